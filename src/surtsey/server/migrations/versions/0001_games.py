"""Guests, games, seats, entries, chat; keys, devices, processes."""

from alembic import op
from sqlalchemy import JSON, BigInteger, Boolean, Column, Float, ForeignKey, Integer, String, Text, text

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _of_game() -> Column[str]:
    return Column("game_id", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "guests",
        Column("id", String(32), primary_key=True),
        Column("name", String(80), nullable=False),
        Column("created", Float(53), nullable=False),
    )
    op.create_table(
        "games",
        Column("id", String(32), primary_key=True),
        Column("game", String(40), nullable=False),
        Column("options", JSON, nullable=False),
        Column("setup", JSON, nullable=False),
        Column("seed", BigInteger),
        Column("position", Text),
        Column("opening", JSON, nullable=False),
        Column("status", String(10), nullable=False),
        Column("private", Boolean, nullable=False),
        Column("clock", JSON),
        Column("time_left", JSON),
        Column("created", Float(53), nullable=False),
        Column("updated", Float(53), nullable=False),
        Column("turn", Integer, nullable=False),
        Column("to_act", Integer),
        Column("places", JSON),
        Column("take_backs", Boolean, nullable=False),
        Column("runs", Boolean, nullable=False),
        Column("invitation", String(64)),
        Column("made_by", String(32), nullable=False),
        Column("rematch_of", String(32), unique=True),
        Column("owner", String(32)),
    )
    op.create_index("games_by_status", "games", ["status", "updated"])
    op.create_index("games_that_run", "games", ["runs"], sqlite_where=text("runs = 1"), postgresql_where=text("runs"))
    op.create_table(
        "seats",
        _of_game(),
        Column("seat", Integer, primary_key=True),
        Column("kind", String(10), nullable=False),
        Column("guest", String(32), index=True),
        Column("shared", Boolean, nullable=False),
        Column("name", String(80), nullable=False),
        Column("colour", Integer, nullable=False),
        Column("level", String(40)),
        Column("resigned", Boolean, nullable=False),
    )
    op.create_table(
        "entries",
        _of_game(),
        Column("number", Integer, primary_key=True),
        Column("kind", String(10), nullable=False),
        Column("seat", Integer, nullable=False),
        Column("actions", JSON, nullable=False),
        Column("chance", JSON, nullable=False),
        Column("back_to", Integer),
        Column("level", String(40)),
        Column("key", String(64)),
        Column("time_left", JSON),
        Column("at", Float(53), nullable=False),
    )
    op.create_table(
        "chat",
        _of_game(),
        Column("number", Integer, primary_key=True),
        Column("author", String(32), nullable=False),
        Column("seat", Integer),
        Column("name", String(80), nullable=False),
        Column("text", Text, nullable=False),
        Column("at", Float(53), nullable=False),
    )
    op.create_table("analyses", _of_game(), Column("turns", JSON, nullable=False))
    op.create_table(
        "devices",
        Column("digest", String(64), primary_key=True),
        Column("guest", String(32), nullable=False),
        Column("expires", Float(53), nullable=False),
    )
    op.create_table("keys", Column("key", String(64), primary_key=True), Column("created", Float(53), nullable=False))
    op.create_table(
        "processes",
        Column("id", String(32), primary_key=True),
        Column("url", String(200), nullable=False),
        Column("expires", Float(53), nullable=False),
    )


def downgrade() -> None:
    for table in ("processes", "keys", "devices", "analyses", "chat", "entries", "seats", "games", "guests"):
        op.drop_table(table)
