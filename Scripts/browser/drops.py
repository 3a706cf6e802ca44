# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""What a person drags over the page from elsewhere."""

import os
import tempfile

COPY = 1  # the operation that a drag of the desktop offers


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


SCENARIOS = (dropped,)
