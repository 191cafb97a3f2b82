"""The weights say what they were learned for, and are refused by name if the evaluation looks elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from nyhavn.ai import weights
from nyhavn.ai.features import BLOCKS, FEATURES
from nyhavn.ai.weights import learned
from nyhavn.ai.weights_text import WeightsError, decode, encode


def test_the_file_begins_with_its_blocks_and_their_sizes() -> None:
    source = Path(weights.__file__).read_text(encoding="utf-8")
    head = source.partition('_LEARNED = """\n')[2].partition("\n\n")[0]
    assert head.splitlines() == [f"{name} {size}" for name, size in BLOCKS.items()]
    assert sum(BLOCKS.values()) == FEATURES == len(learned()[0]) == len(learned()[2])


def test_weights_read_back_as_they_were_written() -> None:
    text = encode(learned())
    assert decode(text) == learned()
    assert encode(decode(text)) == text


@pytest.mark.parametrize("name", BLOCKS)
def test_a_block_of_another_size_is_named(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = encode(learned())
    monkeypatch.setitem(BLOCKS, name, BLOCKS[name] + 1)
    with pytest.raises(WeightsError, match=f"block '{name}': .* for {BLOCKS[name] - 1} features") as refused:
        decode(text)
    assert f"the evaluation has {BLOCKS[name]}" in str(refused.value)


def test_blocks_that_are_missing_or_new_are_named() -> None:
    text = encode(learned())
    with pytest.raises(WeightsError, match=r"block 'holes': .* for no features"):
        decode(text.replace("holes 6\n", ""))
    with pytest.raises(WeightsError, match=r"block 'gables': .* 7 features, and the evaluation has no"):
        decode(f"gables 7\n{text}")
    with pytest.raises(WeightsError, match="another order"):
        decode(text.replace("holes 6\nsquares 46\n", "squares 46\nholes 6\n"))


def test_numbers_that_are_cut_off_or_have_no_header_are_refused() -> None:
    text = encode(learned())
    header, _, letters = text.partition("\n\n")
    with pytest.raises(WeightsError, match="cannot be read"):
        decode(text[:-500])
    with pytest.raises(WeightsError, match="no line of the header"):
        decode(letters)
    with pytest.raises(WeightsError, match="0 bytes"):
        decode(f"{header}\n\n{encode(([], [], [])).partition(chr(10) * 2)[2]}")
