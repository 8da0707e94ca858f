"""HTTP: guests and their devices."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from surtsey.server.http.dependencies import Guest, TheServer, Visitor, give_cookie, newcomer, refusals
from surtsey.server.wire import Me, Refused, Rename
from surtsey.server.wire import Path as PathOf

ROUTER = APIRouter(prefix="/api", tags=["people"])


@ROUTER.get("/me", summary="Who I am; somebody new becomes a guest", responses=refusals(429))
async def me(server: TheServer, known: Guest, request: Request, response: Response) -> Me:
    guest = known or newcomer(request)
    give_cookie(request, response, guest)
    return Me(id=guest, name=await server.name(guest))


@ROUTER.patch("/me", summary="Change my name", responses=refusals(403, 413, 422, 429))
async def rename(server: TheServer, guest: Visitor, change: Rename) -> Me:
    for game in await server.store.rename(guest, change.name):
        await server.rooms.tell(game)
    return Me(id=guest, name=change.name)


@ROUTER.post("/devices", summary="A link to go on from another device, as the same guest", responses=refusals(403, 429))
async def link_device(server: TheServer, guest: Visitor) -> PathOf:
    return PathOf(path=f"/device/{await server.store.link_device(guest)}")


@ROUTER.post("/devices/{token}", summary="Become the guest of a link", responses=refusals(403, 404, 422, 429))
async def claim_device(
    server: TheServer, request: Request, response: Response, token: Annotated[str, Path(max_length=100)]
) -> Me:
    guest = await server.store.claim_device(token)
    if guest is None:
        raise Refused("no_such_link", "this link has been used, or is too old; make another one", 404)
    give_cookie(request, response, guest)
    return Me(id=guest, name=await server.name(guest))
