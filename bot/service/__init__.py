"""The use cases: what people can do with matches. Knows neither Discord nor SQL.

`matches` plays a match, `lobbies` brings people together for one, `clocks` sees to their time, `guilds` to what a
server allows and keeps; `outbox` says which public messages are behind, and what they should show. `Warroom` puts them
together. They take the ports of `bot.model.ports`, and raise `Refused` for what a person may not do, with nothing
changed.
"""
