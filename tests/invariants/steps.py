"""What holds of one position and the next."""

# ruff: noqa: ARG001 (every invariant has the arguments of its kind, whether it uses them or not)

from __future__ import annotations

from typing import Final

from killshot import State
from killshot.engine.ids import COLOURS, FIGURES, bits
from killshot.engine.rules import Rules

from .asked import is_draft
from .kinds import Step
from .position import killshot


def points_never_decrease(rules: Rules, step: Step) -> None:
    assert all(a >= b for a, b in zip(step.after.points, step.before.points, strict=True))


def tokens_stay_until_the_board_is_scored(rules: Rules, step: Step) -> None:
    """That is, until the figure is killed, perhaps in this very step."""
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
    """A new kill comes after the older ones; several at once in seat order, beginning left of the attacker."""
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


def no_skull_is_taken_in_frenzy(rules: Rules, step: Step) -> None:
    """FRE-08, in every mode."""
    if step.before.trigger >= 0:
        assert step.after.skulls_left == step.before.skulls_left
        assert all(event.kind != "skull-taken" for event in step.events)


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
