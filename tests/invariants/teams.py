"""What holds in team play: of one position, and of a position and what is asked there."""

# ruff: noqa: ARG001 (every invariant has the arguments of its kind, whether it uses them or not)

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from killshot import Decision, State
from killshot.engine.ids import ARENA_WEAPONS, BANSHEE, FIGURES, SPROG, bits
from killshot.engine.rules import Rules
from killshot.engine.state import Frame
from killshot.engine.underway import Underway, underway

from .position import ARENA, CARD_PLACES, cards_in, killshot

MOST_BUFFERED = 5  # more is flushed at the end of the turn (TEA-21)

SETTING_UP = ("team-draft", "casting", "starting-weapons", "team-spawn")
WINDOWS = ("team-turn", "ability-window", "reload-window")
ENEMY_PROMPTS = ("tagback", "tagback-who", "spawn", "respawner")
SETUP_PROMPTS = ("team-draft", "casting", "starting-weapon", "weapon-holder", "draw-three", "spawn-whom", "spawn")

POWERUPS_OF_A_CHARACTER = ("scope", "newton")


def frames(s: State, *names: str) -> list[Frame]:
    """The frames with these names, from the bottom of the stack to its top."""
    return [frame for frame in s.stack if frame.name in names]


def field(frame: Frame, name: str) -> Any:
    return dict(zip(frame.fields, frame.values(), strict=True))[name]


def is_setup(s: State) -> bool:
    return bool(frames(s, *SETTING_UP))


def members(s: State, team: int) -> list[int]:
    return [figure for figure, side in enumerate(s.cast.sides.team) if side == team]


def step_of_end(s: State) -> int:
    """How many steps of the end of the turn have begun; 0 while characters act."""
    return next((int(field(frame, "step")) for frame in frames(s, "turn-end")), 0)


def turn_window(s: State) -> Frame | None:
    """The action window, if it is open."""
    return next(iter(frames(s, "team-turn")), None)


def doer(rules: Rules, s: State, frame: Frame) -> int:
    """The figure whose action or ability this frame is a part of, or -1."""
    if frame.name in POWERUPS_OF_A_CHARACTER:
        return int(field(frame, "me" if "me" in frame.fields else "figure"))
    found = Underway()
    frame.describe(rules, s, found)
    return found.acting


# One position


def every_weapon_is_in_one_place(rules: Rules, s: State) -> None:
    """A hand, a table, a shelf, the deck, or on its way from the table while the reload is paid."""
    places = cards_in(s, CARD_PLACES["weapon"])
    assert all(weapon in ARENA for weapon in places), "a character weapon in the deck or on a shelf"
    for mask in (*s.loaded, *s.cast.sides.tables):
        places.extend(bits(mask))
    places.extend(field(frame, "weapon") for frame in frames(s, "loading"))
    assert len(places) == len(set(places)), sorted(places)
    arms = {weapon for weapon in s.cast.arms if weapon >= 0}
    unsettled = [field(frame, "team") for frame in frames(s, "starting-weapons")] if s.order else [0, 1]
    waiting = {s.cast.arms[f] for f in range(6) if s.cast.sides.team[f] in (-1, *unsettled)}
    assert {*ARENA} | arms - waiting <= {*places} <= {*ARENA} | arms
    assert not any(s.unloaded), "what is unloaded lies on a table"


def character_weapons_stay_with_their_team(rules: Rules, s: State) -> None:
    """In the hand of a seat the character belongs to, or on its team's table (TEA-12)."""
    for figure in s.order:
        weapon = s.cast.arms[figure]
        if weapon < 0:  # in a scenario that needs none
            continue
        assert rules.weapons[weapon].owner == figure
        holders = [seat for seat, mask in enumerate(s.loaded) if mask >> weapon & 1]
        assert not holders or holders[0] in rules.seats_of(s, figure)
        assert not s.cast.sides.tables[1 - s.cast.sides.team[figure]] >> weapon & 1


def hands_of_teams_are_within_limits(rules: Rules, s: State) -> None:
    """Three powerups, four while spawning; three loaded arena weapons (TEA-06, TEA-13, TEA-30)."""
    spawning = {seat for frame in frames(s, "team-spawn") for seat in rules.team_seats[field(frame, "team")]}
    spawning |= {field(frame, "seat") for frame in frames(s, "spawn")}
    for seat, hand in enumerate(s.powerups):
        assert len(hand) <= 3 + (seat in spawning), f"seat {seat} holds {hand}"
        assert list(hand) == sorted(hand)
        assert len(bits(s.loaded[seat] & ARENA_WEAPONS)) <= 3


