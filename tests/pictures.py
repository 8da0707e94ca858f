"""What is in a picture, for the tests that look at pictures."""

import re
from typing import Final
from xml.etree.ElementTree import Element

SVG: Final = "{http://www.w3.org/2000/svg}"


def drawn(root: Element, kind: str) -> list[Element]:
    """The elements of a class."""
    return [element for element in root.iter() if element.get("class") == kind]


def text_of(element: Element, kind: str) -> list[str]:
    return ["".join(each.itertext()) for each in drawn(element, kind)]


def shifted(element: Element) -> tuple[float, float]:
    """Where a group lies."""
    match = re.match(r"translate\((\S+) (\S+)\)", element.attrib["transform"])
    assert match is not None
    return float(match[1]), float(match[2])
