"""What the server does not put up with: floods, giants, strangers, nonsense."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from anyio.to_thread import run_sync
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as connect_now

from surtsey.server.relay import Unreachable, relay
from surtsey.volcanique import VOLCANIQUE, Rules
from tests.server.client import COOKIE, EASY, ME, OPEN, AtGame, Guest, Refused, closed
from tests.server.conftest import NewDatabase, StartServer
from tests.server.process import ForkedServer, ServerProcess
from tests.volcanique.games import played


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ForkedServer(
        f"sqlite:///{tmp_path_factory.mktemp('strict') / 'surtsey.db'}",
        message_rate=20,
        message_burst=50,
        message_size=4000,
        body_size=10_000,
        connections=3,
        games_per_guest=4,
    )
    yield process
    process.stop()
    assert not process.errors()


@pytest.fixture
async def ann(strict: ServerProcess) -> AsyncIterator[Guest]:
    async with Guest(strict.url) as guest:
        yield guest


@pytest.mark.anyio
async def test_a_client_that_floods_is_refused_and_then_closed(ann: Guest) -> None:
    game = await ann.make(ME, EASY)
    async with ann.connect(game) as socket:
        with suppress(ConnectionClosed):
            for _ in range(2000):
                await socket.send('{"type":"ping"}')
        assert await closed(socket) == 4429
    async with ann.at(game) as table:
        assert table.number == 0


@pytest.mark.anyio
async def test_a_message_that_is_too_large_closes_the_connection(ann: Guest) -> None:
    game = await ann.make(ME, EASY)
    async with ann.connect(game) as socket:
        await socket.send(json.dumps({"type": "chat", "key": "k", "text": "x" * 100_000}))
        assert await closed(socket) == 1009


@pytest.mark.anyio
async def test_a_body_that_is_too_large_is_refused(ann: Guest) -> None:
    with pytest.raises(Refused) as refused:
        await ann.post("/api/records", "x" * 20_000)
    assert refused.value.message["status"] == 413

    async def unannounced() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    answer = await ann.http.post("/api/records", content=unannounced(), headers={"Content-Type": "text/plain"})
    assert answer.status_code == 413


@pytest.mark.anyio
async def test_too_many_connections_and_games(ann: Guest) -> None:
    game = await ann.make(ME, EASY)
    async with ann.at(game), ann.at(game), ann.at(game), ann.connect(game) as fourth:
        assert await closed(fourth) == 4429
    async with ann.at(game):
        pass
    for _ in range(3):
        await ann.make(ME, OPEN)
    with pytest.raises(Refused, match="too_many_games"):
        await ann.make(ME, OPEN)


@pytest.mark.anyio
async def test_too_many_requests_of_one_address(start: Any, sqlite_url: str) -> None:
    server = start(sqlite_url, request_rate=1, request_burst=5, public_url="https://play.example")
    async with httpx.AsyncClient(base_url=server.url) as client:
        own = {"Origin": "https://play.example"}
        statuses = [(await client.post("/api/devices", headers=own)).status_code for _ in range(8)]
        assert statuses[:5] == [200] * 5
        assert 429 in statuses[5:]
        me = await client.get("/api/me")
        assert me.status_code == 200
        assert "secure" in me.headers["set-cookie"].lower(), "people come by https"
        assert "max-age" in me.headers["strict-transport-security"]


@pytest.mark.anyio
@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "https://play.example.evil"])
async def test_pages_of_other_sites_are_refused(server: ServerProcess, ada: Guest, origin: str) -> None:
    answer = await ada.http.post("/api/devices", headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    game = await ada.make(ME, EASY)
    headers = {"Cookie": f"{COOKIE}={ada.cookie}", "Origin": origin}
    with pytest.raises(InvalidStatus) as refused:
        async with connect(f"{server.socket_url}/ws/games/{game['id']}", additional_headers=headers):
            pass
    assert refused.value.response.status_code == 403


@pytest.mark.anyio
async def test_our_own_pages_are_not(server: ServerProcess, ada: Guest) -> None:
    assert (await ada.http.post("/api/devices", headers={"Origin": server.url})).status_code == 200


@pytest.mark.anyio
async def test_the_door_between_processes_is_locked(server: ServerProcess, ada: Guest) -> None:
    game = await ada.make(ME, EASY)
    for token in ("", "guessed", ada.cookie):
        with pytest.raises(InvalidStatus):
            async with connect(
                f"{server.socket_url}/internal/games/{game['id']}", additional_headers={"Authorization": token}
            ):
                pass


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)
TYPES = [
    "hello", "act", "draft", "explain", "preview", "hint", "undo", "answer_undo", "resign", "hand_over", "chat", "x",
]  # fmt: skip
ACTION = st.sampled_from(["tile 0,0 0", "hut 0,1", "tile 99,99 9", "turn ?", "draw JC", "pass", "", "tile"]) | st.text(
    max_size=20
)
ODD = st.one_of(JSON, st.integers(-1, 9), st.lists(ACTION, max_size=5), ACTION, st.just("k"))
MESSAGE = st.fixed_dictionaries(
    {"type": st.sampled_from(TYPES)},
    optional={
        "key": st.just("k") | JSON,
        "number": st.integers(-1, 3) | ODD,
        "seat": st.integers(-1, 5) | ODD,
        "actions": st.lists(ACTION, max_size=4) | ODD,
        "drafted": st.lists(ACTION, max_size=2) | ODD,
        "action": ACTION | ODD,
        "since": st.none() | ODD,
        "accept": st.booleans() | ODD,
        "level": st.sampled_from(["easy", "divine"]) | ODD,
        "text": st.text(max_size=30) | ODD,
        "surprise": JSON,
    },
)


@pytest.fixture(scope="module")
def victim(server: ServerProcess) -> Iterator[tuple[str, str, str]]:
    """A game of two people: the address of it, and the cookies of somebody who watches and of one who plays."""
    with httpx.Client(base_url=server.url) as ada, httpx.Client(base_url=server.url) as eve:
        for client in (ada, eve):
            client.get("/api/me")
        seats = [ME, {"kind": "shared"}]
        game = ada.post("/api/games", json={"game": "taluva", "options": {}, "seats": seats}).json()
        yield f"{server.socket_url}/ws/games/{game['id']}", str(eve.cookies[COOKIE]), str(ada.cookies[COOKIE])


def situation(socket: ClientConnection) -> Any:
    """Where the game stands, once everything sent before has been dealt with."""
    socket.send('{"type":"hello","since":null}')
    while True:
        message = json.loads(socket.recv(10))
        if message["type"] == "welcome":
            return message["situation"]


def test_nothing_that_a_stranger_sends_does_anything(victim: tuple[str, str, str]) -> None:
    url, stranger, _ = victim
    with connect_now(url, additional_headers={"Cookie": f"{COOKIE}={stranger}"}) as socket:
        before = situation(socket)

        @given(MESSAGE | JSON)
        def send(message: Any) -> None:
            socket.send(json.dumps(message))

        send()
        for raw in ("", "{", "[" * 5000, '{"type":"ping"', "\x00", '{"type":"hello","since":1e400}', b"\xff\x00"):
            socket.send(raw)
        assert situation(socket) == before


def test_nonsense_of_a_player_is_answered_and_the_game_can_go_on(victim: tuple[str, str, str]) -> None:
    url, _, player = victim
    with connect_now(url, additional_headers={"Cookie": f"{COOKIE}={player}"}) as socket:

        @given(MESSAGE.filter(lambda message: message["type"] not in ("resign", "hand_over", "hint", "chat")))
        def send(message: Any) -> None:
            socket.send(json.dumps(message))
            socket.send('{"type":"ping"}')
            while json.loads(socket.recv(10))["type"] != "pong":
                pass

        send()
        found = situation(socket)
        actions = found["decision"]["legal"][:1]
        seat, number = found["decision"]["seat"], found["number"]
        act = {"type": "act", "key": "last", "number": number, "seat": seat, "actions": actions}
        socket.send(json.dumps(act))
        while (message := json.loads(socket.recv(10)))["type"] != "ack":
            assert message["type"] != "refused"
        assert message["number"] == number + 1


@pytest.mark.anyio
async def test_a_refusal_names_the_key_and_the_reason(ada: Guest) -> None:
    async with ada.connect(await ada.make(ME, EASY)) as socket:
        table = AtGame(socket)
        await table.send(type="act", key="k1", number=0, seat="zero", actions=["tile 0,0 0"])
        refused = await table.hear("refused")
        assert (refused["key"], refused["code"]) == ("k1", "unreadable")
        assert "seat" in refused["text"]


# Requests that make no sense


@pytest.mark.anyio
async def test_an_invitation_in_any_script_is_just_not_valid(ada: Guest, bo: Guest) -> None:
    game = await ada.make(ME, OPEN, private=True)
    with pytest.raises(Refused, match="no_such_invitation"):
        await bo.post(f"/api/games/{game['id']}/join", {"invitation": "Éruption"})


@pytest.mark.anyio
@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://a]b"])
async def test_an_origin_that_is_no_address_is_foreign(server: ServerProcess, ada: Guest, origin: str) -> None:
    answer = await ada.http.post("/api/devices", headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    game = await ada.make(ME, EASY)
    headers = {"Cookie": f"{COOKIE}={ada.cookie}", "Origin": origin}
    with pytest.raises(InvalidStatus) as refused:
        async with connect(f"{server.socket_url}/ws/games/{game['id']}", additional_headers=headers):
            pass
    assert refused.value.response.status_code == 403


@pytest.mark.anyio
@pytest.mark.parametrize("path", ["/" + "x" * 300, "/assets/" + "x" * 300, "/" + "x/" * 3000, "/%00", "/a%00b"])
async def test_a_path_that_no_file_can_have_is_no_file(start: Any, tmp_path: Path, path: str) -> None:
    (tmp_path / "index.html").write_text("home")
    server = start(f"sqlite:///{tmp_path / 'surtsey.db'}", web=str(tmp_path))
    async with httpx.AsyncClient(base_url=server.url) as client:
        answer = await client.get(path)
    assert (answer.status_code, answer.text) in ((200, "home"), (404, answer.text))
    assert not server.errors()


@pytest.mark.anyio
@pytest.mark.parametrize("path", ["/", "/nowhere", "/ws/nowhere", "/assets/x.js"])
async def test_there_are_no_other_websockets(server: ServerProcess, path: str) -> None:
    """Nor is there a traceback: the fixture looks for one."""
    with pytest.raises(InvalidStatus) as refused:
        async with connect(f"{server.socket_url}{path}"):
            pass
    assert refused.value.response.status_code == 403


@pytest.mark.anyio
@pytest.mark.parametrize("id", ["x", "0" * 33, "0" * 3000, "%27", "ABC"])
async def test_an_id_that_no_game_can_have_is_that_of_no_game(ada: Guest, id: str) -> None:
    async with ada.connect({"id": id}) as socket:
        assert await closed(socket) == 4404


@pytest.mark.anyio
async def test_what_is_no_text_is_counted_too(ann: Guest) -> None:
    async with ann.connect(await ann.make(ME, EASY)) as socket:
        with suppress(ConnectionClosed):
            for _ in range(2000):
                await socket.send(b"\xff")
        assert await closed(socket) == 4429


@pytest.mark.anyio
async def test_who_never_reads_is_cut_off(start: StartServer, sqlite_url: str) -> None:
    """When all that the machine keeps for a connection is full, and so is the outbox: views are long late in a game."""
    server = await run_sync(lambda: start(sqlite_url, message_burst=100_000))
    async with Guest(server.url) as ada, Guest(server.url) as bo:
        state = played(Rules.from_options({"players": "5", "setup": "quick"}), 1, 300)
        position = VOLCANIQUE.position(state, secrets=True)
        others = ({"kind": "shared"} for _ in range(3))
        game = await ada.make(ME, OPEN, *others, game="volcanique", private=True, position=position)
        await bo.join(game)
        await asyncio.wait_for(cut_off(game, ada, bo), 60)


async def cut_off(game: dict[str, Any], ada: Guest, bo: Guest) -> None:
    """Ends when Ada is told that Bo is gone, who says hello again and again and never reads."""
    host, port = ada.url.removeprefix("http://").split(":")
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect((host, int(port)))
    with deaf:
        await run_sync(lambda: deaf.sendall(handshake(game["id"], bo.cookie, host)))
        async with ada.at(game) as table:
            await table.until_present(1, True)
            hello = masked(b'{"type":"hello","since":null}')
            await run_sync(lambda: send_until_refused(deaf, hello))
            await table.until_present(1, False, seconds=60)


def handshake(game: str, cookie: str, host: str) -> bytes:
    lines = [
        f"GET /ws/games/{game} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", f"Cookie: {COOKIE}={cookie}",
    ]  # fmt: skip
    return "\r\n".join([*lines, "", ""]).encode()


def masked(text: bytes) -> bytes:
    """A frame as browsers send it, with a mask of zeros."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def send_until_refused(deaf: socket.socket, frame: bytes) -> None:
    with suppress(OSError):
        for _ in range(1000):
            deaf.sendall(frame)


