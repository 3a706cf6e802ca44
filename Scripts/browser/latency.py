# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""Measures what a person at the browser waits for; `Scripts/browser-latency` calls it."""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time

from cdp import Browser
from endurance import HEIGHT, WIDTH, Endurance
from gallery import Gallery
from session import selector
from wire import Wire, now, written

HALF, MOST = 0.5, 0.95  # the parts of all movements that the figures are given for
HALF_MILLISECONDS, MOST_MILLISECONDS = 0.5, 2.0  # from a message to the commit
MOST_FRAMES = 1  # from a pointer event to the changed element
MOVE_SECONDS = 1 / 60
TOLD = 100  # movements after which a line says how far it is
QUIET_SECONDS = 0.5
ECHOES = 200
WARM_UP = 30  # movements that do not count: the drag begins, caches fill
STEPS, STRIDE = 10, 4  # the finger goes to and fro: fast enough not to count as a finger that holds
PHOTO = "lab.photo"

# Stamps of frames, of the pointer event and of the first change of an element after it. The frame
# of an event or a change is the one that began last before it, for the browser hands out pointer
# events within a frame.
STAMPS = """window.stamps = (() => {
  let frames = [], moved = 0, changed = 0, tell = null;
  const begin = (time) => {
    frames.push(time);
    if (changed && tell) {
      tell([frames.filter((one) => one > moved && one <= changed).length, changed - moved]);
      tell = null;
    }
    requestAnimationFrame(begin);
  };
  requestAnimationFrame(begin);
  addEventListener("pointermove", () => { moved ||= performance.now(); }, true);
  new MutationObserver(() => { if (moved) changed ||= performance.now(); }).observe(
    document.querySelector(%s), { attributes: true, attributeFilter: ["style"] });
  return {
    forget() { [frames, moved, changed] = [[], 0, 0]; },
    taken: () => new Promise((done) => { tell = done; }),
  };
})(); true"""


def place(step):
    """How far the finger is from where it began: no two movements in a row lead to one place."""
    way = step % (2 * STEPS)
    return (STRIDE * (STEPS - abs(STEPS - way)), (step % 7) - 3)


def tell(what, done, count):
    """Says now and then how far it is."""
    if done > 0 and done % TOLD == 0:
        print(f"     {what}: {done} of {count} movements", file=sys.stderr, flush=True)


def part(figures, share):
    """The figure that this share of all does not exceed."""
    return sorted(figures)[min(int(len(figures) * share), len(figures) - 1)]


async def measure_frames(gallery, count):
    """Drags in a browser: frames and milliseconds from each pointer event to the change, and where."""
    async with Browser() as browser:
        page = await browser.open(gallery.url, WIDTH, HEIGHT, 1.0, touch=True)
        await page.until(f"document.querySelector({json.dumps(selector('page.chain'))})")
        person = Endurance(page, gallery, 0)
        await person.tap(await person.reveal("page.gestures"))
        await page.until(f"document.querySelector({json.dumps(selector(PHOTO))})")
        await person.frames(60)
        left, top, width, height = await page.box(selector(PHOTO))
        x, y = round(left + width / 2), round(top + height / 2)
        await page.evaluate(STAMPS % json.dumps(selector(PHOTO)))
        await page.touch("touchStart", [(x, y)])
        results = []
        for step in range(1, WARM_UP + count + 1):
            dx, dy = place(step)
            if step <= WARM_UP:
                await page.touch("touchMove", [(x + dx, y + dy)])
                await person.frames(2)
                continue
            await page.evaluate("stamps.forget()")
            await page.touch("touchMove", [(x + dx, y + dy)])
            results.append(await page.evaluate("stamps.taken()"))
            tell("in a browser", step - WARM_UP, count)
        await page.touch("touchEnd", [])
        await person.frames(30)
        left, top, width, height = await page.box(selector(PHOTO))
        await page.close()
    return results, (round(left + width / 2), round(top + height / 2))


