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


def log_as_json(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for chatty in CHATTY:  # at their lowest level they log every message, tokens included
        logging.getLogger(chatty).setLevel(max(logging.INFO, logging.getLogger().level))
