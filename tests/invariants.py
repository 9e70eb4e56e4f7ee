"""What is true at every moment of every game, written once; whoever plays whole games in a test checks it.

There are functions about one position (`Always`), a position and what is asked there (`Asked`), one position and the
next (`OfStep`), and games that are over (`Finally`). `EVERYWHERE` holds in all modes and `DEATHMATCH` in the plain base
game, `CHARACTERS` in the base game with characters; a variant with rules of its own gets a list of its own in
`invariants_of`, and the places where it keeps cards go into `CARD_PLACES`. `tests.experiments` has what takes trying out, `tests.checker` plays games under these eyes.
"""

# ruff: noqa: ARG001 (every invariant has the arguments of its kind, whether it uses them or not)

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Final

from killshot import Action, Decision, Event, Game, Record, Setup, State
from killshot.engine import machine, snapshot, view
from killshot.engine.frames.scoring import Scoring
from killshot.engine.frames.spawn import Spawn
from killshot.engine.ids import ARENA_WEAPONS, COLOURS, FIGURES, SQUARES, bits
from killshot.engine.modules.bot import BotSpawn
from killshot.engine.modules.characters import Draft
from killshot.engine.rules import Rules

# Where the cards and tiles of a game can be: fields of the state, flat or nested; -1 is an empty place.
CARD_PLACES: Final = {
    "weapon": ["shelves", "weapon_deck"],
    "powerup": ["powerups", "powerup_deck", "powerup_discard"],
    "tile": ["tiles", "turrets.offer", "tile_deck", "tile_discard"],
}
WEAPON_MASKS: Final = ["loaded", "unloaded"]
N_WEAPONS: Final = 21
POWERUPS: Final = sorted(list(range(12)) * 2)
TILES: Final = sorted(list(range(6)) * 3 + list(range(6, 9)) * 2 + list(range(9, 12)) * 4)


@dataclass(frozen=True)
class Step:
    """One action: what it was played on, what came of it."""

    before: State
    asked: Decision
    action: Action
    after: State
    events: list[Event]

    def is_same_turn(self) -> bool:
        return all(event.kind != "turn-started" for event in self.events) and bool(self.after.stack)


Always = Callable[[Rules, State], None]
Asked = Callable[[Rules, State, Decision], None]
OfStep = Callable[[Rules, Step], None]
Finally = Callable[[Game], None]


@dataclass(frozen=True)
class Invariants:
    """What holds in some mode."""

    always: tuple[Always, ...] = ()
    asked: tuple[Asked, ...] = ()
    steps: tuple[OfStep, ...] = ()
    finally_: tuple[Finally, ...] = ()

    def __add__(self, other: Invariants) -> Invariants:
        return Invariants(
            self.always + other.always,
            self.asked + other.asked,
            self.steps + other.steps,
            self.finally_ + other.finally_,
        )


# One position


def cards_in(s: State, places: Iterable[str]) -> list[int]:
    """All cards in these fields of the state, sorted."""
    found: list[int] = []
    for place in places:
        items = attrgetter(place)(s)
        if items and isinstance(items[0], tuple):
            for each in items:
                found += each
        else:
            found += items
    found.sort()
    return found[found.count(-1) :]


def weapons_are_conserved(rules: Rules, s: State) -> None:
    found = cards_in(s, CARD_PLACES["weapon"])
    for field in WEAPON_MASKS:
        for mask in getattr(s, field):
            found.extend(bits(mask & ARENA_WEAPONS))
    assert sorted(found) == list(range(N_WEAPONS)), f"weapons: {Counter(found)}"


def powerups_are_conserved(rules: Rules, s: State) -> None:
    assert cards_in(s, CARD_PLACES["powerup"]) == POWERUPS


def tiles_are_conserved(rules: Rules, s: State) -> None:
    """One may be on its way, in a frame."""
    taken = [tile for frame in s.stack if (tile := getattr(frame, "tile", -1)) >= 0]
    assert sorted(cards_in(s, CARD_PLACES["tile"]) + taken) == TILES


def tiles_lie_on_ammo_squares_only(rules: Rules, s: State) -> None:
    for square, tile in enumerate(s.tiles):
        assert tile < 0 or square in rules.arena.ammo_squares, SQUARES[square]


