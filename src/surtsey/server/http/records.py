"""HTTP: records, replays, analyses."""

import asyncio
from typing import Annotated, Any, Final

from fastapi import APIRouter, Body, Request
from fastapi.responses import Response

from surtsey.game import SurtseyError
from surtsey.server.bot_tasks import AnalysisTask
from surtsey.server.bot_workers import ThinkingFailed, WorkerDied
from surtsey.server.fair_queue import Urgency
from surtsey.server.http.dependencies import Guest, Server, TheServer, Visitor, refusals
from surtsey.server.http.games import GameId
from surtsey.server.http.static import address_of
from surtsey.server.replaying import frames_of, read_record, record_of
from surtsey.server.summaries import summary
from surtsey.server.wire import Analysis, Refused, Replay, Summary

ROUTER = APIRouter(prefix="/api", tags=["records"])
MOST_ANALYSES: Final = 200
"""Analyses that may be under way or wait,"""
MOST_OF_ONE: Final = 5
"""and how many of them on one account."""


class Analysts:
    """Analyses under way in this process, and how far they are."""

    def __init__(self) -> None:
        self.progress: dict[str, float] = {}
        self.failed: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, server: Server, id: str, owner: str) -> None:
        if len(self.progress) >= MOST_ANALYSES or server.analysts.queue.waiting(owner, Urgency.ANALYSIS) >= MOST_OF_ONE:
            raise Refused("busy", "too many analyses are under way; try again later", 429)
        self.progress[id] = 0.0
        task = asyncio.create_task(self._analyse(server, id, owner))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _analyse(self, server: Server, id: str, owner: str) -> None:
        try:
            row = await server.game(id)
            record = await asyncio.to_thread(record_of, row, await server.store.entries(id))
            task = AnalysisTask(record, server.settings.analysis_player)
            turns: list[dict[str, Any]] = await server.analysts.think(
                task, owner, Urgency.ANALYSIS, lambda part: self._hear(id, part)
            )
            await server.store.add_analysis(id, turns)
        except WorkerDied:
            return
        except ThinkingFailed:
            self.failed.add(id)  # it would fail again
        finally:
            self.progress.pop(id, None)

    def _hear(self, id: str, part: float) -> None:
        if id in self.progress:
            self.progress[id] = part


ANALYSTS: Final = Analysts()


@ROUTER.get(
    "/games/{id}/record",
    summary="The record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, **refusals(404, 422, 429)},
)
async def show_record(server: TheServer, id: GameId) -> Response:
    row = await server.game(id)
    entries = await server.store.entries(id)
    return Response(await asyncio.to_thread(record_of, row, entries), media_type="text/plain")


@ROUTER.post(
    "/records",
    summary="Bring a record, to replay it",
    status_code=201,
    responses=refusals(400, 403, 409, 413, 422, 429),
)
async def bring_record(
    server: TheServer, guest: Visitor, text: Annotated[str, Body(media_type="text/plain")]
) -> Summary:
    try:
        row, entries = await asyncio.to_thread(read_record, text, guest)
    except SurtseyError as error:
        raise Refused("record", str(error), 400) from None
    if await server.store.brought(guest) >= server.settings.records_per_guest:
        raise Refused("too_many_games", f"at most {server.settings.records_per_guest} records", 409)
    await server.store.add_game(row, entries)
    return summary(row, guest)


@ROUTER.get(
    "/games/{id}/replay", summary="Everything that happened", response_model=Replay, responses=refusals(404, 422, 429)
)
async def replay(server: TheServer, guest: Guest, id: GameId) -> Response:
    row = await server.game(id)
    entries = await server.store.entries(id)

    def text() -> str:
        """All of it is made beside the event loop: long games are megabytes."""
        frames = frames_of(row, entries, row.seats_of(guest))
        return Replay(summary=summary(row, guest), frames=frames).model_dump_json()

    return Response(await asyncio.to_thread(text), media_type="application/json")


@ROUTER.get("/games/{id}/analysis", summary="What the decisions were worth", responses=refusals(404, 409, 422, 429))
async def analysis(server: TheServer, guest: Guest, request: Request, id: GameId) -> Analysis:
    row = await server.game(id)
    if row.status != "over":
        raise Refused("not_over", "a game can be analysed once it is over")
    turns = [] if id in ANALYSTS.failed else await server.store.analysis(id)
    if turns is not None:
        return Analysis.model_validate({"status": "done", "progress": 1.0, "turns": turns})
    if id not in ANALYSTS.progress:
        ANALYSTS.begin(server, id, guest or address_of(request.scope))
    return Analysis(status="thinking", progress=ANALYSTS.progress[id], turns=[])
