"""Random games of teams until everything that can be asked, told, won or done there has been.

As for the other modes, every combination of unfinished things is experimented on the first times it is met.
"""

from collections import Counter
from functools import cache
from random import Random

from killshot import Game
from killshot.engine.cards.language import Pick
from killshot.engine.cards.prices import REWARD_LINES, REWARD_TILES
from killshot.engine.cards.weapons import WEAPON_CARDS
from killshot.engine.cards.weapons_dlc import CHARACTER_CARDS
from killshot.engine.event_kinds import EVENT_KINDS
from killshot.engine.ids import FIGURES, POWERUPS
from killshot.engine.prompts import PROMPT_KINDS
from tests.checker import TEAM_SETUPS, keen, thorough
from tests.diary import diary, written_down

GAMES = 144
TIMES = 3  # how often the same stack is experimented on: there are far more of them than elsewhere

PROMPTS = {kind.key for kind in PROMPT_KINDS if "teams" in kind.games}
EVENTS = {kind.kind for kind in EVENT_KINDS if "teams" in kind.games}
WORDS = {
    *("grab", "shoot", "pass", "rush"),
    *(f"character:{name}" for name in FIGURES[:6]),
    *(f"{verb}:{seat}" for verb in ("seat", "done") for seat in range(6)),
    *(f"cube:{colour}" for colour in ("red", "blue", "yellow")),
    *("nanobots:damage-1", "nanobots:damage-2", "nanobots:marks-1", "nanobots:marks-2"),
    *(f"{verb}:{card}" for verb in ("powerup", "discard", "pay") for card in POWERUPS),
    *(f"{verb}:{card.name}" for verb in ("weapon", "reload", "drop") for card in WEAPON_CARDS),
    *(f"{verb}:{card.name}" for verb in ("weapon", "reload") for card in CHARACTER_CARDS),
}


@cache
def met() -> dict[str, Counter[str]]:
    """What happened in all these games, by kind."""
    seen = diary("first", "reward", "kills", "board", "end")
    for seed in range(GAMES):
        game = Game(TEAM_SETUPS[seed * 7 % len(TEAM_SETUPS)], seed)
        seen["first"][f"{game.setup.teams} {game.state.cast.sides.first}"] += 1
        for event in written_down(game, Random(seed), (keen, thorough)[seed % 2], TIMES, seen):
            facts = event.facts
            if event.kind == "flushed":
                seen["reward"][f"{REWARD_TILES[facts['tile']]} {facts['colours']}"] += 1
            elif event.kind == "kills-scored":
                seen["kills"][str(facts["kills"])] += 1
            elif event.kind == "team-board-scored":
                seen["board"][str(facts["points"])] += 1
        assert game.result is not None
        seen["end"][f"{game.state.cast.sides.first} {game.result.places}"] += 1
    return seen


def test_everything_is_asked_in_teams_and_nothing_unheard_of() -> None:
    assert set(met()["prompt"]) == PROMPTS


def test_everything_is_told_in_teams_and_nothing_unheard_of() -> None:
    assert set(met()["event"]) == EVENTS


def test_every_word_of_teams_is_said() -> None:
    assert sorted(WORDS - met()["word"].keys()) == []


def test_every_effect_of_every_weapon_is_used_in_teams() -> None:
    cards = (*WEAPON_CARDS, *CHARACTER_CARDS)
    wanted = {f"{weapon.name} {effect.name}" for weapon in cards for effect in weapon.effects}
    assert sorted(wanted - met()["effect"].keys()) == []


def test_every_choice_of_every_weapon_is_made_in_teams() -> None:
    wanted = {
        f"{weapon.name} {effect.name} {row.name}"
        for weapon in (*WEAPON_CARDS, *CHARACTER_CARDS)
        for effect in weapon.effects
        for row in effect.rows
        if isinstance(row, Pick)
    }
    assert sorted(wanted - met()["pick"].keys()) == []


def test_every_line_of_every_reward_tile_is_paid() -> None:  # TEA-22
    wanted = {f"{tile} {colours}" for tile in REWARD_TILES for colours in (1, 2, 3)}
    assert len(REWARD_LINES) == len(REWARD_TILES)
    assert set(met()["reward"]) == wanted


def test_boards_pay_less_with_every_skull_and_bonuses_for_every_number_of_kills() -> None:  # TEA-24 TEA-27
    assert set(met()["board"]) >= {"8", "6", "4", "2"}  # with eight skulls hardly anyone dies five times
    assert set(met()["kills"]) == {"2", "3"}


def test_either_team_starts_in_every_size() -> None:  # TEA-01
    sizes = [(one, other) for one in (1, 2, 3) for other in (1, 2, 3)]
    assert set(met()["first"]) == {f"{size} {first}" for size in sizes for first in (0, 1)}


def test_either_team_wins_no_matter_which_one_starts() -> None:  # TEA-34
    won = {(line[0], line.split("(")[1].startswith("1")) for line in met()["end"]}
    assert won >= {("0", True), ("0", False), ("1", True), ("1", False)}
