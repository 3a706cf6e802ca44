# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""Measures the first load over a slow link, and flicks; `Scripts/browser-load` calls it."""

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
from urllib.parse import urlsplit

from cdp import Browser
from endurance import HEIGHT, WIDTH, Endurance
from gallery import Gallery
from session import selector
from slowlink import SlowLink

LOAD_SECONDS = 60.0
QUIET_FRAMES = 90  # after which nothing of the first load is under way
MOVES, STRIDE = 8, 24  # of the finger in a flick, points of each
EDGE = 6  # points from the edge of the view to the finger
FLICK_FRAMES = 240  # more than a flick takes until it rests
UNEVEN = 0.25  # of the usual time between two frames: how far off another one counts as the browser's own fault
PAGES = (("page.scrolling", "scroll", 1), ("page.table", "table.rows", 1))

# Stamps of the first load, taken before anything of the page runs: the socket's opening and
# messages, and the frame after the one in which the first layers came.
LOAD = """window.stamps = { socket: [], sizes: [], drawn: 0 };
window.WebSocket = class extends WebSocket {
  constructor(...all) {
    super(...all);
    const begin = performance.now();
    this.addEventListener("open", () => stamps.socket.push(begin, performance.now()));
    this.addEventListener("message", ({ data }) => stamps.sizes.push(data.length ?? data.byteLength));
  }
};
new MutationObserver((_, observer) => {
  if (!document.querySelector("#screen .layer")) return;
  observer.disconnect();
  requestAnimationFrame(() => { stamps.drawn = performance.now(); });
}).observe(document, { childList: true, subtree: true });"""
FIGURES = """(() => {
  const files = ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind));
  const paint = Object.fromEntries(performance.getEntriesByType("paint").map(
    (one) => [one.name, one.startTime]));
  return {
    first: paint["first-paint"], content: paint["first-contentful-paint"], drawn: stamps.drawn,
    socket: stamps.socket, sizes: stamps.sizes,
    files: files.map((one) => [one.name.split("/").pop(), one.encodedBodySize, one.decodedBodySize]),
  }; })()"""
# Of each frame the place of what scrolls, as the frame before showed it, and its time; and the frame of the lift.
FLICK = """window.flick = (() => {
  const view = %s, places = [];
  let lifted = -1;
  addEventListener("pointerup", () => { lifted = places.length; }, { capture: true, once: true });
  return new Promise((done) => {
    const next = () => {
      // There is no plane before anything was scrolled.
      const place = document.querySelector(`${view} > .plane`)?.style.transform ?? "";
      places.push([place, performance.now()]);
      if (lifted >= 0 && places.length > lifted + %d) done([lifted, places]);
      else requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
})(); true"""


async def measure_load(gallery, link_options):
    """Opens the gallery once, over a slow link, in a fresh browser; returns its figures."""
    address = urlsplit(gallery.url)
    seconds, rate = link_options

    async def prepare(page):
        await page.send("Page.addScriptToEvaluateOnNewDocument", source=LOAD)

    async with SlowLink(address.port, seconds, rate) as link, Browser() as browser:
        url = f"http://127.0.0.1:{link.port}{address.path}"
        page = await browser.open(url, WIDTH, HEIGHT, 1.0, touch=True, before=prepare)
        await page.until("stamps.drawn > 0 && performance.getEntriesByName("
                         "'first-contentful-paint').length", LOAD_SECONDS)
        down = link.down.bytes
        await Endurance(page, gallery, 0).frames(QUIET_FRAMES)
        figures = await page.evaluate(FIGURES)
        await page.close()
        return {**figures, "down": down, "connections": link.connections}


async def measure_flicks(gallery, count):
    """Flicks on some pages: for each page what `judge_flick` says of each."""
    results = []
    async with Browser() as browser:
        page = await browser.open(gallery.url, WIDTH, HEIGHT, 1.0, touch=True)
        await page.until(f"document.querySelector({json.dumps(selector('page.chain'))})")
        person = Endurance(page, gallery, 0)
        for row, view, direction in PAGES:
            await person.tap(await person.reveal(row))
            await page.until(f"document.querySelector({json.dumps(selector(view))})")
            await person.frames(60)
            for number in range(count):
                way = -direction if number % 2 == 0 else direction
                results.append((row, *await flick(page, view, way)))
                print(f"     {row}: flick {number + 1} of {count}", file=sys.stderr, flush=True)
            await person.go_home(row)
        await page.close()
    return results


async def flick(page, view, way):
    """One flick of a view, judged."""
    left, top, _, height = await page.box(selector(view))
    # At its edge nothing lies in it that scrolls by itself.
    x, y = round(left) + EDGE, round(top + height / 2) - way * MOVES * STRIDE // 2
    await page.evaluate(FLICK % (json.dumps(selector(view)), FLICK_FRAMES))
    await page.touch("touchStart", [(x, y)])
    for step in range(1, MOVES + 1):
        await page.touch("touchMove", [(x, y + way * STRIDE * step)])
    await page.touch("touchEnd", [])
    return judge_flick(*await page.evaluate("flick"))


