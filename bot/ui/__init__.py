"""The Discord side: commands, buttons, private answers and public boards. Only this package knows discord.py.

No object here holds a match. What a button does is written in its custom id, what a person sees comes from the service,
and every private answer is sent by `gateway.replies`.
"""
