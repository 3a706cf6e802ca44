# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""Compares what Chromium draws of the gallery with what Cairo does; see `Scripts/pictures-compare`."""

import argparse
import asyncio
import os
import struct
import subprocess
import sys
import tempfile
import zlib

from cdp import Browser
from gallery import Gallery
from pages import PAGES, SIZES
from process import FONTS
from session import Session

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LARGEST = 16  # of 255 that a colour may be off
MOST = 0.01  # of a random tree's pixels that may be further off, edges aside
SIDE = 240  # of a random tree's square, in points
SCALES = (1, 2, 3)  # pixels a point that random trees are drawn at
PNG = b"\x89PNG\r\n\x1a\n"
PALE = [255 - (255 - value) // 4 for value in range(256)]


def chunks(data):
    """The parts of a PNG: kind and content."""
    at = len(PNG)
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        yield kind, data[at + 8:at + 8 + length]
        at += length + 12


def read(path):
    """Width, height and rows of red, green and blue of a PNG with eight bits a component."""
    with open(path, "rb") as file:
        parts = list(chunks(file.read()))
    width, height, bits, kind, _, _, interlaced = struct.unpack(">IIBBBBB", parts[0][1])
    size = {2: 3, 6: 4}.get(kind)
    if bits != 8 or not size or interlaced:
        raise ValueError(f"{path} is a PNG of another kind")
    data = zlib.decompress(b"".join(content for name, content in parts if name == b"IDAT"))
    rows, above, length = [], bytearray(width * size), width * size
    for y in range(height):
        start = y * (length + 1)
        row = bytearray(data[start + 1:start + 1 + length])
        unfilter(data[start], row, above, size)
        rows.append(row if size == 3 else opaque(row))
        above = row
    return width, height, rows


def unfilter(kind, row, above, size):
    """Turns differences into values."""
    if kind == 2:
        for x, up in enumerate(above):
            row[x] = (row[x] + up) & 255
    elif kind:
        for x in range(len(row)):
            left = row[x - size] if x >= size else 0
            up = above[x]
            corner = above[x - size] if x >= size else 0
            if kind == 1:
                guess = left
            elif kind == 3:
                guess = (left + up) // 2
            else:
                far = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
                guess = left if far[0] <= far[1] and far[0] <= far[2] else up if far[1] <= far[2] else corner
            row[x] = (row[x] + guess) & 255


def opaque(row):
    """Red, green and blue of pixels that have alpha behind them."""
    result = bytearray(len(row) // 4 * 3)
    for part in range(3):
        result[part::3] = row[part::4]
    return result


def write(path, width, rows):
    """Writes a PNG."""
    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(
            ">I", zlib.crc32(kind + content))
    data = zlib.compress(b"".join(b"\0" + bytes(row) for row in rows))
    with open(path, "wb") as file:
        file.write(PNG + chunk(b"IHDR", struct.pack(">IIBBBBB", width, len(rows), 8, 2, 0, 0, 0))
                   + chunk(b"IDAT", data) + chunk(b"IEND", b""))


def is_edge(rows, x, y):
    """Whether the colours around a pixel are further apart than those that count as one; `x` in bytes."""
    around = [row[max(0, x - 3):x + 6] for row in rows[max(0, y - 1):y + 2]]
    return any(max(values) - min(values) > LARGEST
               for values in ([value for row in around for value in row[part::3]] for part in range(3)))


def compare(one, other, difference, with_edges=True):
    """Writes where two pictures differ, in red; returns the share of pixels that do.

    Unless it is `with_edges`, pixels next to an edge in either picture are shown in blue and not counted."""
    width, height, rows = read(one)
    other_width, other_height, others = read(other)
    if (width, height) != (other_width, other_height):
        raise ValueError(f"{other} has another size than {one}")
    shown, count = [], 0
    for y, (row, against) in enumerate(zip(rows, others)):
        out = bytearray(PALE[value] for value in row)
        if row != against:
            for x in range(0, len(row), 3):
                if max(abs(row[x] - against[x]), abs(row[x + 1] - against[x + 1]),
                       abs(row[x + 2] - against[x + 2])) > LARGEST:
                    if with_edges or not (is_edge(rows, x, y) or is_edge(others, x, y)):
                        out[x:x + 3] = b"\xff\0\0"
                        count += 1
                    else:
                        out[x:x + 3] = b"\x80\x80\xff"
        shown.append(out)
    write(difference, width, shown)
    return count / (width * height)


async def draw(name, browser, binary, folder, show, words=(), with_edges=True):
    """Draws what `show(session)` brings to the screen by both; returns the share of pixels that differ."""
    files = [os.path.join(folder, f"{name}.{kind}.png") for kind in ("chromium", "cairo", "difference")]
    session = Session(name, browser, binary, False, folder)
    with tempfile.TemporaryDirectory() as place:
        recording = os.path.join(place, "recording")
        session.gallery = Gallery(binary, arguments=("--record", recording, *words), state=place)
        async with session.gallery:
            await show(session)
            await session.page.screenshot(files[0])
            # What comes later, such as the page's end, does not belong to the picture.
            with open(recording, "rb") as file:
                recorded = file.read()
            await session.page.close()
        with open(recording, "wb") as file:
            file.write(recorded[:recorded.rfind(b"\n") + 1])
        subprocess.run(
            [binary, "--replay", recording, "--screenshot", files[1], *words], check=True,
            stdout=subprocess.DEVNULL, timeout=120,
            env={**os.environ, "UIKIT_TRACE": "", "UIKIT_STATE_DIR": place, "FONTCONFIG_FILE": FONTS})
    return compare(*files, with_edges=with_edges)


async def draw_page(page, size, browser, options):
    """Draws a page of the gallery."""
    width, height, scale = SIZES[size]

    async def show(session):
        await session.open(width, height, scale=scale)
        await page(session)
        await session.rest()

    return await draw(f"{page.__name__}-{size}", browser, options.binary, options.artifacts, show)


async def draw_random(seed, scale, browser, options):
    """Draws the tree of layers that a number stands for."""
    async def show(session):
        session.page = await browser.open(session.gallery.url, SIDE, SIDE, scale, touch=True)
        await session.shown("random")
        await session.settle()

    return await draw(f"random-{seed}@{scale}x", browser, options.binary, options.artifacts, show,
                      ("-page", f"random.{seed}"), with_edges=False)


async def main(options):
    """Draws what was asked for and prints the shares; returns what is wrong, if anything is."""
    known = {page.__name__: page for page in PAGES}
    unknown = [name for name in options.pages if name not in known]
    if unknown:
        return f"unknown page {', '.join(unknown)}; there are {', '.join(known)}"
    os.makedirs(options.artifacts, exist_ok=True)
    far = []
    async with Browser() as browser:
        if options.random:
            for seed in range(options.first, options.first + options.random):
                for scale in SCALES:
                    share = await draw_random(seed, scale, browser, options)
                    print(f"{100 * share:6.2f} %  random {seed} at {scale} pixels a point", flush=True)
                    if share > MOST:
                        far.append(f"{seed}@{scale}x")
        else:
            for name in options.pages or known:
                share = await draw_page(known[name], options.size, browser, options)
                print(f"{100 * share:6.2f} %  {name}", flush=True)
    return f"more than {100 * MOST:g} % of the pixels differ: {', '.join(far)}" if far else None


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="Scripts/pictures-compare")
    parser.add_argument("pages", nargs="*", metavar="PAGE", help="pages to draw; all unless given")
    parser.add_argument("--random", type=int, default=0, metavar="COUNT", help="draw random trees of layers instead")
    parser.add_argument("--first", type=int, default=1, metavar="SEED", help="the number of the first of them")
    parser.add_argument("--size", choices=SIZES, default="phone")
    parser.add_argument("--binary", required=True, help="a gallery with the traits WebHost and Pictures")
    parser.add_argument("--artifacts", default=os.path.join(ROOT, "Artifacts", "pictures"))
    sys.exit(asyncio.run(main(parser.parse_args())))
