"""Writes the reference pages from the tables in the code: `make reference`.

docs/events.md, docs/prompts.md and docs/state.md come from the engine, the table of sections in docs/environments.md from the layout.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from killshot import Game, Setup
from killshot.engine.action import BLOCKS, MEANINGS
from killshot.engine.event_kinds import ALWAYS, EVENT_KINDS, SECTIONS, EventKind, FactType
from killshot.engine.fields import ALL_FIELDS, GROUPS, OBSERVED
from killshot.engine.ids import FIGURE_LETTERS, FIGURES
from killshot.engine.prompts import EVERY_GAME, PARTS, PROMPT_KINDS, SOLO, PromptKind
from killshot.engine.snapshot import FRAMES
from killshot.env.layout import SECTIONS as OBSERVATION
from killshot.server.protocol.facts import fields_of

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
GENERATED: Final = "<!-- Generated from the tables in src/killshot/engine. Do not edit: `make reference`. -->\n"
GAMES: Final = {EVERY_GAME: "every game", SOLO: "every game but team play"}
GAME_NAMES: Final = {
    "deathmatch": "deathmatch",
    "domination": "Domination",
    "turret": "Turret",
    "bot": "games with the bot",
    "characters": "deathmatch with characters",
    "teams": "team play",
}
PART_TITLES: Final = {
    "setup": "Before the first turn",
    "spawn": "Entering the arena",
    "turn": "A turn",
    "grab": "Grab Stuff",
    "shoot": "Shoot People",
    "pay": "Paying",
    "powerup": "Powerups",
    "end": "The end of a turn",
}
FIELD_MEANINGS: Final = {
    "weapon": "the number of the weapon",
    "effect": "the number of its effect",
    "figure": "the number of the figure",
    "slot": "the name of the slot that a pick fills (see [cards.md](cards.md))",
    "colour": "0 red, 1 blue, 2 yellow",
}

EVENTS_HEAD: Final = """\
# Events

What happened in a game, for logs, animation and bots that watch. `Game.play` returns the events of a move, and
`Game.opening` has those of the deal:

```python
from killshot import Game, Setup

game = Game(Setup(players=3), seed=1)
events = game.play(game.options[0])
print(events[0].kind, events[0].facts)  # spawned {'figure': 0, 'square': 11, 'powerup': 2}
```

`event.facts` has what everybody sees, `event.secret` what only the seats in `event.audience` see. `event.seen_by(seat)`
puts together what one seat sees (`None`: a spectator), with the kind as `"kind"`. `killshot.text.event_text` makes a
sentence of that, in any language.

The server sends the same events with names instead of numbers ([protocol.md](protocol.md)): a `kind`, the sentence of the
log as `text`, `aside` where a log can leave it out, and the facts. A move has its `path`, too. The web client has them
as the type `TableEvent`, one member per kind.
"""

PROMPTS_HEAD: Final = """\
# Prompts and options

What a player can be asked, and the words to answer with. `game.decision.prompt` is a `Prompt`: its `key` says what is
asked, and its fields what it is about. `game.options` has the answers.

```python
from killshot import Game, Setup

game = Game(Setup(players=3), seed=1)
print(game.decision.prompt.key, game.decision.prompt.kind.answers)  # spawn ('discard',)
print(*game.options)  # discard:yellow-scope discard:red-teleporter
```

The number of a prompt is its place in the section `prompt` of an observation ([environments.md](environments.md)).
Numbers stay as they are; new prompts get the next ones. On the wire a decision has the key as `prompt` and the fields by
name ([protocol.md](protocol.md)).

`killshot.text.prompt_text` and `option_text` make sentences of prompts and options, in any language.
"""

OPTIONS_HEAD: Final = """\
## Options

Every option is one word, such as `run`, `square:b3` or `target:sprog`. `Action.parse(word)` and `str(action)` are
inverse, and a record is these words line by line. The number is `Action.index`, for learners: numbers stay as they are,
and new words get the next ones.
"""


STATE_HEAD: Final = """\
# Positions

A `State` is the whole position, with everything hidden in it. An `Observation` is what one seat sees of it. Both have
numbers, and every field is immutable: a number, a tuple, or a tuple of tuples.

```python
from killshot import Game, Setup

game = Game(Setup(players=3, arena="S"), seed=1)
print(game.state)  # <State: violet outside, dozer outside, sprog outside; turn of seat 0; rounds > turn > spawn>
print(game.state.ammo, game.observe(0).hand)  # ((1, 1, 1), (1, 1, 1), (1, 1, 1)) (2, 9)
```

