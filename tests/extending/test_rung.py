"""A rung added as the page says is known to the commands, to the server and to the page in the browser."""

from pathlib import Path

from tests.extending.recipe import MISSING_WORDS, change, run

RECIPE = "A bot rung"


def test_the_commands_know_it(copy: Path) -> None:
    words = "tournament --bots eager,random --games 4 --players 3"
    assert "\neager " in run(copy, "-m", "killshot", *words.split())
    for command in ("terminal", "tournament"):
        assert "random, eager, easy, normal" in " ".join(run(copy, "-m", "killshot", command, "--help").split())


def test_a_person_can_play_against_it(copy: Path) -> None:
    words = "terminal --level eager --players 3 --seed 1 --no-recap --save game.killshot"
    run(copy, "-m", "killshot", *words.split(), answers="1\n" * 40)
    text = (copy / "game.killshot").read_text(encoding="utf-8")
    assert "names you, eager, eager" in text
    assert text.count("\n") > 40


def test_a_server_seats_it_and_its_page_offers_it(copy: Path) -> None:
    script = (
        "from killshot.server.tables.seating import checked_level; print(checked_level('eager'));"
        "from killshot.server.views.catalogue import catalogue; from killshot.text import LANGUAGES;"
        "print(*[(each.level, each.text) for lang in LANGUAGES.values() for each in catalogue(lang).levels])"
    )
    seated, offered = run(copy, "-c", script).splitlines()
    assert seated == "eager"
    for name in ("Eager", "Impatient"):
        assert f"('eager', '{name}') ('easy'" in offered


def test_a_language_without_a_word_for_it_is_named(copy: Path) -> None:
    file = copy / "src/killshot/text/french/server.py"
    change(file, '-    "level.eager": "Impatient",\n')
    assert "add to fr: level.eager" in run(copy, *MISSING_WORDS, code=1)
    change(file, '+    "level.eager": "Impatient",\n     "level.easy": "Facile",\n')
    assert "2 passed" in run(copy, *MISSING_WORDS)
