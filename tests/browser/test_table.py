"""The table: what is lit is played by a click, and nothing else is."""

from __future__ import annotations

import re
import signal
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from .house import (
    ASKED,
    BOT,
    CARD,
    HAND,
    LIT_SQUARE,
    LIT_TARGET,
    ME,
    OPEN,
    OVER,
    PREVIEW,
    PROMPT,
    QUESTION,
    TOAST,
    House,
    Seat,
)

SHOOTING = ("target", "effect", "shoot", "pay", "weapon", "grab")
SETUPS: dict[str, dict[str, Any]] = {
    "deathmatch": {"players": 5},
    "domination": {"players": 5, "mode": "domination"},
    "turret": {"players": 5, "mode": "turret", "arena": "M2"},
    "bot": {"players": 4, "bot": True, "arena": "S"},
    "characters": {"players": 6, "characters": True, "arena": "M1"},
    "teams": {"players": 6, "mode": "teams"},
}


def test_a_whole_game_against_bots_by_clicking_only_what_is_lit(house: House) -> None:
    normal = {"kind": "bot", "level": "normal"}
    seat = house.sit({"players": 3, "skulls": 5, "ending": "sudden-death"}, [ME, normal, normal])
    choice = Random(7)
    answers = 0
    while not seat.is_over():
        seat.page.wait_for_selector(f"{ASKED}, {OVER}")
        if seat.is_over():
            break
        # Ends most turns at once, so that the bots do the killing; everything else as it comes.
        seat.answer(choice, ("end", "pass") if choice.random() < 0.7 else SHOOTING)
        answers += 1
        assert answers < 1500, "the game does not end"
    assert answers > 5
    expect(seat.prompt).to_contain_text("The game is over")
    result = seat.page.get_by_role("dialog", name="The game is over")
    expect(result.locator("tbody tr")).to_have_count(3)
    chart = result.get_by_role("group", name="Chance of winning")
    expect(chart.locator("polyline")).to_have_count(3)
    assert seat.violations() == ""
    expect(result.get_by_role("link", name="Replay")).to_be_visible()
    turn = chart.get_by_role("link", name="Turning point").last  # the marks of others can be covered
    move = (turn.get_attribute("aria-label") or "").split()[-1]
    turn.locator('[data-part="turning"]').click()
    expect(seat.page.locator('[data-part="position"]')).to_contain_text(f"{move} of")
    expect(seat.page.locator('[data-part="turning"]').first).to_be_attached()
    seat.close()


@pytest.mark.parametrize("teams", [(1, 1), (2, 2)], ids=str)
def test_teams_of_every_size_go_on(house: House, teams: tuple[int, int]) -> None:
    seat = house.sit({"players": sum(teams), "mode": "teams", "teams": list(teams), "arena": "S"})
    choice = Random(9)
    played = [seat.answer(choice, SHOOTING if choice.random() < 0.5 else ()) for _ in range(18)]
    assert any(not action.startswith(("character:", "discard:")) for action in played), "nobody ever acts"
    hand = seat.page.locator(HAND).bounding_box()
    assert hand is not None
    assert hand["y"] + hand["height"] <= 720
    seat.close()


@pytest.mark.parametrize("mode", SETUPS)
def test_every_mode_is_played_in_one_screen(house: House, mode: str) -> None:
    seat = house.sit(SETUPS[mode])
    choice = Random(3)
    for _ in range(12):
        seat.answer(choice, SHOOTING if choice.random() < 0.6 else ())
        size = seat.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert size == [1280, 720]
    cut_off = seat.page.evaluate(
        "[...document.querySelectorAll('[data-board], ' + ['prompt', 'hand', 'side', 'arena'].map(part => `[data-part=${part}]`))]"
        ".filter(e => e.getBoundingClientRect().bottom > 721 || e.getBoundingClientRect().right > 1281).length"
    )
    assert cut_off == 0
    seat.close()


def test_nothing_else_can_be_clicked(house: House) -> None:
    seat = house.sit({"players": 3})
    seat.wait_for_decision()
    before, lit = seat.decision(), set(seat.lit())
    unlit = seat.page.locator(
        ", ".join(f"{thing}:not([data-action])" for thing in ("[data-square]", '[data-card="shelved"]', "[data-board]"))
    )
    assert unlit.count() > 10
    for i in range(unlit.count()):
        unlit.nth(i).click(force=True)
    assert (seat.decision(), set(seat.lit())) == (before, lit)
    seat.close()