def tokens_have_the_colour_of_their_victims(rules: Rules, s: State) -> None:
    """On boards and in buffers; three marks of a colour, boards as long as the tile allows (TEA-15, CHR-05)."""
    buffer = s.cast.sides.buffer
    for figure, (tokens, marks) in enumerate(zip(s.damage, s.marks, strict=True)):
        assert len(tokens) <= 12 - s.cast.shift[figure]
        assert all(token == figure for token in tokens)
        assert 0 <= marks[figure] <= 3
        assert not any(n for owner, n in enumerate(marks) if owner != figure)
        assert buffer[figure] >= 0
        if figure not in s.order:
            assert not any((*tokens, *marks, buffer[figure], s.points[figure], s.skulls[figure]))
    assert not s.flipped
    assert not s.track
    assert s.trigger == -1


def a_buffer_is_small_in_its_own_teams_turn(rules: Rules, s: State) -> None:
    """The enemies flushed it if they could; and so it is when they have (TEA-21, TEA-51)."""
    if not s.stack:
        assert not any(s.cast.sides.buffer)
        return
    team = rules.team_of[s.active]
    assert sum(s.cast.sides.buffer[figure] for figure in members(s, team)) <= MOST_BUFFERED
    if step_of_end(s) > rules.turn_end.index("flush"):
        assert sum(s.cast.sides.buffer[figure] for figure in members(s, 1 - team)) <= MOST_BUFFERED


def there_are_no_bodies_while_characters_act(rules: Rules, s: State) -> None:
    """Boards are killed in steps (2) and (3) of the enemy's turn, and clear when (4) is over (TEA-50)."""
    full = [figure for figure in s.order if len(s.damage[figure]) >= killshot(s, figure)]
    if not s.stack:
        return
    assert sorted(s.killed) == sorted(full)
    assert all(s.cast.sides.team[figure] != rules.team_of[s.active] for figure in full)
    if not step_of_end(s):
        assert not full


def skulls_are_counted(rules: Rules, s: State) -> None:
    """A missing one is replaced by a counter (R53)."""
    assert s.skulls_left == max(0, rules.setup.skulls - sum(s.skulls))


def a_team_has_one_score(rules: Rules, s: State) -> None:
    for team in range(2):
        assert len({s.points[figure] for figure in members(s, team)}) <= 1, s.points


def teams_are_what_was_drafted(rules: Rules, s: State) -> None:
    """Three characters each, in draft order, owned by seats of their team; foes are all on the other side."""
    sides = s.cast.sides
    assert [sides.team[figure] for figure in s.order] == sorted(sides.team[figure] for figure in s.order)
    assert sorted(s.order) == [figure for figure in range(len(FIGURES)) if sides.team[figure] >= 0]
    if frames(s, "team-draft"):
        return
    for team in range(2):
        assert len(members(s, team)) == 3
        shared = [figure for figure in bits(sides.shared) if sides.team[figure] == team]
        undecided = any(field(frame, "team") == team for frame in frames(s, "casting"))
        assert undecided or len(shared) == (len(rules.team_seats[team]) == 2)
        owners = [s.owner[figure] for figure in members(s, team)]
        assert undecided or {*owners} == {*rules.team_seats[team]}
        for figure in members(s, team):
            assert bits(sides.foes[figure]) == tuple(members(s, 1 - team))


def tokens_of_characters_are_on_enemies(rules: Rules, s: State) -> None:
    """Venom and mind control; hot tokens, hacked tiles and unlocked actions within their limits (TEA-14, TEA-35)."""
    cast = s.cast
    assert 0 <= cast.hot <= 4
    assert all(0 <= shift <= 10 for shift in cast.shift)
    assert all(s.tiles[square] >= 0 for square in bits(cast.hacked))
    assert not cast.venom & ~cast.sides.foes[SPROG]
    assert not cast.minds & ~cast.sides.foes[BANSHEE]
    assert all(s.at[figure] >= 0 for figure in bits(cast.venom))
    assert {*bits(cast.unlocked)} <= {*underway(rules, s).acted_figures}, "unlocked without acting"


# A position and what is asked there


def every_option_has_a_seat_and_every_seat_an_option(rules: Rules, s: State, asked: Decision) -> None:
    assert asked.options, f"nothing on offer: {asked}"
    assert len(set(asked.options)) == len(asked.options), asked
    assert asked.seats
    assert len({rules.team_of[seat] for seat in asked.seats}) == 1
    assert len(asked.answers) in (0, len(asked.options))
    assert {*asked.answers} in (set(), {*asked.seats})
    for seat in range(len(s.ammo)):
        assert bool(asked.options_of(seat)) == (seat in asked.seats)
    for option, seat in zip(asked.options, asked.answers, strict=False):
        assert option.kind not in ("seat", "done") or option.value == seat


def answers_of(asked: Decision) -> Iterator[tuple[str, int, int]]:
    """Kind and value of each option with a seat that can choose it."""
    for option in asked.options:
        yield option.kind, option.value, asked.answerer(option)


