"""Seeds made of other things, so that each purpose has chance of its own."""

from hashlib import blake2b

from surtsey.chance import MAX_SEED


def derived(*parts: object) -> int:
    """A seed that has nothing to do with those of other parts."""
    digest = blake2b("/".join(map(str, parts)).encode(), digest_size=8).digest()
    return int.from_bytes(digest) & MAX_SEED
