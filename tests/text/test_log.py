"""Log lines: of single events, and of whole games."""

import random
from typing import Any

import pytest

from killshot.engine.arena import ARENAS
from killshot.engine.events import Event
from killshot.engine.ids import parse_colour, parse_figure, parse_powerup, parse_square, parse_weapon
from killshot.engine.machine import apply, deal, decision
from killshot.engine.rules import rules_for
from killshot.engine.setup import CHOICES, ENDINGS, Setup
from killshot.text import LANGUAGES, event_text, language, option_text, player_names, prompt_text, seat_names

VIOLET, SPROG, BOT = parse_figure("violet"), parse_figure("sprog"), parse_figure("bot")


def told(kind: str, **facts: Any) -> tuple[str, str]:
    """The event in English and in French."""
    english, french = (
        event_text({"kind": kind, **facts}, lang, seat_names((VIOLET, SPROG), lang))
        for lang in (language("en"), language("fr"))
    )
    return english, french.replace("\N{NO-BREAK SPACE}", " ")


def test_a_card_drawn_is_named_only_to_those_who_may_see_it() -> None:  # SET-09
    event = Event("drew", {"seat": 1}, {"powerup": parse_powerup("blue-tagback")}, (1,))
    lang = language("en")
    seats = seat_names((VIOLET, SPROG), lang)
    assert event_text(event.seen_by(0), lang, seats) == "Sprog draws a powerup."
    assert event_text(event.seen_by(None), lang, seats) == "Sprog draws a powerup."
    assert event_text(event.seen_by(1), lang, seats) == "Sprog draws a blue Tagback Grenade."
    assert event_text(event.seen_by(1), language("fr"), seats) == "Sprog pioche une Grenade Traçante bleue."


def test_players_may_have_names_of_their_own() -> None:
    lang = language("en")
    assert event_text({"kind": "paid", "seat": 1, "payment": 0}, lang, ["Ann", "Bo"]) == "Bo pays a red cube."


def test_numbers_have_their_plural() -> None:
    hit = {"by": VIOLET, "victim": SPROG, "marks": 0}
    assert told("hit", damage=1, tokens=1, **hit) == (
        "Violet deals 1 damage to Sprog.",
        "Violette inflige 1 dégât à Sprog.",
    )
    assert told("hit", damage=3, tokens=3, **hit)[1] == "Violette inflige 3 dégâts à Sprog."
    assert told("skull-taken", victim=SPROG, left=0) == (
        "Sprog takes a skull; 0 skulls are left.",
        "Sprog prend un Crâne ; il en reste 0.",
    )


def test_marks_that_become_damage_and_damage_that_is_wasted_are_told() -> None:  # SHO-12, SHO-16
    assert told("hit", by=VIOLET, victim=SPROG, damage=2, marks=2, tokens=1) == (
        "Violet deals 2 damage to Sprog, and 2 marks become damage. 3 damage is wasted.",
        "Violette inflige 2 dégâts à Sprog, et 2 Marques se transforment en dégâts. 3 dégâts sont gâchés.",
    )


def test_marks_beyond_the_third_are_told() -> None:  # SHO-14
    marks = {"by": VIOLET, "victim": SPROG, "marks": 2}
    assert told("marked", placed=2, **marks)[0] == "Violet gives Sprog 2 marks."
    assert told("marked", placed=1, **marks)[0] == "Violet gives Sprog only 1 of 2 marks: 3 is the limit."
    assert told("marked", placed=0, **marks) == (
        "Violet can give Sprog no more marks: 3 is the limit.",
        "Violette ne peut plus donner de Marque à Sprog : la limite est de 3.",
    )


def test_a_move_says_whose_doing_it_is() -> None:
    step = {"origin": parse_square("b3"), "square": parse_square("b2"), "by": VIOLET}
    assert told("moved", figure=VIOLET, **step) == (
        "Violet moves from b3 to b2.",
        "Violette se déplace de b3 à b2.",
    )
    assert told("moved", figure=SPROG, **step) == (
        "Violet moves Sprog from b3 to b2.",
        "Violette déplace Sprog de b3 à b2.",
    )
    assert told("moved", figure=BOT, **step)[1] == "Violette déplace le Bot de b3 à b2."


def test_spawnpoints_are_tagged_and_strike_back() -> None:  # DOM-03, DOM-07
    blue = parse_colour("blue")
    assert told("tagged", figure=VIOLET, colour=blue, why="shot") == (
        "Violet tags the blue spawnpoint with a shot.",
        "Violette balise la Zone de Résurrection bleue d’un tir.",
    )
    assert told("struck-back", figure=VIOLET, colour=blue)[0] == "The blue spawnpoint strikes back at Violet."
    assert told("hit", by=VIOLET, victim=VIOLET, damage=1, marks=0, tokens=1) == (
        "Violet takes 1 damage.",
        "Violette subit 1 dégât.",
    )
    assert told("killed", by=VIOLET, victim=VIOLET) == ("Violet dies!", "Violette meurt !")