@pytest.mark.anyio
async def test_a_game_that_was_called_off_has_no_rematch(ada: Guest) -> None:
    game = await ada.make(ME, OPEN)
    async with ada.at(game) as table:
        await table.ask("resign", seat=0)
    with pytest.raises(Refused, match="called_off"):
        await ada.post(f"/api/games/{game['id']}/rematch")


@pytest.mark.anyio
async def test_chat_tells_authors_apart_without_their_ids(ada: Guest, bo: Guest, eve: Guest) -> None:
    games = [await ada.make(ME, OPEN) for _ in range(2)]
    heard = []
    for game in games:
        await bo.join(game)
        async with ada.at(game) as at_ada, bo.at(game) as at_bo, eve.at(game) as at_eve:
            await at_ada.ask("chat", text="hello")
            assert (await at_ada.hear("chat"))["line"]["author"] == ada.id, "one's own id one knows"
            heard.append([(await table.hear("chat"))["line"]["author"] for table in (at_bo, at_eve)])
    assert heard[0] == heard[1], "who was muted stays so at other games"
    assert ada.id not in heard[0]
    assert heard[0][0] != heard[0][1], "nobody can compare"


# What one guest, or one address, may have


@pytest.mark.anyio
async def test_who_sends_no_cookie_is_no_new_guest_each_time(start: StartServer, sqlite_url: str) -> None:
    server = await run_sync(lambda: start(sqlite_url, newcomer_rate=0, newcomer_burst=3))
    statuses = []
    for _ in range(5):
        async with httpx.AsyncClient(base_url=server.url) as nobody:
            wanted = {"game": "taluva", "options": {}, "seats": [ME, OPEN]}
            statuses.append((await nobody.post("/api/games", json=wanted)).status_code)
            statuses.append((await nobody.get("/api/me")).status_code)
    assert statuses == [201, 200, 201, 200, 201, 200, 429, 429, 429, 429]


