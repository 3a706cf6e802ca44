# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""Runs the gallery and reads what it traces."""

import asyncio
import contextlib
import os
import re
import signal

START_SECONDS = 20.0
TRACE_SECONDS = 20.0
ADDRESS = re.compile(r"http://\S+/")
TIME = re.compile(r"^\s*\d+\.\d+  ")
# The pointer rests here only when the test wants to know that everything before it has arrived.
SENTINEL = re.compile(r"^host\s+hover at .*\(1, \d+\)")
RECORD = re.compile(r"^(?P<topic>[a-zA-Z]+)\s+")
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BAR = 100  # points that the bar of the list of pages covers at most, once the list is scrolled
WHEEL_TURNS = 30  # more than the way to any row takes
# The list of pages, and those of its rows that there are now: identifier to left, top, width, height.
ROWS = """(() => {
  const box = (one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height]; };
  const list = document.querySelector('[data-identifier="home.list"]');
  return list && { list: box(list), rows: Object.fromEntries(
    [...document.querySelectorAll('[data-identifier^="page."]')].map((one) => [one.dataset.identifier, box(one)])) };
})()"""


def page_rows():
    """The rows of the list of pages, in their order."""
    with open(os.path.join(ROOT, "Examples/Gallery/Gallery.swift"), encoding="utf-8") as file:
        return re.findall(r'identifier: "(page\.[a-z]+)"', file.read())


async def reveal(page, row, settle):
    """Turns the wheel over the list of pages until a row is seen whole; its middle, or None where it never is.

    Rows out of sight are no elements. `settle()` waits until the page shows what a turn did."""
    order = page_rows()
    for _ in range(WHEEL_TURNS):
        found = await page.evaluate(ROWS)
        if not found:
            return None
        x, top, width, height = found["list"]
        bottom, top = top + height, top + BAR
        rows = {name: box for name, box in found["rows"].items() if name in order}
        if row in rows:
            left, y, wide, tall = rows[row]
            if y >= top and y + tall <= bottom:
                return (round(left + wide / 2), round(y + tall / 2))
            turn = y + tall / 2 - (top + bottom) / 2
        else:
            is_below = any(order.index(name) < order.index(row) for name in rows)
            turn = (bottom - top) * (0.8 if is_below else -0.8)
        # On a screen with two pixels a point the browser goes half as far as it is told.
        await page.mouse("mouseWheel", round(x + width / 2), round((top + bottom) / 2), deltaX=0, deltaY=round(turn))
        await settle()
    return None


class Gallery:
    """The gallery's process, with the records of its trace; an asynchronous context manager.

    `trace` are the topics, all of them unless it is said; `state` is the folder of what is saved;
    `arguments` are words of the command line besides those that choose the host; `port` is where it
    listens, a free one unless it is said.
    """

    def __init__(self, binary, trace="all", state=None, arguments=(), port=0):
        self.binary = binary
        self.port = port
        self.arguments = arguments
        self.environment = {"UIKIT_TRACE": trace, **({"UIKIT_STATE_DIR": state} if state else {})}
        self.records = []
        self.url = None
        self._news = asyncio.Condition()

    async def __aenter__(self):
        self._process = await asyncio.create_subprocess_exec(
            self.binary, "--host", "web", "--port", str(self.port), *self.arguments, stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE, env={**os.environ, **self.environment}, limit=1 << 24)
        self._reader = asyncio.create_task(self._read())
        line = await asyncio.wait_for(self._process.stdout.readline(), START_SECONDS)
        found = ADDRESS.search(line.decode())
        if not found:
            raise RuntimeError(f"the gallery printed no address: {line.decode()!r} {self.records}")
        self.url = found.group()
        return self

    async def next_url(self):
        """Waits until another address is printed, and returns it."""
        line = await asyncio.wait_for(self._process.stdout.readline(), TRACE_SECONDS)
        return ADDRESS.search(line.decode()).group()

    @property
    def pid(self):
        """The number of the process."""
        return self._process.pid

    async def __aexit__(self, *_):
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(signal.SIGINT)
        self.status = await asyncio.wait_for(self._process.wait(), START_SECONDS)
        self._reader.cancel()

    async def _read(self):
        async for line in self._process.stderr:
            async with self._news:
                self.records.append(TIME.sub("", line.decode().rstrip("\n")))
                self._news.notify_all()

    async def until(self, condition, seconds=TRACE_SECONDS):
        """Waits until `condition(records)` is true; fails with the last records when it never is."""
        async with self._news:
            try:
                await asyncio.wait_for(
                    self._news.wait_for(lambda: condition(self.records)), seconds)
            except asyncio.TimeoutError:
                tail = "\n".join(self.records[-15:])
                raise TimeoutError(f"the trace never showed what was waited for; its end:\n{tail}") from None

    def excerpt(self, start, topics):
        """The records from `start` on with these topics, without what the sentinel caused."""
        result, is_sentinel = [], False
        for record in self.records[start:]:
            found = RECORD.match(record)
            topic = found.group("topic") if found else ""
            if topic == "host":
                is_sentinel = bool(SENTINEL.match(record))
            if not is_sentinel and topic in topics:
                result.append(record)
        return result
