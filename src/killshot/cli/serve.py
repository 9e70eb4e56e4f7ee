"""`killshot serve`: host tables for people and bots; plain `killshot` does so and opens a browser."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import webbrowser
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..arguments import UsageError, natural, seconds, whole
from .records import saves_folder

if TYPE_CHECKING:
    from ..server.settings import Settings

SUMMARY = "host tables for people and bots, in the browser"
DESCRIPTION = """\
Hosts tables for people and bots: on this computer alone, or for others with --host 0.0.0.0. Games are kept in a file
(or in PostgreSQL, for several servers at once) and survive whatever happens to the server. Ctrl+C stops it; players are
reconnected when it runs again."""
EXAMPLES = (
    "killshot serve",
    "killshot serve --open",
    "killshot serve --host 0.0.0.0 --port 8000 --database games.db",
    "killshot serve --database postgresql://killshot@db/killshot --workers 4",
)
NEEDED: Final = ("msgspec", "starlette", "uvicorn", "websockets")
PORT: Final = 8000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        metavar="URL",
        help="a file, sqlite:///file or postgresql://user@host/name (default: a file in your home folder)",
    )
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: this computer alone)")
    parser.add_argument(
        "--port",
        type=port_number,
        default=None,
        metavar="N",
        help=f"the port to listen on; 0 is any free one (default: {PORT})",
    )
    parser.add_argument("--open", action="store_true", help="open a browser")
    parser.add_argument(
        "--workers", type=natural, metavar="N", help="processes that think for bots (default: cores - 1)"
    )
    parser.add_argument(
        "--bot-pace", type=seconds, metavar="S", help="seconds between two picks of a bot (default: 0.25)"
    )
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another site that is allowed to connect"
    )
    parser.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a name under which this server is reached, such as play.example.org (addresses always work; '*': any)",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="the address of a proxy whose X-Forwarded-For is believed",
    )
    parser.add_argument(
        "--log", choices=("debug", "info", "warning", "error"), default="warning", help="how much is logged"
    )


def port_number(text: str) -> int:
    number = whole(text)
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError(f"{text} is not a port; ports are 0 to 65535")
    return number


def run(args: argparse.Namespace) -> int:
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise UsageError(
            f"the server needs {', '.join(missing)}: pip install 'killshot[server]' (killshot terminal plays without)"
        )
    from ..server.web.logs import log_as_json

    log_as_json(args.log)
    return serve(args)


def settings_from(args: argparse.Namespace, port: int) -> Settings:
    from ..server.settings import Settings

    database = args.database
    if database is None:
        folder = saves_folder()
        folder.mkdir(parents=True, exist_ok=True)
        database = str(folder / "games.db")
    chosen: dict[str, object] = {
        "database": database,
        "host": args.host,
        "port": port,
        "origins": tuple(args.origin),
        "hosts": tuple(args.allow_host),
        "proxies": tuple(args.proxy),
        "metrics_token": os.environ.get("KILLSHOT_METRICS_TOKEN", ""),
    }
    if args.workers is not None:
        chosen["workers"] = args.workers
    if args.bot_pace is not None:
        chosen["bot_pace"] = args.bot_pace
    return Settings(**chosen)  # type: ignore[arg-type]


def serve(args: argparse.Namespace) -> int:
    import asyncio

    from ..server.store import StoreError, open_store
    from ..server.web.run import bind, create_server

    try:
        listener = bind(args.host, PORT if args.port is None else args.port)
    except OSError as error:
        if args.port is not None or not args.open:
            raise UsageError(
                f"{args.host}:{PORT if args.port is None else args.port} cannot be served: {error.strerror}"
            ) from None
        listener = bind(args.host, 0)  # to someone who just wants to play, any port will do
    port: int = listener.getsockname()[1]
    settings = settings_from(args, port)

    async def check_store() -> None:
        await (await open_store(settings.database)).close()

    try:
        asyncio.run(check_store())
    except StoreError as error:
        listener.close()
        raise UsageError(str(error)) from None
    shown = "localhost" if args.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else args.host
    address = f"http://{shown}:{port}/"

    def ready() -> None:
        print(
            f"Killshot is at {address} (Ctrl+C stops it; games are kept in {without_password(settings.database)})",
            flush=True,
        )
        if args.open and wants_browser():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    server = create_server(settings, ready)
    with suppress(KeyboardInterrupt):  # raised again after uvicorn has stopped gracefully
        server.run([listener])
    return 0 if server.started else 1


def wants_browser() -> bool:
    """Whether anyone would see a browser. BROWSER names one, or says `none`."""
    chosen = os.environ.get("BROWSER")
    if chosen:
        return chosen != "none"
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def without_password(database: str) -> str:
    """The database without a password."""
    scheme, mark, rest = database.partition("://")
    if not mark:
        return str(Path(database))
    return f"{scheme}://{rest.rpartition('@')[2]}"
