"""Card texts say what the tables do. The whole of them is in two golden files, so that a change is seen.

To write the golden files again: `python tests/golden/renew.py`.
"""

import re
from pathlib import Path

import pytest

from killshot.engine.cards.language import Deal, Effect, Mark, Move, Pick, Weapon
from killshot.engine.cards.prices import ASSUMED, PRICES, PRINTED, REWARD_LINES, REWARD_TILES
from killshot.engine.cards.queries import seen_by, walk
from killshot.engine.ids import POWERUP_TYPES, parse_figure, parse_weapon
from killshot.text import LANGUAGES, ability_text, card_text, language, powerup_text, reward_text
from killshot.text.cards import EffectText
from killshot.text.effects import EffectWriter
from killshot.text.names import ABILITY_NAMES, CARDS

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
CODES = sorted(LANGUAGES)


def page(code: str) -> str:
    """All cards of a language."""
    lang = LANGUAGES[code]
    lines: list[str] = []
    for card in CARDS:
        text = card_text(card.id, lang)
        lines.append(f"{text.name} [{text.cost}]")
        lines.extend(f"  {e.name}{f' [{e.price}]' if e.price else ''}: {e.text}" for e in text.effects)
        lines.extend(f"  {note}" for note in (text.note,) if note)
        lines.append("")
    for kind in range(len(POWERUP_TYPES)):
        powerup = powerup_text(kind, lang)
        lines.append(f"{powerup.name}: {powerup.text}")
    lines.append("")
    for figure in range(len(ABILITY_NAMES)):
        ability = ability_text(figure, lang)
        lines.append(f"{ability.name}: {ability.text}")
    for tile in range(len(REWARD_TILES)):
        reward = reward_text(tile, lang)
        lines += ["", reward.name, *(f"  {line}" for line in (*reward.lines, reward.note))]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("code", CODES)