def gaps_are_the_empty_slots(rules: Rules, s: State) -> None:
    empty = [3 * colour + slot for colour in range(3) for slot in range(3) if s.shelves[colour][slot] < 0]
    assert sorted(s.gaps) == empty


def cubes_are_within_limits(rules: Rules, s: State) -> None:
    for box in s.ammo:
        assert len(box) == 3
        assert 0 <= min(box) <= max(box) <= 3, s.ammo


def hands_are_within_limits(rules: Rules, s: State) -> None:
    """Three powerups, four only in the hand of whoever is about to discard one; three weapons."""
    spawning = {getattr(frame, "seat", -1) for frame in s.stack if frame.name == "spawn"}
    for seat, hand in enumerate(s.powerups):
        assert len(hand) <= 3 + (seat in spawning), f"seat {seat} holds {hand}"
        assert list(hand) == sorted(hand)
        assert len(bits((s.loaded[seat] | s.unloaded[seat]) & ARENA_WEAPONS)) <= 3
        assert not s.loaded[seat] & s.unloaded[seat]


def boards_are_within_limits(rules: Rules, s: State) -> None:
    """As many tokens as the board has spaces, three marks of an owner; only figures that play own or carry any."""
    outside = [figure for figure in range(len(FIGURES)) if figure not in s.order and figure not in rules.unseated]
    for figure, (tokens, marks) in enumerate(zip(s.damage, s.marks, strict=True)):
        assert len(tokens) <= 12 - s.cast.shift[figure]
        assert max(marks) <= 3
        assert min(marks) == 0 == marks[figure]
        for other in outside:
            assert other not in tokens
            assert not marks[other]
        has_died = figure in s.killed or any(isinstance(frame, (Spawn, BotSpawn)) for frame in s.stack)
        if figure in outside or (s.at[figure] < 0 and not has_died):
            assert not tokens
            assert not any(marks)
            assert not s.points[figure]
        assert s.points[figure] >= 0


def nobody_has_tokens_of_their_own(rules: Rules, s: State) -> None:
    for figure, tokens in enumerate(s.damage):
        assert figure not in tokens


def figures_stand_in_the_arena(rules: Rules, s: State) -> None:
    for figure, square in enumerate(s.at):
        playing = figure in s.order or figure in rules.unseated
        assert square == -1 or (playing and rules.arena.all >> square & 1)


def killed_are_the_full_boards(rules: Rules, s: State) -> None:
    """While a turn lasts: the boards whose killshot space is taken. Boards that have been scored are clear."""
    full = [figure for figure in range(len(FIGURES)) if len(s.damage[figure]) >= killshot(s, figure)]
    if any(isinstance(frame, Scoring) for frame in s.stack):
        assert set(full) <= set(s.killed)
    elif s.stack:
        assert sorted(s.killed) == full


def killshot(s: State, figure: int) -> int:
    """The number of the token that kills."""
    return 11 - s.cast.shift[figure]


def track_and_skulls_agree(rules: Rules, s: State) -> None:
    """Deathmatch: every kill takes a skull from the track to a board, as long as there are any."""
    skulls = rules.setup.skulls
    assert s.skulls_left == max(0, skulls - len(s.track))
    assert all(1 <= len(space) <= 2 for space in s.track)
    on_boards = sum(s.skulls)
    if s.trigger < 0:
        assert on_boards == min(skulls, len(s.track))
        assert not s.flipped
    else:
        assert on_boards <= skulls
        assert s.skulls_left == 0
        assert not any(s.skulls[figure] for figure in bits(s.flipped))


def character_weapons_stay_with_their_characters(rules: Rules, s: State) -> None:
    """Each in its owner's hand, and one only; none in a deck or on a shelf."""
    held = [(loaded | unloaded) & ~ARENA_WEAPONS for loaded, unloaded in zip(s.loaded, s.unloaded, strict=True)]
    expected = [1 << s.cast.arms[figure] for figure in s.order]
    assert held == expected + [0] * (len(s.ammo) - len(s.order))
    assert all(weapon < N_WEAPONS for weapon in cards_in(s, CARD_PLACES["weapon"]))
    for figure, weapon in enumerate(s.cast.arms):
        assert weapon < 0 or rules.weapons[weapon].owner == figure


