"""What hints say is true, in every mode, and each of their sentences is used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from typing import Any

import pytest

from killshot import Game, Setup
from killshot.bots import hint as hints
from killshot.bots.find import find
from killshot.bots.hint import THEN, Hint, hint, moves, next_reason
from killshot.bots.mind.plan import Plan, is_menu
from killshot.bots.reason import Move, reason
from killshot.engine import machine
from killshot.engine.action import Action
from killshot.engine.decision import Decision
from killshot.engine.rules import Rules
from killshot.engine.state import State
from killshot.testing import Scenario, arena, dealt, teams
from killshot.text import LANGUAGES, language
from killshot.text.english.hints import HINTS as ENGLISH
from killshot.text.french.hints import HINTS as FRENCH
from killshot.text.hints import hint_text

from .games import SETUPS
from .oracle import Seen, is_so
from .small import SmallHard

OFTEN = ("deathmatch", "sudden death")  # where hints are quick and kills frequent
PLANNED = {*THEN.values(), "only"}  # used by hints only
GAMES = {
    **SETUPS,
    "teams of two": Setup(players=4, mode="teams"),
    "turret with bot": Setup(players=3, mode="turret", bot=True),
}


def played_moves(setup: Setup, seed: int) -> Iterator[tuple[Rules, Move, int]]:
    """The moves of a whole game, by easy and random bots in turn; with these deals every reason comes up."""
    game = Game(setup, seed, dealing=1)
    bots = [find(("easy", "random")[(seat + seed) % 2])(10 * seed + seat) for seat in range(setup.players)]
    before, who = game.state.copy(), -1
    picks: list[Action] = []
    while (asked := game.decision) is not None:
        seat = asked.seats[len(game.actions) // 7 % len(asked.seats)]
        if seat != who and picks:
            yield from ((game.rules, move, who) for move in moves(game.rules, before, tuple(picks)))
            picks = []
        if not picks:
            before, who = game.state.copy(), seat
        option = bots[seat].choose(game.observe(seat), asked.for_seat(seat), partial(game.imagine, seat))
        game.play(option, seat)
        picks.append(option)


REASONS = {key.removeprefix("hint.") for key in ENGLISH}


@cache
def said(kind: str) -> Counter[str]:
    """How often each reason is given in whole games; every one of them is checked."""
    found: Counter[str] = Counter()
    for seed in range(4):
        for rules, move, seat in played_moves(GAMES[kind], seed):
            why, facts = reason(rules, move, seat)
            seen = Seen(rules, seat, move.picks, move.before, move.after)
            assert is_so(seen, why, facts), (seed, why, facts, move.prompt.key, move.picks, move.events)
            found[why] += 1
    return found


@pytest.mark.parametrize("kind", GAMES)
def test_the_reasons_of_all_moves_of_whole_games_are_so(kind: str) -> None:
    assert said(kind).total() > 100


def test_every_reason_is_given_in_some_game() -> None:
    given = set().union(*(said(kind) for kind in GAMES))
    assert given | PLANNED == REASONS


class Spied(SmallHard):
    """The hard bot with a small budget, which keeps its last plan."""

    picks: tuple[Action, ...] = ()

    def plan(self, rules: Rules, s: State, seat: int, decision: Decision) -> Plan:
        plan = super().plan(rules, s, seat, decision)
        Spied.picks = plan.picks
        return plan


def next_move(rules: Rules, s: State, picks: tuple[Action, ...]) -> tuple[tuple[Action, ...], State]:
    """The picks until the next action of the turn can be chosen, and the state then."""
    state = s.copy()
    for n, action in enumerate(picks):
        if n and is_menu(rules, state):
            return picks[:n], state
        machine.apply(rules, state, action)
    return picks, state


def check(given: Hint, world: Game, seat: int, options: tuple[Action, ...]) -> None:
    """In the world in which the hint was planned."""
    if given.why == "only":
        assert options == (given.action,)
        return
    after = world.state.copy()
    for action in given.picks:
        machine.apply(world.rules, after, action)
    if given.why not in THEN.values():
        assert is_so(Seen(world.rules, seat, given.picks, world.state, after), given.why, given.facts), given
        return
    picks, later = next_move(world.rules, after, Spied.picks[len(given.picks) :])
    seen = Seen(world.rules, seat, picks, after, later)
    assert any(after.at[me] == given.facts["square"] for me in seen.mine), given
    if given.why == "then-kill":
        assert all(seen.is_killed(victim) for victim in given.facts["who"]), given
    else:
        assert is_so(seen, given.why.removeprefix("then-"), given.facts), given


@cache
def hinted(kind: str) -> Counter[str]:
    """How often each reason is given by hints during a whole game of easy bots; every one of them is checked."""
    found: Counter[str] = Counter()
    met: Counter[str] = Counter()
    game = Game(GAMES[kind], 8)
    bots = [find("easy")(seat) for seat in range(game.setup.players)]
    while (asked := game.decision) is not None:
        seat = asked.seats[len(game.actions) % len(asked.seats)]
        mine, seen = asked.for_seat(seat), game.observe(seat)
        met[asked.prompt.key] += 1
        if met[asked.prompt.key] % (3 if kind in OFTEN else 16) == 1:
            worlds: list[Game] = []

            def imagine(seed: int, seat: int = seat, worlds: list[Game] = worlds) -> Game:
                worlds.append(game.imagine(seat, seed))
                return worlds[-1]

            given = hint(seen, mine, imagine)
            assert given.action in mine.options
            assert given.picks[0] is given.action
            check(given, worlds[0], seat, mine.options)
            assert given.text(language("en")) != given.text(language("fr"))
            found[given.why] += 1
        game.play(bots[seat].choose(seen, mine, partial(game.imagine, seat)), seat)
    return found


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "HardBot", Spied)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("kind", GAMES)
def test_hints_are_so(kind: str) -> None:
    assert hinted(kind).total() > 20


@pytest.mark.usefixtures("quick")
def test_hints_look_ahead_where_a_move_alone_says_little() -> None:
    assert {*hinted("deathmatch"), *hinted("teams of one")} >= {"only", "then-weapon", "then-buffer"}


@pytest.mark.parametrize(
    ("tokens", "dozer", "expected"),
    [
        (10, "d1", ("then-kill", {"who": [2], "square": 10})),
        (5, "d1", ("then-damage", {"who": [2], "damage": 1, "square": 10})),
        (5, "c3", ("then-damages", {"who": [1, 2], "damage": 2, "square": 10})),
    ],
)
def test_a_run_to_a_shot_is_explained_by_the_shot(tokens: int, dozer: str, expected: tuple[str, object]) -> None:
    t = arena("L", players=3).place(violet="b3", dozer=dozer, sprog="c3").hand("violet", "electroscythe")
    t.damaged("sprog", f"violet x{tokens}")
    words = ("run", "square:c3", "shoot", "weapon:electroscythe", "effect:basic")
    run, shot = moves(t.rules, t.state, tuple(Action.parse(word) for word in words))
    assert next_reason(t.rules, run, shot, t.seat("violet")) == expected
    assert next_reason(t.rules, run, None, t.seat("violet")) is None


def given_for(t: Scenario, who: str, *words: str) -> tuple[str, dict[str, Any]]:
    picks = tuple(Action.parse(word) for word in words)
    return reason(t.rules, next(moves(t.rules, t.state, picks)), t.seat(who))


def test_a_kill_is_the_best_of_reasons() -> None:
    t = arena("L", players=3).place(violet="b3", dozer="d1", sprog="b3").hand("violet", "electroscythe")
    t.damaged("sprog", "violet x10")
    why, facts = given_for(t, "violet", "shoot", "weapon:electroscythe", "effect:basic")
    assert why == "kill"
    assert facts == {"who": [2], "points": 9}
    assert hint_text(why, facts, language("en")) == "This kills Sprog, and the board pays you 9 points."


def test_damage_before_what_a_move_brings() -> None:
    t = arena("L", players=3).place(violet="b3", dozer="d1", sprog="b3").hand("violet", "electroscythe")
    given = given_for(t, "violet", "shoot", "weapon:electroscythe", "effect:basic")
    assert given == ("damage", {"who": [2], "damage": 1})


def test_damage_to_several_is_added_up() -> None:
    t = arena("L", players=3).place(violet="b3", dozer="b3", sprog="b3").hand("violet", "electroscythe")
    why, facts = given_for(t, "violet", "shoot", "weapon:electroscythe", "effect:basic")
    assert hint_text(why, facts, language("en")) == "This deals 2 damage in all, to Dozer and Sprog."


def test_a_move_out_of_sight() -> None:
    t = arena("L", players=3).place(violet="b3", dozer="b3", sprog="b3")
    assert given_for(t, "violet", "run", "square:a1") == ("hide", {"square": 0})


def test_damage_in_team_play_waits_in_the_buffer() -> None:
    t = teams().place(violet="b3", banshee="b3", echo="b3").hand("violet", "electroscythe")
    words = ("character:violet", "shoot", "weapon:electroscythe", "effect:basic")
    why, facts = given_for(t, "violet", *words)
    assert (why, facts) == ("buffer", {"who": [4, 5], "damage": 2})
    assert hint_text(why, facts, language("en")) == "This puts 2 damage into the enemy buffer, for Banshee and Echo."


def test_the_end_of_a_turn_flushes_the_buffer() -> None:
    t = teams().place(violet="b3", banshee="b3").buffered(banshee=6).play("done:0")
    assert t.asks == "ability-window"
    why, facts = given_for(t, "violet", "done:0")
    assert (why, facts) == ("flush", {"who": [4], "damage": 6})
    t.damaged("banshee", "banshee x9")
    assert given_for(t, "violet", "done:0") == ("flush-kill", {"who": [4]})


def test_nothing_else_worth_doing() -> None:
    t = teams().place(violet="b3", banshee="b3")
    assert given_for(t, "violet", "done:0") == ("spare", {})
    assert given_for(t, "violet", "character:violet", "pass") == ("best", {})


def test_a_draft_is_about_the_character() -> None:
    t = dealt(sizes=(2, 1))
    weapon = t.state.cast.arms[1]
    assert given_for(t, "seat 0", "character:dozer") == ("team-draft", {"who": [1], "weapon": weapon})
    t.draft("dozer", "sprog", "banshee", "echo", "violet")
    assert t.asks == "casting"
    assert given_for(t, "seat 0", "character:echo") == ("cast", {"who": [5]})


def test_the_seat_that_is_named_to_draw_three() -> None:
    t = (
        dealt(sizes=(2, 1))
        .draft("dozer", "sprog", "banshee", "echo", "violet")
        .play("character:echo", "character:dozer")
    )
    while t.asks != "draw-three":  # who holds which weapon
        t.play(t.options[0])
    assert given_for(t, "seat 0", "seat:0") == ("three", {})
    assert given_for(t, "seat 0", "seat:1") == ("mate-three", {})


def test_a_card_goes_to_the_seat_that_is_named() -> None:
    """The tile gives two cubes for one colour, points and a card for three."""
    t = teams(sizes=(2, 1)).place(violet="b3", banshee="b3").buffered(banshee=2, echo=2).buffered(**{"d-struct-or": 2})
    t.play("done:0", "done:1")
    while t.asks == "ability-window":
        t.play(next(word for word in t.options if word.startswith("done")))
    assert t.asks == "reward-card-whose"
    assert given_for(t, "seat 0", "seat:0") == ("powerup", {})
    assert given_for(t, "seat 0", "seat:1") == ("mate-powerup", {})
    assert given_for(t, "seat 1", "seat:1") == ("powerup", {})


def test_abilities_have_their_own_reasons() -> None:
    t = teams(white=("echo", "dozer", "banshee"), black=("sprog", "violet", "d-struct-or"))
    t.place(echo="b3", dozer="b3", banshee="b3", violet="b3").tile("a3", "YRR").play("done:0")
    assert t.asks == "ability-window"
    assert given_for(t, "echo", "character:echo", "square:a3") == ("hack", {"square": 8})
    assert given_for(t, "echo", "character:dozer", "number:1") == ("overload", {"tokens": 1})
    assert given_for(t, "echo", "character:banshee", "target:violet") == ("hypnotize", {"who": [0]})


def test_healing_is_about_who_is_healed() -> None:
    t = teams().place(violet="b3", banshee="b3").shifted(violet=2).buffered(banshee=3, echo=3).play("done:0", "done:0")
    assert t.asks == "team-healing"
    assert given_for(t, "violet", "character:violet") == ("heal", {"who": [0]})
    assert given_for(t, "violet", "pass") == ("spare", {})


def test_a_spawnpoint_is_damaged() -> None:
    t = arena("L", players=3, mode="domination").place(violet="c1", dozer="d3", sprog="d3").hand("violet", "lock-rifle")
    words = ("shoot", "weapon:lock-rifle", "effect:basic", "target:blue-spawnpoint")
    why, facts = given_for(t, "violet", *words)
    assert (why, facts) == ("strike", {"spawnpoint": 1})
    english = hint_text(why, facts, language("en"))
    assert english == "This damages the blue spawnpoint and puts your token on its track."


def test_every_reason_has_its_sentence_in_both_languages() -> None:
    assert list(ENGLISH) == list(FRENCH)
    facts = {
        "who": [1, 2], "points": 3, "damage": 2, "square": 5, "weapon": 0, "spawnpoint": 1, "cubes": 2, "tokens": 1,
    }  # fmt: skip
    for code in LANGUAGES:
        texts = [hint_text(why, facts, language(code)) for why in sorted(REASONS)]
        assert all(text.endswith(".") and "{" not in text for text in texts)
        assert len(set(texts)) == len(texts)


def test_french_joins_a_name_to_its_preposition() -> None:
    facts = {"who": [6], "damage": 1, "spawnpoint": 0}
    assert hint_text("damage", facts, language("fr")) == "Cela inflige 1 dégât au Bot."
    assert hint_text("tag", facts, language("fr")).endswith("sur la piste de la Zone de Résurrection rouge.")