def options_name_what_a_team_has(rules: Rules, s: State, asked: Decision) -> None:
    """Squares of the arena, enemies in it, cards of the seat that is asked, weapons in hand, on the table or on show."""
    for kind, value, seat in answers_of(asked):
        team = rules.team_of[seat]
        table = s.cast.sides.tables[team]
        if kind == "square":
            assert rules.arena.all >> value & 1
        elif kind == "target":
            assert s.at[value] >= 0
            assert s.cast.sides.team[value] == 1 - team
        elif kind in ("powerup", "discard"):
            assert value in s.powerups[seat]
        elif kind == "pay":
            assert value - 3 in s.powerups[seat] if value >= 3 else s.ammo[seat][value]
        elif kind == "weapon":
            assert _has_weapon(rules, s, asked.prompt.key, seat, value)
        elif kind == "reload":
            assert table >> value & 1
            assert ARENA_WEAPONS >> value & 1 or seat in rules.seats_of(s, rules.weapons[value].owner)
        elif kind == "drop":
            assert s.loaded[seat] & ARENA_WEAPONS & 1 << value
        elif kind == "character":
            assert s.cast.sides.team[value] == (-1 if asked.prompt.key == "team-draft" else team)
        elif kind in ("seat", "done"):
            assert rules.team_of[value] == team


def _has_weapon(rules: Rules, s: State, prompt: str, seat: int, weapon: int) -> bool:
    if prompt == "grab-weapon":
        return any(weapon in shelf for shelf in s.shelves)
    if prompt == "starting-weapon":
        return any(s.cast.arms[figure] == weapon for figure in range(6) if s.owner[figure] == seat)
    return bool(s.loaded[seat] >> weapon & 1)


def only_the_controller_decides(rules: Rules, s: State, asked: Decision) -> None:
    """Everything inside an action or an ability; a spawn card, its seat; a payment, the seat that began what it is for."""
    frame = s.stack[-1]
    figure = doer(rules, s, frame)
    if figure >= 0:
        assert asked.seats == (s.owner[figure],)
    elif frame.name == "spawn":
        assert asked.seats[0] in rules.seats_of(s, field(frame, "figure"))
    elif frame.name == "payment":
        assert asked.seats == (getattr(s.stack[-2], "seat", payer(s.stack)),)
    elif frame.name == "team-tagback":
        victim = field(frame, "victims")[0]
        assert {*asked.seats} <= {*rules.seats_of(s, victim)}
        assert s.at[victim] >= 0
    elif frame.name in ("team-turn", "ability-window"):
        for kind, value, seat in answers_of(asked):
            assert kind != "character" or s.owner[value] == seat
    elif frame.name != "reload-window" and "seat" not in frame.fields:
        team = rules.team_of[asked.seats[0]]
        assert asked.seats == rules.team_seats[team] or asked.prompt.key in ("casting", "spawn-whom")


def payer(stack: tuple[Frame, ...]) -> int:
    """An ability is off the stack while it is paid for."""
    return int(getattr(stack[-1], "seat", -1))


def who_has_left_a_window_is_not_asked(rules: Rules, s: State, asked: Decision) -> None:  # R71
    frame = s.stack[-1]
    if frame.name in WINDOWS:
        assert not any(field(frame, "left") >> seat & 1 for seat in asked.seats)
        assert {*asked.seats} <= {*rules.team_seats[field(frame, "team")]}
    if frame.name in ("team-turn", "ability-window"):
        done = field(frame, "acted" if frame.name == "team-turn" else "used")
        assert not any(kind == "character" and done >> value & 1 for kind, value, _ in answers_of(asked))


def only_who_was_hit_or_killed_is_asked_in_the_enemy_turn(rules: Rules, s: State, asked: Decision) -> None:
    key = asked.prompt.key
    if is_setup(s):
        assert key in SETUP_PROMPTS
        return
    assert key not in SETUP_PROMPTS or key == "spawn"
    for seat in asked.seats:
        if rules.team_of[seat] != rules.team_of[s.active]:
            assert key in ENEMY_PROMPTS
        elif key in ("spawn", "respawner"):
            raise AssertionError("no character dies in its own team's turn")
        if all(s.at[figure] < 0 for figure in s.order if seat in rules.seats_of(s, figure)):
            assert key in ("spawn", "respawner")


def a_team_turn_begins_on_a_full_table(rules: Rules, s: State, asked: Decision) -> None:
    frame = s.stack[-1]
    if frame.name == "control" or frame.begins(rules, s):
        assert all(s.tiles[square] >= 0 for square in rules.arena.ammo_squares)
        assert not s.gaps or not s.weapon_deck
        assert not s.killed
        assert all(s.at[figure] >= 0 for figure in s.order)
