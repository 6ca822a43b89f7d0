"""The Discord side: commands, buttons, private answers and public boards. The only package that knows discord.py.

No object here holds a match. What a button means stands in its id (`marks`), what a person sees comes from the
service, and whatever goes out privately goes through `replies`.
"""
