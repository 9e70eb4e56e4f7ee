"""What holds in team play of one position and the next, and of games that are over.

The events of a step are told again from the position before it: a second account of places, cubes, cards, weapons,
buffers, boards and points, which has to end where the engine does.
"""

# ruff: noqa: ARG001 (every invariant has the arguments of its kind, whether it uses them or not)

from __future__ import annotations

from typing import Any, Final

from killshot import Event, Game, State
from killshot.engine.ids import BANSHEE, FIGURES, SPROG, VIOLET
from killshot.engine.rules import Rules

from .finish import observed
from .kinds import Step
from .position import killshot
from .steps import TILE_FACES
from .teams import field, frames, is_setup, members, step_of_end, turn_window

BOARD_PAYS: Final = (8, 6, 4, 2, 1, 1)
KILLS_PAY: Final = {2: 2, 3: 4}
SCORING: Final = ("team-board-scored", "skull-taken", "overkill-scored", "kills-scored")


def teammates_are_not_harmed(rules: Rules, step: Step) -> None:
    """Hit, marked, moved, poisoned, hypnotised (TEA-14, R78)."""
    team = step.after.cast.sides.team
    for event in step.events:
        facts = event.facts
        if event.kind in ("hit", "marked", "unmarked", "taken-back"):
            assert team[facts["by"]] == 1 - team[facts["victim"]], event
        elif event.kind == "moved":
            assert facts["by"] == facts["figure"] or team[facts["by"]] == 1 - team[facts["figure"]], event
        elif event.kind in ("poisoned", "hypnotized"):
            whose = SPROG if event.kind == "poisoned" else BANSHEE
            assert all(team[figure] == 1 - team[whose] for figure in facts["figures"]), event


def secrets_are_for_the_team(rules: Rules, step: Step) -> None:  # TEA-49
    for event in step.events:
        if event.secret:
            assert event.audience == rules.team_seats[rules.team_of[event.facts["seat"]]]
        for seat in (None, *range(len(step.after.ammo))):
            seen = event.seen_by(seat)
            assert (seat in event.audience) == (seen == {"kind": event.kind, **event.facts, **event.secret}) or (
                not event.secret
            )


def cubes_are_accounted_for(rules: Rules, step: Step) -> None:
    """Payments and starting weapons, tiles, hacked tiles and rewards; what a box cannot hold is lost."""
    boxes = [list(box) for box in step.before.ammo]
    for event in step.events:
        facts = event.facts
        if event.kind == "paid" and facts["payment"] < 3:
            boxes[facts["seat"]][facts["payment"]] -= 1
            assert facts["seat"] == step.seat
        elif event.kind == "armed":
            cost = rules.weapons[facts["weapon"]].grab_cost
            for colour in range(3):
                boxes[facts["seat"]][colour] -= cost[colour]
        elif event.kind == "cube-taken":
            box = boxes[facts["seat"]]
            box[facts["colour"]] = min(3, box[facts["colour"]] + 1)
        elif event.kind == "tile-taken":
            box = boxes[step.before.owner[facts["figure"]]]
            for colour, letter in enumerate("RBY"):
                box[colour] = min(3, box[colour] + TILE_FACES[facts["tile"]].count(letter))
    assert boxes == [list(box) for box in step.after.ammo]


def cards_are_accounted_for(rules: Rules, step: Step) -> None:
    """Drawn, paid with, played and discarded, each by the seat it was told of."""
    hands = [list(hand) for hand in step.before.powerups]
    for event in step.events:
        facts = event.facts
        if event.kind == "drew":
            hands[facts["seat"]].append(event.secret["powerup"])
        elif event.kind == "paid" and facts["payment"] >= 3:
            hands[facts["seat"]].remove(facts["payment"] - 3)
        elif event.kind == "powerup-played" or event.kind == "spawned":
            assert step.seat in rules.seats_of(step.before, facts["figure"])
            hands[step.seat].remove(facts["powerup"])
    assert [sorted(hand) for hand in hands] == [list(hand) for hand in step.after.powerups]


