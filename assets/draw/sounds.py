"""Makes the game's sounds: ``python -m assets.draw.sounds``. Plain arithmetic, the standard library alone."""

from __future__ import annotations

import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 22_050
FOLDER = Path(__file__).resolve().parents[1] / "sounds"

Wave = list[float]


def tone(pitch: float, seconds: float, fade: float, overtones: tuple[float, ...] = (1.0,)) -> Wave:
    """A struck note: overtones with their strengths, dying away."""
    out = []
    for number in range(int(seconds * RATE)):
        t = number / RATE
        attack = min(1.0, t / 0.004)
        value = sum(
            strength * math.sin(2 * math.pi * pitch * harmonic * t) * math.exp(-t / fade * harmonic**0.5)
            for harmonic, strength in enumerate(overtones, 1)
        )
        out.append(attack * value)
    return out


def hiss(seconds: float, fade: float, softness: float, seed: int) -> Wave:
    """A rush of noise, softened, for paper and stone."""
    chance, out, last = random.Random(seed), [], 0.0
    for number in range(int(seconds * RATE)):
        last += (chance.uniform(-1, 1) - last) * softness
        t = number / RATE
        out.append(last * min(1.0, t / 0.003) * math.exp(-t / fade))
    return out


def mix(*parts: tuple[float, float, Wave]) -> Wave:
    """Sounds together: when each begins, how loud it is, and what it is."""
    length = max(int(start * RATE) + len(sound) for start, _, sound in parts)
    out = [0.0] * length
    for start, loudness, sound in parts:
        for number, value in enumerate(sound, int(start * RATE)):
            out[number] += loudness * value
    return out


HARBOUR_SECONDS = 19
HARBOUR_RATE = 11_025


def harbour() -> Wave:
    """Water that laps, a bell far away, gulls; its end goes over into its beginning without a seam."""
    length = HARBOUR_SECONDS * HARBOUR_RATE
    chance = random.Random(7)
    out = [0.0] * length
    noise = [chance.uniform(-1, 1) for _ in range(length)]
    low = high = 0.0
    for number in range(2 * length):  # the second time round everything begins as it ended
        place = number % length
        t = place / HARBOUR_RATE
        low += (noise[place] - low) * 0.045
        high += (noise[place] - high) * 0.25
        swell = 0.55 + 0.3 * math.sin(2 * math.pi * 3 * t / HARBOUR_SECONDS)
        lap = max(0.0, math.sin(2 * math.pi * 8 * t / HARBOUR_SECONDS + 0.7)) ** 3
        out[place] = 2.2 * swell * low + 0.16 * lap * (high - low)
    for start, loudness, sound in (
        (4.0, 0.16, tone(349, 4.0, 1.1, BELL)),
        (5.6, 0.11, tone(349, 4.0, 1.1, BELL)),
        (9.5, 0.07, gull(1150, 0.45)),
        (10.1, 0.06, gull(1080, 0.4)),
        (10.6, 0.05, gull(1020, 0.35)),
        (16.4, 0.04, gull(1240, 0.5)),
    ):
        for number in range(0, len(sound), RATE // HARBOUR_RATE):
            place = (int(start * HARBOUR_RATE) + number * HARBOUR_RATE // RATE) % length
            out[place] += loudness * sound[number]
    return out


def gull(pitch: float, seconds: float) -> Wave:
    """One cry: up and down again, a little hoarse."""
    out, phase = [], 0.0
    count = int(seconds * RATE)
    for number in range(count):
        share = number / count
        bent = pitch * (1 + 0.35 * math.sin(math.pi * share) - 0.1 * share)
        phase += 2 * math.pi * bent / RATE
        hoarse = 1 + 0.25 * math.sin(2 * math.pi * 34 * number / RATE)
        out.append(math.sin(math.pi * share) ** 0.8 * hoarse * (math.sin(phase) + 0.3 * math.sin(2 * phase)))
    return out


BELL = (1.0, 0.45, 0.25, 0.12)
WOOD = (1.0, 0.2, 0.35)

SOUNDS: dict[str, Callable[[], Wave]] = {
    "card": lambda: mix((0, 0.7, hiss(0.13, 0.035, 0.55, 1)), (0.03, 0.25, hiss(0.1, 0.02, 0.9, 2))),
    "tile": lambda: mix((0, 0.8, tone(170, 0.2, 0.045, WOOD)), (0, 0.5, hiss(0.06, 0.015, 0.3, 3))),
    "row": lambda: mix(*((0.07 * n, 0.42, tone(p, 0.5, 0.16, BELL)) for n, p in enumerate((523, 659, 784)))),
    "coat": lambda: mix((0, 0.5, tone(392, 0.7, 0.25, BELL)), (0.1, 0.5, tone(587, 0.7, 0.28, BELL))),
    "score": lambda: mix((0, 0.5, tone(880, 0.3, 0.1, BELL))),
    "turn": lambda: mix((0, 0.4, tone(440, 0.4, 0.14, BELL)), (0.12, 0.4, tone(554, 0.45, 0.16, BELL))),
    "end": lambda: mix(
        *((0.14 * n, 0.42, tone(p, 1.0, 0.34, BELL)) for n, p in enumerate((392, 494, 587, 784)))
    ),
}


def write(name: str, sound: Wave, rate: int = RATE) -> Path:
    """Write a sound as 16-bit mono, at a level that does not startle."""
    peak = max(map(abs, sound)) or 1.0
    path = FOLDER / f"{name}.wav"
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(b"".join(struct.pack("<h", round(0.6 * 32767 * v / peak)) for v in sound))
    return path


def main() -> None:
    """Make all of them."""
    FOLDER.mkdir(exist_ok=True)
    for name, make in SOUNDS.items():
        print(write(name, make()).name)
    print(write("harbour", harbour(), HARBOUR_RATE).name)


if __name__ == "__main__":
    main()
