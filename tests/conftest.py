"""How the tests run: the same suite on the compiled engine and on the plain sources."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from surtsey import plugins
from surtsey.compiled import is_compiled
from surtsey.games import Bundle, bundle_named

THIRD_PARTY = Path(__file__).parent / "third_party"
"""What another package looks like that brings a game: it is found here as if it were installed."""

settings.register_profile(
    "surtsey",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=60 if is_compiled() else 12,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("surtsey")


def pytest_report_header(config: pytest.Config) -> str:
    return f"surtsey: {'compiled' if is_compiled() else 'interpreted'}"


@pytest.fixture
def atoll(monkeypatch: pytest.MonkeyPatch) -> Iterator[Bundle]:
    """A game of another package, in this process and in those that it starts."""
    places = [str(Path(place).resolve()) for place in os.environ.get("PYTHONPATH", "").split(os.pathsep) if place]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([*places, str(THIRD_PARTY)]))
    monkeypatch.syspath_prepend(THIRD_PARTY)
    plugins.entries.cache_clear()
    yield bundle_named("atoll")
    plugins.entries.cache_clear()
    plugins.load.cache_clear()
