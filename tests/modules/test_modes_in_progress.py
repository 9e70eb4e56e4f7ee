"""Domination, Turret and the bot at any moment: JSON in mid-action, what everybody sees, undo."""

import json
from collections.abc import Callable
from random import Random

import pytest

from killshot import Game, IllegalAction, Setup, State
from killshot.engine import machine, snapshot, view
from killshot.engine.ids import BOT
from killshot.testing import Scenario, arena

TILES = ("YBP", "YBB", "RRP", "RYY", "BRR")


# Moments in the middle of something


def in_mid_run() -> Scenario:
    t = arena("L", mode="turret").place(violet="a2").turret("a1", "dozer").play("run", "square:a1")
    assert t.asks == "run"
    return t


def in_mid_grab() -> Scenario:
    t = arena("L", mode="turret").place(violet="a2").damaged("violet", "dozer x3").play("grab", "square:a1")
    assert t.asks == "grab-where"
    return t


def in_mid_path() -> Scenario:
    t = arena("L", mode="turret").place(violet="d3", dozer="c2").turret("d2", "sprog").hand("violet", "tractor-beam")
    t.shoot("tractor-beam", "effect:basic", "target:dozer", "square:d2")
    assert t.asks == "path"
    return t


def before_a_glide() -> Scenario:
    t = arena("L", mode="turret").place(violet="c2", dozer="c1").hand("violet", "plasma-gun")
    t.shoot("plasma-gun", "effect:basic", "target:dozer", "effect:phase-glide")
    assert t.asks == "path"
    return t


def choosing_a_tile() -> Scenario:
    t = arena("L", mode="turret").place(violet="a1").offered(*TILES).play("grab", "square:a1")
    assert t.asks == "turret-tile"
    return t


def commandeering() -> Scenario:
    t = choosing_a_tile().play("tile:ybp")
    assert t.asks == "commandeer"
    return t


def naming_a_track() -> Scenario:
    t = arena("L", mode="domination").place(violet="c2", dozer="c2", sprog="c2", banshee="a1")
    t.hand("violet", "electroscythe", ammo="RB").damaged("dozer", "banshee x10").damaged("sprog", "banshee x10")
    t.shoot("electroscythe", "effect:reaper", "pay:red", "pay:blue").end_turn()
    assert t.asks == "overkill"
    return t


def shooting_a_spawnpoint() -> Scenario:
    t = arena("L", mode="domination").place(violet="c2", dozer="d2", sprog="b1")
    t.hand("violet", "machine-gun", ammo="YB").shoot("machine-gun", "effect:basic", "target:blue-spawnpoint")
    assert t.asks == "pick-target"
    return t


def placing_the_bot() -> Scenario:
    t = arena("L", bot=True)
    t.state = Game(Setup(players=4, bot=True), seed=8).state
    assert t.asks == "bot-spawn"
    return t


def moving_the_bot() -> Scenario:
    t = arena("L", bot=True, mode="domination").place(bot="c1", violet="a1", dozer="c2").play("bot")
    assert t.asks == "bot-where"
    return t


def shooting_with_the_bot() -> Scenario:
    t = moving_the_bot().play("square:c1")
    assert t.asks == "bot-whom"
    return t


def answering_the_bot() -> Scenario:
    t = arena("L", bot=True, mode="turret").place(bot="c2", violet="a1", dozer="d2")
    t.hand("dozer", powerups=("red-tagback",)).play("bot", "square:c2", "target:dozer")
    assert t.asks == "tagback"
    return t


def bringing_back_the_bot() -> Scenario:
    t = arena("L", bot=True).place(bot="c2", violet="c2", dozer="a1").hand("violet", "electroscythe")
    t.damaged("bot", "dozer x10").shoot("electroscythe", "effect:basic").play("bot", "square:c2").end_turn()
    assert t.asks == "bot-spawn"
    return t


