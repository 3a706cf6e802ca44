# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""The inspector's page beside the gallery, and over a replay."""

import json
import os

from gallery import Gallery, ROOT
from reader import audit

# What questions must leave no trace in.
QUIET_TOPICS = ("hit", "touch", "gesture", "delivery", "chain", "action", "controller", "firstResponder", "anomaly")
ROW = "[...document.querySelectorAll('[role=treeitem]')].find((row) => row.textContent.startsWith('page.chain'))"

BEGINNING = "[...document.querySelectorAll('#event-list button')].find((one) => one.textContent.includes('began'))"

# Has the page's questions answered as by an application that was started anew.
RESTART = """window.fetch = ((ask) => async (question, options) => {
  const answer = await ask(question, options);
  if (question !== 'inspector/tree') return answer;
  return new Response(JSON.stringify({ ...await answer.json(), run: 'another' }));
})(window.fetch), true"""


# A tap that leads to a page, a long press on it, a tap, and the way back.
RECORDING = os.path.join(ROOT, "Tests/Recordings/form-1.jsonl")
PLACE = "document.getElementById('replay-time').textContent"
LINE = "document.getElementById('replay-line').textContent"
TREE = "document.getElementById('tree').textContent"
DRAG = """((slider) => { slider.value = '%d';
  return slider.dispatchEvent(new Event('input', { bubbles: true })); })(document.getElementById('replay-moment'))"""
PRESS = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '%s', bubbles: true, cancelable: true }))"


async def count(page, selector):
    """How many elements match."""
    return await page.evaluate(f"document.querySelectorAll({selector!r}).length")


def inspector_url(gallery):
    """Where the inspector is: the browser has the cookie, and the address no token."""
    return "/".join([*gallery.url.split("/")[:3], "inspector"])


async def touch_beside(run, page, x, y):
    """Touches the application, which is in another tab than the inspector's page, and comes back to that."""
    await run.page.send("Page.bringToFront")
    await run.page.until("!document.hidden")
    await run.page.touch("touchStart", [(x, y)])
    await run.page.touch("touchEnd", [])
    await page.send("Page.bringToFront")


async def inspector(run):
    """It shows the tree, tells of a view and of a hit without a trace, of an event that comes, and begins anew."""
    await run.open()
    x, y = await run.center("page.chain")
    page = await run.browser.open(inspector_url(run.gallery), 1200, 800)
    try:
        await page.until(f"{ROW} !== undefined")
        start = len(run.gallery.records)
        await page.evaluate(f"{ROW}.click()")
        await page.until("document.querySelector('#responder h3')?.textContent.startsWith('page.chain')")
        run.check(await count(page, "#responder ol > li") > 3, "a view has a chain")
        await page.evaluate(
            f"document.getElementById('x').value = {x}; document.getElementById('y').value = {y};"
            " document.getElementById('ask').click()")
        await page.until("document.querySelectorAll('#hit li').length > 1")
        run.check(await count(page, "#hit .answer") == 1, "a hit has one answer")
        await page.evaluate("document.getElementById('tab-first').click()")
        await page.until("document.querySelector('#first h3') !== null")
        traced = run.gallery.excerpt(start, QUIET_TOPICS)
        run.check(traced == [], f"the inspector left a trace: {traced}")

        await touch_beside(run, page, x, y)
        await page.evaluate("document.getElementById('tab-events').click()")
        await page.until(f"{BEGINNING} !== undefined")
        await page.evaluate(f"{BEGINNING}.click()")
        await page.until("document.querySelectorAll('#event h3').length > 1")
        run.check(await page.evaluate("document.querySelector('#event').textContent.includes('hit at')"),
                  "the beginning of a touch says which view it is")
        status = await page.evaluate("document.getElementById('status').textContent")
        run.check(status == "", f"the inspector says: {status}")

        await page.evaluate(RESTART)
        await page.until("document.getElementById('responder').textContent.startsWith('Pick a view')")
        picked = await count(page, "[role=treeitem][aria-selected=true], #event-list [aria-current]")
        run.check(picked == 0, "what was picked is picked still after a launch")
    finally:
        await page.close()


async def inspector_audit(run):
    """axe-core finds nothing serious on the page, its colours included: in light and in dark, tab by tab."""
    await run.open()
    x, y = await run.center("page.chain")
    page = await run.browser.open(inspector_url(run.gallery), 1200, 800)
    try:
        await page.until(f"{ROW} !== undefined")
        await touch_beside(run, page, x, y)
        await page.until(f"{BEGINNING} !== undefined")
        await page.evaluate(f"{BEGINNING}.click()")
        await page.until("document.querySelectorAll('#event h3').length > 1")
        await page.evaluate("document.getElementById('tab-first').click()")
        await page.until("document.querySelector('#first h3') !== null")
        await page.evaluate("document.getElementById('ask').click()")
        await page.until("document.querySelectorAll('#hit li').length > 1")
        # What is looked at stays.
        await page.evaluate("document.getElementById('live').click()")
        await page.evaluate("[...document.querySelectorAll('[role=treeitem]')].at(-1).click()")
        await page.until("document.querySelector('#responder h3') !== null")
        await page.until("document.getElementById('status').textContent === 'Stands still'")
        for scheme in ("light", "dark"):
            await page.prefer(scheme)
            for tab in ("responder", "hit", "first", "events"):
                await page.evaluate(f"document.getElementById('tab-{tab}').click()")
                found, passed = await audit(page, color_contrast=True)
                run.check(not found, f"in {scheme} axe finds on the tab {tab}: {found}")
                run.check("color-contrast" in passed, f"in {scheme} axe looked at no colour on the tab {tab}")
    finally:
        await page.close()


async def replay(run):
    """A slider leads a replay to an event, keys on and back, and the application's page goes along."""
    async with Gallery(run.gallery.binary, trace="", arguments=("--replay", RECORDING)) as gallery:
        run.page = await run.browser.open(gallery.url)
        await run.page.until("document.getElementById('banner').innerText.startsWith('A recording is replayed')")
        page = await run.browser.open(inspector_url(gallery), 1200, 800)
        try:
            await page.until("!document.getElementById('replay').hidden")
            await page.evaluate(DRAG % 4)
            await page.until(f"{PLACE}.endsWith('event 4 of 8')")
            await page.until("document.querySelector('#event-list [aria-current]') !== null")
            line = await page.evaluate(LINE)
            run.check("finger 1 ended (200, 400)" in line, f"what came in last is {line!r}")
            tree = await page.evaluate(TREE)
            run.check("lab.photo" in tree, "the tree is of the page that was led to")
            await page.evaluate("document.getElementById('tab-events').click()")
            await page.screenshot(os.path.join(run.artifacts, "inspector-replay.png"))
            await page.evaluate(PRESS % "ArrowRight")
            await page.until(f"{PLACE}.endsWith('event 5 of 8')")
            await page.evaluate(PRESS % "ArrowLeft")
            await page.until(f"{PLACE}.endsWith('event 4 of 8') && {TREE} === {json.dumps(tree)}")
            run.check(await page.evaluate(LINE) == line, "the way back leads to another line")
            await run.page.send("Page.bringToFront")
            await run.shown("lab.photo")
            await page.send("Page.bringToFront")
            await page.evaluate("document.getElementById('replay-play').click()")
            await page.until(f"{PLACE}.endsWith('event 8 of 8')")
            await page.until("document.getElementById('replay-on').getAttribute('aria-disabled') === 'true'")
        finally:
            await page.close()
    run.check(gallery.status == 0, f"the replay ended with {gallery.status}")


SCENARIOS = (inspector, inspector_audit, replay)