@pytest.mark.anyio
async def test_records_that_a_guest_brings_are_counted(start: StartServer, sqlite_url: str) -> None:
    server = await run_sync(lambda: start(sqlite_url, records_per_guest=2))
    async with Guest(server.url) as ada, Guest(server.url) as bo:
        record = await ada.get(f"/api/games/{(await ada.make(ME, EASY))['id']}/record")
        for _ in range(2):
            await ada.post("/api/records", record)
        with pytest.raises(Refused, match="too_many_games"):
            await ada.post("/api/records", record)
        await bo.post("/api/records", record)


@pytest.mark.anyio
async def test_games_to_practise_in_do_not_pile_up(start: StartServer, new_database: NewDatabase) -> None:
    url = await run_sync(new_database)
    server = await run_sync(lambda: start(url, practice_per_guest=2))
    position = VOLCANIQUE.position(VOLCANIQUE.new({}, 1))
    alone = ({"kind": "shared"},)
    async with Guest(server.url) as ada, Guest(server.url) as bo:
        shared = await ada.make(ME, OPEN, game="volcanique", private=True, position=position)
        await bo.join(shared)
        made = [await ada.make(ME, *alone, game="volcanique", position=position) for _ in range(4)]
        found = [(await ada.http.get(f"/api/games/{each['id']}")).status_code for each in made]
        assert found == [404, 404, 200, 200]
        assert [game["id"] for game in await ada.get("/api/games")] == [shared["id"]], "two people do not practise"


@pytest.mark.anyio
async def test_an_owner_that_dies_while_it_answers_is_out_of_reach() -> None:
    """The page is passed on to the next owner, and nothing else happens."""

    async def die(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 101 Swit")
        writer.close()

    async with await asyncio.start_server(die, "127.0.0.1", 0) as owner:
        host, port = owner.sockets[0].getsockname()
        page: Any = None  # nothing is sent to it before the owner has answered
        with pytest.raises(Unreachable):
            await relay(page, f"http://{host}:{port}", "00", "token")