def test_the_card_texts_are_the_golden_ones(code: str) -> None:
    assert page(code) == (GOLDEN / f"cards.{code}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_every_amount_of_the_table_is_in_the_text(card: Weapon, code: str) -> None:
    for effect, text in zip(card.effects, card_text(card.id, LANGUAGES[code]).effects, strict=True):
        strikes = [row for row in effect.rows if isinstance(row, (Deal, Mark))]
        amounts = {str(n) for row in strikes for n, _ in row.rows if n}
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
    assert EffectWriter(language("en"), weapon, effect).text() == (
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


def test_a_mode_in_which_everything_is_optional_says_that_it_must_hit() -> None:  # PGL-2, R09
    told = [
        card.name
        for card in CARDS
        for effect in card_text(card.id, language("en")).effects
        if effect.text.endswith("You must hit at least one target.")
    ]
    assert told == ["power-glove"]


def effect(weapon: str, number: int, code: str = "en") -> EffectText:
    return card_text(parse_weapon(weapon), language(code)).effects[number]


def test_prices_of_all_kinds_are_said_in_words() -> None:  # CHR-21
    prices = {
        (card.name, e.name): e.price
        for card in CARDS
        if card.owner >= 0
        for e in card_text(card.id, language("en")).effects
        if e.price
    }
    assert prices["wristblades", "Left hook"] == "1 adrenaline rush"
    assert prices["hand-grenade", "Bomberman mode"] == "1 powerup"
    assert prices["hotrod", "Voltage overload"] == "all your hot tokens"
    assert prices["shadowblade", "Shadowalk"] == "a hacked tile"
    assert prices["dual-magnums", "Kaboom mode"] == "1 or 2 hacked tiles"
    assert prices["nanomark", "Nanoexplosion"] == "1 or 2 of your marks"
    assert prices["mastermind", "Puppetmaster"] == "1 red cube and 2 mind control tokens"
    assert effect("shadowblade", 1, "fr").price == "une tuile piratée"
    assert effect("possessor", 0).price == ""


def test_a_card_says_that_its_prices_are_ours() -> None:
    assumed = {card.name for card in CARDS if card_text(card.id, language("en")).assumed}
    assert assumed == set(PRICES)
    assert card_text(parse_weapon("putrifier"), language("en")).note.startswith("The prices of this card are our own")
    assert card_text(parse_weapon("thor"), language("en")).note == ""


def test_a_reward_tile_says_which_of_its_lines_are_ours() -> None:  # TEA-22
    for tile, lines in enumerate(REWARD_LINES):
        told = reward_text(tile, language("en")).lines  # three colours first
        for line, text in zip(reversed(lines), told, strict=True):
            assert line.confidence in (ASSUMED, PRINTED)
            assert text.endswith("(ours)") is (line.confidence == ASSUMED)
    assert reward_text(0, language("en")).lines[1] == "Damage in 2 colours: 2 points and a heal"
    assert reward_text(1, language("fr")).lines[1] == (
        "Dégâts de 2 couleurs\N{NO-BREAK SPACE}: 3 cubes de n’importe quelle couleur et une Amélioration (notre choix)"
    )


def test_an_effect_of_a_character_weapon_may_stand_alone() -> None:  # CHR-24
    assert effect("shadowblade", 1).text == (
        "Before, after or without the basic effect, blow up a hacked tile (seen or not), then teleport to its square and "
        "draw a powerup (unless you hold 3)."
    )
    assert effect("wristblades", 2, "fr").text == (
        "Avant, entre, après ou sans les autres effets, infligez 3 dégâts à une cible sur votre case, autre que la cible de "
        "l’effet basique."
    )
    assert effect("hotrod", 1).text.startswith("After the basic effect, turn all your hot tokens cold")


def test_the_venom_blade_says_when_its_move_is_compulsory() -> None:  # WRB-2, WRB-4
    assert effect("wristblades", 0).text == "Deal 1 damage to a target on your square."
    assert effect("wristblades", 1).text.endswith("You must move if the basic effect has not hit anyone yet.")


def test_marks_that_pay_for_damage_leave_old_ones_behind() -> None:  # NAN-2, TRK-2, R66, TEA-48
    told = [
        (card.name, text.name)
        for card in CARDS
        for text in card_text(card.id, language("en")).effects
        if text.text.endswith(
            "This is ordinary damage, so marks you leave there become damage too; in team play your teammates’ marks are "
            "yours as well."
        )
    ]
    assert told == [("nanomark", "Nanoexplosion"), ("tracking-bot", "Detonation mode")]


def test_the_mindlink_spares_the_puppet() -> None:  # POS-4
    assert effect("possessor", 2).text.endswith(
        "a target that your puppet can see, other than your puppet and the target of the basic effect."
    )
    assert "sauf" not in effect("possessor", 2, "fr").text
    assert "autre que votre marionnette et la cible de l’effet basique." in effect("possessor", 2, "fr").text


@pytest.mark.parametrize(
    ("weapon", "number"),
    [("grenade-launcher", 1), ("scrapshot", 1), ("dual-magnums", 1), ("tracking-bot", 1)],
)
def test_an_area_around_the_shooter_spares_the_shooter(weapon: str, number: int) -> None:  # SHO-07, GRN-2, SCR-3
    assert "everyone except you" in effect(weapon, number).text
    assert ", sauf vous" in effect(weapon, number, "fr").text


def test_an_area_away_from_the_shooter_needs_no_exception() -> None:
    areas = [
        text.text for card in CARDS for text in card_text(card.id, language("en")).effects if "everyone" in text.text
    ]
    assert [text for text in areas if "exactly 1 move away" in text and "except" in text] == []


def test_a_step_may_come_between_two_blows() -> None:  # CYB-2
    assert (
        effect("cyberblade", 1).text == "Before, between or after the basic effect and slice and dice, move 1 square."
    )
    assert effect("plasma-gun", 1).text == "Before or after the basic effect, move 1 or 2 squares."


@pytest.mark.parametrize("name", ["newton", "tagback", "teleporter"])
def test_a_powerup_says_what_is_different_in_team_play(name: str) -> None:  # TEA-31
    kind = POWERUP_TYPES.index(name)
    assert "n team play" in powerup_text(kind, language("en")).text
    assert "n équipes" in powerup_text(kind, language("fr")).text


def test_mind_control_takes_only_enemies_in_team_play() -> None:  # R78
    banshee = parse_figure("banshee")
    assert "(in team play, an enemy)" in ability_text(banshee, language("en")).text
    assert "(en équipes, une figurine adverse)" in ability_text(banshee, language("fr")).text


def test_halves_are_told_once_whatever_their_order() -> None:  # SCR-2, DUA-2
    for text in (effect("scrapshot", 1).text, effect("dual-magnums", 1).text):
        assert text.count("in either order") == text.count("deal 1 damage") == text.count("; or ") == 1
    assert "For 2 or 3 tokens do one of these, for 4 one or both" in effect("scrapshot", 1).text


def test_marks_removed_have_their_rate() -> None:  # NAN-2, TRK-2
    assert "then deal it 3 damage for 1 mark or 5 damage for 2 marks." in effect("nanomark", 1).text
    assert "Remove 1, 2 or 3 of these marks, then deal as much damage to everyone" in effect("tracking-bot", 1).text


def test_amounts_are_handed_out_freely() -> None:  # HGR-1, HGR-3
    assert effect("hand-grenade", 0).text == (
        "Choose a square you can see other than your own. Choose up to 3 different targets there, then deal 2, 1 and 1 "
        "damage, one amount to each as you like (with fewer targets, choose which amounts to use)."
    )


def test_each_character_has_an_ability() -> None:  # CHR-12..17
    for lang in LANGUAGES.values():
        assert len({ability_text(figure, lang).name for figure in range(len(ABILITY_NAMES))}) == 6
    venom = ability_text(parse_figure("sprog"), language("fr"))
    assert venom.name == "Venin"
    assert "chaque figurine empoisonnée subit 1 dégât de Sprog. C’est obligatoire" in venom.text


@pytest.mark.parametrize(
    ("weapon", "words"),
    [
        ("rocket-launcher", "2 damage, push 1"),
        ("hellion", "1 damage, 1 mark to all"),
        ("vortex-cannon", "Pull, 2 damage"),
        ("shockwave", "1 damage, up to 3 targets"),
        ("hand-grenade", "2, 1, 1 damage"),
        ("wristblades", "1 damage"),
    ],
)
def test_a_card_in_a_hand_says_it_in_a_few_words(weapon: str, words: str) -> None:
    assert card_text(parse_weapon(weapon), language("en")).gist == words


def test_the_gist_of_every_weapon_is_short() -> None:
    for lang in LANGUAGES.values():
        for weapon in range(len(CARDS)):
            assert 5 < len(card_text(weapon, lang).gist) < 36
