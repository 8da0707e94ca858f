"""The form of a view of Taluva, as `describe` makes it."""

from typing import Literal, TypedDict

from surtsey.game import View

Terrain = Literal["volcano", "jungle", "clearing", "sand", "rock", "lake"]
Piece = Literal["hut", "temple", "tower"]


class LaidTile(TypedDict):
    kind: str
    q: int
    r: int
    facing: int
    level: int


class LandField(TypedDict):
    q: int
    r: int
    level: int
    terrain: Terrain
    facing: int | None
    """Of a volcano."""
    owner: int | None
    piece: Piece | None
    count: int


class TaluvaPlayer(TypedDict):
    huts: int
    temples: int
    towers: int
    eliminated: bool
    place: int | None


class TaluvaView(View):
    edition: str
    seat: int
    tile: str | None
    stack: int
    drawn: list[str]
    tiles: list[LaidTile]
    """Covered ones too, in order of placement."""
    fields: list[LandField]
    players: list[TaluvaPlayer]
    ended: str | None
