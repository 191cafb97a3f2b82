"""By what judgements are made: those of another code or of other weights are not mixed with these."""

from __future__ import annotations

from array import array
from functools import cache
from typing import Final
from zlib import crc32

from nyhavn.ai.coats import BEAM
from nyhavn.ai.think import COATS_AT_THE_ROOT, PLACES_AT_THE_ROOT, PLACES_BELOW
from nyhavn.ai.weights import learned
from nyhavn.review.candidates import FIRST, KINDS, LOOKED_THROUGH
from nyhavn.review.judge import FINALISTS, FIRST_DEALS, SEARCHED

WAY: Final = 4
"""Counts up when turns are ranked, searched or judged in another way than before."""


@cache
def judges_mark() -> str:
    """Names the judge: its way and settings, and the weights that it goes by."""
    settings = (
        FIRST,
        LOOKED_THROUGH,
        KINDS,
        FIRST_DEALS,
        FINALISTS,
        SEARCHED,
        PLACES_AT_THE_ROOT,
        PLACES_BELOW,
        COATS_AT_THE_ROOT,
        BEAM,
    )
    sum_of_all = crc32(repr(settings).encode())
    for weights in learned():
        sum_of_all = crc32(array("d", weights).tobytes(), sum_of_all)
    return f"{WAY}-{sum_of_all:08x}"
