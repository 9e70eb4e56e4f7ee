"""Card texts say what the tables do. The whole of them is in two golden files, so that a change is seen.

To write the golden files anew: `python -m tests.text.test_cards`.
"""

import re
from pathlib import Path

import pytest

from killshot.engine.cards.language import Deal, Effect, Mark, Move, Pick, Strike, Weapon
from killshot.engine.cards.queries import seen_by, walk
from killshot.engine.cards.weapons import WEAPON_CARDS
from killshot.engine.ids import POWERUP_TYPES, parse_weapon
from killshot.text import LANGUAGES, card_text, language, powerup_text
from killshot.text.cards import Telling

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
CODES = sorted(LANGUAGES)


def page(code: str) -> str:
    """All cards of a language."""
    lang = LANGUAGES[code]
    lines: list[str] = []
    for card in WEAPON_CARDS:
        text = card_text(card.id, lang)
        lines.append(f"{text.name} [{text.cost}]")
        lines.extend(f"  {e.name}{f' [{e.cost}]' if e.cost else ''}: {e.text}" for e in text.effects)
        lines.append("")
    for kind in range(len(POWERUP_TYPES)):
        powerup = powerup_text(kind, lang)
        lines.append(f"{powerup.name}: {powerup.text}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("code", CODES)
def test_the_card_texts_are_the_golden_ones(code: str) -> None:
    assert page(code) == (GOLDEN / f"cards.{code}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("card", WEAPON_CARDS, ids=lambda card: card.name)
def test_every_amount_of_the_table_is_in_the_text(card: Weapon, code: str) -> None:
    for effect, text in zip(card.effects, card_text(card.id, LANGUAGES[code]).effects, strict=True):
        amounts = {str(n) for row in effect.rows if isinstance(row, Strike) for n, _ in row.rows}
        assert amounts <= set(re.findall(r"\d+", text.text))
        assert text.cost == effect.letters


def test_numbers_come_from_the_table() -> None:
    effect = Effect(
        "basic",
        Pick("target", seen_by("me")),
        Deal(7, "target"),
        Mark(5, "target"),
        Pick("push", walk(3, "target"), "square", optional=True),
        Move("target", "push"),
    )
    weapon = Weapon("lock-rifle", "BB", effect)
    assert Telling(language("en"), weapon, effect).text() == (
        "Deal 7 damage and 5 marks to a target you can see. Then you may move it 1, 2 or 3 squares."
    )


def test_the_rocket_launcher_reads_as_if_a_person_wrote_it() -> None:  # RKT-1..3
    basic, jump, warhead = card_text(parse_weapon("rocket-launcher"), language("en")).effects
    assert basic.text == (
        "Deal 2 damage to a target you can see that is not on your square. Then you may move it 1 square."
    )
    assert (jump.name, jump.cost) == ("Rocket jump", "B")
    assert jump.text == "Before or after the basic effect, move 1 or 2 squares."
    assert "before the move, deal 1 damage to everyone on your target’s square" in warhead.text


def test_a_weapon_with_modes_has_a_basic_mode() -> None:  # SHO-02
    names = [card_text(parse_weapon("shotgun"), LANGUAGES[code]).effects[0].name for code in ("en", "fr")]
    assert names == ["Basic mode", "Mode basique"]
    names = [card_text(parse_weapon("thor"), LANGUAGES[code]).effects[0].name for code in ("en", "fr")]
    assert names == ["Basic effect", "Effet basique"]


def test_a_later_effect_says_which_targets_are_others() -> None:  # SHO-09, THR-4
    text = card_text(parse_weapon("thor"), language("fr"))
    assert text.effects[1].text.endswith("à une autre cible que voit votre première cible.")
    assert text.effects[2].text.endswith("à une nouvelle cible que voit votre deuxième cible.")


def test_a_mode_of_mays_says_that_somebody_must_be_hit() -> None:  # PGL-2, R09
    told = [
        card.name
        for card in WEAPON_CARDS
        for effect in card_text(card.id, language("en")).effects
        if effect.text.endswith("You must hit at least one target.")
    ]
    assert told == ["power-glove"]


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for each in CODES:
        (GOLDEN / f"cards.{each}.txt").write_text(page(each), encoding="utf-8")
