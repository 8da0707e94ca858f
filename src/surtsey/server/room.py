"""A live game and everybody who is connected to it.

A room does one thing after the other: whatever comes, from people, bots or the clock, waits in its inbox. What happens
in the game is stored first, then acknowledged, then told to everybody.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, Literal

from surtsey.server import drafts, messages, seating, visibility, wire
from surtsey.server.audience import Audience, Client, send
from surtsey.server.bot_workers import BotWorkers
from surtsey.server.chat import Chat
from surtsey.server.cookies import default_name
from surtsey.server.driver import Driver, level_of, runs
from surtsey.server.hints import Hints
from surtsey.server.live import Entry, LiveGame, PublishedEntry
from surtsey.server.metrics import METRICS
from surtsey.server.seating import SeatChanges, UndoRequest
from surtsey.server.settings import Settings
from surtsey.server.store import ChatRow, GameRow, Store
from surtsey.server.visibility import Seats
from surtsey.server.wire import Refused
from surtsey.server.writer import LostGame, Write, Writer

LOG: Final = logging.getLogger(__name__)
CLOSE_COME_AGAIN: Final = 1012
"""Close code: come again, the game is taken up elsewhere or later."""


@dataclass(frozen=True)
class Services:
    """What all rooms share."""

    settings: Settings
    store: Store
    writer: Writer
    thinkers: BotWorkers


class Room:
    def __init__(
        self,
        services: Services,
        row: GameRow,
        live: LiveGame,
        entries: Iterable[Entry],
        chat: Iterable[ChatRow],
        lost: Callable[[str], None],
    ) -> None:
        self.row = row
        self.live = live
        self._services = services
        self._lost = lost
        self._keys = {(entry.seat, entry.key): entry.number for entry in entries if entry.key is not None}
        self._chat = Chat(chat, services.settings.chat_lines, services.settings.chat_length)
        self._audience = Audience()
        self._undo: UndoRequest | None = None
        self._driver = Driver(row, services.thinkers, services.settings.bot_pause)
        self._hints = Hints(services.thinkers, services.settings.hint_seconds, len(row.seats))
        self._inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._gone = False
        self._task = asyncio.create_task(self._work())
        self._go_on()

    # ------------------------------------------------------------------------------------------------ the inbox

    def post(self, job: Callable[[], Awaitable[None]]) -> None:
        if not self._gone:
            self._inbox.put_nowait(job)

    async def _work(self) -> None:
        while True:
            job = await self._inbox.get()
            try:
                if not self._gone:
                    await job()
            except LostGame:
                LOG.warning("another process has the game now", extra={"game": self.row.id})
                self._give_up()
            except Exception:
                LOG.exception("a room failed", extra={"game": self.row.id})
                self._give_up()
            finally:
                self._inbox.task_done()

    def _give_up(self) -> None:
        """What is stored counts. Who comes again finds the game as it was stored, and sends the rest again."""
        self._gone = True
        self._lost(self.row.id)

    async def close(self, code: int = CLOSE_COME_AGAIN, reason: str = "the game is taken up again in a moment") -> None:
        """Finishes what has begun, and sends everybody away."""
        self._driver.stop()
        self._hints.stop()
        if asyncio.current_task() is not self._task:
            await self._inbox.join()
            self._task.cancel()
        self._audience.close(code, reason)

    @property
    def time_left(self) -> tuple[float, ...] | None:
        return self._driver.time_left

    @property
    def idle(self) -> float:
        """Seconds for which nobody was here and nothing could happen."""
        if len(self._audience) or self.row.runs or not self._inbox.empty():
            return 0.0
        return time.monotonic() - self._audience.last_left

    @property
    def connections(self) -> int:
        return len(self._audience)

    # --------------------------------------------------------------------------------------------------- people

    def enter(self, client: Client) -> None:
        self._audience.enter(client)
        self._tell_summary(but=client)

    def leave(self, client: Client) -> None:
        self._audience.leave(client)
        self._tell_summary()

    def receive(self, client: Client, message: wire.Sent) -> None:
        self.post(lambda: self._answer(client, message))

    def present(self) -> set[str]:
        return self._audience.present()

    async def refresh(self) -> None:
        """Takes up what changed in the database: seats, names, a rematch."""
        row = await self._services.store.game(self.row.id)
        if row is None:
            self._audience.close(wire.CLOSE_NO_GAME, "this game has been deleted")
            self._give_up()
            return
        started = self.row.status == "waiting" and row.status == "playing"
        self.row = row
        if started:
            await self.settle()
            bot = self._go_on()
            self._tell_situation()
            self._tell_thinking(bot)
        self._tell_summary()

    async def settle(self) -> None:
        """Stores whose turn it is: who took the last seat did not know."""
        progress = self._progress(self.live, self.row)
        if self.row.status == "playing" and progress["to_act"] != self.row.to_act:
            await self._services.writer.store(Write(self.row.id, progress=progress))
            self.row = replace(self.row, **progress)

    async def _answer(self, client: Client, message: wire.Sent) -> None:
        key = getattr(message, "key", None)
        try:
            await self._dispatch(client, message)
        except Refused as refused:
            METRICS.refused.add(refused.code)
            answer: messages.Refused = {"type": "refused", "key": key, "code": refused.code, "text": refused.text}
            if refused.problem is not None:
                answer["problem"] = refused.problem
            if refused.situation:
                answer["situation"] = self._situation(self.row.seats_of(client.guest))
            send(client, answer)

    async def _dispatch(self, client: Client, message: wire.Sent) -> None:
        match message:
            case wire.Hello():
                self._welcome(client, message.since)
            case wire.Act():
                await self._act(client, message)
            case wire.Draft():
                seating.check_asking(self.row, self.live, client.guest, message)
                send(client, drafts.drafted(self.live, message))
            case wire.Explain():
                seating.check_asking(self.row, self.live, client.guest, message)
                send(client, drafts.explained(self.live, message))
            case wire.Preview():
                seating.check_asking(self.row, self.live, client.guest, message)
                send(client, drafts.previewed(self.live, message))
            case wire.Hint():
                seating.check_asking(self.row, self.live, client.guest, message)
                self._hints.begin(client, self.live, message)
            case wire.Interrupts():
                await self._order_interrupts(client, message)
            case wire.Undo():
                await self._ask_undo(client, message)
            case wire.AnswerUndo():
                await self._answer_undo(client, message)
            case wire.Resign():
                await self._resign(client, message)
            case wire.HandOver():
                await self._hand_over(client, message)
            case wire.Chat():
                await self._say(client, message)
            case wire.Ping():
                send(client, {"type": "pong"})

    def _welcome(self, client: Client, since: int | None) -> None:
        client.greeted = True
        seats = self.row.seats_of(client.guest)
        send(
            client,
            {
                "type": "welcome",
                "summary": self._audience.summary(self.row, client),
                "situation": self._situation(seats),
                "entries": visibility.entries_since(self.live, since, seats),
                "chat": [line.wire(client.guest) for line in self._chat.lines],
                "spectators": self._audience.spectators(self.row),
            },
        )

    # --------------------------------------------------------------------------------------------------- playing

    async def _act(self, client: Client, message: wire.Act) -> None:
        seating.check_seat(self.row, client.guest, message.seat)
        known = self._keys.get((message.seat, message.key))
        if known is not None:
            send(client, {"type": "ack", "key": message.key, "number": known})
            return
        seating.check_asking(self.row, self.live, client.guest, message)
        began = time.perf_counter()
        changes = seating.answering(self.row, self.live, message.seat)
        asked = partial(self._is_asked, seating.changed(self.row, changes))
        after, published = self.live.act(message.seat, message.actions, message.key, asked)
        acknowledge = partial(_acknowledge, client, message.key, began)
        await self._advance(after, published, acknowledge, changes)

    def _is_asked(self, row: GameRow, seat: int, turn: int) -> bool:
        """Whether a seat is asked when it has an opportunity to interrupt.

        A bot is asked once in a turn of somebody else, at the first opportunity: before anything else happens in it.
        """
        if level_of(row, seat) is not None:
            return not self.live.has_decided(seat, turn)
        return row.seats[seat].interrupts != "never"

    async def _order_interrupts(self, client: Client, message: wire.Interrupts) -> None:
        """Tells nobody else."""
        changes = seating.ordering(self.row, client.guest, message)
        await self._services.writer.store(Write(self.row.id, seats=changes))
        self.row = seating.changed(self.row, changes)
        send(client, {"type": "situation", "situation": self._situation(self.row.seats_of(client.guest))})
        send(client, {"type": "done", "key": message.key})

    async def _ask_undo(self, client: Client, message: wire.Undo) -> None:
        request = seating.undo_request(self.row, self.live, client.guest, message.seat)
        send(client, {"type": "done", "key": message.key})
        await self._undo_if_agreed(request)

    async def _answer_undo(self, client: Client, message: wire.AnswerUndo) -> None:
        request = seating.agreed(self._undo, self.row.seats_of(client.guest))
        send(client, {"type": "done", "key": message.key})
        await self._undo_if_agreed(request if message.accept else None)

    async def _undo_if_agreed(self, request: UndoRequest | None) -> None:
        """Takes back what was asked for, or tells everybody who still has to agree."""
        if request is not None and not request.missing:
            await self._advance(*self.live.undo(request.seat, request.target))
        else:
            self._undo = request
            self._tell_situation()

    async def _resign(self, client: Client, message: wire.Resign) -> None:
        seating.check_seat(self.row, client.guest, message.seat)
        if self.row.status == "waiting":
            await self._stand_up(client)
        else:
            seating.check_playing(self.row)
            await self._leave_game(message.seat, "resign")
        send(client, {"type": "done", "key": message.key})

    async def _stand_up(self, client: Client) -> None:
        """Before the game begins: who was invited gives the seat back, who made it calls it off."""
        if client.guest == self.row.made_by:
            write = Write(self.row.id, progress={"status": "over", "runs": False})
        else:
            write = Write(self.row.id, seats=seating.standing_up(self.row, client.guest))
        await self._services.writer.store(write)
        await self.refresh()

    async def _leave_game(self, seat: int, kind: Literal["resign", "timeout"]) -> None:
        await self._advance(*self.live.leave(seat, kind), changes=seating.leaving(seat))

    async def _hand_over(self, client: Client, message: wire.HandOver) -> None:
        changes = seating.handing_over(
            self.row, client.guest, message, self._audience.absence, self._services.settings.absence
        )
        await self._advance(*self.live.hand_over(message.seat, message.level), changes=changes)
        send(client, {"type": "done", "key": message.key})

    # --------------------------------------------------------------------------------------------------- storing

    async def _advance(
        self,
        after: LiveGame,
        published: PublishedEntry,
        acknowledge: Callable[[int], None] = lambda _: None,
        changes: SeatChanges = seating.NO_CHANGES,
    ) -> None:
        """Stores an entry, acknowledges it, and tells everybody, in that order."""
        if published.entry.kind == "actions":
            self._driver.turn_ends(self.live, after)
        row = seating.changed(self.row, changes)
        entry = replace(published.entry, at=time.time(), time_left=self.time_left)
        progress = self._progress(after, row)
        await self._services.writer.store(Write(row.id, entry, progress=progress, seats=changes))
        METRICS.entries.add(entry.kind)
        before, self.live = self.row, after
        self.row = replace(row, **progress)
        self._undo = None
        if entry.key is not None:
            self._keys[entry.seat, entry.key] = entry.number
        acknowledge(entry.number)
        bot = self._go_on()
        self._tell(lambda seats: self._news(published, seats))
        self._tell_thinking(bot)
        if changes or before.status != self.row.status:
            self._tell_summary()

    def _progress(self, live: LiveGame, row: GameRow) -> dict[str, Any]:
        """Columns of the game's row that follow from its entries."""
        places = live.places(seating.people(row))
        decision = live.state.decision
        over = places is not None
        return {
            "status": "over" if over else row.status,
            "updated": time.time(),
            "turn": live.state.turn,
            "to_act": None if over or decision is None else decision.seat,
            "places": None if places is None else tuple(places),
            "take_backs": live.take_backs,
            "runs": not over and row.status == "playing" and runs(row, live),
            "time_left": self.time_left,
        }

    # -------------------------------------------------------------------------------------------- bots and clocks

    def _go_on(self) -> int | None:
        """Lets the clock run, or the bot think, whose decision it is. Returns the seat of a bot that has begun."""
        return self._driver.go_on(self.row, self.live, self._alarm_rings, self._bot_decides)

    def _alarm_rings(self, seat: int) -> None:
        self.post(lambda: self._time_is_up(seat))

    def _bot_decides(self, live: LiveGame, seat: int, actions: list[str]) -> None:
        self.post(lambda: self._bot_acts(live, seat, actions))

    async def _time_is_up(self, seat: int) -> None:
        clock = self._driver.clock
        if clock is None or clock.running != seat or self.row.status != "playing":
            return
        if clock.left()[seat] <= 0.0:
            await self._leave_game(seat, "timeout")
        else:
            self._go_on()

    async def _bot_acts(self, live: LiveGame, seat: int, actions: list[str]) -> None:
        if live is not self.live or self.row.status != "playing":
            return
        asked = partial(self._is_asked, self.row)
        try:
            after, published = live.act(seat, actions or self._any_action(seat), None, asked)
        except Refused:
            LOG.exception("a bot wanted what is not legal", extra={"game": self.row.id})
            after, published = live.act(seat, self._any_action(seat), None, asked)
        await self._advance(after, published)

    def _any_action(self, seat: int) -> list[str]:
        """What a bot does that cannot think: the game must go on."""
        return [str(self.live.state.observe(seat).view.legal()[0])]

    # ------------------------------------------------------------------------------------------------------ chat

    async def _say(self, client: Client, message: wire.Chat) -> None:
        seats = self.row.seats_of(client.guest)
        name = self.row.seats[seats[0]].name if seats else await self._services.store.name_of(client.guest)
        name = name or default_name(client.guest)
        line = self._chat.line(client.guest, seats[0] if seats else None, name, message.text)
        await self._services.writer.store(Write(self.row.id, chat=line))
        self._chat.add(line)
        send(client, {"type": "done", "key": message.key})
        self._audience.tell_guests(lambda guest: {"type": "chat", "line": line.wire(guest)})

    # --------------------------------------------------------------------------------------------------- telling

    def _situation(self, seats: Seats) -> messages.Situation:
        live = self.live
        request = self._undo
        return {
            "number": live.number,
            "view": visibility.view(
                live, self.row.shown(seats), None if self.row.places is None else list(self.row.places)
            ),
            "decision": visibility.decision(live, seats) if self.row.status == "playing" else None,
            "clock": None if self._driver.clock is None else self._driver.clock.wire(),
            "undo": None if request is None else {"seat": request.seat, "missing": sorted(request.missing)},
            "take_backs": live.take_backs,
            "interrupts": {str(seat): self.row.seats[seat].interrupts for seat in seats},
        }

    def _tell(self, message: Callable[[Seats], messages.Said]) -> None:
        self._audience.tell(self.row, message)

    def _news(self, published: PublishedEntry, seats: Seats) -> messages.NewEntry:
        return {"type": "entry", "entry": visibility.entry(published, seats), "situation": self._situation(seats)}

    def _tell_thinking(self, seat: int | None) -> None:
        if seat is not None:
            self._tell(lambda _: {"type": "thinking", "seat": seat})

    def _tell_situation(self) -> None:
        self._tell(lambda seats: {"type": "situation", "situation": self._situation(seats)})

    def _tell_summary(self, but: Client | None = None) -> None:
        self._audience.tell_summary(self.row, but)


def _acknowledge(client: Client, key: str, began: float, number: int) -> None:
    METRICS.acknowledged.observe(time.perf_counter() - began)
    send(client, {"type": "ack", "key": key, "number": number})
