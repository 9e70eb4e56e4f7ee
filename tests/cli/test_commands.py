"""What all commands have in common."""

import json
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from killshot import __version__, cli
from killshot.bots import RUNGS
from killshot.cli import COMMANDS, find_command, main
from killshot.cli.version import is_compiled

from .command import complaint, environment, killshot


def test_version_says_whether_the_engine_is_compiled(tmp_path: Path) -> None:
    shown = killshot("--version", home=tmp_path).stdout
    assert shown == f"killshot {__version__}, engine {'compiled with mypyc' if is_compiled() else 'in pure Python'}\n"


def test_help_names_every_command(tmp_path: Path) -> None:
    shown = killshot("--help", home=tmp_path).stdout
    assert all(f"    {command} " in shown for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_has_examples(command: str, tmp_path: Path) -> None:
    shown = killshot(command, "--help", home=tmp_path).stdout
    assert "examples:" in shown
    assert shown.count(f"\n  killshot {command}") >= 2
    assert max(map(len, shown.splitlines())) <= 120


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_has_what_the_list_of_commands_needs(name: str) -> None:
    command = find_command(name)
    assert command.SUMMARY
    assert command.SUMMARY[0].islower()
    assert ".\n" in f"{command.DESCRIPTION}\n"


GREET = """
SUMMARY = "say hello"
DESCRIPTION = "Says hello."
EXAMPLES = ("killshot greet Ana",)

def add_arguments(parser):
    parser.add_argument("name")

def run(args):
    print(f"Hello, {args.name}!")
    return 0
"""


def test_a_new_command_is_a_module_and_a_name_in_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "greet.py").write_text(GREET, encoding="utf-8")
    monkeypatch.setattr(cli, "__path__", [*cli.__path__, str(tmp_path)])
    monkeypatch.setattr(cli, "COMMANDS", (*COMMANDS, "greet"))
    assert main(["greet", "Ana"]) == 0
    assert capsys.readouterr().out == "Hello, Ana!\n"
    with pytest.raises(SystemExit):
        main(["--help"])
    assert re.search(r"\n +greet +say hello\n", capsys.readouterr().out)
    del sys.modules["killshot.cli.greet"]


def test_the_old_name_of_the_bot_figure_is_still_understood(tmp_path: Path) -> None:
    old, new = (
        killshot("simulate", "--games", "2", "--json", option, home=tmp_path) for option in ("--bot", "--bot-figure")
    )
    setups = [json.loads(each.stdout)["setup"] for each in (old, new)]
    assert setups[0] == setups[1]
    assert setups[0]["bot"] is True


@pytest.mark.parametrize("command", ["terminal", "tournament"])
def test_help_explains_the_bots(command: str, tmp_path: Path) -> None:
    shown = killshot(command, "--help", home=tmp_path).stdout
    assert all(re.search(rf"\n  {rung.name} +{rung.summary}\n", shown) for rung in RUNGS)


