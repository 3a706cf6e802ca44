# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""One scenario: a gallery, a page that shows it, and what was checked."""

import difflib
import json
import os

from gallery import Gallery, SENTINEL, reveal

STANDARD_TOPICS = ("touch", "delivery", "gesture", "chain", "action", "controller", "lifecycle", "anomaly")
ARRIVAL_FRAMES = 40  # of the page, more than a change of controllers takes
FRAMES = 4  # of the page, until what the application showed last is drawn
KEYBOARD_IS_UP = """(() => {
  const key = document.querySelector('[data-identifier="key space"]')?.getBoundingClientRect();
  return key && key.width > 0 && key.bottom <= innerHeight; })()"""
EXPECTED = os.path.join(os.path.dirname(os.path.abspath(__file__)), "expected")


def selector(identifier):
    """The element of the view with an accessibility identifier."""
    return f'[data-identifier="{identifier}"]'


class Session:
    """A scenario in progress."""

    def __init__(self, name, browser, binary, rebaseline, artifacts):
        self.name = name
        self.browser = browser
        self.gallery = Gallery(binary)
        self.rebaseline = rebaseline
        self.artifacts = artifacts
        self.failures = []
        self.checks = 0
        self.notes = []
        self._start = 0
        self._sentinels = 0

    async def open(self, width=414, height=896, touch=True, scale=1.0, before=None):
        """Opens the gallery in a tab and waits until its list is shown; `before(page)` comes first."""
        self.page = await self.browser.open(self.gallery.url, width, height, scale, touch, before)
        await self.shown("page.chain")
        await self.settle()

    async def shown(self, identifier):
        """Waits until a view is on the page with a size."""
        await self.page.until(
            f"document.querySelector({json.dumps(selector(identifier))})?.getBoundingClientRect().width > 0")

    async def center(self, identifier, dx=0, dy=0):
        """The middle of a view, moved by some points; a row of the list of pages is revealed."""
        if identifier.startswith("page."):
            middle = await reveal(self.page, identifier, self.settle)
            if middle:
                return (middle[0] + dx, middle[1] + dy)
            self.check(False, f"{identifier} cannot be scrolled to")
        x, y, width, height = await self.page.box(selector(identifier))
        return (round(x + width / 2) + dx, round(y + height / 2) + dy)

    async def tap(self, identifier):
        """Touches a view with one finger."""
        point = await self.center(identifier)
        await self.page.touch("touchStart", [point])
        await self.page.touch("touchEnd", [])

    async def move(self, points):
        """Moves fingers that are down, and returns when the application knows where they are.

        A point is (x, y) or a dictionary with an id, as `touch` of a page takes them.
        Of two moves in one of its frames it sees the last one, so what counts moves waits for each."""
        start = len(self.gallery.records)
        await self.page.touch("touchMove", points)
        await self.moved(start, [
            (point["x"], point["y"]) if isinstance(point, dict) else point for point in points])

    async def moved(self, start, places):
        """Waits until a touch at each of the places was traced, in a record from `start` on."""
        wanted = {f"moved at ({float(x)}, {float(y)})" for x, y in places}
        await self.gallery.until(lambda records: wanted <= {
            record[record.index("moved at"):] for record in records[start:]
            if record.startswith("touch ") and "moved at" in record})

    async def slide(self, start, end, steps):
        """Moves the finger that is down along a line, in steps of the same length."""
        for step in range(1, steps + 1):
            await self.page.touch("touchMove", [
                tuple(round(a + (b - a) * step / steps) for a, b in zip(start, end))])

    async def visit(self, row, landmark):
        """Opens a page of the gallery and waits until a view of it is shown and rests."""
        start = len(self.gallery.records)
        await self.tap(row)
        await self.shown(landmark)
        await self.gallery.until(
            lambda records: any(record.startswith("controller") and record.endswith(" appeared")
                                for record in records[start:]))
        await self.settle()

    async def settle(self):
        """Returns when the application has handled all input before; what it showed is on the page."""
        def count(records):
            return sum(bool(SENTINEL.match(record)) for record in records)

        before = count(self.gallery.records)
        self._sentinels += 1
        await self.page.mouse("mouseMoved", 1, 1 + self._sentinels % 2)
        await self.gallery.until(lambda records: count(records) > before)
        await self.page.evaluate(f"new Promise((done) => {{ let left = {FRAMES};"
                                 " const next = () => left-- ? requestAnimationFrame(next) : done(true);"
                                 " next(); })")

    async def rest(self):
        """Waits until controllers that were set in motion have arrived."""
        await self.page.evaluate(f"new Promise((done) => {{ let left = {ARRIVAL_FRAMES};"
                                 " const next = () => left-- ? requestAnimationFrame(next) : done(true);"
                                 " next(); })")
        await self.settle()

    def begin(self):
        """What is traced from now on counts."""
        self._start = len(self.gallery.records)

    async def compare(self, topics=STANDARD_TOPICS, name=None):
        """Compares what was traced since `begin()` with the expectation of that name."""
        await self.settle()
        lines = self.gallery.excerpt(self._start, topics)
        self.compare_lines(lines, name or self.name)

    def compare_lines(self, lines, name):
        """Compares lines with the expectation of that name, or with that of this browser where it has its own."""
        path = os.path.join(EXPECTED, f"{name}.txt")
        own = os.path.join(EXPECTED, f"{name}.{self.browser.NAME}.txt")
        if os.path.exists(own):
            path = own
        if self.rebaseline:
            os.makedirs(EXPECTED, exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write("".join(line + "\n" for line in lines))
        try:
            with open(path, encoding="utf-8") as file:
                wanted = file.read().splitlines()
        except FileNotFoundError:
            return self.check(False, f"there is no {path}; --rebaseline writes it")
        difference = "\n".join(difflib.unified_diff(wanted, lines, "expected", "traced", lineterm=""))
        self.check(not difference, f"the trace differs:\n{difference}")

    def check(self, holds, message):
        """Counts a check and keeps the message of one that fails."""
        self.checks += 1
        if not holds:
            self.failures.append(message)

    def note(self, text):
        """Something worth printing."""
        self.notes.append(text)

    async def text(self, identifier):
        """The text that a view shows, line breaks as spaces."""
        return await self.page.evaluate(
            f"[...document.querySelectorAll({json.dumps(selector(identifier) + ' .line')})]"
            ".map((line) => line.textContent).join(' ')")

    async def picture(self, name):
        """Writes a picture of the page."""
        await self.page.screenshot(os.path.join(self.artifacts, f"{name}.png"))
