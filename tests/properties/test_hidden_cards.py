"""What is hidden stays hidden: observations, events, and the worlds a seat imagines (SET-09, R02)."""

from collections.abc import Iterator
from random import Random

import pytest

from killshot import Game, Setup, State
from killshot.engine import machine, view
from killshot.engine.ids import bits
from killshot.engine.rules import Rules
from killshot.testing import arena, teams
from tests.checker import keen
from tests.experiments import (
    events_are_blind_to_hidden_cards,
    imagined_worlds_can_be_played_on,
    observations_are_blind_to_hidden_cards,
    with_hidden_cards_swapped,
)
from tests.invariants import check_position, observed

VARIANTS = ["base", "characters", "teams"]
ARENAS = ("S", "M1", "M2", "L")
SIZES = ((2, 1), (3, 2), (1, 3), (2, 2), (3, 3), (1, 2))


def setup_of(variant: str, seed: int) -> Setup:
    arena_name = ARENAS[seed % 4]
    if variant == "teams":
        return Setup(mode="teams", teams=SIZES[seed % len(SIZES)], arena=arena_name)
    has_characters = variant == "characters"
    players = 3 + seed % (4 if has_characters else 3)
    return Setup(players=players, arena=arena_name, skulls=5, characters=has_characters)


def moments(seed: int, every: int = 23, variant: str = "base") -> Iterator[Game]:
    """Some positions of a game among people who like to shoot."""
    rng = Random(seed)
    game = Game(setup_of(variant, seed), seed)
    while game.decision is not None:
        if len(game.actions) % every == seed % every:
            yield game
        game.play(keen(rng, game.decision))


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", range(6))
def test_nobody_sees_what_is_hidden(seed: int, variant: str) -> None:  # SET-09 R02 R56 TEA-49
    rng = Random(seed)
    for game in moments(seed, variant=variant):
        observations_are_blind_to_hidden_cards(game.rules, game.state, rng)
        events_are_blind_to_hidden_cards(game.rules, game.state, rng)


def test_swapping_hidden_cards_changes_what_their_owner_sees() -> None:  # SET-09
    """Otherwise the test above would prove nothing."""
    rng = Random(1)
    changed = [0, 0, 0]
    for game in moments(0):
        s = game.state
        swapped = with_hidden_cards_swapped(s, 0, rng)
        assert (swapped.powerups[0], swapped.loaded[0], swapped.points[s.order[0]]) == (
            *(s.powerups[0], s.loaded[0]),
            s.points[s.order[0]],
        )
        for seat in range(3):
            changed[seat] += observed(game.rules, swapped, seat) != observed(game.rules, s, seat)
    assert changed[0] == 0
    assert min(changed[1:]) > 5


def test_teammates_hide_nothing_from_each_other() -> None:  # TEA-07 TEA-49 R77
    """A seat sees its team's cards, loaded weapons and points, and nothing of the enemies'. Spectators see none of them."""
    cards, weapons = 0, 0
    for game in moments(1, variant="teams"):
        s, rules = game.state, game.rules
        for seat in range(game.setup.players):
            seen = game.observe(seat)
            team = rules.team_seats[rules.team_of[seat]]
            for other in range(game.setup.players):
                loaded = tuple(bits(s.loaded[other]))
                assert seen.hands[other] == (s.powerups[other] if other in team else None)
                assert seen.arsenals[other] == (loaded if other in team else None)
                cards += other in team and other != seat and bool(s.powerups[other])
                weapons += other in team and other != seat and bool(loaded)
            for figure in s.order:
                assert seen.points[figure] == (s.points[figure] if s.owner[figure] in (*team, -1) else None)
        spectator = game.observe(None)
        assert {*spectator.hands, *spectator.arsenals} == {None}
        assert spectator.powerup_counts == tuple(map(len, s.powerups))
    assert min(cards, weapons) > 30


def test_swapping_enemy_cards_changes_what_enemies_see_and_no_teammate_notices() -> None:  # TEA-49
    rng = Random(2)
    changed = [0] * 4
    for game in moments(3, variant="teams"):
        swapped = with_hidden_cards_swapped(game.state, 0, rng)
        for seat in range(4):
            changed[seat] += observed(game.rules, swapped, seat) != observed(game.rules, game.state, seat)
    assert changed[:2] == [0, 0]
    assert min(changed[2:]) > 20


def test_what_is_drawn_is_told_to_the_team_alone() -> None:  # TEA-07 TEA-49
    rng = Random(4)
    game = Game(setup_of("teams", 4), 4)
    drawn = 0
    while game.decision is not None:
        for event in game.play(keen(rng, game.decision)):
            if event.kind == "drew":
                drawn += 1
                team = game.rules.team_of[event.facts["seat"]]
                told = [seat for seat in range(6) if "powerup" in event.seen_by(seat)]
                assert told == list(game.rules.team_seats[team])
                assert "powerup" not in event.seen_by(None)
    assert drawn > 20