def weapons_are_accounted_for(rules: Rules, step: Step) -> None:
    """Fired onto the table, reloaded from it, put down, taken and dropped; a weapon being paid for is in no hand."""
    before = step.before
    loaded, tables = list(before.loaded), list(before.cast.sides.tables)
    if step.action.kind == "reload":
        tables[rules.team_of[step.seat]] &= ~(1 << step.action.value)
    for event in step.events:
        facts = event.facts
        if "weapon" not in facts or event.kind in ("effect-used", "weapon-placed", "team-drafted"):
            continue
        weapon = 1 << facts["weapon"]
        seat = facts.get("seat", step.seat)
        team = rules.team_of[seat]
        if event.kind == "unarmed":
            tables[step.before.cast.sides.team[facts["figure"]]] |= weapon
        elif event.kind in ("armed", "weapon-taken", "reloaded"):
            loaded[seat] |= weapon
        elif event.kind in ("fired", "put-down", "weapon-dropped"):
            assert loaded[seat] & weapon
            loaded[seat] &= ~weapon
            tables[team] |= weapon if event.kind != "weapon-dropped" else 0
        else:
            raise AssertionError(f"a weapon in {event}")
    assert tuple(loaded) == step.after.loaded
    assert tuple(tables) == step.after.cast.sides.tables