def tokens_of_characters_are_within_limits(rules: Rules, s: State) -> None:
    """Overload tokens, rush tiles, venom and mind control of enemies only, hacked tiles that are there."""
    cast = s.cast
    playing = sum(1 << figure for figure in s.order)
    assert 0 <= cast.hot <= 4
    assert all(0 <= shift <= 10 for shift in cast.shift)
    assert not cast.venom & ~playing
    assert not cast.minds & ~playing
    assert not cast.venom >> FIGURES.index("sprog") & 1
    assert not cast.minds >> FIGURES.index("banshee") & 1
    assert all(s.tiles[square] >= 0 for square in bits(cast.hacked))
    for figure in bits(cast.venom):
        assert s.at[figure] >= 0
    for figure in range(len(FIGURES)):
        assert playing >> figure & 1 or not cast.shift[figure]
    if s.stack and s.order:
        assert not cast.unlocked & ~(1 << s.order[s.active])


# A position and what is asked there


def options_are_distinct_and_never_empty(rules: Rules, s: State, asked: Decision) -> None:
    assert asked.options, f"nothing on offer: {asked}"
    assert len(set(asked.options)) == len(asked.options), asked
    assert asked.seats
    assert all(0 <= seat < len(s.ammo) for seat in asked.seats)


def who_is_outside_is_only_asked_to_spawn(rules: Rules, s: State, asked: Decision) -> None:
    for seat in asked.seats:
        if all(s.at[figure] < 0 for figure in range(len(FIGURES)) if s.owner[figure] == seat):
            assert asked.prompt.key in (("draft", "pay") if is_draft(s) else ("spawn", "bot-spawn"))


def is_draft(s: State) -> bool:
    return any(isinstance(frame, Draft) for frame in s.stack)


def only_victims_answer_in_another_turn(rules: Rules, s: State, asked: Decision) -> None:
    if s.active not in asked.seats and not is_draft(s):
        assert asked.prompt.key in ("tagback", "spawn", "overkill")


def options_name_what_is_there(rules: Rules, s: State, asked: Decision) -> None:
    """Squares of the arena, others' figures in it, cards in the hand of whoever is asked, weapons in hand or on show."""
    seat = asked.seats[0]
    shown = {weapon for shelf in s.shelves for weapon in shelf}
    for option in asked.options:
        kind, value = option.kind, option.value
        if kind == "square":
            assert rules.arena.all >> value & 1
        elif kind == "target":
            assert value >= len(FIGURES) or (s.at[value] >= 0 and s.owner[value] != seat)
        elif kind in ("powerup", "discard"):
            assert value in s.powerups[seat]
        elif kind == "pay":
            assert value - 3 in s.powerups[seat] if value >= 3 else s.ammo[seat][value]
        elif kind == "weapon":
            assert s.loaded[seat] >> value & 1 or (asked.prompt.key == "grab-weapon" and value in shown)
        elif kind == "reload":
            assert s.unloaded[seat] >> value & 1
        elif kind == "drop":
            assert (s.loaded[seat] | s.unloaded[seat]) >> value & 1


def a_turn_begins_on_a_full_table(rules: Rules, s: State, asked: Decision) -> None:
    """Every ammo square has its tile, and a slot stays empty only when the weapons have run out."""
    if asked.prompt.key == "first-action":
        assert all(s.tiles[square] >= 0 for square in rules.arena.ammo_squares)
        assert not s.gaps or not s.weapon_deck
        assert not s.killed


def two_puppets_need_a_third_enemy(rules: Rules, s: State, asked: Decision) -> None:
    """MAS-4."""
    if len(s.ammo) == 3:
        assert "effect:puppetmaster" not in map(str, asked.options)


# One position and the next


def points_never_decrease(rules: Rules, step: Step) -> None:
    assert all(a >= b for a, b in zip(step.after.points, step.before.points, strict=True))


def tokens_stay_until_the_board_is_scored(rules: Rules, step: Step) -> None:
    """That is, until the figure is killed, be it in this very step."""
    for figure in range(len(FIGURES)):
        before, after = step.before.damage[figure], step.after.damage[figure]
        if after is not before and after[: len(before)] != before:
            killed = [event.facts["victim"] for event in step.events if event.kind == "killed"]
            taken = sum(
                event.facts["tokens"]
                for event in step.events
                if event.kind == "taken-back" and event.facts["victim"] == figure
            )
            if after:
                assert taken
                assert after == before[:-taken]
            else:
                assert taken == len(before) or len(before) >= killshot(step.before, figure) or figure in killed