def test_an_imagined_world_keeps_what_teammates_hold() -> None:  # TEA-49
    """No matter which seat decides; and the enemies' cards are dealt anew."""
    asked_enemies, dealt_anew = 0, 0
    for game in moments(3, every=11, variant="teams"):
        s, asked = game.state, game.decision
        assert asked is not None
        for seat in range(4):
            world = view.imagine(game.rules, s, seat, len(game.actions))
            team = game.rules.team_seats[game.rules.team_of[seat]]
            for other in range(4):
                if other in team:
                    assert (world.powerups[other], world.loaded[other]) == (s.powerups[other], s.loaded[other])
                else:
                    assert len(world.powerups[other]) == len(s.powerups[other])
                    assert len(bits(world.loaded[other])) == len(bits(s.loaded[other]))
                    dealt_anew += world.powerups[other] != s.powerups[other]
            assert observed(game.rules, world, seat) == observed(game.rules, s, seat)
            asked_enemies += asked.seats[0] not in team
            copy = game.imagine(seat, 7)
            assert copy.decision is not None
            copy.play(copy.options[-1])
            assert game.state is s
    assert min(asked_enemies, dealt_anew) > 100


def test_an_enemy_in_the_middle_of_something_can_go_on_in_every_imagined_world() -> None:  # TEA-47 R76
    """A shared victim is being asked for a Tagback: a seat of that team holds one in every world."""
    t = teams(white=("violet", "echo", "dozer"), black=("d-struct-or", "banshee", "sprog"), sizes=(1, 2))
    t.place(violet="b3", dozer="a1", echo="a1", d_struct_or="a3", banshee="a3", sprog="c3")
    t.hand("violet", "lock-rifle").hand("seat 1", powerups=("red-tagback",)).hand("seat 2", powerups=("blue-tagback",))
    t.act("violet", "shoot", "weapon:lock-rifle", "effect:basic", "target:sprog")
    assert t.asks == "tagback-who"
    seen = set()
    for seed in range(60):
        world = view.imagine(t.rules, t.state, 0, seed)
        asked = machine.decision(t.rules, world)
        assert asked is not None
        assert {*asked.seats} <= {1, 2}
        seen.add(asked.seats)
        imagined_worlds_can_be_played_on(t.rules, t.state, Random(seed), steps=6)
    assert seen == {(1,), (2,), (1, 2)}
    assert view.imagine(t.rules, t.state, 2, 5).powerups[1] == t.state.powerups[1]


def test_open_points_are_for_tables_that_want_them() -> None:  # R02
    t = arena("L").place(violet="b3", sprog="c3").scored(violet=4, sprog=7)
    hidden = view.observe(t.rules, t.state, t.seat("violet")).points
    shown = view.observe(t.rules, t.state, t.seat("violet"), open_points=True).points
    assert (hidden[0], hidden[2]) == (4, None)
    assert (shown[0], shown[2]) == (4, 7)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", range(6))
def test_an_imagined_world_owes_nothing_to_the_hidden_cards(seed: int, variant: str) -> None:
    """The same world is imagined whatever the others really hold, so that no search can peek."""
    rng = Random(seed)
    compared = 0
    for game in moments(seed, variant=variant):
        asked = game.decision
        assert asked is not None
        for seat in range(len(game.state.ammo)):
            swapped = with_hidden_cards_swapped(game.state, seat, rng)
            swapped.points = game.state.points
            if seat not in asked.seats and not can_be_going_on(game.rules, swapped):
                continue  # the cards in these hands do not fit what their owner is doing
            compared += 1
            world = view.imagine(game.rules, game.state, seat, seed)
            assert view.imagine(game.rules, swapped, seat, seed) == world
    assert compared > 20


def can_be_going_on(rules: Rules, s: State) -> bool:
    asked = machine.decision(rules, s)
    return asked is not None and bool(asked.options) and s.stack[-1].stands(rules, s)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", range(4))
def test_an_imagined_game_can_be_played_to_its_end(seed: int, variant: str) -> None:
    rng = Random(seed)
    for game in moments(seed, every=211, variant=variant):
        real = game.state
        imagined = game.imagine(rng.randrange(game.setup.players), rng.getrandbits(32))
        while imagined.decision is not None:
            imagined.play(keen(rng, imagined.decision))
            check_position(imagined.rules, imagined.state)
        assert game.state is real
        assert not imagined.can_undo() or imagined.state is not real


def test_a_player_who_reloads_in_frenzy_can_still_shoot_in_every_imagined_world() -> None:  # FRE-06
    """The reload is being paid for when another seat imagines the hand: a shot has to follow it there too."""
    t = arena("L", players=3).place(violet="c1", dozer="d3", sprog="d3")
    t.hand("violet", ammo="BBY", powerups=("yellow-scope",), unloaded=("whisper",)).frenzy("sprog", "violet")
    t.tracked(*["dozer"] * 8)
    t.play("shoot", "square:c1", "reload:whisper")
    assert t.asks == "pay"
    for seed in range(150):
        imagined_worlds_can_be_played_on(t.rules, t.state, Random(seed), steps=4)
