"""Turns vector drawings and distance fields into pictures that stay clean when they are shrunk and tinted."""

from __future__ import annotations

import io
from collections.abc import Callable

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage  # type: ignore[import-untyped]

Pixels = NDArray[np.float64]
"""Rows from the top, RGBA, each 0 to 1, colour not multiplied by alpha."""

SUPERSAMPLE = 3


def from_svg(body: str, box: tuple[float, float, float, float], size: tuple[int, int]) -> Pixels:
    """Draw SVG elements whose coordinates lie in `box` (left, top, width, height) into `size` pixels."""
    left, top, width, height = box
    across, down = size[0] * SUPERSAMPLE, size[1] * SUPERSAMPLE
    source = (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="{left} {top} {width} {height}" width="{across}" height="{down}" '
        f'preserveAspectRatio="none">{body}</svg>'
    )
    png = resvg_py.svg_to_bytes(svg_string=source, skip_system_fonts=True)
    return shrink(to_pixels(Image.open(io.BytesIO(png))), SUPERSAMPLE)


def to_pixels(picture: Image.Image) -> Pixels:
    """A Pillow picture as numbers."""
    return np.asarray(picture.convert("RGBA"), dtype=np.float64) / 255.0


def to_picture(pixels: Pixels) -> Image.Image:
    """Numbers as a Pillow picture."""
    return Image.fromarray(np.clip(np.rint(pixels * 255.0), 0, 255).astype(np.uint8), "RGBA")


def shrink(pixels: Pixels, factor: int) -> Pixels:
    """Average blocks of `factor` pixels, weighing colours by alpha so that no dark fringe appears."""
    rows, columns = pixels.shape[0] // factor, pixels.shape[1] // factor
    blocks = pixels[: rows * factor, : columns * factor].reshape(rows, factor, columns, factor, 4)
    alpha = blocks[..., 3:]
    weight = alpha.mean(axis=(1, 3))
    colour = (blocks[..., :3] * alpha).mean(axis=(1, 3)) / np.maximum(weight, 1e-9)
    return np.concatenate([colour, weight], axis=2)


def bleed(pixels: Pixels) -> Pixels:
    """Give transparent pixels the colour of the nearest drawn one: smaller mipmaps then have clean edges."""
    empty = pixels[..., 3] < 0.02
    if empty.all() or not empty.any():
        return pixels
    nearest = ndimage.distance_transform_edt(empty, return_distances=False, return_indices=True)
    spread = pixels.copy()
    spread[..., :3] = pixels[nearest[0], nearest[1], :3]
    return spread


def grey(level: Pixels, alpha: Pixels) -> Pixels:
    """A tintable layer: the app multiplies its grey by a colour of the palette."""
    return np.dstack([level, level, level, alpha])


def noise(shape: tuple[int, int], coarse: float, seed: int) -> Pixels:
    """Smooth seamless noise around 0 with a spread of about 1, the same at every run."""
    random = np.random.default_rng(seed).standard_normal(shape)
    smooth: Pixels = ndimage.gaussian_filter(random, coarse, mode="wrap")
    spread: Pixels = smooth / smooth.std()
    return spread


def over(below: Pixels, above: Pixels) -> Pixels:
    """Lay one picture over another of the same size."""
    a, b = above[..., 3:], below[..., 3:]
    alpha = a + b * (1 - a)
    colour = (above[..., :3] * a + below[..., :3] * b * (1 - a)) / np.maximum(alpha, 1e-9)
    return np.concatenate([colour, alpha], axis=2)


def blurred(pixels: Pixels, sigma: float) -> Pixels:
    """Blur, weighing colours by alpha."""
    alpha = ndimage.gaussian_filter(pixels[..., 3], sigma)
    colour = [ndimage.gaussian_filter(pixels[..., c] * pixels[..., 3], sigma) for c in range(3)]
    return np.dstack([*(c / np.maximum(alpha, 1e-9) for c in colour), alpha])


def stack(*layers: str) -> str:
    """SVG elements one over the other."""
    return "".join(layers)


Drawing = Callable[[], Pixels]