def kills_are_listed_in_the_order_they_were_dealt(rules: Rules, step: Step) -> None:
    """A new kill comes after the older ones; several at a stroke in seat order, left of the attacker first."""
    before, after = step.before.killed, step.after.killed
    if any(event.kind == "taken-back" for event in step.events):
        assert set(after) <= set(before)
    elif after != before and after:
        assert after[: len(before)] == before
        order = step.after.order
        seats = [(order.index(figure) - step.after.active) % len(order) for figure in after[len(before) :]]
        assert seats == sorted(seats)


def cubes_come_from_tiles_and_go_to_costs(rules: Rules, step: Step) -> None:
    before, after = step.before, step.after
    for seat in range(len(before.ammo)):
        expected = list(before.ammo[seat])
        if seat == step.asked.seats[0]:
            if step.action.kind == "pay" and step.action.value < 3:
                expected[step.action.value] -= 1
            if step.action.kind == "cube":
                expected[step.action.value] = min(3, expected[step.action.value] + 1)
            for event in step.events:
                if event.kind == "tile-taken":
                    for colour, letter in enumerate("RBY"):
                        expected[colour] = min(3, expected[colour] + TILE_FACES[event.facts["tile"]].count(letter))
        assert list(after.ammo[seat]) == expected, f"{COLOURS}: {before.ammo} -> {after.ammo}"


# As the tiles are numbered: three copies each, then two, then four.
TILE_FACES: Final = ("YBB", "YRR", "RBB", "RYY", "BYY", "BRR", "YYP", "RRP", "BBP", "YRP", "YBP", "RBP")


def weapons_leave_a_hand_only_when_dropped(rules: Rules, step: Step) -> None:
    for seat in range(len(step.before.ammo)):
        held = step.before.loaded[seat] | step.before.unloaded[seat]
        holds = step.after.loaded[seat] | step.after.unloaded[seat]
        dropped = 1 << step.action.value if step.action.kind == "drop" and seat in step.asked.seats else 0
        assert held & ~holds == dropped
        assert len(bits(holds & ~held)) <= (seat in step.asked.seats)


def tiles_taken_stay_away_until_the_turn_ends(rules: Rules, step: Step) -> None:
    refills = any(event.kind == "turn-ended" for event in step.events) and rules.turn_end[0] == "refill"
    if step.after.tiles is not step.before.tiles and step.is_same_turn() and not refills:
        pairs = zip(step.before.tiles, step.after.tiles, strict=True)
        assert all(after in (before, -1) for before, after in pairs)


def turns_go_clockwise(rules: Rules, step: Step) -> None:
    seats = len(step.before.ammo)
    assert step.after.active in (step.before.active, (step.before.active + 1) % seats)
    started = [event.facts["figure"] for event in step.events if event.kind == "turn-started"]
    begins = step.after.active != step.before.active or (is_draft(step.before) and not is_draft(step.after))
    assert started == ([step.after.order[step.after.active]] if begins else [])


def frenzy_is_triggered_once(rules: Rules, step: Step) -> None:
    if step.after.trigger != step.before.trigger:
        assert step.before.trigger < 0
        assert step.after.trigger == step.before.active
        assert not rules.sudden_death


def hits_told_are_the_tokens_that_landed(rules: Rules, step: Step) -> None:
    landed = [0] * len(FIGURES)
    for event in step.events:
        if event.kind == "hit":
            landed[event.facts["victim"]] += event.facts["tokens"]
    if any(landed):
        scored = [event.facts["victim"] for event in step.events if event.kind == "board-scored"]
        for figure, n in enumerate(landed):
            if figure not in scored:
                assert len(step.after.damage[figure]) - len(step.before.damage[figure]) == n


