"""Writes the protocol as TypeScript types: `python -m killshot.server.protocol.typescript web/src/protocol.ts`."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct, UnsetType
from msgspec.structs import FieldInfo, fields

from ...engine.event_kinds import (
    COLOUR,
    COUNT,
    EFFECT,
    EVENT_KINDS,
    FIGURE,
    FIGURE_LIST,
    FLAG,
    PAY,
    PAYMENT,
    POWERUP,
    SEAT,
    SQUARE,
    TEAM,
    TILE,
    TOKENS,
    WEAPON,
    EventKind,
    FactType,
)
from ...view import shapes
from . import VERSION, catalogue, http, socket, table, view
from .facts import fields_of
from .words import VOCABULARIES

MODULES: Final[tuple[ModuleType, ...]] = (shapes, view, table, socket, http, catalogue)
UNIONS: Final = {"ClientMessage": socket.ClientMessage, "ServerMessage": socket.ServerMessage}
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
HEAD: Final = """\
// The protocol of the server, generated from the structs in src/killshot/server/protocol. Do not edit: `make protocol`.
"""
PATCH: Final = """\
/** The parts of a View that are different now. A part replaces the old one; of `figures`, each figure does. */
export type ViewPatch = Partial<Omit<View, "figures">> & { figures?: Partial<Record<FigureName, FigureView>> };
"""
# The types of facts; those that are not here are unions of the words they can be.
FACTS: Final[dict[FactType, str]] = {
    FIGURE: "FigureName",
    FIGURE_LIST: "FigureName[]",
    TOKENS: "FigureName[]",
    SQUARE: "SquareName",
    WEAPON: "WeaponName",
    EFFECT: "EffectName",
    POWERUP: "PowerupName",
    TILE: "TileName",
    COLOUR: "ColourName",
    SEAT: "number",
    TEAM: "number",
    COUNT: "number",
    FLAG: "boolean",
    PAY: "ExplainedPay[]",
}
PAID: Final = {"colour": "ColourName", "powerup": "PowerupName"}  # a payment is one of the two
EVENTS: Final = """\
export type EventKind = keyof EventFacts;

/** What has happened, for the log (`text`) and for animation. Its `kind` says which facts it has; a log can leave it out if it is `aside`. */
export type TableEvent = { [Kind in EventKind]: { kind: Kind; text: string; aside?: boolean } & EventFacts[Kind] }[EventKind];

/** An event of one kind, or of one of several. */
export type EventOf<Kind extends EventKind> = Extract<TableEvent, { kind: Kind }>;
"""


def typescript() -> str:
    """The whole file."""
    parts = [HEAD, f"export const VERSION = {VERSION};\n"]
    for name, words in VOCABULARIES.items():
        parts.append(f"export type {name} = {' | '.join(map(_quoted, words))};\n")
    parts.append(
        "/** One of a decision's options: `run`, `square:b3`, `target:sprog`. */\nexport type ActionWord = string;\n"
    )
    parts.append(PATCH)
    parts.extend(_interface(struct) for struct in _structs())
    parts += [_event_facts(), EVENTS]
    for name, union in UNIONS.items():
        parts.append(f"export type {name} = {' | '.join(member.__name__ for member in get_args(union))};\n")
    return "\n".join(parts)


def _structs() -> Iterator[type[Struct]]:
    """Those that are sent, in the order of their modules."""
    for module in MODULES:
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Struct) and thing.__module__ == module.__name__:
                if thing not in (socket.Request, socket.Reply, http.Body):
                    yield thing


def _interface(struct: type[Struct]) -> str:
    hints = get_type_hints(struct, include_extras=True)
    lines: list[str] = []
    if struct.__doc__:
        lines.append("/** " + " ".join(struct.__doc__.split()) + " */")
    lines.append(f"export interface {struct.__name__} {{")
    if struct.__struct_config__.tag is not None:
        lines.append(f"  {struct.__struct_config__.tag_field}: {_quoted(str(struct.__struct_config__.tag))};")
    comments = dict(re.findall(r"^    (\w+): .*?  # (.+)$", inspect.getsource(struct), re.MULTILINE))
    for field in fields(struct):
        mark = "?" if _may_be_missing(struct, field) else ""
        comment = f" // {comments[field.name]}" if field.name in comments else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(hints[field.name])};{comment}")
    return "\n".join([*lines, "}", ""])


def _event_facts() -> str:
    """The facts of each kind of event, as they are sent."""
    lines = ["/** By kind of event, the facts it has. */", "export interface EventFacts {"]
    for kind in EVENT_KINDS:
        lines += [f"  /** {kind.meaning}{_renamed(kind)} */", f"  {_quoted(kind.kind)}: {_facts(kind)};"]
    return "\n".join([*lines, "}", ""])


def _facts(kind: EventKind) -> str:
    sent: list[str] = []
    for name, type_ in kind.types.items():
        for field in fields_of(name, type_):
            told = (
                PAID[field]
                if type_ is PAYMENT
                else FACTS.get(type_) or " | ".join(map(_quoted, type_.names or type_.words))
            )
            mark = "?" if name in kind.secret or type_ is PAYMENT else ""
            sent.append(f"{field}{mark}: {told}")
    if kind.kind == "moved":
        sent.append("path: SquareName[]")
    return f"{{ {'; '.join(sent)} }}" if sent else "object"


def _renamed(kind: EventKind) -> str:
    """Which facts of the engine are sent under another name, or not at all."""
    notes = ""
    for name, type_ in kind.types.items():
        fields = fields_of(name, type_)
        if fields != (name,):
            sent = " or ".join(f"`{field}`" for field in fields)
            notes += f" `{name}` is sent as {sent}." if fields else f" `{name}` is not sent."
    return notes


def _may_be_missing(struct: type[Struct], field: FieldInfo) -> bool:
    """Clients can leave out what has a default; the server does so only where the struct says it."""
    config = struct.__struct_config__
    return not field.required and (config.omit_defaults or config.forbid_unknown_fields)


def _type(hint: Any) -> str:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        title = next((meta.title for meta in arguments[1:] if getattr(meta, "title", None)), None)
        return title or _type(arguments[0])
    if origin in (Union, UnionType):
        return " | ".join(_type(argument) for argument in arguments if argument is not UnsetType)
    if origin is Literal:
        return " | ".join(map(_quoted, arguments))
    if origin is list:
        inner = _type(arguments[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple and arguments[-1] is Ellipsis:
        return _type(list[arguments[0]])  # type: ignore[valid-type]  # a tuple of any length is a list, too
    if origin is tuple:
        return f"[{', '.join(map(_type, arguments))}]"
    if origin is dict:
        key = _type(arguments[0])
        kind = f"Record<{key}, {_type(arguments[1])}>"
        return f"Partial<{kind}>" if key in VOCABULARIES else kind
    if hint is view.EventView:
        return "TableEvent"
    if isinstance(hint, type) and issubclass(hint, Struct):
        return hint.__name__
    return PLAIN[hint]


def _quoted(word: str) -> str:
    return f'"{word}"'


def main() -> None:
    """Write the file named on the command line, or print."""
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
    else:
        print(typescript(), end="")


if __name__ == "__main__":
    main()
