"""Logs for programs: one JSON object per line on standard error. They never contain secrets."""

from __future__ import annotations

import json
import logging
import time
from typing import Final

PLAIN: Final = frozenset(vars(logging.LogRecord("", 0, "", 0, "", None, None))) | {
    "message",
    "asctime",
    "color_message",
}
KIND: Final = 60  # letters of a line that tell its kind
KINDS: Final = 1000
CHATTY: Final = ("uvicorn", "uvicorn.error", "websockets", "asyncio")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        line.update({key: value for key, value in vars(record).items() if key not in PLAIN})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


class OncePerSecond(logging.Filter):
    """Lets one line of a kind through every second, so that what an attacker causes cannot fill the disk."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: dict[tuple[str, str], tuple[float, int]] = {}  # by logger and text: since when, how many left out

    def filter(self, record: logging.LogRecord) -> bool:
        kind, now = (record.name, str(record.msg)[:KIND]), time.monotonic()
        since, left_out = self.lines.get(kind, (-1.0, 0))
        if now - since < 1 and since >= 0:
            self.lines[kind] = since, left_out + 1
            return False
        if len(self.lines) > KINDS:
            self.lines.clear()
        self.lines[kind] = now, 0
        if left_out:
            record.left_out = left_out
        return True


def log_as_json(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(OncePerSecond())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for chatty in CHATTY:  # at their lowest level they log every message, tokens included
        logging.getLogger(chatty).setLevel(max(logging.INFO, logging.getLogger().level))
