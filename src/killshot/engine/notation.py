"""A position in one line, as FEN is for chess.

    killshot-1 players:3 arena:S … order=vds owner=v:0,d:1,s:2 at=v:b2,s:c1 damage=s:vv ammo=rby,rb,rrby …
    stack=rounds(1)>turn(0,v,2,0,no)

The version comes first. Choices of the setup have a colon; they are left out where the setup is known, as in a record.
Fields of the state have `=`; those with their usual value are left out (`fields.py` has them all). Figures are letters
(`v d s x b e`, the bot `@`), seats numbers; weapons and powerups are the beginnings of their names.
"""

from __future__ import annotations

from typing import Any, Final

from .fields import ALL_FIELDS, FRAME_FIELDS, state_of, values_of
from .setup import KINDS, Setup
from .snapshot import FRAMES, frame_of
from .state import Frame, State, StateError

VERSION: Final = "killshot-1"


def position_text(s: State, setup: Setup | None = None) -> str:
    """A state in one line, together with its setup if that is given."""
    words = [VERSION]
    if setup is not None:
        words += setup_words(setup)
    for name, value in values_of(s).items():
        field = ALL_FIELDS[name]
        if field.usual is None or value != field.usual:
            words.append(f"{name}={field.shape.write(value)}")
    words.append(f"stack={'>'.join([_frame_text(frame) for frame in s.stack])}")
    return " ".join(words)


def parse_position(text: str) -> tuple[Setup | None, State]:
    """The setup, if the text has one, and the state. `StateError` or `SetupError` says what is wrong."""
    words = text.split()
    if words[:1] != [VERSION]:
        raise StateError(f"a position begins with {VERSION}, not with {words[0] if words else 'nothing'}")
    choices: dict[str, str] = {}
    values: dict[str, str] = {}
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if equals:
            values[name] = value
        else:
            name, colon, value = word.partition(":")
            if not colon:
                raise StateError(f"{word!r} is neither a field=value nor a choice:value of the setup")
            choices[name] = value
    return setup_from_words(choices) if choices else None, _state(values)


def _state(words: dict[str, str]) -> State:
    if "stack" not in words:
        raise StateError("the position has no stack")
    values: dict[str, Any] = {name: field.usual for name, field in ALL_FIELDS.items()}
    for name, word in words.items():
        if name == "stack":
            continue
        if name not in ALL_FIELDS:
            raise StateError(f"a position has no {name}; it has {', '.join(ALL_FIELDS)} and stack")
        values[name] = _value(name, word)
    missing = [name for name, value in values.items() if value is None]
    if missing:
        raise StateError(f"the position has no {', '.join(missing)}")
    frames = words["stack"].split(">") if words["stack"] else []
    return state_of(values, tuple([_frame(frame) for frame in frames]))


def _value(name: str, word: str) -> Any:
    field = ALL_FIELDS[name]
    try:
        return field.shape.read(word)
    except ValueError as error:
        raise StateError(f"{name} is {field.shape.words}: {error}") from None


def _frame_text(frame: Frame) -> str:
    values = [FRAME_FIELDS[field].write(value) for field, value in zip(frame.fields, frame.values(), strict=True)]
    return f"{frame.name}({','.join(values)})"


def _frame(text: str) -> Frame:
    name, _, rest = text.partition("(")
    fields: tuple[str, ...] = FRAMES[name].fields if name in FRAMES else ()
    words = rest.removesuffix(")").split(",")
    if not rest.endswith(")") or (fields and len(words) != len(fields)):
        raise StateError(f"{text!r} is no frame: it looks like {name}({', '.join(fields)})")
    try:
        values = {field: FRAME_FIELDS[field].read(word) for field, word in zip(fields, words, strict=False)}
    except ValueError as error:
        raise StateError(f"in {text!r}: {error}") from None
    return frame_of(name, values)


def setup_words(setup: Setup) -> list[str]:
    """What was chosen, a word for each choice; what is not played is left out."""
    return [f"{name}:{_choice_text(value)}" for name, value in setup.to_json().items() if value]


def setup_from_words(words: dict[str, str]) -> Setup:
    """The setup with these choices. `SetupError` says what is wrong."""
    return Setup.from_json({name: _choice(name, word) for name, word in words.items()})


def _choice_text(value: Any) -> str:
    if type(value) is list:
        return ".".join(map(str, value))
    return "yes" if value is True else str(value)


def _choice(name: str, word: str) -> Any:
    kind = KINDS.get(name)
    if kind is list:
        return [int(each) if each.isdecimal() else each for each in word.split(".")]
    if kind is bool:
        return {"yes": True, "no": False}.get(word, word)
    return int(word) if kind is int and word.isdecimal() else word
