"""The use cases: what people can do with matches. Knows neither Discord nor SQL.

`Challenges` opens, answers and ends challenges; `Play` carries out actions and resignations; `Sights` turns a match
into what one person, or everybody, is shown; `Deadlines` lets challenges lapse. All of them take the ports of
`bot.model.ports` and raise `Refused` for what a person may not do, with nothing changed.
"""
