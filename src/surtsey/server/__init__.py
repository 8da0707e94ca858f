"""The web server: people, seats, rooms and storage around the games.

settings.py     what can be set
wire.py         what the page may send, and what it gets
schema.py       the tables of the database; migrations/ makes them
database.py     SQLite or PostgreSQL
store.py        reading and writing rows
writer.py       storing entries durably, many games in one go
leases.py       which process has which games
cookies.py      cookies that name guests, and the keys that sign them
live.py         a game as its entries make it: no clock, no people, no waiting
visibility.py   what somebody may be shown of a game
clock.py        time left
driver.py       what happens by itself: clocks and bots
limits.py       how often something may be done
summaries.py    a game in short
audience.py     everybody who is connected to a game
chat.py         what they say
drafts.py       what the page asks during a turn
hints.py        what a strong bot would do in the rest of it
seating.py      who may do what, who has to agree, how seats change hands
room.py         a live game and everybody who is connected to it
rooms.py        all rooms of this process
connection.py   one WebSocket, and its limits
relay.py        WebSockets that belong to another process
bot_workers.py  worker processes in which bots think
bot_tasks.py    what they think there: turns, hints, analyses
replaying.py    records and replays of stored games
http/           what is asked over HTTP: games, guests, records, sentences, static files; what requests share
metrics.py      health, metrics, logs
app.py          puts it all together
serving.py      listens, and runs
command.py      the command that starts it
"""
