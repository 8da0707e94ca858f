"""What the page goes by to show events one after the other (write_pictures.py)."""

from tests.write_pictures import PICTURES, written


def test_the_pictures_are_up_to_date() -> None:
    """Otherwise `make pictures` writes them anew."""
    assert PICTURES.read_text() == written()