def boards_pay_what_they_owe(rules: Rules, step: Step) -> None:
    """An account of the points kept apart from the engine's: boards killed, and at the end the rest and the track."""
    before, after = step.before, step.after
    scored = [figure for figure in before.killed if not after.stack or figure not in after.killed]
    due = [0] * len(FIGURES)
    for victim in scored:
        _pay_board(before, victim, due)
    if len(scored) > 1:
        due[before.order[before.active]] += 1
    if not after.stack:
        for figure in range(len(FIGURES)):
            if figure not in scored:
                _pay_board(before, figure, due)
        for place, owner in enumerate(_by_tokens([owner for space in after.track for owner in space])):
            due[owner] += (8, 6, 4, 2, 1, 1)[place]
    paid = [a - b for a, b in zip(after.points, before.points, strict=True)]
    assert paid == due, f"paid {paid}, due {due}"


def _pay_board(s: State, victim: int, due: list[int]) -> None:
    tokens = s.damage[victim]
    flipped = s.flipped >> victim & 1
    if tokens and not flipped:
        due[tokens[0]] += 1
    rewards = [2, 1, 1, 1, 1] if flipped else [8, 6, 4, 2, *[1] * 20][s.skulls[victim] :]
    for place, owner in enumerate(_by_tokens(list(tokens))):
        due[owner] += rewards[place]


def _by_tokens(tokens: list[int]) -> list[int]:
    return sorted(set(tokens), key=lambda owner: (-tokens.count(owner), tokens.index(owner)))


def accounts_balance(rules: Rules, step: Step) -> None:
    """The same where abilities hit while a turn ends, and boards are scored one by one: retold event by event."""
    before, after = step.before, step.after
    told = before.copy()
    due = [0] * len(FIGURES)
    track = before.track
    for event in step.events:
        facts = event.facts
        if event.kind == "hit" and facts["tokens"] > 0:
            _set(told, facts["victim"], told.damage[facts["victim"]] + (facts["by"],) * facts["tokens"])
        elif event.kind == "killed":
            told.killed = (*told.killed, facts["victim"])
        elif event.kind == "taken-back":
            _set(told, facts["victim"], told.damage[facts["victim"]][: -facts["tokens"]])
            told.killed = tuple(f for f in told.killed if len(told.damage[f]) >= killshot(before, f))
        elif event.kind == "skull-taken":
            told.skulls = tuple(n + (f == facts["victim"]) for f, n in enumerate(told.skulls))
        elif event.kind == "flipped":
            told.flipped |= 1 << facts["figure"]
            told.skulls = tuple(0 if f == facts["figure"] else n for f, n in enumerate(told.skulls))
        elif event.kind == "board-scored":
            victim = facts["victim"]
            _pay_board(told, victim, due)
            if victim in told.killed:
                track = (*track, told.damage[victim][killshot(before, victim) - 1 :])
            _set(told, victim, ())
    if len(told.killed) > 1 and (not after.killed or not after.stack):
        due[before.order[before.active]] += 1
    if not after.stack:
        for place, owner in enumerate(_by_tokens([owner for space in after.track for owner in space])):
            due[owner] += (8, 6, 4, 2, 1, 1)[place]
    paid = [a - b for a, b in zip(after.points, before.points, strict=True)]
    assert paid == due, f"paid {paid}, due {due}"
    assert after.track == track


def _set(s: State, figure: int, tokens: tuple[int, ...]) -> None:
    s.damage = tuple(tokens if f == figure else row for f, row in enumerate(s.damage))


def rush_tiles_move_one_space(rules: Rules, step: Step) -> None:
    """Left for a rush, one for each told of at most; right when healed; never otherwise."""
    for figure in range(len(FIGURES)):
        moved = step.after.cast.shift[figure] - step.before.cast.shift[figure]
        rushed = sum(event.kind == "rushed" and event.facts["figure"] == figure for event in step.events)
        healed = sum(event.kind == "healed" and event.facts["figure"] == figure for event in step.events)
        assert -healed <= moved <= rushed
        assert not healed or step.action.kind == "heal"


def killshots_go_to_the_track(rules: Rules, step: Step) -> None:
    """Deathmatch: the 11th and 12th token of every board scored, in order."""
    before, after = step.before, step.after
    scored = [figure for figure in before.killed if not after.stack or figure not in after.killed]
    assert after.track == before.track + tuple(before.damage[figure][10:] for figure in scored)


# A game that is over


def observed(rules: Rules, s: State, seat: int | None) -> dict[str, Any]:
    return view.observe(rules, s, seat).to_json()


