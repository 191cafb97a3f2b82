"""Plans for windows that are higher than wide."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from nyhavn.engine.material import ABILITIES, PIERS, SIZES
from nyhavn.ui.art.card_shapes import ASPECT as CARD_ASPECT
from nyhavn.ui.table.layout.boxes import Box
from nyhavn.ui.table.layout.plan import COMFORTABLE, ENOUGH, WORD_SIZE, Measures, Plan, merit
from nyhavn.ui.table.layout.rows import (
    best_trim,
    buttons,
    harbour,
    has_room_for_pile,
    players,
    with_house,
)
from nyhavn.ui.table.layout.supply import supply_plan, supply_shape


@dataclass(frozen=True, slots=True)
class Tightness:
    """How much room is given to what is not the house, from generous to scarce."""

    cards: float
    """The height of a card as a share of the window's, at most."""
    track: float
    """Height of the track in dp."""
    gap: float
    """Of the usual gap."""
    button: float
    """Height of the buttons in targets."""
    lines: int = 2
    """Lines of letters in the strip and on Confirm."""


LEVELS = (
    Tightness(0.115, 36, 1.0, 1.15),
    Tightness(0.095, 34, 0.8, 1.1),
    Tightness(0.08, 34, 0.6, 1.05),
    Tightness(0.065, 32, 0.4, 1.0),
    Tightness(0.05, 30, 0.3, 1.0),
    Tightness(0.05, 0, 0.3, 1.0),
    Tightness(0.05, 0, 0.3, 1.0, lines=1),
)
SHARES = (0.28, 0.3, 0.31, 0.32, 0.33, 0.34, 0.36, 0.39, 0.43, 0.48)
"""How much of the width the supply may take beside the house."""
TRACK = 30.0
"""Height of a track in the denser way, in dp."""
LOW = 17.5
"""Windows lower than so many targets may need the denser way."""


def upright_plans(m: Measures) -> Iterator[Plan]:
    """Everything above or below the house, the supply beside it; denser ways for small phones, and for what
    something above the table leaves of them."""
    if m.width > 1.2 * m.height:
        return
    found = [plan for tightness in LEVELS for plan in _stacked(m, tightness)]
    if m.height < LOW * m.target:
        found += _dense(m)
    # Letters give in before the house does.
    yield from found or (_slim(m) if m.text <= 1.0 else ())


def _stacked(m: Measures, how: Tightness) -> Iterator[Plan]:
    """From the top: players, track, harbour; house and supply; abilities, hand, strip, buttons."""
    t, g = m.target, m.gap * how.gap
    whole = Box(0, 0, m.width, m.height).inset(g / 2)
    if whole.width < PIERS * t * ENOUGH:
        return
    players_height = max(1.1 * t, m.lines(13, 20), min(0.11 * m.height, 3.4 * t) if m.height > 20 * t else 0)
    strip_height = max(t, m.lines(*(12.5,) * how.lines) + 6 * m.dp)
    button = max(how.button * t, m.lines(*(16, 13)[: how.lines]) + 6 * m.dp)
    slot = min(whole.width / (PIERS + has_room_for_pile(whole.width, m)), 1.9 * t)
    cards = max(t, min(slot / CARD_ASPECT, how.cards * m.height))
    apart = whole.width >= 2 * len(ABILITIES) * t + 2 * g
    top, rest = whole.cut_top(players_height, g)
    rects: dict[str, Box] = {}
    if how.track:
        rects["track"], rest = rest.cut_top(how.track * m.dp, g)
    piers, rest = rest.cut_top(cards, g)
    below, rest = rest.cut_bottom(button, g)
    strip, rest = rest.cut_bottom(strip_height, g)
    hand, rest = rest.cut_bottom(cards, g)
    abilities, area = rest.cut_bottom(_coins_height(m, whole.width, apart), g)
    rects |= {**players(top, m, not has_room_for_pile(whole.width, m)), **harbour(piers, slot, m)}
    rects |= buttons(below, strip, m)
    rects |= {"hand": hand, "hand.many": Box(hand.x, hand.y, hand.width, abilities.top - hand.y)}
    if apart:
        rects["abilities"], rects["pool"] = abilities.cut_left((abilities.width - 2 * g) / 2, 2 * g)
    else:
        rects["abilities"] = abilities
    share = _best_share(m, area, g, how, cards)
    if share is not None:
        beside, room = area.cut_right(share * area.width, g)
        supply = supply_plan(beside, m, how.gap)
        assert supply is not None
        yield with_house(m, room, supply, rects, apart, f"stacked {how.cards} {how.track}")


