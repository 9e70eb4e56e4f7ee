"""The structs of the protocol, and what is generated from them."""

from pathlib import Path

import msgspec
import pytest

from killshot import Setup
from killshot.server.protocol import VERSION, ClientMessage, socket, table
from killshot.server.protocol.typescript import typescript

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_web_client_are_those_of_the_server() -> None:
    generated = (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8")
    assert generated == typescript(), "run `make protocol`"


def test_a_setup_on_the_wire_has_the_fields_of_a_setup() -> None:
    assert set(table.SetupChoice.__struct_fields__) == set(Setup().to_json())


def test_every_message_is_in_the_page() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for union in (socket.ClientMessage, socket.ServerMessage):
        for message in union.__args__:
            assert f"`{message.__struct_config__.tag}`" in page


def test_every_option_of_a_table_has_a_row_in_the_page() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert [name for name in table.TableOptions.__struct_fields__ if f"\n| `{name}` |" not in page] == []


def test_a_message_names_its_version() -> None:
    assert msgspec.json.decode(msgspec.json.encode(socket.Done(ref=3)))["v"] == VERSION
    with pytest.raises(msgspec.ValidationError, match="`v`"):
        msgspec.json.decode(b'{"type": "ping"}', type=ClientMessage)


@pytest.mark.parametrize(
    "text", ['{"type": "pong", "v": 1}', '{"type": "ping", "v": 1, "x": 2}', '{"type": "undo", "v": 1, "seat": "0"}']
)
def test_what_is_not_a_message_is_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=ClientMessage)
