"""The table of prompts is what the engine asks: no kind, field, option or game more, and none less."""

import ast
import pickle

import pytest

from killshot.engine.action import ACTIONS
from killshot.engine.cards.language import Deal, Effect, Pick, Weapon
from killshot.engine.cards.weapons import WEAPON_CARDS
from killshot.engine.cards.weapons_dlc import CHARACTER_CARDS
from killshot.engine.decision import Decision, Prompt
from killshot.engine.ids import EFFECTS, FIGURES, WEAPONS
from killshot.engine.prompts import FIELDS, KIND_OF, PARTS, PROMPT_KINDS
from killshot.engine.setup import CHOICES
from tests.contract.games import SETUPS, played, variants
from tests.contract.sources import calls, compared, trees, words

CARDS: tuple[Weapon, ...] = (*WEAPON_CARDS, *CHARACTER_CARDS)
MAKERS = ("Prompt", "for_each_figure", "for_each_weapon")


def test_a_prompt_of_an_unknown_kind_cannot_be_made() -> None:
    with pytest.raises(ValueError, match=r"'spawm' is no prompt; known: first-action, .*spawn"):
        Prompt("spawm", figure=1)


@pytest.mark.parametrize(
    ("key", "fields"),
    [("spawn", {}), ("run", {"figure": 1}), ("pay", {"figure": 0}), ("drop", {"weapon": 1, "figure": 0})],
)
def test_a_prompt_has_the_fields_of_its_kind(key: str, fields: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=f"a prompt '{key}' has the fields"):
        Prompt(key, **fields)  # type: ignore[arg-type]  # the names of fields are words here


def test_the_table_is_in_order() -> None:
    assert len(KIND_OF) == len(PROMPT_KINDS)
    games = {*CHOICES, "bot", "characters"}
    kinds = {action.kind for action in ACTIONS}
    for kind in PROMPT_KINDS:
        assert kind.part in PARTS, kind
        assert kind.fields == tuple(field for field in FIELDS if field in kind.fields), kind
        assert set(kind.answers) <= kinds, kind
        assert len(set(kind.answers)) == len(kind.answers) > 0, kind
        assert kind.games, kind
        assert set(kind.games) <= games, kind
        assert kind.meaning.strip().endswith((".", "?")), kind
        assert not kind.follows or kind.begins, kind
        assert not kind.follows or kind.follows in KIND_OF, kind
        assert not kind.may_stay or "square" in kind.answers, kind
        assert not kind.is_secret or kind.refusal, f"{kind}: a secret question is declined for those who do not answer"


@pytest.mark.parametrize("name", SETUPS)
def test_only_what_is_declared_is_asked(name: str) -> None:
    for game in played(name):
        for asked in game.decisions:
            kind = asked.prompt.kind
            assert kind is KIND_OF[asked.prompt.key]
            assert variants(SETUPS[name]) & set(kind.games), (name, asked)
            assert {option.kind for option in asked.options} <= set(kind.answers), asked


@pytest.mark.parametrize("game", ["domination", "turret", "bot"])
def test_what_belongs_to_one_game_is_asked_in_it(game: str) -> None:
    """Of the other games `tests/exhaustive` shows the same."""
    names = [name for name, setup in SETUPS.items() if game in variants(setup)]
    wanted = {kind.key for kind in PROMPT_KINDS if kind.games == (game,)}
    for games in (2, 4, 8):
        asked = {one.prompt.key for name in names for each in played(name, games) for one in each.decisions}
        if wanted <= asked:
            break
    assert sorted(wanted - asked) == []


def test_the_engine_makes_its_prompts_once() -> None:
    """As constants of a module or class, so that a wrong one fails on import; a weapon makes those of its own picks."""
    keys: set[str] = set()
    for path, tree in trees("src/killshot/engine"):
        if path.name not in ("decision.py", "language.py"):
            for function in ast.walk(tree):
                if isinstance(function, ast.FunctionDef):
                    assert not list(calls(function, *MAKERS)), f"{path}:{function.lineno} makes a prompt while playing"
        keys |= {word for call in calls(tree, *MAKERS) for word in words(call.args[0]) if word in KIND_OF}
    keys |= {
        row.prompt.key for card in CARDS for effect in card.effects for row in effect.steps if isinstance(row, Pick)
    }
    assert keys == set(KIND_OF)


def can_follow_damage(card: Weapon, effect: Effect, pick: Pick) -> bool:
    """Whether the shot can have hurt a figure before this pick, so that a Targeting Scope can be played."""
    before = effect.steps[: effect.steps.index(pick)]
    place = 1 << card.effects.index(effect)
    others = [other for other in card.effects if other is not effect and not other.mode and not other.needs & place]
    rows = [*before, *(row for other in others for row in other.steps)]
    return any(isinstance(row, Deal) for row in rows)


def test_the_options_of_a_pick_are_those_the_weapons_give_it() -> None:
    found: dict[str, set[str]] = {}
    for card in CARDS:
        for effect in card.effects:
            for row in effect.steps:
                if isinstance(row, Pick):
                    answers = found.setdefault(row.prompt.key, {row.kind})
                    answers |= {"pass"} if row.optional and not row.forced else set()
                    answers |= {"effect"} if row.offer >= 0 else set()
                    answers |= {"powerup"} if can_follow_damage(card, effect, row) else set()
    assert found == {kind.key: set(kind.answers) for kind in PROMPT_KINDS if kind.key.startswith("pick-")}


def test_keys_are_compared_with_words_of_the_table() -> None:
    found = 0
    for path, tree in trees("src", "tests", "examples", "benchmarks"):
        for line, word in compared(tree, lambda text: text.endswith("prompt.key")):
            found += 1
            assert word in KIND_OF, f"{path}:{line}: no prompt is called {word!r}"
    assert found > 20


def test_prompts_and_decisions_survive_pickling_and_say_what_they_are() -> None:
    pick = next(row for effect in CARDS[2].effects for row in effect.steps if isinstance(row, Pick))
    assert repr(pick.prompt) == "Prompt('pick-target', weapon=2, effect=0, slot='first')"
    assert (WEAPONS[2], EFFECTS[0]) == ("thor", "basic")
    asked = Decision((1,), Prompt("spawn", figure=FIGURES.index("sprog")), ACTIONS[:2], (1, 1))
    again: Decision = pickle.loads(pickle.dumps(asked))
    assert repr(again) == repr(asked)
    assert (again.answers, repr(again.prompt)) == ((1, 1), "Prompt('spawn', figure=2)")
    assert again.prompt.kind is KIND_OF["spawn"]
