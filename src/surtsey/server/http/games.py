"""HTTP: what can be played, making games, taking seats."""

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request

from surtsey.chance import MAX_SEED
from surtsey.game import Game, Option, Rules, RulesError, SurtseyError
from surtsey.games import Bundle, bundle_named, bundles, game_named
from surtsey.sentences import Wording
from surtsey.server.http.dependencies import Guest, Server, TheServer, Visitor, refusals
from surtsey.server.live import LiveGame
from surtsey.server.replaying import position_at
from surtsey.server.store import GameRow, SeatRow, new_id
from surtsey.server.summaries import summary
from surtsey.server.wire import (
    GAME_ID,
    MOST_SEATS,
    Catalogue,
    CatalogueGame,
    Checked,
    Described,
    DescribedOption,
    DescribedPreset,
    Join,
    NewGame,
    NewSeat,
    Refused,
    Summary,
)

ROUTER = APIRouter(prefix="/api", tags=["games"])

GameId = Annotated[str, Path(pattern=f"^{GAME_ID.pattern}$")]


@ROUTER.get("/catalogue", summary="What can be played, and how", responses=refusals(422))
async def catalogue(language: Annotated[Literal["en", "fr", "de"], Query()] = "en") -> Catalogue:
    """In English where a game does not speak that language."""
    return Catalogue(games=[_described(bundle, language) for bundle in bundles()])


def _described(bundle: Bundle, language: str) -> CatalogueGame:
    game = bundle.game
    wording = game.sentences.wording(language)
    return CatalogueGame(
        name=game.name,
        presets=[_described_preset(game, wording, name, meaning) for name, meaning in game.presets.items()],
        options=[_described_option(wording, option) for option in game.options],
        players=_numbers_of_players(game),
        levels=[Described(name=level, meaning=each.meaning) for level, each in bundle.levels.items()],
    )


def _described_preset(game: Game, wording: Wording, name: str, meaning: str) -> DescribedPreset:
    rules = game.rules({game.options[0].name: name})
    return DescribedPreset(
        name=name,
        meaning=wording.presets.get(name, meaning),
        values={option.name: _value_in(rules, option) for option in game.options},
    )


def _value_in(rules: Rules, option: Option) -> str:
    value = getattr(rules, option.name, option.default)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) if isinstance(value, int | str) else option.default


def _described_option(wording: Wording, option: Option) -> DescribedOption:
    words = wording.options.get(option.name, {})
    return DescribedOption(
        name=option.name,
        title=words.get("name", option.name.replace("_", " ")),
        meaning=words.get("meaning", option.meaning[:1].upper() + option.meaning[1:]),
        values=option.values,
        default=option.default,
        titles=words.get("values", {}),
    )


def _numbers_of_players(game: Game) -> list[int]:
    numbers = []
    for players in range(1, MOST_SEATS + 1):
        try:
            game.rules({"players": str(players)})
        except RulesError:
            continue
        numbers.append(players)
    return numbers


@ROUTER.get("/rules/{game}", summary="Check options; they are key=value", responses=refusals(400, 404, 422))
async def check_rules(game: Annotated[str, Path(max_length=40)], request: Request) -> Checked:
    options = dict(request.query_params)
    chosen = _game(game)
    try:
        return Checked(options=chosen.new(options, 0).rules.options())
    except SurtseyError as error:
        raise Refused("rules", str(error), 400) from None


@ROUTER.post("/games", summary="Make a game", status_code=201, responses=refusals(400, 403, 404, 409, 413, 422, 429))
async def make_game(server: TheServer, guest: Visitor, wanted: NewGame) -> Summary:
    await _check_number(server, guest)
    position = await _position_of(server, guest, wanted)
    row = _new_row(wanted, position, guest, await server.name(guest))
    await server.store.add_game(row)
    if row.position is not None:
        await server.store.delete_practice(guest, server.settings.practice_per_guest, server.rooms.rooms)
    return summary(row, guest)


async def _check_number(server: Server, guest: str) -> None:
    if await server.store.under_way(guest) >= server.settings.games_per_guest:
        raise Refused("too_many_games", f"at most {server.settings.games_per_guest} games at a time", 409)


def _game(name: str) -> Game:
    try:
        return game_named(name)
    except SurtseyError as error:
        raise Refused("no_such_game", str(error), 404) from None


async def _position_of(server: Server, guest: str, wanted: NewGame) -> str | None:
    """Where play starts, if not from the beginning."""
    start = wanted.start
    if start is None:
        return wanted.position
    if wanted.position is not None:
        raise Refused("start", "a game starts from a position or from a replay, not from both", 400)
    row = await server.game(start.game)
    if row.game != wanted.game:
        raise Refused("start", f"that is a game of {row.game}, not of {wanted.game}", 400)
    entries = await server.store.entries(row.id)
    hidden = secrets.randbelow(MAX_SEED)
    return await asyncio.to_thread(position_at, row, entries, start.frame, row.seats_of(guest), hidden)


