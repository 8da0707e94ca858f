"""The HTTP API against its own description."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from surtsey.server.app import make_app
from surtsey.server.settings import Settings
from tests.server.process import ServerProcess

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
DESCRIBED = make_app(Settings()).openapi()
OPERATIONS = [(path, method) for path, methods in DESCRIBED["paths"].items() for method in methods]


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_answers_are_as_described(server: ServerProcess, path: str, method: str) -> None:
    operation = schemathesis.openapi.from_dict(DESCRIBED)[path][method]

    @given(case=operation.as_strategy())
    @settings(max_examples=15, suppress_health_check=list(HealthCheck))
    def ask(case: Any) -> None:
        case.call_and_validate(base_url=server.url, checks=CHECKS)

    ask()