def test_without_a_command_the_server_starts_and_ctrl_c_stops_it(tmp_path: Path) -> None:
    changes = {"BROWSER": "none"}
    with subprocess.Popen(
        [sys.executable, "-m", "killshot"], stdout=subprocess.PIPE, text=True, env=environment(tmp_path, changes)
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.match(r"Killshot is at http://localhost:(\d+)/ ", said)
        assert found, said
        with urllib.request.urlopen(f"http://127.0.0.1:{found[1]}/health", timeout=20) as response:
            assert response.read() == b"ok\n"
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0


def test_without_a_command_a_browser_is_opened_at_the_address(tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.part && mv {opened}.part {opened}\n', encoding="utf-8")
    browser.chmod(0o755)
    changes = {"BROWSER": str(browser), "DISPLAY": ""}
    with subprocess.Popen(
        [sys.executable, "-m", "killshot"], stdout=subprocess.PIPE, text=True, env=environment(tmp_path, changes)
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        patience = time.monotonic() + 20
        while not opened.exists() and time.monotonic() < patience:
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        process.wait(20)
    assert opened.read_text(encoding="utf-8").strip() in said.split()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("fly", "argument COMMAND: invalid choice: 'fly'"),
        ("terminal --players 9", "a game takes 3 to 5 players, not 9"),
        ("terminal --players many", "argument --players: 'many' is not a whole number"),
        ("terminal --arena XL", "there is no arena 'XL'; choose one of S, M1, M2, L"),
        ("terminal --skulls 2", "deathmatch is played with 5 to 8 skulls, not 2"),
        ("terminal --mode tag", "there is no mode 'tag'; choose one of deathmatch, domination, turret"),
        ("terminal --mode turret --skulls 5", "turret is played with 8 skulls, not 5"),
        ("terminal --bot-figure --players 5", "a bot joins 3 or 4 players; with 5 no figure is left for it"),
        ("terminal --resume missing --mode turret", "--mode is for new games"),
        ("terminal --resume missing --bot-figure", "--bot-figure is for new games"),
        ("tournament --bot easy,random", "--bot is the bot figure and takes no value; --bots (tournament)"),
        ("tournament --bo easy,random", "ambiguous option: --bo could match --bots, --bot-figure"),
        ("--foo", "there is no option --foo before a command"),
        ("--players=3 terminal", "there is no option --players before a command"),
        ("simulate --mode domination --skulls 6", "domination is played with 8 skulls, not 6"),
        ("simulate --bot --players 5", "a bot joins 3 or 4 players; with 5 no figure is left for it"),
        ("terminal --ending never", "there is no ending 'never' in deathmatch; choose one of frenzy, sudden-death"),
        ("terminal --humans 5", "of 4 players, 1 to 4 can be people, not 5"),
        ("terminal --humans 0", "of 4 players, 1 to 4 can be people, not 0"),
        ("terminal --seats Ana,,random", "'' cannot be a name"),
        ("terminal --seats Ana,#1,random", "'#1' cannot be a name"),
        ("terminal --seats random,random,random", "at least one person has to play"),
        ("terminal --seats Ana,random", "a game takes 3 to 5 players, not 2"),
        ("terminal --seats Ana,random,random --players 4", "--seats names 3 seats, but there are 4 players"),
        ("terminal --resume", "there is no saved game in "),
        ("terminal --resume missing", "missing cannot be read: No such file"),
        ("terminal --resume missing --seed 4", "--seed is for new games"),
        ("terminal --lang xx", "argument --lang: invalid choice: 'xx'"),
        ("simulate --games 0", "argument --games: 0 is less than 1"),
        ("simulate --games x", "argument --games: 'x' is not a whole number"),
        ("simulate --jobs -1", "argument --jobs: -1 is less than 1"),
        ("simulate --players 2", "a game takes 3 to 5 players, not 2"),
        ("simulate --colour red", "unrecognized arguments: --colour red"),
        ("serve --port 99999", "argument --port: 99999 is not a port"),
        ("serve --host 203.0.113.1 --port 0", "203.0.113.1:0 cannot be served: "),
        ("serve --port x", "argument --port: 'x' is not a whole number"),
        ("serve --database mysql://db", "there is no kind of database 'mysql'"),
        ("serve --port 0 --database .", "cannot be"),
        ("replay", "the following arguments are required: FILE"),
        ("replay missing", "missing cannot be read: No such file"),
        ("replay .", ". cannot be read: "),
        ("card warp drive", "there is no card called “warp drive”"),
        ("bench --seconds 0", "argument --seconds: 0 is not a length of time"),
        ("bench --seconds soon", "argument --seconds: 'soon' is not a number of seconds"),
    ],
)
def test_bad_input_is_answered_in_one_line(arguments: str, said: str, tmp_path: Path) -> None:
    assert said in complaint(*arguments.split(), home=tmp_path)


@pytest.mark.parametrize(("variables", "language"), [({"LANG": "fr_FR.UTF-8"}, "Arme"), ({"LANG": "C"}, "Weapon")])
def test_the_language_is_that_of_the_system(variables: dict[str, str], language: str, tmp_path: Path) -> None:
    assert killshot("card", home=tmp_path, changes=variables).stdout.startswith(language)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
@pytest.mark.parametrize(
    "arguments",
    [("card",), ("simulate", "--games", "1"), ("tournament", "--bots", "random,easy", "--games", "1", "--json")],
)
def test_a_full_disk_is_told_in_a_line(arguments: tuple[str, ...], tmp_path: Path) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "killshot", *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=environment(tmp_path, {}),
            timeout=60,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == "killshot: the output cannot be written: No space left on device\n"
    assert arguments[0] != "tournament" or list((tmp_path / "killshot" / "tournaments").iterdir()) != []
