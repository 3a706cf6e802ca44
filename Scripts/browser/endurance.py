# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""Uses the gallery for a long time and watches its memory; `Scripts/browser-endurance` calls it."""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time

from cdp import Browser
from gallery import Gallery, page_rows, reveal
from session import selector

WIDTH, HEIGHT = 414, 896
SETTLED_MINUTES = 5  # until caches are full
ALLOWED_KILOBYTES = 2 * 1024
DEEDS = 25  # on each page, in each round
WAYS_HOME = 150  # tried before a page counts as one that cannot be left
KEYS = [("KeyA", "a"), ("KeyZ", "z"), ("Space", " "), ("Enter", "Enter"), ("Backspace", "Backspace"),
        ("ArrowLeft", "ArrowLeft"), ("Tab", "Tab"), ("Escape", "Escape")]
WORDS_THAT_CLOSE = ("Done", "Close", "Cancel", "OK", "Dismiss", "Discard")

# The middles of all that can be seen and has an identifier.
TARGETS = """[...document.querySelectorAll('[data-identifier]')].map((one) => {
  const box = one.getBoundingClientRect();
  return [one.dataset.identifier, Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2),
    box.width > 0 && box.height > 0];
}).filter((one) => one[3] && one[1] >= 0 && one[2] >= 0 && one[1] < innerWidth && one[2] < innerHeight)"""
# The middle of a text that begins with one of some words.
CLOSING = """(() => { const words = %s;
  for (const line of [...document.querySelectorAll('.line')].reverse()) {
    if (!words.some((word) => line.textContent.startsWith(word))) continue;
    const range = document.createRange();
    range.selectNodeContents(line);
    const box = range.getBoundingClientRect();
    const x = Math.round(box.x + box.width / 2), y = Math.round(box.y + box.height / 2);
    if (box.width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight) return [x, y];
  }
  return null; })()""" % json.dumps(WORDS_THAT_CLOSE)
FRAMES = """new Promise((done) => { let left = %d;
  const next = () => left-- ? requestAnimationFrame(next) : done(true); next(); })"""