class Account:
    """Buffers, boards, places, tokens and points as the events tell them, one after the other."""

    def __init__(self, rules: Rules, step: Step) -> None:
        before = step.before
        self.rules = rules
        self.step = step
        self.shift = list(before.cast.shift)
        self.buffer = list(before.cast.sides.buffer)
        self.marks = [row[figure] for figure, row in enumerate(before.marks)]
        self.boards = [len(tokens) for tokens in before.damage]
        self.skulls = list(before.skulls)
        self.at = list(before.at)
        self.killed = list(before.killed)
        self.deaths: list[int] = []  # in this step, and
        self.fallen: list[int] = []  # those told of
        self.venom = before.cast.venom
        self.minds = before.cast.minds
        self.points = [0, 0]
        self.waits = before.stack[-1].name  # what was answered
        self.flushed = False

    def board_is_hit(self, by: int, victim: int, facts: dict[str, Any]) -> None:
        """Venom: one token, marks and buffer left alone (TEA-17)."""
        room = 12 - self.shift[victim] - self.boards[victim]
        assert by == SPROG
        assert self.venom >> victim & 1
        assert (facts["damage"], facts["marks"], facts["tokens"]) == (1, 0, min(1, room))
        self.land(victim, facts["tokens"])

    def land(self, victim: int, tokens: int) -> None:
        end = 11 - self.shift[victim]
        if self.boards[victim] < end <= self.boards[victim] + tokens:
            self.killed.append(victim)
            self.deaths.append(victim)
        self.boards[victim] += tokens

    def hit(self, facts: dict[str, Any]) -> None:
        by, victim = facts["by"], facts["victim"]
        if self.waits == "ability-window":
            self.board_is_hit(by, victim, facts)
        elif self.waits == "team-nanobots":  # marks not turned stay marks (TEA-18)
            assert by == VIOLET
            assert (facts["marks"], facts["tokens"]) == (0, facts["damage"])
            self.buffer[victim] += facts["tokens"]
        else:  # all marks lying there become damage (TEA-16)
            assert not step_of_end(self.step.before), "weapons and scopes hit during actions only"
            assert facts["marks"] == self.marks[victim]
            assert facts["tokens"] == facts["damage"] + facts["marks"]
            self.buffer[victim] += facts["tokens"]
            self.marks[victim] = 0

    def tell(self, event: Event) -> None:
        facts = event.facts
        victim = facts.get("victim", -1)
        match event.kind:
            case "hit":
                self.hit(facts)
            case "marked":
                assert facts["placed"] == min(facts["marks"], 3 - self.marks[victim])
                self.marks[victim] += facts["placed"]
            case "unmarked":
                assert facts["by"] == VIOLET
                self.marks[victim] -= facts["marks"]
            case "taken-back":
                assert self.waits == "team-nanobots"
                self.buffer[victim] -= facts["tokens"]
            case "poured":
                assert facts["damage"] == self.buffer[victim] > 0
                assert facts["tokens"] == min(facts["damage"], 12 - self.shift[victim] - self.boards[victim])
                self.buffer[victim] = 0
                self.land(victim, facts["tokens"])
            case "killed" | "fell":
                self.fallen.append(victim)
            case "moved":
                assert self.at[facts["figure"]] == facts["origin"]
                self.at[facts["figure"]] = facts["square"]
            case "spawned":
                assert self.at[facts["figure"]] == -1
                self.at[facts["figure"]] = facts["square"]
            case "poisoned":
                self.venom |= sum(1 << figure for figure in facts["figures"])
            case "hypnotized":
                self.minds |= sum(1 << figure for figure in facts["figures"])
            case "released":
                self.minds &= ~(1 << facts["figure"])
            case "rushed" | "healed":
                self.slide(event)
            case _:
                self.score(event)

    def slide(self, event: Event) -> None:
        """One space; a rush is free in front of the killshot space (CHR-07, CHR-08)."""
        figure, shift = event.facts["figure"], event.facts["shift"]
        if event.kind == "healed":
            assert self.waits == "team-healing"
            assert shift == self.shift[figure] - 1 >= 0
        else:
            assert shift == self.shift[figure] + (self.boards[figure] + 1 < 11 - self.shift[figure])
        self.shift[figure] = shift

    def score(self, event: Event) -> None:
        facts = event.facts
        team = self.step.after.cast.sides.team
        match event.kind:
            case "team-board-scored":  # TEA-24
                victim = facts["victim"]
                assert victim in self.killed
                assert team[victim] == 1 - facts["team"]
                assert facts["skulls"] == self.skulls[victim]
                assert facts["points"] == BOARD_PAYS[min(self.skulls[victim], 5)]
            case "skull-taken":
                self.skulls[facts["victim"]] += 1
                assert facts["left"] == max(0, 8 - sum(self.skulls))
                return
            case "overkill-scored":  # TEA-25
                assert facts["points"] == 1
                assert self.boards[facts["victim"]] == 12 - self.shift[facts["victim"]]
            case "kills-scored":  # TEA-27
                assert facts["kills"] == len(self.killed)
                assert facts["points"] == KILLS_PAY[facts["kills"]]
            case "flushed":  # TEA-21, TEA-22
                assert not self.flushed
                self.flushed = True
                poured = [e.facts for e in self.step.events if e.kind == "poured"][: facts["colours"]]
                assert sum(each["damage"] for each in poured) >= 6
                assert all(team[each["victim"]] == 1 - facts["team"] for each in poured)
                assert facts["tile"] == self.step.before.cast.sides.tile
                due = self.rules.rewards[facts["tile"]][facts["colours"] - 1].points
                paid = [e.facts["points"] for e in self.step.events if e.kind == "flush-scored"]
                assert paid == ([due] if due else [])
                return
            case "leftover-scored":  # TEA-33
                tokens = sum(self.boards[figure] for figure, side in enumerate(team) if side == 1 - facts["team"])
                assert facts["points"] == tokens // 3
            case "flush-scored":
                assert self.flushed
            case _:
                return
        self.points[facts["team"]] += facts["points"]

    def clear(self) -> None:
        """Killed boards are empty, their figures outside, their venom gone (TEA-28, TEA-45)."""
        for victim in self.killed:
            self.boards[victim] = 0
            self.at[victim] = -1
            self.venom &= ~(1 << victim)
        self.killed.clear()


def scoring_is_over(rules: Rules, s: State) -> bool:
    if frames(s, "team-scoring"):
        return False
    return not step_of_end(s) or step_of_end(s) > rules.turn_end.index("team-score")