Fields per figure have seven places, in this order: {figures}. Those that do not play have the usual values. Fields per seat
have one place for each player, fields per square twelve, row by row: `a1` is 0, `d3` is 11. The lists of weapons, powerups
and tiles are in `killshot.engine.ids`; [options](prompts.md#options) have the same names. `killshot.view.view_of` gives an
observation with names instead of numbers.
"""

NOTATION: Final = """\
## A position in one line

As FEN is for chess: `game.position` writes setup and state in one line, and `Game.from_position` reads it. Nothing is
lost, not even the order of the decks and the luck to come; do not show it to players.

```python
from killshot import Game, Setup, parse_position, position_text

game = Game(Setup(players=3, arena="S"), seed=1)
words = game.position.split()
print(words[:3])  # ['killshot-1', 'players:3', 'arena:S']
print(words[7:10])  # ['order=vds', 'owner=v:0,d:1,s:2', 'ammo=rby,rby,rby']
print(words[-1])  # stack=rounds(1)>turn(0,v,2,0,no)>spawn(0,v,0)
print(Game.from_position(game.position).state == game.state)  # True
print(parse_position(position_text(game.state)) == (None, game.state))  # True
```

The version comes first, then the choices of the setup with a colon, then the fields with `=`. Fields with their usual value
are left out. Figures are letters ({letters}), seats numbers. Weapons have the first five letters of their names, powerups
the first letter of their colour and the first three of their kind; if two begin alike, the later one has its whole name.
Frames of the stack have their fields in order. `position_text(state)` leaves out the setup, as a record does:

    killshot 2
    mode deathmatch
    …
    position killshot-1 order=vds owner=v:0,d:1,s:2 …

A record of a game that began in the middle has such a line in place of the seed. `Game.from_state` and
`Game.from_position` refuse a position that cannot be, and say why.

## Frames

What lies on the stack, from the bottom up, and the fields of each. The frame on top asks.
"""


def state_page() -> str:
    lines = [STATE_HEAD.replace("{figures}", ", ".join(map(code, FIGURES)))]
    for group in GROUPS:
        lines += [f"## {GROUP_TITLES[group.name]}", ""]
        rows = ((code(field.name), field.shape.words, field.meaning) for field in group.fields)
        lines += [*table(("field", "shape", "is"), rows), ""]
        if not group.name:
            lines += ["`stack` has the frames, see [below](#frames); it is empty once the game is over.", ""]
    seen = Game(Setup(players=3), 1).observe(0)
    public = ", ".join(code(name) for name in ALL_FIELDS if hasattr(seen, name) and name not in OBSERVED)
    lines += ["## Observation", "", OBSERVATION_HEAD.replace("{public}", public), ""]
    lines += [*table(("field", "is"), ((code(name), meaning) for name, meaning in OBSERVED.items())), ""]
    letters = ", ".join(f"`{letter}` {name}" for letter, name in zip(FIGURE_LETTERS, FIGURES, strict=True))
    lines += [NOTATION.replace("{letters}", letters)]
    lines += table(
        ("frame", "fields"), ((code(name), ", ".join(map(code, kind.fields))) for name, kind in FRAMES.items())
    )
    return GENERATED + "\n".join(lines) + "\n"


GROUP_TITLES: Final = {
    "": "State",
    "spawnpoints": "State.spawnpoints: Domination",
    "turrets": "State.turrets: Turret",
    "cast": "State.cast: characters",
    "sides": "State.cast.sides: team play",
}
OBSERVATION_HEAD: Final = """\
What is public has the name and the shape it has in the state: {public}. Sets are tuples of numbers here, with names that say
of what. Besides:"""


def events_page() -> str:
    used = list(dict.fromkeys(type_ for kind in EVENT_KINDS for type_ in kind.types.values()))
    lines = [EVENTS_HEAD, "## Types of facts", ""]
    lines += table(("type", "in Python", "names, in the order of their numbers", "on the wire"), map(type_row, used))
    for title, kinds in SECTIONS.items():
        lines += ["", f"## {title}", ""]
        lines += table(("kind", "what happened", "facts", "told in"), map(event_row, kinds))
    lines += ["", "## What a log can leave out", "", "Because the table shows it anyway:", ""]
    lines += [
        f"- `{kind.kind}`{'' if kind.aside == ALWAYS else ' ' + kind.aside}" for kind in EVENT_KINDS if kind.aside
    ]
    lines += ["", "## What pays points", "", "And what a result calls their source; first blood is one of its own.", ""]
    lines += table(("kind", "source", "paid to"), ((code(k.kind), k.pays, payee(k)) for k in EVENT_KINDS if k.pays))
    return GENERATED + "\n".join(lines) + "\n"


def type_row(type_: FactType) -> tuple[str, ...]:
    names = type_.names or type_.words
    return type_.name, type_.meaning, ", ".join(map(code, names)), on_the_wire(type_)


def on_the_wire(type_: FactType) -> str:
    """The fields that facts of a type fill, where they have other names than the facts."""
    names = {name for kind in EVENT_KINDS for name, other in kind.types.items() if other is type_}
    fields = {field for name in names for field in fields_of(name, type_)}
    renamed = "" if fields <= names else " as " + " or ".join(map(code, sorted(fields)))
    if type_.is_list:
        return f"the names{renamed}"
    return f"the name{renamed}" if type_.names else f"the same{renamed}" if type_.name != "pay" else "rows with names"


def event_row(kind: EventKind) -> tuple[str, ...]:
    facts = [
        f"`{name}`: {type_.name}{'' if fields_of(name, type_) else ', not on the wire'}"
        for name, type_ in kind.facts.items()
    ]
    facts += [f"`{name}`: {type_.name}, secret: seen by {kind.audience}" for name, type_ in kind.secret.items()]
    return code(kind.kind), kind.meaning, "<br>".join(facts), games(kind.games)


def payee(kind: EventKind) -> str:
    if "team" in kind.facts:
        return "`team`"
    return "the rows of `pay`" if "pay" in kind.facts else "`figure`"


def prompts_page() -> str:
    lines = [PROMPTS_HEAD]
    lines += table(("field", "is"), ((code(name), meaning) for name, meaning in FIELD_MEANINGS.items()))
    for part in PARTS:
        lines += ["", f"## {PART_TITLES[part]}", ""]
        rows = (prompt_row(i, kind) for i, kind in enumerate(PROMPT_KINDS) if kind.part == part)
        lines += table(("number", "key", "what is asked", "fields", "options", "asked in"), rows)
    lines += ["", OPTIONS_HEAD]
    lines += table(("option", "values", "numbers", "does"), option_rows())
    return GENERATED + "\n".join(lines) + "\n"


def prompt_row(number: int, kind: PromptKind) -> tuple[str, ...]:
    notes = [kind.meaning]
    if kind.may_stay:
        notes.append("Naming the figure's own square means staying there.")
    if kind.is_secret:
        notes.append("Secret: that it is asked tells a hidden card, so a client must not show it to others.")
    options = ", ".join(map(form, kind.answers))
    return str(number), code(kind.key), " ".join(notes), ", ".join(map(code, kind.fields)), options, games(kind.games)


def option_rows() -> Iterable[tuple[str, ...]]:
    first = 0
    for kind, names in BLOCKS:
        if kind:
            values = ", ".join(map(code, names))
            yield code(f"{kind}:…"), values, f"{first}–{first + len(names) - 1}", MEANINGS[kind]
        else:
            for i, name in enumerate(names):
                yield code(name), "", str(first + i), MEANINGS[name]
        first += len(names)


def form(kind: str) -> str:
    """How an option of a kind looks."""
    return code(kind if ("", kind) in WORDS else f"{kind}:…")


WORDS: Final = {(kind, name) for kind, names in BLOCKS for name in names}


def games(names: tuple[str, ...]) -> str:
    return GAMES.get(names) or ", ".join(GAME_NAMES[name] for name in names)


def code(word: str) -> str:
    return f"`{word}`"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    return [f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)]


def environments_page() -> str:
    """The page as it is, with the sections of an observation as they are now."""
    page = (DOCS / "environments.md").read_text(encoding="utf-8")
    head, *rows = table(
        ("section", "shape", "is"),
        ((code(each.name), "×".join(map(str, each.shape)), each.meaning) for each in OBSERVATION),
    )
    before, found, rest = page.partition(head)
    assert found, f"there is no table {head}"
    return "\n".join([f"{before}{head}", *rows, rest[rest.index("\n\n") + 1 :]])


PAGES: Final = {"events.md": events_page, "prompts.md": prompts_page, "state.md": state_page}


def main() -> None:
    for name, page in {**PAGES, "environments.md": environments_page}.items():
        (DOCS / name).write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
