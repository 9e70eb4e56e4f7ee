"""Those who read prompts and events know only words of the tables, and all that they must know."""

import re
from collections.abc import Collection

import msgspec
import pytest

from killshot import game
from killshot.bots import hint, reason
from killshot.cli.draw import log
from killshot.engine.event_kinds import EVENT_KINDS, EVENT_OF, PAY
from killshot.engine.prompts import KIND_OF, PROMPT_KINDS
from killshot.env.layout import N_PROMPTS, PROMPTS
from killshot.server.protocol.facts import fields_of, wire_facts
from killshot.server.protocol.typescript import typescript
from killshot.server.protocol.view import EventView
from killshot.server.views.event_view import event_view
from killshot.text import LANGUAGES, events
from tests.contract.games import SETUPS, played
from tests.invariants import teams

UNSENT = {("flushed", "colours")}  # the sentence says it


@pytest.mark.parametrize("keys", [reason.NAMED, reason.GIVEN, teams.ENEMY_PROMPTS, teams.SETUP_PROMPTS])
def test_prompts_that_have_something_of_their_own_are_in_the_table(keys: Collection[str]) -> None:
    assert set(keys) <= set(KIND_OF)


@pytest.mark.parametrize("kinds", [hint.ACTORS, game.UNANSWERABLE, events.WORDING, log.STYLES])
def test_events_that_have_something_of_their_own_are_in_the_table(kinds: Collection[str]) -> None:
    assert set(kinds) <= set(EVENT_OF)


def test_the_number_of_a_prompt_is_its_place() -> None:
    assert tuple(kind.key for kind in PROMPT_KINDS) == PROMPTS
    assert len(PROMPTS) <= N_PROMPTS


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_every_way_to_decline_has_words(code: str) -> None:
    entries = LANGUAGES[code].catalogue
    for kind in PROMPT_KINDS:
        assert not kind.refusal or f"option.{kind.refusal}.{kind.key}" in entries, kind


def test_every_fact_has_a_field_on_the_wire() -> None:
    for kind in EVENT_KINDS:
        for name, type_ in kind.types.items():
            fields = fields_of(name, type_)
            assert set(fields) <= set(EventView.__struct_fields__) - {"kind", "text", "aside", "path"}, (kind, name)
            assert bool(fields) is ((kind.kind, name) not in UNSENT), (kind, name)


def test_no_two_facts_of_an_event_fill_the_same_field() -> None:
    for kind in EVENT_KINDS:
        fields = [field for name, type_ in kind.types.items() for field in fields_of(name, type_)]
        assert len(set(fields)) == len(fields), kind


def test_what_has_names_goes_by_name() -> None:
    for kind in EVENT_KINDS:
        for name, type_ in kind.types.items():
            if type_ is not PAY and type_.names:
                sent = wire_facts(name, type_, [0] if type_.is_list else len(type_.names) - 1)
                assert list(sent.values()) == [[type_.names[0]] if type_.is_list else type_.names[-1]], (kind, name)


def facts_in(source: str) -> dict[str, tuple[set[str], set[str]]]:
    """By kind, the facts that the types of the web client demand, and those they allow."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for kind, body in re.findall(r'^  "([a-z-]+)": (?:\{ (.*) \}|object);$', source, re.MULTILINE):
        names = re.findall(r"(?:^|; )([a-z]+)(\??):", body)
        found[kind] = {name for name, mark in names if not mark}, {name for name, _ in names}
    return found


@pytest.mark.parametrize("name", SETUPS)
def test_events_are_sent_as_the_web_client_expects_them(name: str) -> None:
    types = facts_in(typescript())
    assert set(types) == set(EVENT_OF)
    lang = LANGUAGES["en"]
    for one in played(name):
        for event in one.events:
            for seat in (None, 0):
                sent = msgspec.to_builtins(event_view(event, seat, one.rules.arena, ["Ana"], lang, None))
                required, allowed = types[event.kind]
                assert required <= set(sent) - {"kind", "text", "aside"} <= allowed, sent
