"""Log lines: what `Event.seen_by(seat)` holds, as a sentence.

An event of some kind is told with the entry `event.<kind>`, whose fields are the event's facts. Where what happened
asks for other words, `WORDING` says which entry it is.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ..engine.ids import COLOURS
from ..engine.mechanics.damage import KILLSHOT
from .cards import reward_gifts
from .language import Language, Noun, sentence
from .names import effect_noun, noun, part_text, powerup_noun, square_text, tile_text

Facts = Mapping[str, Any]

TARGETS: Final = ("figure", "victim", "by", "owner")  # facts that are figures or other targets
SQUARES: Final = ("square", "origin")


def _moved(facts: Facts) -> str:
    return "moved" if facts["by"] == facts["figure"] else "moved-by"


def _hit(facts: Facts) -> str:
    """A spawnpoint that strikes back does so with a token of the victim's own (DOM-07)."""
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
    return "track-filled-overkill" if len(facts["tokens"]) > 1 else "track-filled"


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
    """What the log calls each seat, given the figure of each: players without names of their own."""
    return [str(noun("target", figure, lang)) for figure in figures]


def player_names(seats: int, lang: Language) -> list[str]:
    """What the log calls each seat in team play, where it may have several figures: players by number."""
    return [lang.say("player", n=seat + 1) for seat in range(seats)]


def event_text(facts: Facts, lang: Language, seats: Sequence[str]) -> str:
    """A log line. `seats`: what each seat is called, perhaps `seat_names(state.order, lang)`; those left out are numbered."""
    kind: str = facts["kind"]
    wording = WORDING.get(kind)
    fields = {name: _field(name, facts, lang, seats) for name in facts if name != "kind"}
    if kind == "paid":
        fields.update(_payment(facts["payment"], lang))
    if kind == "flushed":
        fields["reward"] = reward_gifts(facts["tile"], facts["colours"], lang)
        fields["colours"] = lang.say("reward.colours", n=facts["colours"])
    if "shift" in facts:  # where the rush tile is: the track ends there (CHR-05)
        fields["killshot"] = KILLSHOT - facts["shift"]
    line = sentence(lang.say("event." + (wording(facts) if wording else kind), **fields))
    wasted = facts["damage"] + facts.get("marks", 0) - facts["tokens"] if kind in ("hit", "poured") else 0
    if wasted:
        line = f"{line} {sentence(lang.say('event.hit-wasted', wasted=wasted))}"
    return line


def _field(name: str, facts: Facts, lang: Language, seats: Sequence[str]) -> object:
    value = facts[name]
    if name in TARGETS:
        return noun("target", value, lang)
    if name in SQUARES:
        return square_text(value)
    if name == "seat":
        return lang.say("player", n=value + 1) if _is_nameless(facts, lang, seats) else seats[value]
    if name == "figures":
        return lang.series([str(noun("target", figure, lang)) for figure in value])
    if name == "effect":
        return effect_noun(facts["weapon"], value, lang)
    if name == "powerup":
        return powerup_noun(value, lang)
    if name in ("weapon", "colour", "team"):
        return noun(name, value, lang)
    if name == "forgone":
        return part_text(value, lang)
    if name == "tile":
        return noun("reward", value, lang) if "team" in facts else tile_text(value, lang)
    if name == "tokens" and isinstance(value, list):
        return [noun("target", owner, lang) for owner in value]
    if name == "pay":
        return lang.series([pay_text(row, facts, lang) for row in value] or [lang.say("pay.nobody")], "list.comma")
    return value


def _is_nameless(facts: Facts, lang: Language, seats: Sequence[str]) -> bool:
    """Whether a seat has no name yet, or only that of the character it takes (CHR-01)."""
    seat: int = facts["seat"]
    return seat >= len(seats) or (
        facts["kind"] == "drafted" and seats[seat] == str(noun("target", facts["figure"], lang))
    )


def pay_text(row: Sequence[Any], facts: Facts, lang: Language) -> str:
    """Who gets how many points; a third item says what for. Nobody scores on the own board (DOM-07)."""
    figure, points, *reason = row
    if figure == facts.get("victim"):
        return lang.say("pay.unclaimed", points=points)
    return lang.say(f"pay.{reason[0] if reason else 'rank'}", figure=noun("target", figure, lang), points=points)


def _payment(payment: int, lang: Language) -> dict[str, Noun]:
    if payment < len(COLOURS):
        return {"colour": noun("colour", payment, lang)}
    return {"powerup": powerup_noun(payment - len(COLOURS), lang)}
