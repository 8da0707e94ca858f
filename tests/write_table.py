"""Writes the lines of Volcanique's `Table.copy` that follow from its fields: `make table`, after fields have changed.

They name every field once more, as a loop over names would take longer than all the rest of a copy.
"""

import re
from pathlib import Path

TABLE = Path(__file__).parents[1] / "src" / "surtsey" / "volcanique" / "table.py"
FIELD = re.compile(r"^    (\w+): (vec\[i64\]|i64|bool) = ", re.MULTILINE)
COPIED = re.compile(r"(?<=        # begin\n).*?(?=        # end\n)", re.DOTALL)


def written(source: str) -> str:
    """The source with a copy of every field."""
    lines = [
        f"        twin.{name} = self.{name}{'[:]' if kind == 'vec[i64]' else ''}\n"
        for name, kind in FIELD.findall(source)
    ]
    return COPIED.sub("".join(lines), source)


if __name__ == "__main__":
    TABLE.write_text(written(TABLE.read_text()))
