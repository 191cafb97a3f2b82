"""Weights as text: a header of the blocks of features with their sizes, then the numbers.

Three numbers a feature, as in worth.Weights: whole numbers of 16 bits, SCALE of them make 1, all that always
count before all that count early and all for tables of many; all low bytes before all high bytes, packed
by zlib, in base 85.
"""

from __future__ import annotations

import base64
import binascii
import struct
import zlib

from nyhavn.ai.features import BLOCKS, FEATURES
from nyhavn.ai.worth import Weights

SCALE = 1024
KINDS_OF_WEIGHT = 3
_HIGHEST = (1 << 15) - 1
_LINE = 104


class WeightsError(ValueError):
    """The text does not hold the weights of these features; the message says where they differ."""


def encode(weights: Weights) -> str:
    """Weights as text."""
    numbers = [round(weight * SCALE) for part in weights for weight in part]
    cut = [max(-_HIGHEST, min(_HIGHEST, number)) for number in numbers]
    packed = struct.pack(f"<{len(cut)}h", *cut)
    letters = base64.b85encode(zlib.compress(packed[::2] + packed[1::2], level=9)).decode("ascii")
    header = [f"{name} {size}" for name, size in BLOCKS.items()]
    lines = [letters[start : start + _LINE] for start in range(0, len(letters), _LINE)]
    return "\n".join([*header, "", *lines])


def decode(text: str) -> Weights:
    """Weights from their text; WeightsError if they are those of other features."""
    header, _, letters = text.strip().partition("\n\n")
    _check(header)
    try:
        halves = zlib.decompress(base64.b85decode("".join(letters.split())))
    except (ValueError, zlib.error, binascii.Error) as error:
        raise WeightsError(f"the numbers cannot be read: {error}") from None
    numbers = KINDS_OF_WEIGHT * FEATURES
    wanted = 2 * numbers
    if len(halves) != wanted:
        raise WeightsError(f"there are {len(halves)} bytes of numbers, not {wanted}")
    packed = bytearray(len(halves))
    packed[::2], packed[1::2] = halves[:numbers], halves[numbers:]
    weights = [number / SCALE for number in struct.unpack(f"<{numbers}h", packed)]
    return weights[:FEATURES], weights[FEATURES : 2 * FEATURES], weights[2 * FEATURES :]


def _check(header: str) -> None:
    """Compare the blocks that the weights were learned for with those that the evaluation looks at."""
    found: dict[str, int] = {}
    for line in header.splitlines():
        name, _, size = line.partition(" ")
        if not size.isdecimal():
            raise WeightsError(f"no line of the header: {line[:40]!r}")
        found[name] = int(size)
    for name in [*BLOCKS, *found]:
        if found.get(name) != BLOCKS.get(name):
            learned, wanted = (blocks.get(name, "no") for blocks in (found, BLOCKS))
            raise WeightsError(
                f"block {name!r}: the weights were learned for {learned} features, "
                f"and the evaluation has {wanted}; learn anew with make learn"
            )
    if list(found) != list(BLOCKS):
        raise WeightsError(f"the blocks are in another order: {', '.join(found)}")