def the_last_skull_is_gone(game: Game) -> None:
    assert game.state.skulls_left == 0
    assert (game.state.trigger < 0) == (game.setup.ending == "sudden-death")


def places_follow_from_points(game: Game) -> None:
    result = game.result
    assert result is not None
    assert result.points == tuple(game.state.points[figure] for figure in game.state.order)
    scores = list(zip(result.points, result.tie_breaks, strict=True))
    for seat, place in enumerate(result.places):
        assert place == 1 + sum(other > scores[seat] for other in scores)
    assert result.winners


def the_record_replays(game: Game) -> None:
    record = Record.parse(Record.of(game).text())
    again = record.replay()
    assert record == Record.of(game)
    assert again.state == game.state
    assert again.result == game.result


def everybody_sees_the_end(game: Game) -> None:
    for seat in (*range(game.setup.players), None):
        seen = observed(game.rules, game.state, seat)
        assert seen["over"]
        points = [seen["figures"][FIGURES[figure]]["points"] for figure in game.state.order]
        assert game.result is not None
        assert tuple(points) == game.result.points
    assert game.options == ()
    assert snapshot.from_json(json.loads(json.dumps(snapshot.to_json(game.state)))) == game.state


# What holds where

EVERYWHERE: Final = Invariants(
    always=(
        weapons_are_conserved,
        powerups_are_conserved,
        tiles_are_conserved,
        tiles_lie_on_ammo_squares_only,
        gaps_are_the_empty_slots,
        cubes_are_within_limits,
        hands_are_within_limits,
        boards_are_within_limits,
        figures_stand_in_the_arena,
    ),
    asked=(
        options_are_distinct_and_never_empty,
        who_is_outside_is_only_asked_to_spawn,
        only_victims_answer_in_another_turn,
        options_name_what_is_there,
    ),
    steps=(
        points_never_decrease,
        tokens_stay_until_the_board_is_scored,
        weapons_leave_a_hand_only_when_dropped,
        tiles_taken_stay_away_until_the_turn_ends,
        turns_go_clockwise,
        frenzy_is_triggered_once,
    ),
    finally_=(places_follow_from_points, the_record_replays, everybody_sees_the_end),
)
DEATHMATCH: Final = Invariants(
    always=(nobody_has_tokens_of_their_own, killed_are_the_full_boards, track_and_skulls_agree),
    asked=(a_turn_begins_on_a_full_table,),
    steps=(
        kills_are_listed_in_the_order_they_were_dealt,
        cubes_come_from_tiles_and_go_to_costs,
        hits_told_are_the_tokens_that_landed,
        boards_pay_what_they_owe,
        killshots_go_to_the_track,
    ),
    finally_=(the_last_skull_is_gone,),
)
BASE_GAME: Final = EVERYWHERE + DEATHMATCH
CHARACTERS: Final = EVERYWHERE + Invariants(
    always=(
        nobody_has_tokens_of_their_own,
        killed_are_the_full_boards,
        track_and_skulls_agree,
        character_weapons_stay_with_their_characters,
        tokens_of_characters_are_within_limits,
    ),
    asked=(a_turn_begins_on_a_full_table, two_puppets_need_a_third_enemy),
    steps=(
        kills_are_listed_in_the_order_they_were_dealt,
        cubes_come_from_tiles_and_go_to_costs,
        hits_told_are_the_tokens_that_landed,
        accounts_balance,
        rush_tiles_move_one_space,
    ),
    finally_=(the_last_skull_is_gone,),
)


def invariants_of(setup: Setup) -> Invariants:
    if setup.characters:
        return CHARACTERS
    return BASE_GAME if setup.mode == "deathmatch" and not setup.bot else EVERYWHERE


# Putting them to use


def check_position(rules: Rules, s: State) -> None:
    """One position and what is asked there."""
    invariants = invariants_of(rules.setup)
    for always in invariants.always:
        always(rules, s)
    asked = machine.decision(rules, s)
    assert (asked is None) == (not s.stack)
    if asked is not None:
        for check in invariants.asked:
            check(rules, s, asked)


def check_step(rules: Rules, step: Step) -> None:
    """One position and the next."""
    for check in invariants_of(rules.setup).steps:
        check(rules, step)