def _new_row(wanted: NewGame, position: str | None, guest: str, name: str) -> GameRow:
    game = _game(wanted.game)
    seats = _seats(wanted.seats, wanted.game, guest, name)
    is_open = any(seat.kind == "open" for seat in seats)
    setup = {"players": str(len(seats)), **wanted.options}
    seed = secrets.randbelow(MAX_SEED) if wanted.seed is None else wanted.seed
    try:
        live = LiveGame.new(game, setup, seed, position)
    except SurtseyError as error:
        raise Refused("rules", str(error), 400) from None
    rules = live.state.rules
    setup["rules_version"] = str(rules.rules_version)
    if rules.players != len(seats):
        raise Refused("seats", f"{len(seats)} seats do not fit a game for {rules.players}", 400)
    if live.state.decision is None:
        raise Refused("rules", "the game is over in that position", 400)
    known = wanted.seed is not None or live.state.seed is None
    if known and is_open and not wanted.private:
        raise Refused("seed", "who knows what chance will bring cannot invite everybody: make it private", 400)
    row = GameRow(
        new_id(),
        wanted.game,
        rules.options(),
        setup,
        guest,
        seats,
        seed=seed,
        position=position,
        opening=tuple(live.opening()),
        private=wanted.private or position is not None,
        clock=wanted.clock,
        invitation=secrets.token_urlsafe(16) if is_open else None,
    )
    return row if is_open else _begun(row, live)


def _begun(row: GameRow, live: LiveGame) -> GameRow:
    """All seats are taken: it can start."""
    decision = live.state.decision
    to_act = None if decision is None else decision.seat
    bot = to_act is not None and row.seats[to_act].kind == "bot"
    return replace(row, status="playing", turn=live.state.turn, to_act=to_act, runs=bot or row.clock is not None)


def _seats(wanted: Sequence[NewSeat], game: str, guest: str, name: str) -> tuple[SeatRow, ...]:
    if sum(seat.kind == "me" for seat in wanted) > 1:
        raise Refused("seats", "one seat is yours; others at the same screen are shared", 400)
    colours = [number if seat.colour is None else seat.colour for number, seat in enumerate(wanted)]
    if len(set(colours)) < len(colours):
        raise Refused("seats", "every seat has a colour of its own", 400)
    levels = list(bundle_named(game).levels)
    return tuple(_seat(seat, colour, levels, guest, name) for seat, colour in zip(wanted, colours, strict=True))


def _seat(wanted: NewSeat, colour: int, levels: Sequence[str], guest: str, name: str) -> SeatRow:
    if wanted.kind == "bot":
        level = wanted.level or levels[len(levels) // 2]
        if level not in levels:
            raise Refused("no_such_level", f"there is no level '{level}'", 400)
        return SeatRow("bot", wanted.name or level.capitalize(), colour, level=level)
    if wanted.kind == "open":
        return SeatRow("open", "", colour)
    shared = wanted.kind == "shared"
    return SeatRow("guest", wanted.name or name, colour, guest, shared=shared or wanted.name is not None)


@ROUTER.get("/games", summary="Games of mine, or open ones", responses=refusals(422))
async def list_games(server: TheServer, guest: Guest, which: Literal["mine", "open"] = "mine") -> list[Summary]:
    if which == "open":
        rows = await server.store.open_games()
    else:
        rows = [] if guest is None else await server.store.games_of(guest)
    return [_summary(server, row, guest) for row in rows]


def _summary(server: Server, row: GameRow, guest: str | None) -> Summary:
    """Who is present is known for games that live in this process."""
    room = server.rooms.rooms.get(row.id)
    return summary(row, guest, room.present() if room is not None else ())


@ROUTER.get("/games/{id}", summary="A game in short", responses=refusals(404, 422))
async def show_game(server: TheServer, guest: Guest, id: GameId) -> Summary:
    return _summary(server, await server.game(id), guest)


@ROUTER.post("/games/{id}/join", summary="Take an open seat", responses=refusals(403, 404, 409, 413, 422, 429))
async def join(server: TheServer, guest: Visitor, id: GameId, wish: Join) -> Summary:
    row = await server.game(id)
    if wish.invitation is None:
        if row.private and not row.seats_of(guest):
            raise Refused("private", "this game is for those who are invited", 403)
    elif row.invitation is None or not secrets.compare_digest(wish.invitation.encode(), row.invitation.encode()):
        raise Refused("no_such_invitation", "this invitation is not valid", 403)
    await _check_number(server, guest)
    await server.store.take_seat(id, wish.seat, guest, await server.name(guest))
    await server.rooms.tell(id)
    return _summary(server, await server.game(id), guest)


@ROUTER.post(
    "/games/{id}/rematch", summary="Play again with the same people", responses=refusals(403, 404, 409, 422, 429)
)
async def rematch(server: TheServer, guest: Visitor, id: GameId) -> Summary:
    row = await server.game(id)
    if not row.seats_of(guest):
        raise Refused("not_your_game", "only those who played can ask for a rematch", 403)
    if row.status != "over":
        raise Refused("not_over", "the game is not over yet")
    if any(seat.kind == "open" for seat in row.seats):
        raise Refused("called_off", "the game was called off before everybody was there")
    if row.rematch is None:
        await server.store.add_rematch(rematch_of(row))
        await server.rooms.tell(id)
        row = await server.game(id)
    return _summary(server, await server.game(row.rematch or ""), guest)


def rematch_of(row: GameRow) -> GameRow:
    """The next one begins: everybody moves up a seat."""
    live = LiveGame.new(_game(row.game), row.options, secrets.randbelow(MAX_SEED))
    seats = tuple(replace(seat, resigned=False) for seat in (*row.seats[1:], row.seats[0]))
    return _begun(
        GameRow(
            new_id(),
            row.game,
            row.options,
            row.options,
            row.made_by,
            seats,
            seed=live.state.seed,
            opening=tuple(live.opening()),
            private=row.private,
            clock=row.clock,
            rematch_of=row.id,
        ),
        live,
    )
