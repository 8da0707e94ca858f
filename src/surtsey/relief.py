"""Land in layers, as the pictures of our games show it: seen from the south and from above.

The more tiles lie on top of each other the higher a field stands, with a wall towards lower ground in front of it.
Fields are drawn from north to south, so that what is nearer lies over what is behind it.
"""

from collections.abc import Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from surtsey import svg
from surtsey.hexes import Field, centre, corners, neighbour
from surtsey.svg import INK, STRATA, Point

SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST = range(1, 6)


class Ground(Protocol):
    """What is to be seen on a field."""

    @property
    def field(self) -> Field: ...

    @property
    def layers(self) -> int:
        """How high it is drawn."""


G = TypeVar("G", bound=Ground)


class Relief(Generic[G]):
    """All land of a picture."""

    def __init__(self, grounds: Mapping[Field, G], size: float, lift: float) -> None:
        self.grounds = grounds
        self.size = size
        self.lift = lift
        """How much higher a layer is than the one below."""
        self.corners = corners((0, 0), size)

    def from_the_north(self) -> list[G]:
        return [self.grounds[field] for field in sorted(self.grounds, key=lambda field: (field[1], field[0]))]

    def middle(self, ground: G) -> Point:
        """The middle of its top."""
        x, y = centre(ground.field, self.size)
        return x, y - self.lift * ground.layers

    def beside(self, ground: G) -> list[G | None]:
        """The neighbours by their directions; None is the sea."""
        return [self.grounds.get(neighbour(ground.field, direction)) for direction in range(6)]

    def side(self, direction: int, x: float = 0, y: float = 0) -> list[Point]:
        """The two corners of a side of a field with its middle there."""
        return svg.side(self.corners, direction, x, y)

    def waters(self, bands: Sequence[tuple[str, float]]) -> str:
        """Shallow water and foam along the coast: colours, and how wide they are around the coast line."""
        shore = ""
        for ground in self.grounds.values():
            x, y = centre(ground.field, self.size)
            for direction, beside in enumerate(self.beside(ground)):
                shore += svg.path(self.side(direction, x, y)) if beside is None else ""
        return f'<g class="waters">{"".join(svg.line(shore, colour, width) for colour, width in bands)}</g>'

    def walls(self, ground: G, seams: str = "") -> str:
        """The layers that can be seen below a top, where lower ground or the sea lies in front of it.

        With attributes for them, there are seams between the layers.
        """
        text, besides = "", self.beside(ground)
        for direction in (SOUTH_WEST, SOUTH_EAST):
            front = besides[direction]
            height = ground.layers - (front.layers if front else 0)
            (x1, y1), (x2, y2) = self.side(direction)
            for layer in range(height):
                high, low = self.lift * layer, self.lift * (layer + 1)
                wall = svg.path([(x1, y1 + high), (x2, y2 + high), (x2, y2 + low), (x1, y1 + low)])
                text += f'<path fill="{STRATA[(ground.layers - layer) % 2][direction == SOUTH_EAST]}" d="{wall}Z"/>'
                text += svg.line(svg.path([(x1, y1 + low), (x2, y2 + low)]), INK, 1, seams) if seams else ""
            if height > 0:
                foot = self.lift * height
                text += svg.line(svg.path([(x1, y1), (x1, y1 + foot), (x2, y2 + foot), (x2, y2)]), INK, 2)
        return text

    def shade(self, ground: G) -> str:
        """The shadow of higher ground in the west and north."""
        text, besides = "", self.beside(ground)
        for direction in (WEST, NORTH_WEST, NORTH_EAST):
            behind = besides[direction]
            if behind and behind.layers > ground.layers:
                reach = min(0.1 * (behind.layers - ground.layers + 1), 0.5)
                a, b = self.side(direction)
                shadow = svg.path([a, b, svg.towards(b, (0, 0), reach), svg.towards(a, (0, 0), reach)])
                text += f'<path d="{shadow}Z" fill="{INK}" fill-opacity="0.28"/>'
        return text