def test_pointing_at_an_option_shows_what_it_would_do(house: House) -> None:
    seat = house.sit({"players": 4})
    seat.wait_to_be_asked(LIT_SQUARE, Random(1), ("discard", "run"))
    seat.page.locator(LIT_SQUARE).first.hover()
    expect(seat.page.locator(PREVIEW)).to_be_visible()
    expect(seat.page.locator(f"{PREVIEW} h2")).to_contain_text("move from")
    seat.close()


def test_undo_takes_a_pick_back_and_says_when_it_cannot(house: House) -> None:
    seat = house.sit({"players": 3})
    seat.wait_for_decision()
    undo = seat.prompt.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    seat.wait_to_be_asked('[data-action="run"]', Random(1), ("discard",))
    asked = seat.prompt.locator(QUESTION).inner_text()
    before = seat.wait_for_decision()
    seat.play("run")
    seat.wait_for_decision(other_than=before)
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    expect(seat.prompt.locator(QUESTION)).to_have_text(asked)
    assert "run" in seat.lit()
    seat.close()


def test_a_hint_is_a_sentence_and_marks_the_option_it_names(house: House) -> None:
    seat = house.sit({"players": 3})
    for question in ("Discard a powerup", "You have 2 actions left"):  # the options are cards; then words, too
        before = seat.wait_for_decision()
        expect(seat.prompt.locator(QUESTION)).to_contain_text(question)
        offered = seat.lit()
        hinted = seat.hint()
        named = seat.marked.locator("span").first.inner_text()
        why = re.compile(rf"^The hard bot would choose: {re.escape(named)}\. [A-Z].+\.$")
        expect(seat.page.locator(f"{TOAST}:not([data-stop])")).to_have_text(why)
        assert hinted in offered
        assert (seat.decision(), seat.lit()) == (before, offered), "a hint plays nothing by itself"
        seat.play(hinted)
        seat.wait_for_change(before)
    seat.close()


def test_a_hint_to_end_the_turn_marks_its_button_until_something_else_is_looked_at(house: House) -> None:
    seat = house.sit({"players": 3})
    for _ in range(20):
        seat.wait_to_be_asked(
            f'{QUESTION}:has-text("You have no actions left")', Random(1), ("discard", "run", "square")
        )
        before = seat.decision()
        hinted = seat.hint()
        if hinted == "end":
            break
        seat.play(hinted)  # a powerup to be used first
        seat.wait_for_change(before)
    end = seat.things("end")
    seat.page.mouse.move(0, 0)
    seat.page.wait_for_timeout(300)  # by then a mere look is forgotten
    expect(end).to_have_attribute("data-aimed", "true")
    expect(end.locator("svg")).to_have_count(1)
    seat.close()


def test_ending_the_turn_has_to_be_held(house: House) -> None:
    seat = house.sit({"players": 3})
    seat.wait_to_be_asked('[data-action="end"]', Random(1), ("discard",))
    before = seat.decision()
    seat.things("end").click()
    seat.page.wait_for_timeout(600)
    assert seat.decision() == before
    seat.play("end")
    seat.wait_for_change(before)
    seat.close()


def test_two_people_play_by_invite_link(house: House) -> None:
    seated = house.open_table({"players": 3}, [ME, OPEN, BOT])
    table = seated["table"]["id"]
    nora = house.come_in(f"/table/{table}", seated["token"])
    expect(nora.page.locator("main li")).to_have_count(3)
    kit = house.come_in(f"/table/{table}#invite={seated['links']['invite']}")
    kit.page.get_by_label("Your name").fill("Kit")
    kit.page.get_by_role("button", name="Sit down").click()
    choice, asked = Random(5), {"nora": 0, "kit": 0}
    for _ in range(30):
        for name, seat in (("nora", nora), ("kit", kit)):
            seat.page.wait_for_selector(PROMPT)
            if seat.decision():
                seat.answer(choice, ("discard", "end", "pass"))
                asked[name] += 1
        nora.page.wait_for_timeout(50)
        if min(asked.values()) >= 3:
            break
    assert min(asked.values()) >= 3, asked
    expect(nora.page.locator('[data-board="dozer"]')).to_contain_text("Kit")
    nora.close()
    kit.close()


