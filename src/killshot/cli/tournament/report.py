"""The report of `killshot tournament` for people."""

from __future__ import annotations

from typing import Any

from ...engine.setup import SWITCHES
from ...text import language, menu_name
from ..draw.line import table

COLUMNS = ("bot", "wins", "interval", "rank", "points", "margin", "rating", "time", "slowest")


def tournament_text(report: dict[str, Any], code: str) -> str:
    lang = language(code)
    setup = report["setup"]
    named = {choice: menu_name(choice, setup[choice], lang) for choice in ("mode", "ending")}
    named["more"] = "".join(lang.say(f"simulate.{each}") for each in SWITCHES if setup[each])
    title = lang.say("tournament.games", games=report["played"], seed=report["seed"], **setup | named)
    rows = [[lang.say(f"tournament.{column}") for column in COLUMNS]]
    for name, row in sorted(report["bots"].items(), key=lambda item: -item[1]["win_share"]):
        low, high = row["interval"]
        rating = row["rating"]
        rows.append(
            [
                name,
                f"{row['win_share']:.1%}",
                f"{low:.1%}–{high:.1%}",
                f"{row['mean_rank']:.2f}",
                f"{row['mean_points']:.1f}",
                f"{row['mean_margin']:+.1f}",
                "" if rating is None else f"{rating[0]:.1f} ±{rating[1]:.1f}",
                f"{row['ms_per_decision']:.2f}",
                f"{row['ms_slowest']:.0f}",
            ]
        )
    chance = lang.say("tournament.chance", chance=f"{report['chance']:.1%}")
    lines = [title, chance, "", *table(rows, numbers=range(1, len(COLUMNS))), ""]
    lines += [lang.say("tournament.alone" if report["alone"] else "tournament.before"), *cross_table(report)]
    if any(row["rating"] is None for row in report["bots"].values()):
        lines += ["", lang.say("tournament.no-rating")]
    return "\n".join(lines)


def cross_table(report: dict[str, Any]) -> list[str]:
    names = list(report["bots"])
    shares = {(cell["bot"], cell["against"]): cell["share"] for cell in report["cross"]}
    rows = [["", *names]]
    for name in names:
        cells = [shares.get((name, other)) for other in names]
        rows.append([name, *("" if share is None else f"{share:.1%}" for share in cells)])
    return table(rows, numbers=range(1, len(names) + 1))
