"""The second person: a reader who is part of what is told is *you*, in every language, and the verb agrees.

All lines are in two golden files, told to spectators and to every reader concerned, so that a change is seen. To write
them again: `python tests/golden/renew.py`.
"""

import re
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from killshot.engine.decision import Prompt
from killshot.engine.ids import parse_figure
from killshot.text import LANGUAGES, Reader, event_text, language, name_of, prompt_text, reader_at
from killshot.text.events import READERS, is_about
from killshot.text.results import winners_text

from .everything import EVENTS, NAMED, told_to

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
CODES = sorted(LANGUAGES)
VIOLET, DOZER, SPROG = (parse_figure(name) for name in ("violet", "dozer", "sprog"))
SEATS = ("Ann", "Bob", "Cleo", "Dana", "Eve", "Finn")
WINNERS: tuple[tuple[list[str], bool], ...] = (
    (["Violet"], False),
    (["Violet", "Dozer"], False),
    ([], True),
    (["Dozer"], True),
)
SPOKEN_TO = {"en": r"\b[Yy]ours?\b|\b[Yy]ou\b", "fr": r"\b[Vv]ous\b|\b[Vv]otre\b|\b[Vv]os\b"}


def page(code: str) -> str:
    """Every line of the log: told to a spectator, and below it to those it is about."""
    lang = LANGUAGES[code]
    lines: list[str] = []
    for facts in EVENTS:
        lines.append(event_text(facts, lang, SEATS))
        lines.extend(f"  {event_text(facts, lang, SEATS, you)}" for you in told_to(facts))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("code", CODES)
def test_the_log_lines_are_the_golden_ones(code: str) -> None:
    assert page(code) == (GOLDEN / f"log.{code}.txt").read_text(encoding="utf-8")


def base_entries(code: str) -> dict[str, set[str]]:
    """The log lines for spectators, and which of their fields can be a reader."""
    found: dict[str, set[str]] = {}
    for key, template in LANGUAGES[code].catalogue.items():
        if key.startswith("event.") and not key.endswith("-you"):
            names = {name for _, name, _, _ in Formatter().parse(template) if name}
            found[key.removeprefix("event.")] = names & set(READERS)
    return found


@pytest.mark.parametrize("code", CODES)
def test_every_line_is_told_to_everyone_it_is_about(code: str) -> None:
    wanted = {
        f"event.{wording}.{name}-you"
        for wording, names in base_entries(code).items()
        for name in names
        if name == "seat" or wording not in NAMED
    }
    assert {key for key in LANGUAGES[code].catalogue if key.startswith("event.") and key.endswith("-you")} == wanted


@pytest.mark.parametrize("code", sorted(SPOKEN_TO))
@pytest.mark.parametrize("facts", EVENTS, ids=lambda facts: facts["kind"])
def test_a_reader_is_spoken_to_and_not_about(facts: dict[str, Any], code: str) -> None:
    lang = LANGUAGES[code]
    assert not re.search(SPOKEN_TO[code], event_text(facts, lang, SEATS))
    for you in told_to(facts):
        line = event_text(facts, lang, SEATS, you)
        name = SEATS[you.seat] if you.figure < 0 else name_of("target", you.figure, lang)
        assert re.search(SPOKEN_TO[code], line), line
        assert name not in line


@pytest.mark.parametrize("key", [key for key in language("en").catalogue if key.endswith("-you")])
def test_verbs_agree_with_you(key: str) -> None:
    """After `you` no English verb ends in a single `s`; after `vous` every French one ends in `ez` or `tes`."""
    english, french = (language(code).template(key) for code in ("en", "fr"))
    assert not re.search(r"\b[Yy]ou (?:is|has|was|[a-z]*[^s\W]s)\b", english), english
    verb = re.match(r"Vous (?:ne |n’|en |vous )*(\w+)", french)
    assert verb is None or verb[1].endswith(("ez", "tes")), french


