"""The tables of the database. Moments are seconds since 1970, as UTC has it."""

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    true,
)

METADATA: Final = MetaData()


def _of_game() -> Column[str]:
    return Column("game_id", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", Float(53), nullable=False),
)

GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),  # the rules, as everybody may see them
    Column("setup", JSON, nullable=False),  # what it was made with: a deck in known order, too
    Column("seed", BigInteger),  # of the game's own chance; none for a record that was uploaded
    Column("position", Text),  # where play went on from, if not from the beginning
    Column("opening", JSON, nullable=False),  # what chance brought before the first entry
    Column("status", String(10), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("clock", JSON(none_as_null=True)),  # the rule
    Column("time_left", JSON(none_as_null=True)),  # of each seat
    Column("created", Float(53), nullable=False),
    Column("updated", Float(53), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("to_act", Integer),
    Column("places", JSON(none_as_null=True)),
    Column("take_backs", Boolean, nullable=False),
    Column("runs", Boolean, nullable=False),  # a bot decides or a clock runs: it goes on even if nobody is connected
    Column("invitation", String(64)),
    Column("made_by", String(32), nullable=False),
    Column("rematch_of", String(32), unique=True),
    Column("owner", String(32)),  # the process that has it
)
Index("games_by_status", GAMES.c.status, GAMES.c.updated)
Index("games_that_run", GAMES.c.runs, sqlite_where=GAMES.c.runs == true(), postgresql_where=GAMES.c.runs)

SEATS: Final = Table(
    "seats",
    METADATA,
    _of_game(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("guest", String(32), index=True),
    Column("shared", Boolean, nullable=False),  # another person at the same screen, under a name of its own
    Column("name", String(80), nullable=False),
    Column("colour", Integer, nullable=False),
    Column("level", String(40)),
    Column("resigned", Boolean, nullable=False),
    Column("interrupts", String(10), nullable=False, server_default="never"),  # whether they want to be asked
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    _of_game(),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("actions", JSON, nullable=False),  # what was decided
    Column("chance", JSON, nullable=False),  # what chance brought on the way
    Column("back_to", Integer),  # of an undo: the entry after which the game stands again
    Column("level", String(40)),  # of the bot that a seat was handed to
    Column("key", String(64)),  # what the page called it: sent again, it is known
    Column("time_left", JSON(none_as_null=True)),
    Column("at", Float(53), nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    _of_game(),
    Column("number", Integer, primary_key=True),
    Column("author", String(32), nullable=False),
    Column("seat", Integer),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float(53), nullable=False),
)

ANALYSES: Final = Table("analyses", METADATA, _of_game(), Column("turns", JSON, nullable=False))

DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("digest", String(64), primary_key=True),  # of the token: who reads the table cannot use it
    Column("guest", String(32), nullable=False),
    Column("expires", Float(53), nullable=False),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("created", Float(53), nullable=False),
)

PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("url", String(200), nullable=False),
    Column("expires", Float(53), nullable=False),
)