def test_no_figure_scores_on_its_own_board() -> None:  # DOM-07
    pay = [[VIOLET, 1, "first-blood"], [SPROG, 8, "rank"], [VIOLET, 6, "rank"]]
    assert told("board-scored", victim=VIOLET, pay=pay, skulls=0) == (
        "Violet’s board is scored: 1 point for nobody, Sprog 8, 6 points for nobody.",
        "Décompte du plateau de Violette : 1 point pour personne, Sprog 8, 6 points pour personne.",
    )


def test_turrets_are_commandeered_and_shoot() -> None:  # TUR-04, TUR-06
    b2 = parse_square("b2")
    assert told("turret-taken", figure=VIOLET, square=b2, forgone=0) == (
        "Violet forgoes 1 red cube and commandeers the turret on b2.",
        "Violette renonce à 1 cube rouge et prend le contrôle de la Tourelle en b2.",
    )
    assert told("turret-fired", figure=BOT, owner=VIOLET, square=b2) == (
        "Violet’s turret on b2 shoots at the bot.",
        "La Tourelle de Violette en b2 tire sur le Bot.",
    )


def test_articles_contract() -> None:
    assert told("hit", by=VIOLET, victim=BOT, damage=1, marks=0, tokens=1) == (
        "Violet deals 1 damage to the bot.",
        "Violette inflige 1 dégât au Bot.",
    )
    assert told("flipped", figure=BOT)[1] == "Le plateau du Bot est retourné."
    assert told("fired", figure=VIOLET, weapon=parse_weapon("hellion"))[1] == "Violette tire avec l’Inferno."


def test_a_name_with_a_full_stop_needs_no_second_one() -> None:
    assert told("fired", figure=VIOLET, weapon=parse_weapon("thor")) == (
        "Violet fires the T.H.O.R.",
        "Violette tire avec le T.H.O.R.",
    )


def test_a_tile_says_what_it_gives() -> None:  # AMM-01
    assert told("tile-taken", figure=VIOLET, square=5, tile=8) == (
        "Violet grabs ammo on b2: 2 blue cubes and a powerup.",
        "Violette chope des Munitions en b2 : 2 cubes bleus et une Amélioration.",
    )


def test_points_are_told_figure_by_figure() -> None:  # KIL-03
    pay = [[VIOLET, 1, "first-blood"], [SPROG, 8, "rank"], [VIOLET, 6, "rank"]]
    assert told("board-scored", victim=BOT, pay=pay, skulls=0) == (
        "The bot’s board is scored: Violet 1 for first blood, Sprog 8, Violet 6.",
        "Décompte du plateau du Bot : Violette 1 pour le Premier Sang, Sprog 8, Violette 6.",
    )


def test_a_seat_without_a_name_has_a_number_in_the_draft() -> None:  # CHR-01
    draft = {"kind": "drafted", "seat": 1, "figure": SPROG, "weapon": parse_weapon("wristblades")}
    english, french = language("en"), language("fr")
    assert event_text(draft, english, ["Ann", "Bo"]) == "Bo takes Sprog with the Wristblades."
    assert (
        event_text(draft, english, seat_names((VIOLET, SPROG), english)) == "Player 2 takes Sprog with the Wristblades."
    )
    assert event_text(draft, english, []) == "Player 2 takes Sprog with the Wristblades."
    assert event_text(draft, french, ["Ann", "Bo"]) == "Bo prend Sprog avec les Lames de Poignet."


def test_a_rush_says_where_the_track_ends_now() -> None:  # CHR-05, CHR-08
    assert told("rushed", figure=SPROG, shift=2) == (
        "Sprog uses an adrenaline rush and now dies at 9 damage.",
        "Sprog s’offre une poussée d’adrénaline et meurt désormais à 9 dégâts.",
    )
    assert told("rushed", figure=SPROG, shift=10)[1].endswith("à 1 dégât.")
    assert told("healed", figure=SPROG, shift=0)[0].endswith("now dies at 11 damage.")


def test_tokens_of_characters_are_told() -> None:  # CHR-12, CHR-13, CHR-17
    echo = parse_figure("echo")
    assert told("poisoned", figures=[VIOLET, SPROG, echo]) == (
        "Sprog poisons Violet, Sprog and Echo.",
        "Sprog empoisonne Violette, Sprog et Echo.",
    )
    assert told("released", figure=echo) == ("Echo is no longer hypnotised.", "L’hypnose d’Echo prend fin.")
    assert told("taken-back", by=VIOLET, victim=echo, tokens=2) == (
        "Violet takes 2 damage back from Echo.",
        "Violette reprend 2 dégâts à Echo.",
    )


