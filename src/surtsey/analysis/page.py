"""An analysis as one page of HTML that needs nothing from outside: no scripts, no fonts, no other files."""

import re
from base64 import b64encode
from collections.abc import Iterable
from html import escape, unescape
from typing import Final

from surtsey.analysis.analysing import Analysis, Summary, position_at
from surtsey.analysis.graph import emblem, graph
from surtsey.analysis.judged_turns import MARKS, ONLY_MOVE, Turn, hundredths, percent
from surtsey.analysis.text_table import SIGNS, meaning
from surtsey.analysis.turning_points import TurningPoint
from surtsey.records import Record

WIDE: Final = 960.0
NARROW: Final = 400.0
"""Of the two graphs: for a screen on a desk and for a phone."""

STYLE: Final = """
:root {
  color-scheme: light dark;
  --paper: #fbf6ea; --card: #fffdf7; --ink: #1c1315; --faded: #6a5b52; --rule: #ddd2bf; --casing: #1c1315;
  --link: #0d5a7a; --accent: #b5340a; --on-accent: #ffffff; --good: #14603a; --sea: #15607d; --shade: #b9a98c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #171214; --card: #221a1c; --ink: #f5eee2; --faded: #b8a99e; --rule: #463a3c; --casing: #f5eee2;
    --link: #86cdea; --accent: #ffab2e; --on-accent: #1c1315; --good: #7fd8a0; --sea: #124c63; --shade: #8a7674;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { background: var(--sea); color: #ffffff; border-bottom: 6px solid #d5420f; }
header > div, main { max-width: 1080px; margin: 0 auto; padding: 1rem clamp(0.75rem, 3vw, 2rem); }
h1 { margin: 0 0 0.25rem; font-size: clamp(1.5rem, 4vw, 2.1rem); line-height: 1.2; overflow-wrap: anywhere; }
header p { margin: 0.15rem 0; }
h2 { margin: 2rem 0 0.6rem; font-size: 1.3rem; }
h3 { margin: 0; font-size: 1.05rem; line-height: 1.4; }
p { margin: 0.5rem 0; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.card, .box { background: var(--card); border: 1px solid var(--rule); border-radius: 10px; }
.box {  /* shadows at the sides where there is more to scroll to */
  overflow-x: auto;
  background: linear-gradient(to right, var(--card) 40%, transparent) 0 0 / 40px 100%,
    linear-gradient(to left, var(--card) 40%, transparent) 100% 0 / 40px 100%,
    linear-gradient(to right, var(--shade), transparent) 0 0 / 14px 100%,
    linear-gradient(to left, var(--shade), transparent) 100% 0 / 14px 100%;
  background-attachment: local, local, scroll, scroll;
  background-color: var(--card);
  background-repeat: no-repeat;
}
.graph { padding: 0.75rem; }
.graph svg { display: block; width: 100%; height: auto; }
.graph svg + svg { display: none; }
.graph a { cursor: pointer; }
@media (max-width: 640px) { .graph svg { display: none; } .graph svg + svg { display: block; } }
.emblem { width: 1.15em; height: 1.15em; vertical-align: -0.2em; margin-right: 0.4em; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: 0.4rem 0.7rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--rule); }
tr:last-child > * { border-bottom: 0; }
thead th { color: var(--faded); font-weight: 600; vertical-align: bottom; }
.number { text-align: right; min-width: 5.5rem; }
td.number { white-space: nowrap; }
td.own { font-weight: 700; }
td.text { min-width: 14rem; }
td.text p { margin: 0; }
th[scope="row"], .name { white-space: nowrap; }
tr:target > * { background: color-mix(in srgb, var(--accent) 18%, transparent); }
.point { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); margin: 0 0 1rem; overflow: hidden; }
.point > div { padding: 1rem; }
.point img { display: block; width: 100%; height: 100%; max-height: 22rem; object-fit: contain; background: #1f7fa3; }
@media (max-width: 640px) {
  .point { grid-template-columns: minmax(0, 1fr); }
  th, td { padding: 0.35rem 0.45rem; }
  .name { white-space: normal; min-width: 7.5rem; }
}
.disc, .mark { display: inline-block; border-radius: 1em; font-weight: 700; white-space: nowrap; }
.disc { min-width: 1.6em; padding: 0 0.3em; text-align: center; background: var(--accent); color: var(--on-accent); }
.disc { text-decoration: none; margin-right: 0.4em; }
.mark { padding: 0 0.6em; font-size: 0.85rem; border: 1px solid currentcolor; }
.blunder { background: #b5340a; border-color: #b5340a; color: #ffffff; }
.mistake { background: #f2c314; border-color: #f2c314; color: #1c1315; }
.only { color: var(--good); }
.action { white-space: nowrap; }
.chance { color: var(--faded); }
footer { color: var(--faded); font-size: 0.9rem; }
"""


