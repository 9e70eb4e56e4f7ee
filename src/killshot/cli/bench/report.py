"""The figures of `killshot bench` as a table for people."""

from __future__ import annotations

from typing import Any

from ...text import language
from ..draw.line import table


def bench_text(figures: dict[str, Any], code: str) -> str:
    lang = language(code)
    first, middle, last = figures["thirds_decisions_per_second"]
    rows = [("decisions", f"{figures['decisions_per_second']:,}")]
    if figures["ratio"] is not None:
        rows += [
            ("chess", f"{figures['chess_moves_per_second']:,}"),
            ("ratio", f"{figures['ratio']:.2f}"),
            ("chess-unasked", f"{figures['chess_moves_per_second_without_asking']:,}"),
            ("ratio", f"{figures['ratio_without_asking']:.2f}"),
        ]
    rows += [
        ("games", f"{figures['games_per_second']:,}"),
        ("length", f"{figures['decisions_per_game']:,}"),
        ("copy", f"{figures['copy_us']:.3f}"),
        ("copy-step", f"{figures['copy_and_step_us']:.3f}"),
        ("playouts", f"{figures['playouts_per_second']:,}"),
        ("nodes", f"{figures['search_nodes_per_second']:,}"),
        ("thirds", f"{first:,} / {middle:,} / {last:,}"),
        ("growth", f"{figures['growth']:.2f}"),
    ]
    title = lang.say("bench.compiled" if figures["compiled"] else "bench.pure", python=figures["python"])
    lines = [title, "", *table([(lang.say(f"bench.{key}"), value) for key, value in rows], numbers=(1,))]
    if figures["ratio"] is None:
        lines += ["", lang.say("bench.no-chess")]
    return "\n".join(lines)
