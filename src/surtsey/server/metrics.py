"""Health, metrics and logs, for those who run a server."""

import json
import logging
import sys
import time
from collections.abc import Iterable, Mapping
from typing import Any, Final

BUCKETS_SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Up to how much the buckets of histograms reach."""
KNOWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class Counter:
    """Counts by one label."""

    def __init__(self, name: str, meaning: str, label: str) -> None:
        self.name, self.meaning, self.label = name, meaning, label
        self._counts: dict[str, int] = {}

    def add(self, value: str) -> None:
        self._counts[value] = self._counts.get(value, 0) + 1

    def lines(self) -> Iterable[str]:
        yield from _head(self.name, self.meaning, "counter")
        for value, count in sorted(self._counts.items()):
            yield f'{self.name}{{{self.label}="{value}"}} {count}'


class Histogram:
    def __init__(self, name: str, meaning: str) -> None:
        self.name, self.meaning = name, meaning
        self._counts = [0] * (len(BUCKETS_SECONDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._sum += seconds
        self._counts[sum(seconds > bucket for bucket in BUCKETS_SECONDS)] += 1

    def lines(self) -> Iterable[str]:
        yield from _head(self.name, self.meaning, "histogram")
        total = 0
        for bucket, count in zip((*map(str, BUCKETS_SECONDS), "+Inf"), self._counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bucket}"}} {total}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {total}"


class Metrics:
    """Of this process. What is counted has only values that we name, never what somebody sent."""

    def __init__(self) -> None:
        self.started = time.time()
        self.entries = Counter("surtsey_entries_total", "Entries stored", "kind")
        self.messages = Counter("surtsey_messages_total", "Messages received", "type")
        self.refused = Counter("surtsey_refused_total", "Requests refused", "code")
        self.acknowledged = Histogram("surtsey_acknowledge_seconds", "From a move to its acknowledgement")

    def text(self, gauges: Mapping[str, tuple[str, float]]) -> str:
        """In the text format of Prometheus."""
        lines: list[str] = []
        for each in (self.entries, self.messages, self.refused, self.acknowledged):
            lines += each.lines()
        for name, (meaning, value) in gauges.items():
            lines += [*_head(name, meaning, "gauge"), f"{name} {value:g}"]
        return "\n".join(lines) + "\n"


def _head(name: str, meaning: str, kind: str) -> Iterable[str]:
    return f"# HELP {name} {meaning}.", f"# TYPE {name} {kind}"


METRICS: Final = Metrics()


class JsonLines(logging.Formatter):
    """One JSON object a line: when, how bad, where, what, and whatever else the caller says."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in KNOWN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def log_as_json(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for quiet in ("alembic", "websockets", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(quiet).setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
