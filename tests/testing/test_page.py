"""docs/testing.md is complete: every builder, reader, option word and prompt key."""

import re
from collections.abc import Iterator

import killshot.testing
from killshot.engine.action import ACTIONS
from killshot.engine.prompts import PROMPT_KINDS
from killshot.testing import DealtTeams, Scenario, TeamScenario
from tests.docs.pages import FENCED, page

CODE = re.compile(r"`([^`]+)`")
PAGE = page("docs/testing.md")
INLINE = CODE.findall(FENCED.sub("", PAGE))
NAMES = set(re.findall(r"\w+", " ".join([*INLINE, *FENCED.findall(PAGE)])))


def members() -> Iterator[str]:
    for scenario in (Scenario, TeamScenario, DealtTeams):
        yield from (name for name in dir(scenario) if not name.startswith("_"))


def test_every_public_name_is_explained() -> None:
    assert {*members(), *killshot.testing.__all__} - NAMES == set()


def test_every_option_word_is_listed() -> None:
    words = {str(action).partition(":")[0] for action in ACTIONS}
    listed = PAGE[PAGE.index("| by themselves") : PAGE.index("| prompts | keys |")]
    assert {word.removesuffix(":") for word in CODE.findall(listed)} == words


def test_every_prompt_key_is_listed_once() -> None:
    listed = PAGE[PAGE.index("| prompts | keys |") :]
    assert sorted(CODE.findall(listed)) == sorted(kind.key for kind in PROMPT_KINDS)