MOMENTS = [
    in_mid_run,
    in_mid_grab,
    in_mid_path,
    before_a_glide,
    choosing_a_tile,
    commandeering,
    naming_a_track,
    shooting_a_spawnpoint,
    placing_the_bot,
    moving_the_bot,
    shooting_with_the_bot,
    answering_the_bot,
    bringing_back_the_bot,
]


def through_json(s: State) -> State:
    return snapshot.from_json(json.loads(json.dumps(snapshot.to_json(s))))


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_state_survives_json_in_mid_action_and_plays_on(moment: Callable[[], Scenario]) -> None:
    t = moment()
    twin = through_json(t.state)
    assert twin == t.state
    assert hash(twin) == hash(t.state)
    luck = Random(1)
    for _ in range(40):
        asked, again = machine.decision(t.rules, t.state), machine.decision(t.rules, twin)
        if asked is None or again is None:
            assert asked is again is None
            break
        assert asked.options == again.options
        assert asked.seats == again.seats
        action = luck.choice(asked.options)
        machine.apply(t.rules, t.state, action)
        machine.apply(t.rules, twin, action)
    assert twin == t.state


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_option_in_mid_action_can_be_played_on_a_copy(moment: Callable[[], Scenario]) -> None:
    t = moment()
    before = t.state.copy()
    for option in t.options:
        t.copy().play(option)
    assert t.state == before


@pytest.mark.parametrize("moment", MOMENTS)
def test_only_who_is_asked_sees_the_options(moment: Callable[[], Scenario]) -> None:
    t = moment()
    assert t.view(t.asked)["decision"]["options"] == t.options
    assert t.view(t.asked)["decision"]["prompt"] == t.asks
    assert t.view(None)["decision"] is None
    other = next(figure for figure in ("violet", "dozer", "sprog") if figure != t.asked)
    assert t.view(other)["decision"] is None


# What everybody sees


@pytest.mark.parametrize("who", ["violet", "dozer", None])
def test_everybody_sees_the_tracks_of_the_spawnpoints(who: str | None) -> None:  # DOM-01 SET-09
    t = arena("L", mode="domination").place(violet="c2", dozer="d1").spawnpoint("blue", "dozer x2")
    t.hand("violet", "lock-rifle").shoot("lock-rifle", "effect:basic", "target:blue-spawnpoint")
    seen = t.view(who)
    assert seen["tracks"] == [[], ["dozer", "dozer", "violet"], []]
    assert seen["tagged"] == ["blue-spawnpoint"]
    assert seen["skulls_left"] == 8
    assert seen["turrets"] == {}
    assert seen["offer"] == []


@pytest.mark.parametrize("who", ["violet", "dozer", None])
def test_everybody_sees_turrets_and_the_turret_board(who: str | None) -> None:  # TUR-02 SET-09
    t = arena("L", mode="turret").place(violet="a1", dozer="d1").turret("c3", "dozer").offered(*TILES)
    t.play("grab", "square:a1", "tile:ybb", "forgo:blue")
    seen = t.view(who)
    assert seen["turrets"] == {"a1": "violet", "c3": "dozer"}
    assert seen["offer"] == ["ybp", "rrp", "ryy", "brr"]
    assert seen["worked"] == ["a1"]
    assert seen["tiles"] == {}
    assert seen["tracks"] == []


@pytest.mark.parametrize("who", ["violet", "dozer", None])
def test_everybody_sees_the_bot_and_whether_its_action_is_due(who: str | None) -> None:  # BOT-01 BOT-03 SET-09
    t = arena("L", bot=True).place(bot="c1", violet="a1", dozer="c2").damaged("bot", "dozer x2").marked("bot", violet=1)
    seen = t.view(who)
    assert seen["duties_left"] == 1
    assert seen["figures"]["bot"]["square"] == "c1"
    assert seen["figures"]["bot"]["damage"] == ["dozer", "dozer"]
    assert seen["figures"]["bot"]["marks"] == {"violet": 1}
    t.play("bot", "square:c1", "target:dozer")
    assert t.view(who)["duties_left"] == 0


