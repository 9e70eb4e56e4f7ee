"""All languages have the same entries with the same fields; none is missing, none is unused."""

import re
from string import Formatter

import pytest

from killshot.engine.arena import ARENAS
from killshot.engine.event_kinds import EVENT_OF
from killshot.engine.prompts import PROMPT_KINDS
from killshot.engine.setup import CHOICES, ENDINGS
from killshot.text import LANGUAGES, language, menu_name, preferred_language
from killshot.text.english import ENGLISH
from killshot.text.english.cards import CARDS
from killshot.text.english.events import EVENTS as TOLD
from killshot.text.english.names import NAMES
from killshot.text.english.prompts import PROMPTS
from killshot.text.language import joined

from .everything import EVENTS, SOURCES, IncompleteLanguage, RecordingLanguage, everything

CODES = sorted(LANGUAGES)


def fields(template: str) -> set[str]:
    """The names of the fields of a template, those inside a choice of words included."""
    found: set[str] = set()
    for _, name, spec, _ in Formatter().parse(template):
        if name is not None:
            found.add(name)
            found |= fields(spec or "")
    return found


@pytest.mark.parametrize("code", CODES)
def test_no_entry_is_missing(code: str) -> None:
    lang = IncompleteLanguage(code)
    for _ in everything(lang):
        pass
    missing = sorted(lang.missing | ENGLISH.catalogue.keys() - lang.catalogue.keys())
    assert not missing, f"add to {code}: {', '.join(missing)}"


@pytest.mark.parametrize("code", CODES)
def test_every_language_has_the_same_entries(code: str) -> None:
    assert list(LANGUAGES[code].catalogue) == list(ENGLISH.catalogue)


@pytest.mark.parametrize("key", sorted(ENGLISH.catalogue))
def test_an_entry_has_the_same_fields_in_all_languages(key: str) -> None:
    for lang in LANGUAGES.values():
        assert fields(lang.template(key)) == fields(ENGLISH.template(key))


def test_an_entry_stands_in_one_catalogue_only() -> None:
    with pytest.raises(ValueError, match="the same key"):
        joined({"free": "free"}, {"free": "at no cost"})


@pytest.mark.parametrize("code", CODES)
def test_every_question_of_the_engine_has_an_entry(code: str) -> None:
    assert {f"prompt.{kind.key}" for kind in PROMPT_KINDS} <= set(LANGUAGES[code].catalogue)


@pytest.mark.parametrize("code", CODES)
def test_every_way_to_decline_has_a_name_of_its_own(code: str) -> None:
    names = [f"option.{kind.refusal}.{kind.key}" for kind in PROMPT_KINDS if kind.refusal]
    assert names
    assert set(names) <= set(LANGUAGES[code].catalogue)


@pytest.mark.parametrize("code", CODES)
def test_every_number_asked_for_has_a_name_of_its_own(code: str) -> None:
    for kind in PROMPT_KINDS:
        if "number" in kind.answers:
            assert {f"option.number.{n}.{kind.key}" for n in ("one", "more")} <= set(LANGUAGES[code].catalogue)


WORDS_OF_PICKS = {"pick-square-me", "pick-square-target", "pick-square-puppet", "pick-tile", "half"}


@pytest.mark.parametrize("kind", ["pass", "seat", "done", "drop", "character", "number.one", "number.more"])
def test_an_option_is_worded_for_prompts_that_offer_it(kind: str) -> None:
    forms = {key.removeprefix(f"option.{kind}.") for key in PROMPTS if key.startswith(f"option.{kind}.")}
    answer = kind.partition(".")[0]
    assert forms
    assert forms - WORDS_OF_PICKS <= {prompt.key for prompt in PROMPT_KINDS if answer in prompt.answers}


def test_every_event_of_the_engine_is_among_the_samples() -> None:
    assert set(EVENT_OF) == {facts["kind"] for facts in EVENTS}
    for facts in EVENTS:
        kind = EVENT_OF[facts["kind"]]
        assert set(kind.facts) <= set(facts) - {"kind"} <= set(kind.types), facts


@pytest.mark.parametrize("code", CODES)
def test_every_entry_is_used(code: str) -> None:
    lang = RecordingLanguage(code)
    for _ in everything(lang):
        pass
    elsewhere = {
        key
        for file in SOURCES.rglob("*.py")
        if SOURCES / "text" not in file.parents
        for key in re.findall(r'"([a-z0-9-]+\.[a-z0-9.-]+)"', file.read_text(encoding="utf-8"))
    }
    of_the_game = set(NAMES) | set(PROMPTS) | set(TOLD) | set(CARDS)
    assert sorted(of_the_game - lang.used - elsewhere) == []


@pytest.mark.parametrize("code", CODES)
def test_no_text_is_empty_or_unfinished(code: str) -> None:
    for text in everything(LANGUAGES[code]):
        assert text.strip() == text != ""
        assert not re.search(r"[{}|]|  | [,.)]|\.\.$", text), text
        assert text.count("(") == text.count(")"), text


@pytest.mark.parametrize("code", CODES)
def test_apostrophes_are_typographic(code: str) -> None:
    assert [text for text in everything(LANGUAGES[code]) if "'" in text or '"' in text] == []


def test_french_signs_keep_their_space() -> None:
    for text in (*everything(language("fr")), *language("fr").catalogue.values()):
        assert not re.search(r"(?<!\N{NO-BREAK SPACE})[:;!?»](\s|$)|«(?!\N{NO-BREAK SPACE})|\d \d{3}\b", text), text


def test_french_words_contract() -> None:
    for text in everything(language("fr")):
        assert not re.search(r"\b(?:de|à) les?\b|\b(?:de|que|le|la) (?!et\b)[aeiouéèAEIOUÉÈ][^\d]", text), text


def test_menus_name_every_mode_arena_and_ending() -> None:
    english, french = LANGUAGES["en"], LANGUAGES["fr"]
    assert [menu_name("mode", mode, french) for mode in CHOICES] == [
        "Combat à Mort",
        "Domination",
        "Tourelle",
        "Jeu en équipes",
    ]
    assert [menu_name("arena", arena, english)[:2].rstrip(",") for arena in ARENAS] == list(ARENAS)
    assert [menu_name("ending", ending, english) for ending in ENDINGS] == [
        "Final frenzy",
        "Sudden death",
        "Equal turns",
    ]


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="'xx'; known: en, fr"):
        language("xx")


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ("fr_FR.UTF-8", "fr"),
        ("fr", "fr"),
        ("fr-CA,en;q=0.8", "fr"),
        ("xx-XX,xx;q=0.9, fr;q=0.5", "fr"),
        ("FR", "fr"),
        ("frr", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
    ],
)
def test_the_first_language_asked_for_that_we_speak_is_taken(wanted: str, code: str) -> None:
    assert preferred_language(wanted) == code


NAMES_AS_PRINTED = {"effect.pulverize"}


@pytest.mark.parametrize("key", sorted(ENGLISH.catalogue.keys() - NAMES_AS_PRINTED))
def test_english_is_spelt_the_british_way(key: str) -> None:
    american = re.findall(r"\b\w+(?:iz(?:e[ds]?|ing|ations?)|yz(?:e[ds]?|ing)|olors?)\b", ENGLISH.catalogue[key])
    assert [word for word in american if word.lower() not in ("size", "sizes", "prize", "prizes")] == []