def accounts_of_teams_balance(rules: Rules, step: Step) -> None:
    before, after = step.before, step.after
    account = Account(rules, step)
    was_scored = scoring_is_over(rules, before) and step_of_end(before) > 0
    ends = scoring_is_over(rules, after) and not was_scored
    last = max((i for i, event in enumerate(step.events) if event.kind in SCORING), default=-1)
    if ends and last < 0 and not scoring_is_over(rules, before) and _is_scored(before):
        account.clear()
    for i, event in enumerate(step.events):
        account.tell(event)
        if ends and i == last:
            account.clear()
    sides = after.cast.sides
    assert account.buffer == list(sides.buffer)
    assert account.marks == [row[figure] for figure, row in enumerate(after.marks)]
    assert account.boards == [len(tokens) for tokens in after.damage]
    assert account.skulls == list(after.skulls)
    assert account.at == list(after.at)
    assert account.shift == list(after.cast.shift)
    assert list(after.killed) == (account.killed if after.stack else [])
    if after.stack:
        assert account.fallen == account.deaths
    else:  # nobody dies when the last buffers are emptied (TEA-33)
        assert account.fallen == account.deaths[: len(account.fallen)]
    assert account.venom == after.cast.venom
    assert account.minds == after.cast.minds
    for team in range(2):
        for figure in members(after, team):
            assert after.points[figure] - before.points[figure] == account.points[team]


def _is_scored(s: State) -> bool:
    """Whether all killed boards have been paid, and a heal is what is waited for."""
    return any(field(frame, "board") == len(s.killed) for frame in frames(s, "team-scoring"))


def venom_hits_everybody_poisoned(rules: Rules, step: Step) -> None:
    """All of them or none, in draft order, once a turn (CHR-12, TEA-17)."""
    if step.before.stack[-1].name == "ability-window":
        hit = [event.facts["victim"] for event in step.events if event.kind == "hit"]
        poisoned = [figure for figure in step.before.order if step.before.cast.venom >> figure & 1]
        assert hit in ([], poisoned)
        is_sprog = str(step.action) == "character:sprog" or str(step.action) == f"done:{step.before.owner[SPROG]}"
        assert is_sprog or not hit
        if is_sprog and step.before.cast.sides.team[SPROG] == rules.team_of[step.seat]:
            used = getattr(step.before.stack[-1], "used", 0)
            assert bool(hit) == (bool(poisoned) and not used >> SPROG & 1)


def boards_grow_at_the_end_of_the_enemy_turn(rules: Rules, step: Step) -> None:
    """In the steps of abilities and flush, or when the game is over (TEA-50)."""
    for figure in step.before.order:
        if len(step.after.damage[figure]) > len(step.before.damage[figure]):
            assert not step.after.stack or step.before.cast.sides.team[figure] != rules.team_of[step.before.active]
            assert step_of_end(step.before) or any(event.kind == "team-turn-ended" for event in step.events)
    if step.after.stack and any(event.kind == "poured" for event in step.events):
        assert any(event.kind == "flushed" for event in step.events)


def a_buffer_is_flushed_once_a_turn(rules: Rules, step: Step) -> None:
    """By the active team, in the step that is there for it; that none is left out is seen in the positions (TEA-21)."""
    flushed = [event.facts["team"] for event in step.events if event.kind == "flushed"]
    assert flushed in ([], [rules.team_of[step.before.active]])
    assert not flushed or step_of_end(step.before) <= rules.turn_end.index("flush")


def teams_alternate(rules: Rules, step: Step) -> None:
    before, after = step.before, step.after
    started = [event.facts["team"] for event in step.events if event.kind == "team-turn-started"]
    if is_setup(before):
        assert started == ([] if is_setup(after) else [after.cast.sides.first])
    else:
        assert started == ([] if before.active == after.active else [1 - rules.team_of[before.active]])
    if after.stack:
        assert after.active in [seats[0] for seats in rules.team_seats]
    if after.cast.sides.first == rules.team_of[before.active]:
        assert after.stack, "the last turn is the other team's (TEA-32)"