def measure_commits(gallery, x, y, count):
    """Drags without a browser: milliseconds from each message to its commit, and until that is here.

    Both begin where the kernel sends the message on its way to the application. The first end where the
    application sends the commit, the second where this script has woken up and read it. Last come
    those of the socket and the script alone.
    """
    def contacts(phase, dx=0, dy=0):
        # A digitizer twice as fast as the frames; the page tells what the browser predicts, too.
        at, sample = now(), [x + dx, y + dy, 0]
        contact = {"id": 1, "k": "finger", "p": phase, "s": [at, *sample], "r": 11.5}
        if phase == "moved":
            contact["co"] = [[at - 8, *sample], [at, *sample]]
            contact["pr"] = [[at + 8, *sample], [at + 16, *sample]]
        return written({"t": "contacts", "at": at, "mods": 0, "c": [contact]})

    times, reads = [], []
    with Wire(gallery.url, WIDTH, HEIGHT) as wire:
        wire.rest(QUIET_SECONDS)
        wire.send_text(contacts("began"))
        wire.rest(MOVE_SECONDS)
        for step in range(1, WARM_UP + count + 1):
            begin = time.perf_counter()
            text = contacts("moved", *place(step))
            if step <= WARM_UP:
                wire.send_text(text)
                wire.rest(MOVE_SECONDS)
                continue
            wire.send_text(text, stamped=True)
            commit = wire.commit()
            read, sent = time.time(), wire.sent()
            reads.append((read - sent) * 1000)
            times.append((wire.came - sent) * 1000)
            wire.acknowledge(commit)
            tell("without one", step - WARM_UP, count)
            time.sleep(max(0, MOVE_SECONDS - (time.perf_counter() - begin)))
        wire.send_text(contacts("ended"))
        wire.rest(QUIET_SECONDS)
        echoes = []
        for _ in range(ECHOES):
            echoes.append(wire.echo() * 1000)
            time.sleep(MOVE_SECONDS / 4)
    return times, reads, echoes


def judge(name, figure, aim, unit):
    """Prints a figure beside its aim; true when it is missed."""
    verdict = "ok  " if figure <= aim else "FAIL"
    far = "" if figure <= aim else f", {figure / aim:.1f} times as much"
    print(f"{verdict} {name}: {figure:.3g} {unit}, aim {aim:g}{far}")
    return figure > aim


async def main(options):
    """Measures both and prints them; 1 when an aim is missed."""
    with tempfile.TemporaryDirectory(prefix="responder-state-") as state:
        # A browser comes first, and then a script by the same address.
        token = os.path.join(state, "token")
        gallery = Gallery(
            options.binary, trace="anomaly", state=state, arguments=("--token-file", token))
        async with gallery:
            frames, point = await measure_frames(gallery, options.count)
            times, reads, echoes = await asyncio.to_thread(
                measure_commits, gallery, *point, options.count)
    if gallery.status != 0:
        print(f"FAIL the gallery ended with {gallery.status}", *gallery.records[-20:], sep="\n")
        return 1
    counts = [count for count, _ in frames]
    missed = judge("message to commit, half", part(times, HALF), HALF_MILLISECONDS, "ms")
    missed |= judge("message to commit, 95 %", part(times, MOST), MOST_MILLISECONDS, "ms")
    print(f"     until this script has it: {part(reads, HALF):.3f} and {part(reads, MOST):.3f} ms, of which"
          f" the socket and it alone take {part(echoes, HALF):.3f}; longest {max(times):.2f} ms")
    missed |= judge("pointer event to element, 95 %", part(counts, MOST), MOST_FRAMES, "frames")
    waits = [wait for _, wait in frames]
    print(f"     {sum(count <= MOST_FRAMES for count in counts)} of {len(counts)} in the next frame; most"
          f" {max(counts)} frames; {part(waits, HALF):.1f} and {part(waits, MOST):.1f} ms")
    return 1 if missed else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="Scripts/browser-latency")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--binary", required=True)
    sys.exit(asyncio.run(main(parser.parse_args())))
