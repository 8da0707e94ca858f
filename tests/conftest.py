"""How the tests run: the same suite on the compiled engine and on the plain sources."""

import pytest
from hypothesis import HealthCheck, settings

from surtsey.compiled import is_compiled

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
