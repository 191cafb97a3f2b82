"""How smoothly the table moves when most happens at once, and what many games leave behind."""

from __future__ import annotations

from tools.bench.table import probe, quantile

MOST_MORE = 5
"""Per cent by which 20 games may weigh more than 2."""


def run() -> None:
    """Print the figures of motion and of memory."""
    print(
        "motion and memory, software GL (the busiest with 4 players at 1280x800, the games with 2 at 360x640)"
    )
    figures = probe("tools.bench.motion_probe", "motion")
    idle, busy = figures["idle"], figures["busy"]
    base = quantile(idle, 0.5)
    titles = {
        "redraw of the idle table": idle,
        "a tile that is dragged": figures["drag"],
        "an opponent's tile, shown large": figures["opponent"],
        "row, column and coats at once": busy,
    }
    for title, frames in titles.items():
        half, most = quantile(frames, 0.5), quantile(frames, 0.99)
        print(f"  {title:31} p50 {half:6.1f} ms  p99 {most:6.1f} ms  x{half / base:.2f}, x{most / base:.2f}")
    for title in list(titles)[2:]:
        frames, drag = titles[title], figures["drag"]
        ratios = (f"x{quantile(frames, share) / quantile(drag, share):.2f}" for share in (0.5, 0.95, 0.99))
        print(f"  {title}, beside a drag: p50, p95, p99 {', '.join(ratios)}, in {len(frames)} frames")
    figures = probe("tools.bench.motion_probe", "games")
    few, many = (figures["rss"][number] for number in ("2", "20"))
    more = 100 * (many / few - 1)
    print(
        f"  memory after 2 games {few:.1f} MB, after 20 {many:.1f} MB: {more:+.1f} % (at most {MOST_MORE} %)"
    )
    print(f"  tables in memory after 2 games {figures['boards']['2']}, after 20 {figures['boards']['20']}")