def test_a_line_is_told_to_its_subject_and_its_object() -> None:
    hit = {"kind": "hit", "by": VIOLET, "victim": SPROG, "damage": 2, "marks": 0, "tokens": 2}
    told = [
        [event_text(hit, language(code), [], Reader(seat, figure)) for code in ("en", "fr")]
        for seat, figure in ((0, VIOLET), (1, SPROG), (2, DOZER))
    ]
    assert told == [
        ["You deal 2 damage to Sprog.", "Vous infligez 2 dégâts à Sprog."],
        ["Violet deals 2 damage to you.", "Violette vous inflige 2 dégâts."],
        ["Violet deals 2 damage to Sprog.", "Violette inflige 2 dégâts à Sprog."],
    ]


def test_a_reader_among_others_comes_last() -> None:
    poisoned = {"kind": "poisoned", "figures": [VIOLET, DOZER, parse_figure("echo")]}
    assert [event_text(poisoned, language(code), [], Reader(0, DOZER)) for code in ("en", "fr")] == [
        "Sprog poisons Violet, Echo and you.",
        "Sprog empoisonne Violette, Echo et vous.",
    ]


def test_points_are_yours() -> None:
    scored = {"kind": "board-scored", "victim": SPROG, "pay": [[VIOLET, 8, "rank"], [DOZER, 6, "rank"]], "skulls": 0}
    assert event_text(scored, language("en"), [], Reader(0, VIOLET)) == "Sprog’s board is scored: you 8, Dozer 6."
    assert event_text(scored, language("en"), [], Reader(1, SPROG)) == "Your board is scored: Violet 8, Dozer 6."


def test_in_team_play_a_seat_is_you_and_its_figures_keep_their_names() -> None:
    you = reader_at(0, (VIOLET, SPROG), teams=True)
    assert event_text({"kind": "drew", "seat": 0}, language("fr"), [], you) == "Vous piochez une Amélioration."
    assert event_text({"kind": "fired", "figure": VIOLET, "weapon": 0}, language("en"), [], you) == (
        "Violet fires the Lock Rifle."
    )


def test_a_seat_reads_as_its_figure_and_a_spectator_as_nobody() -> None:
    assert reader_at(1, (VIOLET, SPROG), teams=False) == Reader(1, SPROG)
    assert reader_at(1, (), teams=False) == Reader(1)  # in the draft
    assert reader_at(None, (VIOLET, SPROG), teams=False) is None


@pytest.mark.parametrize(
    ("key", "about_me", "about_another"),
    [
        ("spawn", "Discard a powerup: its colour decides where you spawn.", "its colour decides where Sprog spawns."),
        ("path", "Where do you go, one square at a time?", "Where does Sprog go, one square at a time?"),
        ("overkill", "Which track does your overkill token go on?", "Which track does Sprog’s overkill token go on?"),
    ],
)
def test_a_question_about_the_reader_is_in_the_second_person(key: str, about_me: str, about_another: str) -> None:
    prompt = Prompt(key, figure=SPROG)
    assert prompt_text(prompt, language("en"), Reader(0, SPROG)) == about_me
    assert prompt_text(prompt, language("en"), Reader(0, VIOLET)).endswith(about_another)


def test_a_reader_who_has_won_is_told_so() -> None:
    told = [[winners_text(names, language(code), you) for names, you in WINNERS] for code in ("en", "fr")]
    assert told == [
        ["Violet wins.", "Violet and Dozer win.", "You win.", "You and Dozer win."],
        ["Violet gagne.", "Violet et Dozer gagnent.", "Vous gagnez.", "Vous et Dozer gagnez."],
    ]


@pytest.mark.parametrize("facts", EVENTS, ids=lambda facts: facts["kind"])
def test_a_line_that_does_not_say_you_is_the_same_for_everybody(facts: dict[str, Any]) -> None:
    lang = language("en")
    for you in (Reader(seat, figure) for seat in range(6) for figure in range(-1, 6)):
        assert (event_text(facts, lang, SEATS, you) != event_text(facts, lang, SEATS)) <= is_about(facts, you)