class Endurance:
    """A gallery in use."""

    def __init__(self, page, gallery, seed):
        self.page = page
        self.gallery = gallery
        self.random = random.Random(seed)
        self.deeds = 0

    async def frames(self, count):
        """Waits for frames of the page."""
        await self.page.evaluate(FRAMES % count)

    async def targets(self):
        """What can be touched now: identifier, x, y."""
        return [(name, x, y) for name, x, y, _ in await self.page.evaluate(TARGETS)]

    def anywhere(self):
        return (self.random.randrange(4, WIDTH - 4), self.random.randrange(4, HEIGHT - 4))

    async def tap(self, point):
        await self.page.touch("touchStart", [point])
        await self.page.touch("touchEnd", [])

    async def drag(self, starts, ends, steps=6):
        """Moves fingers from points to points."""
        await self.page.touch("touchStart", starts)
        for step in range(1, steps + 1):
            await self.page.touch("touchMove", [
                (round(x + (to_x - x) * step / steps), round(y + (to_y - y) * step / steps))
                for (x, y), (to_x, to_y) in zip(starts, ends)])
        await self.page.touch("touchCancel" if self.random.random() < 0.1 else "touchEnd", [])

    async def act(self):
        """One deed of a person who does not know what they want."""
        self.deeds += 1
        kind = self.random.random()
        if kind < 0.5:
            targets = [one for one in await self.targets() if one[0] != "back"]
            await self.tap(self.random.choice(targets)[1:] if targets else self.anywhere())
        elif kind < 0.6:
            await self.tap(self.anywhere())
        elif kind < 0.75:
            await self.drag([self.anywhere()], [self.anywhere()])
        elif kind < 0.85:
            await self.drag([self.anywhere(), self.anywhere()], [self.anywhere(), self.anywhere()])
        elif kind < 0.9:
            await self.page.mouse("mouseWheel", *self.anywhere(), deltaX=0, deltaY=self.random.randrange(-200, 200))
        else:
            await self.page.chord(*self.random.choice(KEYS))
        await self.frames(self.random.randrange(1, 5))

    async def is_home(self):
        """Whether the list of pages is all that can be touched: nothing that was opened is over it."""
        if any(not name.startswith(("home", "page.")) for name, _, _ in await self.targets()):
            return False
        return await self.page.evaluate(
            f"(() => {{ const box = document.querySelector({json.dumps(selector('home.list'))})"
            "?.getBoundingClientRect(); return Boolean(box && box.width > 0 && box.x === 0); })()")

    async def go_home(self, name):
        """Leaves a page by what it offers."""
        for attempt in range(WAYS_HOME):
            await self.frames(45)
            if await self.is_home():
                return
            back = [one for one in await self.targets() if one[0] == "back"]
            closing = await self.page.evaluate(CLOSING)
            if attempt % 3 == 2:
                # Something may have to be switched off before.
                await self.act()
            elif closing and attempt % 4 != 3:
                await self.tap(tuple(closing))
            elif back and attempt % 5 != 4:
                await self.tap(back[-1][1:])
            elif attempt % 2:
                await self.page.chord("Escape", "Escape")
            else:
                await self.drag([(WIDTH // 2, 120)], [(WIDTH // 2, HEIGHT - 20)], steps=3)
        await self.give_up(f"{name} cannot be left")

    async def reveal(self, row):
        """Scrolls the list of pages until a row is seen whole; its middle."""
        return (await reveal(self.page, row, lambda: self.frames(30))
                or await self.give_up(f"{row} cannot be scrolled to"))

    async def give_up(self, reason):
        """Takes a picture of what cannot be gone on from."""
        await self.page.screenshot("Artifacts/endurance.png")
        raise RuntimeError(f"{reason}; see Artifacts/endurance.png, and:\n" + "\n".join(self.gallery.records[-40:]))

    async def round(self, rows):
        """Every page once, and a reload."""
        for row in rows:
            await self.tap(await self.reveal(row))
            await self.frames(45)
            for _ in range(DEEDS):
                await self.act()
            await self.go_home(row)
        loaded = self.page.next("Page.loadEventFired")
        await self.page.send("Page.reload")
        await loaded
        await self.page.until(f"document.querySelector({json.dumps(selector('home.list'))})")
        await self.frames(60)

    def kilobytes(self):
        """The resident memory of the gallery."""
        with open(f"/proc/{self.gallery.pid}/status", encoding="ascii") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))


async def main(options):
    """Goes round until the time is up; prints the memory after each round."""
    settled = None
    with tempfile.TemporaryDirectory(prefix="responder-state-") as state:
        gallery = Gallery(options.binary, trace="anomaly", state=state)
        async with Browser() as browser, gallery:
            page = await browser.open(gallery.url, WIDTH, HEIGHT, 1.0, touch=True)
            await page.until(f"document.querySelector({json.dumps(selector('page.chain'))})")
            endurance = Endurance(page, gallery, options.seed)
            rows = page_rows()
            begin = time.monotonic()
            rounds = minutes = 0
            while minutes < options.minutes:
                await endurance.round(rows)
                rounds += 1
                minutes = (time.monotonic() - begin) / 60
                memory = endurance.kilobytes()
                if settled is None and SETTLED_MINUTES <= minutes < options.minutes:
                    settled = memory
                print(f"{minutes:5.1f} min, round {rounds}, {endurance.deeds} deeds: {memory} kB", flush=True)
            await page.close()
    if gallery.status != 0:
        print(f"FAIL the gallery ended with {gallery.status}", *gallery.records[-20:], sep="\n")
        return 1
    if page.problems:
        print("FAIL the browser complained", *page.problems[:20], sep="\n")
        return 1
    if settled is None:
        print(f"Too short to tell: the first round that counts ends after {SETTLED_MINUTES} minutes")
        return 0
    grown = memory - settled
    print(f"{'FAIL' if grown > ALLOWED_KILOBYTES else 'ok'} {grown:+d} kB since five minutes after the start, "
          f"{len(gallery.records)} anomalies")
    return 1 if grown > ALLOWED_KILOBYTES else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="Scripts/browser-endurance")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--binary", required=True)
    sys.exit(asyncio.run(main(parser.parse_args())))