def characters_act_once_a_turn(rules: Rules, step: Step) -> None:
    """And when they do, it is their controller's doing, who has not left the window (TEA-10, TEA-42)."""
    before, after = turn_window(step.before), turn_window(step.after)
    acts = [event.facts["figure"] for event in step.events if event.kind == "acts"]
    if before is None or any(event.kind == "team-turn-ended" for event in step.events):
        assert not acts
        assert after is None or after.begins(rules, step.after)
        if before is not None:  # the last one has left
            assert str(step.action) == f"done:{step.seat}"
            assert before.menu(rules) == (step.seat,)
        return
    assert after is not None
    acted, left = field(before, "acted"), field(before, "left")
    for figure in acts:
        assert str(step.action) == f"character:{FIGURES[figure]}"
        assert step.before.owner[figure] == step.seat
        assert not acted >> figure & 1
        acted |= 1 << figure
    if step.before.stack[-1] is before:
        assert not left >> step.seat & 1
        left |= 1 << step.seat if step.action.kind == "done" else 0
    assert (field(after, "acted"), field(after, "left")) == (acted, left)


def control_changes_with_the_turn(rules: Rules, step: Step) -> None:
    """The controller of a shared character is named before each turn and stays (TEA-03, TEA-41)."""
    if step.after.owner != step.before.owner and not is_setup(step.before):
        assert step.before.stack[-1].name == "control"
        changed = [f for f in range(7) if step.after.owner[f] != step.before.owner[f]]
        assert len(changed) == 1
        assert step.before.cast.sides.shared >> changed[0] & 1
        assert step.after.owner[changed[0]] == step.action.value
    fixed = ("team", "foes", "first", "shared", "tile", "mates")
    if not is_setup(step.before):
        assert all(getattr(step.after.cast.sides, f) == getattr(step.before.cast.sides, f) for f in fixed)


def tiles_return_when_the_actions_are_over(rules: Rules, step: Step) -> None:
    if step.after.tiles != step.before.tiles and not any(e.kind == "team-turn-ended" for e in step.events):
        pairs = zip(step.before.tiles, step.after.tiles, strict=True)
        assert all(after in (before, -1) for before, after in pairs)


# A game that is over


def the_eighth_skull_is_gone(game: Game) -> None:
    assert game.state.skulls_left == 0
    assert sum(game.state.skulls) >= game.setup.skulls


def both_teams_had_as_many_turns(game: Game) -> None:  # TEA-32
    again = Game(game.setup, game.seed)
    turns = [event.facts["team"] for action in game.actions for event in again.play(action) if _starts(event)]
    assert turns[:2] == [game.state.cast.sides.first, 1 - game.state.cast.sides.first]
    assert turns == turns[:2] * (len(turns) // 2)


def _starts(event: Event) -> bool:
    return event.kind == "team-turn-started"


def teams_share_their_places(game: Game) -> None:
    """First and second, or both first: points, then leftover points (TEA-34)."""
    s, result = game.state, game.result
    assert result is not None
    tokens = [sum(len(s.damage[figure]) for figure in members(s, team)) for team in range(2)]
    scores = [(s.points[members(s, team)[0]], tokens[1 - team] // 3) for team in range(2)]
    for seat, team in enumerate(game.rules.team_of):
        assert (result.points[seat], result.tie_breaks[seat]) == scores[team]
        assert result.places[seat] == (1 if scores[team] >= scores[1 - team] else 2)
        assert (seat in result.winners) == (result.places[seat] == 1)


def everybody_sees_the_end_of_teams(game: Game) -> None:
    for seat in (*range(game.setup.players), None):
        seen = observed(game.rules, game.state, seat)
        assert seen["over"]
        assert [seen["figures"][FIGURES[figure]]["points"] for figure in game.state.order] == [
            game.state.points[figure] for figure in game.state.order
        ]
    assert game.options == ()
    for figure in game.state.order:
        assert len(game.state.damage[figure]) <= killshot(game.state, figure) + 1