def _best_share(m: Measures, area: Box, gap: float, how: Tightness, cards: float) -> float | None:
    """How much of the width the supply should have beside the house."""
    found: list[tuple[float, float]] = []
    for share in SHARES:
        shape = supply_shape(share * area.width, area.height, m, how.gap)
        if shape is not None:
            unit, _trim, beauty = best_trim(m, area.width * (1 - share) - gap, area.height)
            found.append((merit(m, unit, shape.tile_unit, cards) * beauty, share))
    return max(found)[1] if found else None


def _coins_height(m: Measures, width: float, apart: bool) -> float:
    """A row of abilities, with words above them unless there is room for words beside them."""
    t = m.target
    if apart:
        return min(1.25 * t, width / (2 * len(ABILITIES) + 1)) + m.lines(WORD_SIZE)
    beside = (width - (len(ABILITIES) + 1) * t) / 2 >= m.word
    return t if beside else t + m.lines(WORD_SIZE)


def _dense(m: Measures) -> Iterator[Plan]:
    """The supply from the harbour to the buttons; beside it the house with a column of abilities, and the
    hand in two rows below both. The track is there if nothing else has to give way to it."""
    t, g = m.target, m.gap / 2
    whole = Box(0, 0, m.width, m.height).inset(g / 2)
    if whole.width < PIERS * t * ENOUGH:
        return
    top, rest = whole.cut_top(max(t, min(m.lines(12, 15), 1.4 * t)), g)
    below, rest = rest.cut_bottom(max(t, min(m.lines(14, 12), 1.4 * t)), g)
    extra = max(0.0, rest.height - t - g - 10 * t)
    track: dict[str, Box] = {}
    if extra > TRACK * m.dp + g:
        track["track"], rest = rest.cut_top(TRACK * m.dp, g)
        extra -= TRACK * m.dp + g
    piers, rest = rest.cut_top(min(t + 0.4 * extra, whole.width / PIERS / CARD_ASPECT), g)
    for stretch in (1.0, 1.15, 1.3, 1.5):
        supply_box, left = rest.cut_right(stretch * 2 * t, g)
        hand, upper = left.cut_bottom(2 * t, g / 2)
        strip, upper = upper.cut_bottom(max(0.48 * t, m.lines(12), min(t, 0.48 * t + 0.5 * extra)), g / 2)
        abilities, room = upper.cut_left(t, g / 2)
        words = m.lines(WORD_SIZE, WORD_SIZE)
        supply = supply_plan(supply_box, m, 0.0)
        if supply is None or left.width < 5 * t * ENOUGH:
            continue
        if abilities.height < ((len(ABILITIES) + 1) * t + words) * ENOUGH:
            continue
        rects = {
            **track,
            **players(top, m, not has_room_for_pile(whole.width, m)),
            **harbour(piers, whole.width / PIERS, m),
            **buttons(below, strip, m, turning_below=True),
            "hand": hand,
            "hand.many": hand,
            "abilities": abilities,
        }
        plan = with_house(m, room, supply, rects, apart=False, name="dense")
        if stretch > 1 and plan.unit < COMFORTABLE * m.dp:
            return
        yield replace(plan, hand_rows=2, preference=0.97 * plan.preference)


def _slim(m: Measures) -> Iterator[Plan]:
    """Every row as low as a fingertip, no word over the abilities, the strip to be looked at only; the supply
    with a row for each colour."""
    t, g = m.target, 0.3 * m.gap
    whole = Box(0, 0, m.width, m.height).inset(g / 2)
    if whole.width < PIERS * t * ENOUGH:
        return
    top, rest = whole.cut_top(max(t, m.lines(12, 15)), g)
    piers, rest = rest.cut_top(t, g)
    below, rest = rest.cut_bottom(max(t, m.lines(14, 12)), g)
    strip, rest = rest.cut_bottom(max(0.48 * t, m.lines(12)), g)
    hand, rest = rest.cut_bottom(t, g)
    abilities, rest = rest.cut_bottom(t, g)
    largest = 0.0
    for stretch in (1.0, 1.08, 1.15, 1.3, 1.5):
        supply_box, room = rest.cut_right(stretch * len(SIZES) * t, g)
        supply = supply_plan(supply_box, m, 0.0)
        if supply is None or room.width < 2 * t:
            continue
        rects = {
            **players(top, m, not has_room_for_pile(whole.width, m)),
            **harbour(piers, whole.width / PIERS, m),
            **buttons(below, strip, m, turning_below=True),
            "hand": hand,
            "hand.many": Box(hand.x, hand.y, hand.width, abilities.top - hand.y),
            "abilities": abilities,
        }
        plan = with_house(m, room, supply, rects, apart=False, name=f"slim {stretch}")
        if plan.unit < largest * ENOUGH:
            return  # tiles grow only where the house stays as large
        largest = plan.unit
        yield plan