def test_the_view_is_json() -> None:
    for moment in MOMENTS:
        t = moment()
        assert json.loads(json.dumps(t.view(t.asked))) == t.view(t.asked)


@pytest.mark.parametrize("moment", MOMENTS)
def test_an_imagined_world_looks_the_same_to_the_seat_that_imagines_it(moment: Callable[[], Scenario]) -> None:
    t = moment()
    for seat, figure in enumerate(t.rules.setup.figures):
        world = t.copy()
        world.state = view.imagine(t.rules, t.state, seat, 5)
        assert world.view(figure) == t.view(figure)
        assert world.options


# Undo


def at_the_first_run(seed: int = 3) -> Game:
    game = Game(Setup(players=3, mode="turret"), seed)
    game.play(game.options[0])
    return game


def test_the_steps_of_a_run_are_taken_back_one_by_one() -> None:  # R15
    game = at_the_first_run()
    states = [game.state]
    words = ["run"]
    game.play("run")
    for _ in range(2):
        states.append(game.state)
        words.append(str(game.options[0]))
        game.play(game.options[0])
    while words:
        assert game.can_undo(0)
        assert str(game.undo(0)) == words.pop()
        assert game.state == states.pop()
    assert "run" in map(str, game.options)


def test_another_way_may_be_taken_after_undo() -> None:  # R15
    game = at_the_first_run()
    game.play("run")
    first, second = (str(option) for option in game.options[:2])
    game.play(first)
    game.undo()
    assert second in map(str, game.options)
    game.play(second)
    assert [str(action) for action in game.actions[-2:]] == ["run", second]


def test_a_step_into_a_turret_can_be_taken_back() -> None:  # TUR-06
    game = at_the_first_run()
    game.play("run")
    step = game.options[0]
    turrets = game.state.turrets
    game.state.turrets = turrets._replace(owners=tuple(1 for _ in turrets.owners))
    before = game.state.copy()
    game.play(step)
    hurt = any(game.state.damage)
    game.undo()
    assert game.state == before
    assert not any(game.state.damage)
    assert hurt or step.value in game.rules.arena.spawnpoint


def test_a_turn_over_to_another_is_not_taken_back() -> None:
    game = at_the_first_run()
    game.play("end")
    with pytest.raises(IllegalAction):
        game.undo(0)


def test_the_bots_move_and_shot_are_taken_back_one_by_one() -> None:  # BOT-04
    game = Game(Setup(players=3, bot=True), seed=3)
    game.play("square:c1")
    game.play(game.options[0])
    game.play("end")
    game.play(game.options[0])
    before = game.state
    game.play("bot")
    game.play(game.options[0])
    assert game.state.at[BOT] >= 0
    game.undo(1)
    game.undo(1)
    assert game.state == before
    assert "bot" in map(str, game.options)


def test_a_powerup_drawn_with_a_tile_is_not_put_back() -> None:  # TUR-04
    luck = Random(5)
    for seed in range(20):
        game = Game(Setup(players=3, mode="turret"), seed)
        game.play(game.options[0])
        game.play("run")
        game.play(luck.choice(game.options))
        if "pass" in map(str, game.options):
            game.play("pass")
        if "grab" not in map(str, game.options):
            continue
        game.play("grab")
        here = f"square:{game.observe(None).to_json()['figures']['violet']['square']}"
        if here not in map(str, game.options):
            continue
        game.play(here)
        tiles = [option for option in game.options if str(option).startswith("tile:") and str(option).endswith("p")]
        if not tiles:
            continue
        game.play(tiles[0])
        assert game.can_undo(0)  # the tile is still in question
        game.play("pass")
        assert not game.can_undo(0)
        return
    raise AssertionError("no seed leads to a tile with a powerup")