def page(analysis: Analysis, record: Record) -> str:
    """The page; the record is the one that was analysed."""
    title = f"{analysis.game.capitalize()}: {' - '.join(analysis.names)}"
    return "\n".join(
        [
            "<!DOCTYPE html>",
            '<html lang="en">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style>",
            "</head>",
            "<body>",
            f"<header><div><h1>{escape(title)}</h1>{_facts(analysis, record)}</div></header>",
            "<main>",
            f"<h2>Players</h2>\n{_players(analysis)}",
            f"<h2>The judgement over the game</h2>\n{_graphs(analysis)}",
            f"<h2>Turning points</h2>\n{_points(analysis, record)}",
            f'<h2 id="turns">Turn by turn</h2>\n{_turns(analysis)}',
            _footer(),
            "</main>",
            "</body>",
            "</html>",
            "",
        ]
    )


def _facts(analysis: Analysis, record: Record) -> str:
    options = ", ".join(f"{name} {value}" for name, value in analysis.options.items())
    facts = [_result(analysis), f"{options}." + (f" Played on {record.date}." if record.date else "")]
    facts.append(f"Judged by {analysis.player}. {meaning(analysis)}")
    return "".join(f"<p>{escape(fact)}</p>" for fact in facts)


def _result(analysis: Analysis) -> str:
    if analysis.places is None:
        return f"The game goes on after {analysis.turns[-1].title}."
    winners = [name for name, place in zip(analysis.names, analysis.places, strict=True) if place == 1]
    what = "wins" if len(winners) == 1 else "win" if len(analysis.sides) < len(analysis.names) else "share the win"
    sentence = f"{' and '.join(winners)} {what} in {analysis.turns[-1].title}."
    return sentence[0].upper() + sentence[1:]


def _players(analysis: Analysis) -> str:
    heads = ["player", "mean loss a turn", "inaccuracies", "mistakes", "blunders", "as good as the best"]
    rows = [_player(analysis.summary(seat)) for seat in range(len(analysis.names))]
    head = "".join(f'<th scope="col"{"" if head == "player" else NUMBER}>{head}</th>' for head in heads)
    return _box("How well they played", f"<thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody>")


def _player(summary: Summary) -> str:
    cells = [
        f"{100 * summary.mean_loss:.1f} %",
        str(summary.inaccuracies),
        str(summary.mistakes),
        str(summary.blunders),
        percent(summary.agreement),
    ]
    place = f", place {summary.place}" if summary.place else ""
    name = f'<th scope="row" class="name">{_emblem(summary.seat)}{escape(summary.name)}{place}</th>'
    return f"<tr>{name}{''.join(f'<td{NUMBER}>{cell}</td>' for cell in cells)}</tr>"


def _graphs(analysis: Analysis) -> str:
    return f'<div class="card graph">{graph(analysis, WIDE)}{graph(analysis, NARROW)}</div>'


def _points(analysis: Analysis, record: Record) -> str:
    points = analysis.turning_points
    if not points:
        return "<p>There are none: the favourite never changed, and nobody lost much at once.</p>"
    return "\n".join(_point(number, point, analysis, record) for number, point in enumerate(points, 1))


def _point(number: int, point: TurningPoint, analysis: Analysis, record: Record) -> str:
    turn = analysis.turns[point.row - 1]
    picture = record.game.svg(position_at(record, point.position))
    parts = [
        f'<h3><span class="disc">{number}</span>{_unbroken(escape(point.text))}</h3>',
        f"<p>{_name(analysis, turn.seat)} played: {_played(turn)}</p>",
        _betters(turn, analysis),
        f'<p><a href="#row-{turn.row}">{escape(turn.title)} in the table</a></p>',
    ]
    image = f'<img src="{_address(picture)}" alt="{_alternative(picture)}" loading="lazy">'
    return f'<article class="card point" id="point-{number}"><div>{"".join(parts)}</div>{image}</article>'