# What a game of a mode, or one with the bot, tells beyond the others.
TOLD = {
    "deathmatch": {"track-filled"},
    "domination": {"tagged", "struck-back", "spawnpoint-scored"},
    "turret": {"tile-offered", "turret-taken", "turret-fired", "turrets-scored"},
}


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("bot", [False, True], ids=["without-bot", "bot"])
@pytest.mark.parametrize("mode", TOLD)
def test_a_whole_game_can_be_told_in_both_languages(mode: str, bot: bool, seed: int) -> None:
    players = 3 + seed % (2 if bot else 3)
    arena, ending = sorted(ARENAS)[seed], ENDINGS[seed % 2]
    kinds = tell(Setup(players, arena, skulls=CHOICES[mode].skulls[0], ending=ending, mode=mode, bot=bot), seed)
    assert {"hit", "game-over"} | TOLD[mode] <= kinds
    assert ("bot-spawned" in kinds) is bot


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_whole_games_with_characters_can_be_told_in_both_languages(players: int) -> None:
    wanted = {"hit", "game-over", "drafted", "rushed"}
    if players > 4:  # with everybody in the draft
        wanted |= {"poisoned", "hypnotized", "overloaded", "hacked"}
    kinds: set[str] = set()
    for seed in range(12):
        kinds |= tell(Setup(players, sorted(ARENAS)[seed % 4], 5, ENDINGS[seed % 2], characters=True), seed)
        if seed > 1 and wanted <= kinds:
            break
    assert wanted <= kinds


TEAMS_TOLD = {
    *("team-starts", "team-drafted", "armed", "team-turn-started", "acts", "action-passed", "done", "team-turn-ended"),
    *("poured", "fell", "flushed", "team-board-scored", "skull-taken", "leftover-scored"),
}


@pytest.mark.parametrize("white", [1, 2, 3])
@pytest.mark.parametrize("black", [1, 2, 3])
def test_whole_games_of_teams_can_be_told_in_both_languages(white: int, black: int) -> None:
    kinds: set[str] = set()
    for seed in range(2):
        kinds |= tell(Setup(arena=sorted(ARENAS)[seed], mode="teams", teams=(white, black)), seed)
    assert {"hit", "game-over"} | TEAMS_TOLD <= kinds
    assert ({"shared", "controlled", "draws-three"} <= kinds) is (2 in (white, black))


def test_teams_are_white_and_black() -> None:
    echo = parse_figure("echo")
    assert told("team-drafted", team=1, figure=echo, weapon=parse_weapon("shadowblade")) == (
        "The black team takes Echo with the Shadowblade.",
        "L’équipe noire prend Echo avec la Lame d’Ombre.",
    )
    assert told("team-turn-started", team=0) == ("The white team’s turn.", "Au tour de l’équipe blanche.")


def test_seats_of_teams_are_numbered_from_one() -> None:
    done = {"kind": "done", "seat": 3}
    assert event_text(done, language("en"), player_names(4, language("en"))) == "Player 4 is done."
    assert event_text(done, language("fr"), []) == "Le joueur 4 a terminé."


def test_a_flush_says_what_it_gives() -> None:  # TEA-22
    assert told("flushed", team=0, colours=2, tile=0) == (
        "The white team flushes the enemy buffer, 2 colours: 2 points and a heal.",
        "L’équipe blanche purge le Tampon adverse, 2 couleurs : 2 points et un soin.",
    )
    assert told("poured", victim=SPROG, damage=4, tokens=1)[0] == (
        "1 damage from the buffer reaches Sprog’s board. 3 damage is wasted."
    )


def tell(setup: Setup, seed: int) -> set[str]:
    """Play at random and read every question, option and log line of the game; the kinds of its events."""
    rules = rules_for(setup)
    dice = random.Random(seed)
    events: list[Event] = []
    s = deal(rules, seed, events)
    asked = decision(rules, s)
    while asked is not None:
        for lang in LANGUAGES.values():
            _check(prompt_text(asked.prompt, lang))
            options = [option_text(option, lang, asked.prompt) for option in asked.options]
            for text in options:
                _check(text)
            assert len(set(options)) == len(options)
        apply(rules, s, dice.choice(asked.options), events)
        asked = decision(rules, s)
    for lang in LANGUAGES.values():
        seats = player_names(setup.players, lang) if setup.teams else seat_names(s.order, lang)
        for event in events:
            for seat in (None, *range(setup.players)):
                _check(event_text(event.seen_by(seat), lang, seats))
    return {event.kind for event in events}


def _check(text: str) -> None:
    assert text
    assert not set(text) & set("{}|")
