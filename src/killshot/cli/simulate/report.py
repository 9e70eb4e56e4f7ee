"""The report of `killshot simulate`, for programs and for people."""

from __future__ import annotations

from typing import Any

from ...engine.ids import EFFECTS, FIGURES, WEAPONS
from ...engine.setup import SWITCHES, Setup
from ...text import language, menu_name, name_of
from ...text.language import sentence
from ...text.names import effect_noun
from ..draw.line import table
from ..version import is_compiled
from .tally import Tally


def simulation_json(setup: Setup, seed: int, tally: Tally, seconds: float, jobs: int) -> dict[str, Any]:
    """The whole report. Everything but `speed` follows from the setup, the seed and the number of games."""
    return {
        "setup": setup.to_json(),
        "seed": seed,
        **tally.to_json(),
        "speed": {
            "seconds": round(seconds, 3),
            "jobs": jobs,
            "compiled": is_compiled(),
            "games_per_second": round(tally.games / seconds, 1),
            "decisions_per_second": round(tally.decisions / seconds),
        },
    }


def simulation_text(report: dict[str, Any], code: str) -> str:
    lang = language(code)
    speed, setup = report["speed"], report["setup"]
    named = {choice: menu_name(choice, setup[choice], lang) for choice in ("mode", "ending")}
    named["more"] = "".join(lang.say(f"simulate.{each}") for each in SWITCHES if setup[each])
    if setup["teams"]:
        named["more"] = lang.say("simulate.teams", teams=" – ".join(map(str, setup["teams"])))
    lines = [
        lang.say("simulate.games", games=report["games"], seed=report["seed"], **setup | named),
        lang.say("simulate.speed", **{key: f"{value:,}" for key, value in speed.items() if key != "compiled"}),
        "",
    ]
    quantiles = list(report["turns_per_game"]["quantiles"])
    heading = [lang.say("simulate.mean"), lang.say("simulate.min"), *quantiles, lang.say("simulate.max")]
    rows = [["", *heading]]
    rows.append([lang.say("simulate.decisions"), *_distribution(report["decisions_per_game"])])
    rows.append([lang.say("simulate.turns"), *_distribution(report["turns_per_game"])])
    lines += [*table(rows, numbers=range(1, len(rows[0]))), ""]
    by = "simulate.team-points" if report["teams"] else "simulate.points"
    rows = [[lang.say(by), *heading, lang.say("simulate.wins")]]
    for team, row in enumerate(report["teams"]):
        rows.append([sentence(name_of("team", team, lang)), *_distribution(row["points"]), f"{row['win_share']:.1%}"])
    for seat, row in enumerate(report["seats"] if not report["teams"] else ()):
        name = lang.say("player.number", number=seat + 1)  # with characters, a seat's figure differs from game to game
        if setup["figures"]:
            name = f"{seat + 1} {name_of('target', FIGURES.index(setup['figures'][seat]), lang)}"
        rows.append([sentence(name), *_distribution(row["points"]), f"{row['win_share']:.1%}"])
    lines += [*table(rows, numbers=range(1, len(rows[0]))), ""]
    rows = [[lang.say(f"simulate.{column}") for column in ("weapon", "fired", "per-game", "effects")]]
    for weapon, use in sorted(report["weapons"].items(), key=lambda item: -item[1]["fired"]):
        number = WEAPONS.index(weapon)
        effects = ", ".join(
            f"{effect_noun(number, EFFECTS.index(effect), lang)} {times:,}" for effect, times in use["effects"].items()
        )
        rows.append([name_of("weapon", number, lang), f"{use['fired']:,}", f"{use['per_game']:.2f}", effects])
    lines += table(rows, numbers=(1, 2))
    return "\n".join(lines)


def _distribution(summary: dict[str, Any]) -> list[str]:
    return [
        f"{summary['mean']:.1f}",
        str(summary["min"]),
        *(str(value) for value in summary["quantiles"].values()),
        str(summary["max"]),
    ]