def judge_flick(lifted, frames):
    """Counts in the places and times of all frames; `lifted` is the first of those that saw the lift.

    What a frame shows is in the place of the next one. From the lift on a frame is still when it
    shows what the one before did, until the last that moves. Returns how many are still while the
    browser keeps its time, how many while it does not, all of them, and those from the lift until
    it goes on.
    """
    shown, times = [place for place, _ in frames[1:]], [time for _, time in frames]
    moves = [a != b for a, b in zip(shown, shown[1:])]  # whether frame n + 1 shows another place
    if True not in moves[lifted:]:
        return None, None, 0, None
    first = moves.index(True, lifted)
    last = len(moves) - 1 - moves[::-1].index(True)
    gaps = [b - a for a, b in zip(times, times[1:])]  # how long before frame n + 1
    usual = statistics.median(gaps)
    uneven = [abs(gap - usual) > UNEVEN * usual for gap in gaps]
    still = [n for n in range(first + 1, last) if not moves[n]]
    excused = sum(any(uneven[max(0, n - 1):n + 2]) for n in still)
    return len(still) - excused, excused, last - first, first - lifted + 1


def judge(name, figure, limit, unit):
    """Prints a figure, and its limit where there is one; true when it is exceeded."""
    missed = limit is not None and (figure is None or figure > limit)
    verdict = "    " if limit is None else "FAIL" if missed else "ok  "
    told = "none" if figure is None else f"{figure:.3g}"
    print(f"{verdict} {name}: {told} {unit}" + ("" if limit is None else f", at most {limit:g}"),
          flush=True)
    return missed


def tell_load(loads, options):
    """Prints the figures of the slowest load; true when one is above its limit."""
    worst = max(loads, key=lambda one: one["drawn"])
    sent = sum(size for _, size, _ in worst["files"])
    plain = sum(size for _, _, size in worst["files"])
    print(f"     slowest of {len(loads)} loads; {len(worst['files'])} files of {sent / 1000:.1f} kB on the way,"
          f" {plain / 1000:.1f} kB unpacked; {len(worst['sizes'])} messages of"
          f" {sum(worst['sizes']) / 1000:.1f} kB, the first {worst['sizes'][:3]}")
    if worst["socket"]:
        begin, opened = worst["socket"][:2]
        print(f"     the socket: begun at {begin / 1000:.2f} s, open at {opened / 1000:.2f} s")
    missed = judge("requests", len(worst["files"]), options.max_requests, "")
    missed |= judge("bytes until the first commit is drawn", worst["down"] / 1000, options.max_kilobytes, "kB")
    missed |= judge("first paint", seconds(worst["first"]), None, "s")
    missed |= judge("first contentful paint", seconds(worst["content"]), options.max_paint, "s")
    missed |= judge("first commit drawn", seconds(worst["drawn"]), options.max_commit, "s")
    return missed


def seconds(milliseconds):
    """Seconds, or None where there are no milliseconds."""
    return None if milliseconds is None else milliseconds / 1000


def tell_flicks(flicks, options):
    """Prints the figures of the flicks of each page; true when one is above its limit."""
    missed = False
    for row in dict.fromkeys(one[0] for one in flicks):
        figures = [one[1:] for one in flicks if one[0] == row]
        if any(still is None for still, *_ in figures):
            print(f"FAIL {row}: a flick moved nothing")
            missed = True
            continue
        print(f"     {row}: still frames of all: "
              + ", ".join(f"{still} of {count}" for still, _, count, _ in figures)
              + "; and beside uneven frames of the browser: "
              + ", ".join(str(excused) for _, excused, _, _ in figures)
              + "; frames until it goes on: " + ", ".join(str(wait) for *_, wait in figures))
        missed |= judge(f"{row}: still frames in a flick", max(still for still, *_ in figures),
                        options.max_still, "frames")
        missed |= judge(f"{row}: from the lift to the next movement", max(wait for *_, wait in figures),
                        options.max_lift, "frames")
    return missed


async def main(options):
    """Measures and prints; 1 when something is above its limit."""
    link = (options.latency / 1000, options.rate * 1000)
    loads = []
    with tempfile.TemporaryDirectory(prefix="responder-state-") as state:
        # An address that lasts, for a browser comes for each load.
        token = os.path.join(state, "token")
        gallery = Gallery(
            options.binary, trace="anomaly", state=state, arguments=("--token-file", token))
        async with gallery:
            for number in range(options.loads):
                loads.append(await measure_load(gallery, link))
                print(f"     load {number + 1} of {options.loads}", file=sys.stderr, flush=True)
            missed = tell_load(loads, options)
            if options.flicks:
                missed |= tell_flicks(await measure_flicks(gallery, options.flicks), options)
    if gallery.status != 0:
        print(f"FAIL the gallery ended with {gallery.status}", *gallery.records[-20:], sep="\n")
        return 1
    return 1 if missed else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="Scripts/browser-load")
    parser.add_argument("--binary", required=True)
    parser.add_argument("--latency", type=float, default=400, help="milliseconds there and back")
    parser.add_argument("--rate", type=float, default=20, help="kB of a second, each way")
    parser.add_argument("--loads", type=int, default=3)
    parser.add_argument("--flicks", type=int, default=4, help="on each page")
    for name in ("requests", "kilobytes", "paint", "commit", "still", "lift"):
        parser.add_argument(f"--max-{name}", type=float)
    sys.exit(asyncio.run(main(parser.parse_args())))
