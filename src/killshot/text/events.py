"""Log lines: what `Event.seen_by(seat)` holds, as a sentence.

An event is told with the entry `event.<kind>`, whose fields are its facts. Where the facts ask for other words,
`WORDING` names the entry. A reader who is one of the facts is addressed as *you*: the line comes from
`event.<kind>.victim-you` and the like.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ..engine.event_kinds import (
    COLOUR,
    EFFECT,
    EVENT_OF,
    FIGURE,
    FIGURE_LIST,
    PART,
    PAY,
    POWERUP,
    REWARD,
    SEAT,
    SQUARE,
    TEAM,
    TILE,
    WEAPON,
)
from ..engine.ids import COLOURS, parse_figure
from ..engine.mechanics.damage import KILLSHOT
from .cards import reward_gifts
from .language import Language, Noun, sentence
from .names import effect_noun, noun, part_text, powerup_noun, square_text, tile_text
from .reader import Reader

Facts = Mapping[str, Any]

NOUNS: Final = {FIGURE: "target", WEAPON: "weapon", COLOUR: "colour", TEAM: "team", REWARD: "reward"}  # types of facts
READERS: Final = ("seat", "by", "figure", "owner", "victim", "figures")  # facts that can be the reader

SPROG: Final = parse_figure("sprog")
BANSHEE: Final = parse_figure("banshee")


def _moved(facts: Facts) -> str:
    return "moved" if facts["by"] == facts["figure"] else "moved-by"


def _hit(facts: Facts) -> str:
    """A spawnpoint strikes back with a token of the victim (DOM-07)."""
    if facts["by"] == facts["victim"]:
        return "hit-self"
    return "hit-marked" if facts["marks"] else "hit"


def _killed(facts: Facts) -> str:
    return "killed-self" if facts["by"] == facts["victim"] else "killed"


def _marked(facts: Facts) -> str:
    return "marked" if facts["placed"] == facts["marks"] else "marked-less" if facts["placed"] else "marked-enough"


def _paid(facts: Facts) -> str:
    return "paid" if facts["payment"] < len(COLOURS) else "paid-powerup"


def _drew(facts: Facts) -> str:
    return "drew-seen" if "powerup" in facts else "drew"


def _turn_started(facts: Facts) -> str:
    return "turn-started-final" if facts["final"] else "turn-started"


def _track_filled(facts: Facts) -> str:
    if len(facts["tokens"]) < 2:
        return "track-filled"
    return "track-filled-overkill" if facts["figure"] == facts["owner"] else "track-filled-by-two"


def _tagged(facts: Facts) -> str:
    return f"tagged-{facts['why']}"


WORDING: Final[Mapping[str, Callable[[Facts], str]]] = {
    "moved": _moved,
    "hit": _hit,
    "killed": _killed,
    "marked": _marked,
    "paid": _paid,
    "drew": _drew,
    "turn-started": _turn_started,
    "track-filled": _track_filled,
    "tagged": _tagged,
}


def seat_names(figures: Sequence[int], lang: Language) -> list[str]:
    """What the log calls each seat: the name of its figure. `figures`: one per seat."""
    return [str(noun("target", figure, lang)) for figure in figures]


def player_names(seats: int, lang: Language) -> list[str]:
    """What the log calls each seat in team play, where a seat can have several figures: players by number."""
    return [lang.say("player", n=seat + 1) for seat in range(seats)]


def event_text(facts: Facts, lang: Language, seats: Sequence[str], you: Reader | None = None) -> str:
    """A log line.

    `seats`: what each seat is called, perhaps `seat_names(state.order, lang)`; seats without a name are numbered.
    `you`: who reads it; None is a spectator.
    """
    facts = _with_actors(facts)
    kind: str = facts["kind"]
    wording = WORDING.get(kind)
    fields = {name: _field(name, facts, lang, seats, you) for name in facts if name != "kind"}
    if kind == "paid":
        fields.update(_payment(facts["payment"], lang))
    if kind == "flushed":
        fields["reward"] = reward_gifts(facts["tile"], facts["colours"], lang)
        fields["colours"] = lang.say("reward.colours", n=facts["colours"])
    if "shift" in facts:  # where the rush tile is: the track ends there (CHR-05)
        fields["killshot"] = KILLSHOT - facts["shift"]
    line = sentence(lang.say(_key(wording(facts) if wording else kind, facts, lang, you), **fields))
    wasted = facts["damage"] + facts.get("marks", 0) - facts["tokens"] if kind in ("hit", "poured") else 0
    if wasted:
        line = f"{line} {sentence(lang.say('event.hit-wasted', wasted=wasted))}"
    return line


def _with_actors(facts: Facts) -> Facts:
    """Who poisons and who hypnotises goes without saying in the facts, but not in a sentence (CHR-12, CHR-13)."""
    kind = facts["kind"]
    if kind == "poisoned":
        return {**facts, "by": SPROG}
    if kind == "hypnotized":
        return {**facts, "by": BANSHEE}
    if kind == "track-filled":
        return {**facts, "figure": facts["tokens"][0], "owner": facts["tokens"][-1]}
    return facts


def _key(wording: str, facts: Facts, lang: Language, you: Reader | None) -> str:
    """The entry for that reader."""
    names = [name for name in READERS if you is not None and is_reader(name, facts, you)]
    entries = (f"event.{wording}.{name}-you" for name in names)
    return next((entry for entry in entries if entry in lang.catalogue), f"event.{wording}")


def is_about(facts: Facts, you: Reader) -> bool:
    """Whether a line would say *you* to that reader."""
    figures = [row[0] for row in facts.get("pay", [])] + facts.get("figures", [])
    return you.figure in figures or any(is_reader(name, _with_actors(facts), you) for name in READERS)


def is_reader(name: str, facts: Facts, you: Reader) -> bool:
    """Whether that fact is the reader, and nobody else."""
    if name not in facts:
        return False
    if name == "seat":
        return bool(facts[name] == you.seat)
    return you.figure >= 0 and facts[name] in (you.figure, [you.figure])


def _field(name: str, facts: Facts, lang: Language, seats: Sequence[str], you: Reader | None) -> object:
    """A fact in words, by its type; what `_with_actors` adds are figures."""
    value, kind = facts[name], EVENT_OF[facts["kind"]].types.get(name, FIGURE)
    if kind in NOUNS:
        return noun(NOUNS[kind], value, lang)
    if kind is SQUARE:
        return square_text(value)
    if kind is SEAT:
        return lang.say("player", n=value + 1) if _is_nameless(facts, lang, seats) else seats[value]
    if kind is FIGURE_LIST:
        last = you.figure if you is not None else -1  # the reader, among others
        return lang.series([str(_figure(figure, lang, you)) for figure in sorted(value, key=lambda f: f == last)])
    if kind is EFFECT:
        return effect_noun(facts["weapon"], value, lang)
    if kind is POWERUP:
        return powerup_noun(value, lang)
    if kind is PART:
        return part_text(value, lang)
    if kind is TILE:
        return tile_text(value, lang)
    if kind is PAY:
        rows = [pay_text(row, facts, lang, you) for row in value]
        return lang.series(rows or [lang.say("pay.nobody")], "list.comma")
    return value


def _figure(figure: int, lang: Language, you: Reader | None) -> Noun:
    return lang.noun("you") if you is not None and figure == you.figure else noun("target", figure, lang)


def _is_nameless(facts: Facts, lang: Language, seats: Sequence[str]) -> bool:
    """Whether a seat has no name yet, or only that of the character it takes (CHR-01)."""
    seat: int = facts["seat"]
    return seat >= len(seats) or (
        facts["kind"] == "drafted" and seats[seat] == str(noun("target", facts["figure"], lang))
    )


def pay_text(row: Sequence[Any], facts: Facts, lang: Language, you: Reader | None = None) -> str:
    """Who gets how many points, and as the third item of the row what for. No figure scores on its own board (DOM-07)."""
    figure, points, *reason = row
    if figure == facts.get("victim"):
        return lang.say("pay.unclaimed", points=points)
    return lang.say(f"pay.{reason[0] if reason else 'rank'}", figure=_figure(figure, lang, you), points=points)


def _payment(payment: int, lang: Language) -> dict[str, Noun]:
    if payment < len(COLOURS):
        return {"colour": noun("colour", payment, lang)}
    return {"powerup": powerup_noun(payment - len(COLOURS), lang)}