def test_a_killed_server_comes_back_at_the_same_decision_in_mid_shot(house: House) -> None:
    seat = house.sit({"players": 3}, options={"hints": False})
    seat.wait_to_be_asked(LIT_TARGET, Random(2), (*SHOOTING, "square"), most=300)
    asked, lit, log = seat.prompt.locator(QUESTION).inner_text(), seat.lit(), seat.page.get_by_role("log").inner_text()
    house.stop(signal.SIGKILL)
    expect(seat.page.get_by_text("Connection lost")).to_be_visible()
    house.start()
    expect(seat.page.get_by_text("Connected again.")).to_be_visible()
    expect(seat.prompt.locator(QUESTION)).to_have_text(asked)
    assert seat.lit() == lit
    assert seat.page.get_by_role("log").inner_text() == log
    seat.answer(Random(2), ("target",))
    seat.troubles.clear()  # the browser logs that the server was away
    seat.close()


def test_a_curtain_falls_between_two_hands_at_one_screen(house: House) -> None:
    seat = house.sit({"players": 3}, [ME, {"kind": "me", "name": "Marlow"}, BOT])
    choice = Random(4)
    seat.wait_for_decision()
    own = seat.page.locator(f'{HAND} [data-card="powerup"]').all_inner_texts()
    curtain = seat.page.get_by_role("dialog")
    for _ in range(40):
        seat.answer(choice, ("discard", "end", "pass"))
        seat.page.wait_for_selector(f"{ASKED}, dialog")
        if curtain.count():
            break
    expect(curtain).to_contain_text("Pass the screen to Marlow")
    for _ in range(3):
        seat.page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    assert seat.lit() == []
    curtain.get_by_role("button", name="I am Marlow").click()
    seat.wait_for_decision()
    expect(seat.page.locator('[data-board="dozer"]')).to_contain_text("you")
    assert own
    seat.close()


def test_a_spectator_sees_the_table_and_no_hand(house: House) -> None:
    seated = house.open_table({"players": 3})
    watcher = house.come_in(f"/table/{seated['table']['id']}#watch={seated['links']['watch']}")
    watcher.page.wait_for_selector("[data-board]")
    expect(watcher.page.locator("[data-board]")).to_have_count(3)
    expect(watcher.page.locator(CARD)).to_have_count(0)
    assert watcher.lit() == []
    expect(watcher.page.locator(HAND)).to_contain_text("hands stay hidden")
    watcher.close()


def test_french_in_mid_game(house: House) -> None:
    seat = house.sit({"players": 3})
    before = seat.wait_for_decision()
    seat.page.get_by_role("button", name="Settings").click()
    seat.page.get_by_label("Language").select_option("fr")
    seat.page.get_by_role("button", name="Fermer").last.click()
    expect(seat.prompt.locator(QUESTION)).to_contain_text("Défaussez une Amélioration")
    expect(seat.page.get_by_role("tab", name="Journal")).to_be_visible()
    expect(seat.page.locator("html")).to_have_attribute("lang", "fr")
    assert seat.decision() == before
    seat.close()


def test_the_keyboard_is_enough(house: House) -> None:
    seat = house.sit({"players": 3})
    keyboard = seat.page.keyboard
    for _ in range(12):
        before = seat.wait_for_decision()
        lit = seat.lit()
        for _ in range(60):
            focused = seat.page.evaluate("document.activeElement?.closest('[data-action]')?.dataset.action ?? ''")
            if focused in lit:
                break
            keyboard.press("Tab")
        assert focused in lit, "what is lit is not in tab order"
        keyboard.press("Enter")
        if focused in ("end", "pass"):
            keyboard.press("Enter")
        seat.wait_for_change(before)
    keyboard.press("s")
    expect(seat.page.get_by_role("button", name="Sight")).to_have_attribute("aria-pressed", "true")
    keyboard.press("Escape")
    expect(seat.page.get_by_role("button", name="Sight")).to_have_attribute("aria-pressed", "false")
    seat.close()


def test_a_dialog_keeps_the_focus_and_gives_it_back(house: House) -> None:
    seat = house.sit({"players": 3})
    seat.wait_for_decision()
    seat.page.get_by_role("button", name="Settings").click()
    dialog = seat.page.get_by_role("dialog", name="Settings")
    inside = "document.activeElement === document.body || document.activeElement.closest('dialog') !== null"
    for _ in range(40):
        seat.page.keyboard.press("Tab")
        assert seat.page.evaluate(inside), "the focus has left the dialog"
    seat.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(seat.page.get_by_role("button", name="Settings")).to_be_focused()
    seat.page.get_by_role("button", name="Settings").click()
    seat.page.mouse.click(5, 5)
    expect(dialog).to_have_count(0)
    seat.close()