def _turns(analysis: Analysis) -> str:
    numbers: dict[int, list[int]] = {}
    for number, point in enumerate(analysis.turning_points, 1):
        numbers.setdefault(point.row, []).append(number)
    heads = ['<th scope="col">turn</th><th scope="col">player</th>', f'<th scope="col"{NUMBER}>loss</th>']
    heads += ['<th scope="col">played</th><th scope="col">better</th>']
    heads += [f'<th scope="col"{NUMBER}>{_name(analysis, seat)}</th>' for seat in range(len(analysis.names))]
    rows = [_turn(turn, analysis, numbers.get(turn.row, [])) for turn in analysis.turns]
    return _box(
        "Every turn: what was lost, what was played, what was better, the judgement before and after in percent",
        f"<thead><tr>{''.join(heads)}</tr></thead>\n<tbody>\n" + "\n".join(rows) + "\n</tbody>",
    )


def _turn(turn: Turn, analysis: Analysis, points: Iterable[int]) -> str:
    links = "".join(
        f'<a class="disc" href="#point-{number}" aria-label="turning point {number}">{number}</a>' for number in points
    )
    losses = "".join(f"<div>{_lost(turn, seat, analysis)}</div>" for seat in turn.deciders)
    values = "".join(
        f'<td class="number{" own" if seat == turn.seat else ""}">{hundredths(before)} → {hundredths(after)}</td>'
        for seat, (before, after) in enumerate(zip(turn.before, turn.after, strict=True))
    )
    return (
        f'<tr id="row-{turn.row}"><th scope="row">{links}{turn.number or escape(turn.title)}</th>'
        f'<td class="name">{_name(analysis, turn.seat)}</td><td{NUMBER}>{losses}</td>'
        f'<td class="text">{_played(turn)}</td><td class="text">{_betters(turn, analysis)}</td>{values}</tr>'
    )


def _lost(turn: Turn, seat: int, analysis: Analysis) -> str:
    """What a seat lost in a turn, and the mark for it."""
    who = "" if seat == turn.seat else f"{escape(analysis.names[seat])}: "
    mark = turn.mark(seat)
    badge = f' <span class="mark {mark.split()[0]}">{SIGNS[mark]} {mark}</span>' if mark else ""
    return f"{who}{_unbroken(percent(turn.loss(seat)))}{badge}"


def _played(turn: Turn) -> str:
    return "; ".join(_action(action.text, action.chance) for action in turn.actions)


def _action(text: str, chance: bool = False) -> str:
    """An action is not broken at the end of a line."""
    return f'<span class="action{" chance" if chance else ""}">{escape(text)}</span>'


def _betters(turn: Turn, analysis: Analysis) -> str:
    """What would have been better in a turn, and whose decision it was if it was out of turn."""
    text = ""
    for choice in turn.choices:
        if not choice.agrees:
            who = "" if choice.seat == turn.seat else f"{_name(analysis, choice.seat)}, out of turn: "
            best = "; ".join(_action(action) for action in choice.best)
            text += f"<p>{who}{best} instead of {_action(choice.played)}: {_unbroken(percent(choice.loss))} better</p>"
    return text


def _footer() -> str:
    marks = [f"{SIGNS[mark]} {mark}: {least} % or more" for mark, least in reversed(MARKS.items())]
    only = f"{SIGNS[ONLY_MOVE]} {ONLY_MOVE}: all else that was considered would have been a blunder"
    text = f"What a player lost in one turn gets a mark. {'; '.join([*marks, only])}. "
    text += "Every decision was judged by what its player could know."
    return f"<footer><p>{escape(text)}</p></footer>"


NUMBER: Final = ' class="number"'


def _box(caption: str, rows: str) -> str:
    """A table that scrolls by itself where the screen is too narrow for it."""
    name = f'aria-label="{escape(caption)}"'
    return f'<div class="box" role="region" tabindex="0" {name}>\n<table {name}>{rows}</table>\n</div>'


def _name(analysis: Analysis, seat: int) -> str:
    return f"{_emblem(seat)}{escape(analysis.names[seat])}"


def _emblem(seat: int) -> str:
    return f'<svg class="emblem" viewBox="-10 -10 20 20" aria-hidden="true">{emblem(seat, 0, 0)}</svg>'


def _unbroken(text: str) -> str:
    """Lines do not end between a number and its percent sign."""
    return text.replace(" %", "&nbsp;%")


def _address(picture: str) -> str:
    """A picture in itself: as an image of its own it can share the page with others that use the same ids."""
    return "data:image/svg+xml;base64," + b64encode(picture.encode()).decode()


def _alternative(picture: str) -> str:
    """What a picture says of itself, for those who do not see it."""
    parts = [unescape(text) for text in re.findall(r"<(?:title|desc)>(.*?)</", picture)[:2]]
    return escape(" ".join(parts))
