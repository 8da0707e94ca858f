"""Hexagonal geometry."""

from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from surtsey.game import NotationError
from surtsey.hexes import DIRECTIONS, Field, centre, corners, distance, field_text, neighbour, neighbours, parse_field

fields = st.tuples(st.integers(-99, 99), st.integers(-99, 99))


@given(fields)
def test_directions_go_clockwise_from_east(field: Field) -> None:
    """On a drawing, where y grows downwards, each next direction is a turn of 60 degrees clockwise."""
    x, y = centre(field, 1)
    for direction in range(6):
        here, there = centre(neighbour(field, direction), 1), centre(neighbour(field, direction + 1), 1)
        turn = (here[0] - x) * (there[1] - y) - (here[1] - y) * (there[0] - x)
        assert turn > 0
        assert dist((x, y), here) == pytest.approx(3**0.5)
    assert neighbour(field, 0) == (field[0] + 1, field[1])


@given(fields)
def test_opposite_directions_lead_back(field: Field) -> None:
    for direction in range(6):
        assert neighbour(neighbour(field, direction), direction + 3) == field
    assert len(set(neighbours(field))) == len(DIRECTIONS) == 6


@given(fields, fields)
def test_distance_is_symmetric_and_one_to_neighbours(a: Field, b: Field) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert {distance(a, each) for each in neighbours(a)} == {1}


@given(fields, st.integers(0, 5))
def test_a_side_is_shared_with_the_neighbour_in_its_direction(field: Field, direction: int) -> None:
    mine, theirs = corners(field, 10), corners(neighbour(field, direction), 10)
    side = {(round(x, 6), round(y, 6)) for x, y in (mine[direction], mine[(direction + 1) % 6])}
    assert side <= {(round(x, 6), round(y, 6)) for x, y in theirs}


@given(fields)
def test_field_text_round_trip(field: Field) -> None:
    assert parse_field(field_text(field)) == field
    assert parse_field(f"  {field[0]} , {field[1]} ") == field


@pytest.mark.parametrize("text", ["", "1", "1,", ",1", "1,2,3", "a,b", "1.5,2", "1;2", "\u0661,\u0662", "9999999999,0"])
def test_text_that_is_no_field_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is not a field; a field is written q,r"):
        parse_field(text)
