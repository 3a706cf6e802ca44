# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""What a person drags over the page from elsewhere, and out of it."""

import asyncio
import json
import os
import tempfile

from session import selector
from tab import COMMAND_SECONDS

COPY = 1  # the operation that a drag of the desktop offers
DROPPED_ELSEWHERE = """document.getElementById("glass").dispatchEvent(Object.defineProperty(
  new DragEvent("dragend", { bubbles: true }), "dataTransfer", { value: { dropEffect: "copy" } }))"""


async def drag(run, kind, place, data):
    """Sends dragEnter, dragOver or drop; the browser only drops where the page said that it would."""
    await run.page.send("Input.dispatchDragEvent", type=kind, x=place[0], y=place[1], data=data)


async def carry(run, place, data):
    """Brings something over a place and returns when the page knows whether it would be taken."""
    start = len(run.gallery.records)
    await drag(run, "dragEnter", place, data)
    await drag(run, "dragOver", place, data)
    await run.gallery.until(lambda records: any("drag is over" in one for one in records[start:]))
    await run.settle()
    await drag(run, "dragOver", (place[0] + 1, place[1]), data)
    await run.settle()


async def dropped(run):
    """The bin takes no text from outside; a list does, and a file whose name it shows."""
    await run.open()
    await run.visit("page.drags", "food.Figs")
    text = {"items": [{"mimeType": "text/plain", "data": "Honey"}], "dragOperationsMask": COPY}
    place = await run.center("drags.bin")
    await carry(run, place, text)
    start = len(run.gallery.records)
    await drag(run, "drop", place, text)
    await run.gallery.until(lambda records: any("from outside goes" in one for one in records[start:]))
    place = await run.center("food.Figs")
    await carry(run, place, text)
    await run.picture("drops-over")
    await drag(run, "drop", place, text)
    await run.shown("food.Honey")
    await run.rest()
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "Jam.txt")
        with open(path, "w", encoding="utf-8") as file:
            file.write("of figs")
        files = {"items": [], "files": [path], "dragOperationsMask": COPY}
        place = await run.center("food.Figs")
        await carry(run, place, files)
        await drag(run, "drop", place, files)
        await run.shown("food.Jam.txt")
    await run.rest()
    await run.picture("drops")
    log = await run.text("log")
    run.check("takes Jam.txt from outside" in log, f"the log is {log!r}")


async def traced(run, part, start):
    """Waits until something was traced behind a record."""
    await run.gallery.until(lambda records: any(part in one for one in records[start:]))


async def lift(run, identifier):
    """Rests the mouse on a view until it is lifted; returns where, and the record before."""
    x, y = await run.center(identifier)
    start = len(run.gallery.records)
    await run.page.mouse("mouseMoved", x, y)
    await run.page.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1)
    await traced(run, "lifted", start)
    await run.shown("drag preview")  # the page heard of the lift before it drew that
    return (x, y), start


async def move(run, x, y, wait=True):
    """Moves the mouse with its button down."""
    return await run.page.mouse("mouseMoved", x, y, wait=wait, button="left", buttons=1)


async def dragged_out(run):
    """The browser drags a row that a mouse lifts: over the page as a finger does, and out of it."""
    await run.open()
    await run.visit("page.drags", "food.Figs")
    # Without a rest nothing is lifted, and the browser drags nothing.
    x, y = await run.center("food.Apples")
    top = (await run.page.box(selector("food.Apples")))[1]
    start = len(run.gallery.records)
    await run.page.mouse("mouseMoved", x, y)
    await run.page.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1)
    for step in range(1, 5):
        await move(run, x, y + 10 * step)
    await run.page.mouse("mouseReleased", x, y + 40, button="left", clickCount=1)
    await traced(run, "ended", start)
    run.check(not any("cancelled" in one and one.startswith("touch") for one in run.gallery.records[start:]),
              "a press that moves at once was cancelled")
    # The list was pulled, and springs back: a press on it meanwhile would only stop it.
    await run.page.until(
        f"document.querySelector({json.dumps(selector('food.Apples'))}).getBoundingClientRect().top === {top}")
    await run.rest()
    # Chromium drags by itself here: what the page does is tried to the end.
    (x, y), start = await lift(run, "food.Apples")
    end = await run.center("food.Figs")
    for place in ((x + 5, y), (x + 20, y), end, (end[0] + 1, end[1])):
        await move(run, *place)
    await traced(run, "drag is over", start)
    await run.page.mouse("mouseReleased", end[0] + 1, end[1], button="left", clickCount=1)
    await traced(run, "is dropped", start)
    await run.rest()
    log = await run.text("log")
    run.check("takes Apples" in log, f"the log is {log!r}")
    records = run.gallery.records[start:]
    run.check(not any("from outside" in one for one in records), "a drag of the page came back from outside")
    # What leaves the page: the test is told in place of the desktop.
    await run.page.send("Input.setInterceptDrags", enabled=True)
    (x, y), start = await lift(run, "food.Bread")
    intercepted = run.page.next("Input.dragIntercepted")
    moves = [await move(run, x + way, y, wait=False) for way in (5, 20)]
    data = (await asyncio.wait_for(intercepted, COMMAND_SECONDS))["data"]
    for answer in moves:
        await answer
    run.check(data["items"] == [{"mimeType": "text/plain", "data": "Bread"}], f"the browser carries {data['items']}")
    run.check(data["dragOperationsMask"] == COPY, f"the browser would do {data['dragOperationsMask']}")
    await drag(run, "dragEnter", (x + 20, y), data)
    await drag(run, "dragOver", (x + 30, y), data)
    await traced(run, "begins", start)
    await run.page.evaluate(DROPPED_ELSEWHERE)
    await traced(run, "dropped outside", start)
    await drag(run, "dragCancel", (x + 30, y), data)  # Chromium itself was told of no end
    await run.page.mouse("mouseReleased", x + 30, y, button="left", clickCount=1)
    await run.page.send("Input.setInterceptDrags", enabled=False)
    await run.rest()
    await run.shown("food.Bread")
    await run.picture("dragged-out")


SCENARIOS = (dropped, dragged_out)