def test_the_arena_is_in_tab_order(house: House) -> None:
    seat = house.sit({"players": 4})
    seat.wait_to_be_asked(LIT_SQUARE, Random(1), ("discard", "run"))
    floors = seat.page.locator(LIT_SQUARE)
    assert floors.count() > 1
    seat.page.evaluate("document.activeElement?.blur()")
    reached = set()
    for _ in range(60):
        seat.page.keyboard.press("Tab")
        reached.add(
            seat.page.evaluate("document.activeElement?.closest('[data-action^=\"square:\"]')?.dataset.action ?? ''")
        )
    assert reached - {""} == {floor.get_attribute("data-action") for floor in floors.all()}
    seat.close()


SPY = """
window.called = 0; window.heard = 0;
window.Notification = class { constructor() { window.called += 1 } static permission = "granted" };
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when) };
Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
"""


def test_a_person_is_called_once_a_turn(house: House) -> None:
    seat = house.sit({"players": 3}, settings={"sound": True, "notify": True})
    seat.page.add_init_script(SPY)
    seat.page.reload()
    seat.wait_to_be_asked('[data-action="run"]', Random(1), ("discard",))
    called = seat.page.evaluate("window.called")
    seat.answer(Random(1), ("run",))
    seat.answer(Random(1), ("square",))
    seat.wait_for_decision()
    assert seat.page.evaluate("window.called") == called, "called in the middle of one's own turn"
    seat.answer(Random(1), ("end",))
    seat.wait_for_decision()
    assert seat.page.evaluate("window.called") == called + 1
    assert seat.page.evaluate("window.heard") > 0
    assert seat.page.title() == "Your turn - Killshot"
    seat.close()


def test_a_clock_runs(house: House) -> None:
    clock = {"kind": "bank", "seconds": 300, "increment": 20}
    seat = house.sit({"players": 3}, options={"clock": clock})
    seat.wait_for_decision()
    running = seat.page.locator('[data-clock="running"]')
    expect(running).to_have_count(1)
    shown = running.inner_text()
    expect(running).not_to_have_text(shown)
    seat.close()


def test_digits_play_by_order(house: House) -> None:
    seat = house.sit({"players": 3})
    before = seat.wait_for_decision()
    seat.page.keyboard.press("1")
    seat.wait_for_decision(other_than=before)
    seat.close()


def test_a_card_explains_itself_at_any_time(house: House) -> None:
    seat = house.sit({"players": 3})
    seat.wait_for_decision()
    chip = seat.page.locator('[data-card="shelved"]').first
    name = chip.locator('[data-part="name"]').inner_text()
    chip.click()
    expect(seat.page.locator('[data-part="side"] h2')).to_have_text(name)
    expect(seat.page.get_by_role("tabpanel").locator("p").first).not_to_be_empty()
    seat.close()


def test_chat_is_heard_and_can_be_muted(house: House) -> None:
    seated = house.open_table({"players": 3}, [ME, OPEN, BOT])
    table = seated["table"]["id"]
    kit = house.come_in(f"/table/{table}#invite={seated['links']['invite']}")
    kit.page.get_by_label("Your name").fill("Kit")
    kit.page.get_by_role("button", name="Sit down").click()
    nora = house.come_in(f"/table/{table}", seated["token"])
    for seat in (nora, kit):
        seat.page.wait_for_selector(PROMPT)
        seat.page.get_by_role("tab", name="Chat").click()
    kit.page.get_by_label("Write to the table").fill("here we go")
    kit.page.get_by_role("button", name="Send").click()
    expect(nora.page.locator('[data-part="chat"]')).to_contain_text("here we go")
    nora.page.get_by_role("button", name="Mute Kit").click()
    expect(nora.page.get_by_role("log", name="Chat")).not_to_contain_text("here we go")
    nora.close()
    kit.close()


def test_animations_can_be_skipped_and_end_in_the_true_state(house: House) -> None:
    seat: Seat = house.sit({"players": 3}, settings={"speed": "normal"})
    for _ in range(4):
        before = seat.wait_for_decision()
        seat.play("end" if "end" in seat.lit() else seat.lit()[0])
        seat.wait_for_change(before)
        seat.page.keyboard.press(" ")
    seat.wait_for_decision()
    assert seat.page.locator('[data-part="effects"] > *').count() == 0
    seat.close()
