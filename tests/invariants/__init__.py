"""What is true at every moment of every game, written once; every test that plays whole games checks it.

There are functions about one position (`position`), a position and what is asked there (`asked`), one position and the
next (`steps`), and games that are over (`finish`). `EVERYWHERE` holds in all modes without teams and `DEATHMATCH` in the
plain base game, `CHARACTERS` in the base game with characters; team play has `teams`. A variant with rules of its own
gets a list of its own in `invariants_of`, and the places where it keeps cards go into `CARD_PLACES`. `tests.experiments`
has the checks that have to try something out; `tests.checker` plays games and checks everything along the way.
"""

from __future__ import annotations

from typing import Final

from killshot import Setup, State
from killshot.engine import machine
from killshot.engine.rules import Rules

from . import team_steps, teams
from .asked import (
    a_turn_begins_on_a_full_table,
    only_victims_answer_in_another_turn,
    options_are_distinct_and_never_empty,
    options_name_what_is_there,
    two_puppets_need_a_third_enemy,
    who_is_outside_is_only_asked_to_spawn,
)
from .finish import (
    everybody_sees_the_end,
    observed,
    places_follow_from_points,
    the_last_skull_is_gone,
    the_record_replays,
)
from .kinds import Invariants, Step
from .position import (
    boards_are_within_limits,
    character_weapons_stay_with_their_characters,
    cubes_are_within_limits,
    figures_stand_in_the_arena,
    gaps_are_the_empty_slots,
    hands_are_within_limits,
    killed_are_the_full_boards,
    nobody_has_tokens_of_their_own,
    powerups_are_conserved,
    tiles_are_conserved,
    tiles_lie_on_ammo_squares_only,
    tokens_of_characters_are_within_limits,
    track_and_skulls_agree,
    weapons_are_conserved,
)
from .steps import (
    accounts_balance,
    boards_pay_what_they_owe,
    cubes_come_from_tiles_and_go_to_costs,
    frenzy_is_triggered_once,
    hits_told_are_the_tokens_that_landed,
    kills_are_listed_in_the_order_they_were_dealt,
    killshots_go_to_the_track,
    no_skull_is_taken_in_frenzy,
    points_never_decrease,
    rush_tiles_move_one_space,
    tiles_taken_stay_away_until_the_turn_ends,
    tokens_stay_until_the_board_is_scored,
    turns_go_clockwise,
    weapons_leave_a_hand_only_when_dropped,
)

__all__ = ["Invariants", "Step", "check_position", "check_step", "invariants_of", "observed"]


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
        no_skull_is_taken_in_frenzy,
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

TEAMS: Final = Invariants(
    always=(
        teams.every_weapon_is_in_one_place,
        powerups_are_conserved,
        tiles_are_conserved,
        tiles_lie_on_ammo_squares_only,
        gaps_are_the_empty_slots,
        cubes_are_within_limits,
        figures_stand_in_the_arena,
        teams.character_weapons_stay_with_their_team,
        teams.hands_of_teams_are_within_limits,
        teams.tokens_have_the_colour_of_their_victims,
        teams.a_buffer_is_small_in_its_own_teams_turn,
        teams.there_are_no_bodies_while_characters_act,
        teams.skulls_are_counted,
        teams.a_team_has_one_score,
        teams.teams_are_what_was_drafted,
        teams.tokens_of_characters_are_on_enemies,
    ),
    asked=(
        teams.every_option_has_a_seat_and_every_seat_an_option,
        teams.options_name_what_a_team_has,
        teams.only_the_controller_decides,
        teams.who_has_left_a_window_is_not_asked,
        teams.only_who_was_hit_or_killed_is_asked_in_the_enemy_turn,
        teams.a_team_turn_begins_on_a_full_table,
    ),
    steps=(
        points_never_decrease,
        team_steps.teammates_are_not_harmed,
        team_steps.secrets_are_for_the_team,
        team_steps.cubes_are_accounted_for,
        team_steps.cards_are_accounted_for,
        team_steps.weapons_are_accounted_for,
        team_steps.accounts_of_teams_balance,
        team_steps.venom_hits_everybody_poisoned,
        team_steps.boards_grow_at_the_end_of_the_enemy_turn,
        team_steps.a_buffer_is_flushed_once_a_turn,
        team_steps.teams_alternate,
        team_steps.characters_act_once_a_turn,
        team_steps.control_changes_with_the_turn,
        team_steps.tiles_return_when_the_actions_are_over,
    ),
    finally_=(
        the_record_replays,
        team_steps.the_eighth_skull_is_gone,
        team_steps.both_teams_had_as_many_turns,
        team_steps.teams_share_their_places,
        team_steps.everybody_sees_the_end_of_teams,
    ),
)


def invariants_of(setup: Setup) -> Invariants:
    if setup.teams:
        return TEAMS
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
