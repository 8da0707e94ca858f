"""Guests need no account: a signed cookie names them.

Keys can be changed at any time: the newest signs, all verify. They are kept in the database, so that all processes
have the same; a new one signs only after every process has had the time to read it.
"""

import secrets
import time
from collections.abc import Sequence
from typing import Final

from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import Connection, delete, insert, select

from surtsey.server.database import Database, new_key
from surtsey.server.schema import KEYS

COOKIE: Final = "surtsey_guest"
COOKIE_DAYS: Final = 400
"""As long as browsers keep a cookie at most. Every visit starts it anew."""
SHORTEST_KEY_CHARACTERS: Final = 16
KEY_READ_INTERVAL_SECONDS: Final = 30.0
"""Seconds between two looks for new keys."""
KEY_SETTLED_SECONDS: Final = 3 * KEY_READ_INTERVAL_SECONDS
RELAY_TOKEN_SECONDS: Final = 30
"""Seconds in which another process must have used what it was given to show."""


class Keyring:
    def __init__(self, keys: Sequence[str]) -> None:
        """Keys from the oldest to the newest, the one that signs."""
        if not keys or min(map(len, keys)) < SHORTEST_KEY_CHARACTERS:
            raise ValueError(f"a key has at least {SHORTEST_KEY_CHARACTERS} characters")
        self._guests = URLSafeTimedSerializer(list(keys), salt="surtsey.guest")
        self._relays = URLSafeTimedSerializer(list(keys), salt="surtsey.relay")

    def sign(self, guest: str) -> str:
        """The cookie of a guest."""
        return self._guests.dumps(guest)

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None if it is not one that was signed here."""
        return _read(self._guests, cookie, COOKIE_DAYS * 86_400)

    def sign_relay(self, guest: str) -> str:
        """What a process shows to another one in the name of a guest."""
        return self._relays.dumps(guest)

    def read_relay(self, token: str | None) -> str | None:
        return _read(self._relays, token, RELAY_TOKEN_SECONDS)


def _read(serializer: URLSafeTimedSerializer, token: str | None, seconds: int) -> str | None:
    if not token or len(token) > 500:
        return None
    try:
        guest = serializer.loads(token, max_age=seconds)
    except BadData:
        return None
    return guest if isinstance(guest, str) else None


def new_guest() -> str:
    return secrets.token_hex(8)


def default_name(guest: str) -> str:
    """What a guest is called who has not said."""
    return f"Guest {guest[:4].upper()}"


def read_keys(text: str) -> list[str]:
    """Keys as the setting has them."""
    return [key.strip() for key in text.split(",") if key.strip()]


async def stored_keys(database: Database) -> list[str]:
    """The keys in the database, the one that signs last. The first one is made with the tables."""
    rows = await database.read(lambda connection: connection.execute(select(KEYS).order_by(KEYS.c.created)).all())
    settled = [row.key for row in rows if row.created < time.time() - KEY_SETTLED_SECONDS] or [rows[0].key]
    return [row.key for row in rows if row.key not in settled] + settled


async def rotate_keys(database: Database) -> None:
    """Adds a key, and forgets those that no cookie can still be signed with."""

    def rotate(connection: Connection) -> None:
        connection.execute(insert(KEYS).values(key=new_key(), created=time.time()))
        newest = connection.execute(select(KEYS).order_by(KEYS.c.created.desc())).all()
        limit = time.time() - COOKIE_DAYS * 86_400
        followed = [older.key for older, newer in zip(newest[1:], newest, strict=False) if newer.created < limit]
        connection.execute(delete(KEYS).where(KEYS.c.key.in_(followed)))

    await database.write(rotate)
