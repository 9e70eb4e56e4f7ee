"""The win shares of a tournament as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ...arguments import UsageError
from ...text import language

ENDINGS = (".png", ".svg", ".pdf")


def check_plot(path: Path) -> None:
    """Refuse, before any game is played, a picture that cannot be drawn."""
    if path.suffix.lower() not in ENDINGS:
        raise UsageError(f"the name of a picture ends in {', '.join(ENDINGS)}, not {path.suffix or 'nothing'}")
    try:
        import matplotlib  # noqa: F401 (only asking)
    except ImportError:
        raise UsageError("drawing needs matplotlib, which is not installed: pip install 'killshot[plot]'") from None


def plot(report: dict[str, Any], path: Path, code: str) -> None:
    from matplotlib.figure import Figure

    lang = language(code)
    rows = sorted(report["bots"].items(), key=lambda item: item[1]["win_share"])
    shares = [100 * row["win_share"] for _, row in rows]
    low = [100 * (row["win_share"] - row["interval"][0]) for _, row in rows]
    high = [100 * (row["interval"][1] - row["win_share"]) for _, row in rows]
    figure = Figure(figsize=(7, 1.2 + 0.5 * len(rows)), layout="constrained")
    axes = figure.subplots()
    axes.barh([bot for bot, _ in rows], shares, xerr=[low, high], color="#2a6f97", ecolor="#333333", capsize=4)
    axes.axvline(100 * report["chance"], color="#c1121f", linestyle="--", label=lang.say("tournament.chance-line"))
    axes.set_xlim(0, 100)
    axes.set_xlabel(lang.say("tournament.plot-share"))
    axes.legend(loc="lower right")
    try:
        figure.savefig(path)
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror}") from None
