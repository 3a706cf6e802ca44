# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""The address that is printed lets in one browser, and leaves nothing behind in it; pages besides the first."""

import os
import tempfile
import urllib.parse

from cdp import Browser
from gallery import Gallery
from session import selector

WORDS = "document.body.innerText"
ASKS = "!document.getElementById('question').hidden"
CHOOSE = "document.querySelector('#question button[value=%s]').click()"
BANNER = "document.getElementById('banner').innerText"
OFFER = "document.querySelector('#banner button')"
# Whether the browser would do with Tab what it does.
TAB = ("document.body.dispatchEvent(new KeyboardEvent("
       "'keydown', { code: 'Tab', key: 'Tab', bubbles: true, cancelable: true }))")
IS_ABOVE = "history.state?.above === true"


async def address(run):
    """The page has an address without secrets, and another browser needs another address."""
    await run.open()
    shown = await run.page.evaluate("[location.pathname + location.search, document.cookie]")
    run.check(shown == ["/", ""], f"the page shows {shown}")
    history = await run.page.send("Page.getNavigationHistory")
    token = run.gallery.url.split("/")[3]
    run.check(not any(token in entry["url"] for entry in history["entries"]),
              "the token is in the history")
    await run.page.navigate(run.gallery.url)
    await run.shown("page.chain")
    run.check(not run.page.problems, f"the browser complained: {run.page.problems}")
    async with Browser() as other:
        page = await guest(run, other)
        await page.until(ASKS)
        await page.evaluate(CHOOSE % "take")
        await page.until(f"document.querySelector('{selector('page.chain')}')")
        run.check(not page.problems, f"the other browser complained: {page.problems}")
        await page.close()


async def guest(run, other, **size):
    """A page of another browser: the address has served, and another is printed."""
    page = await other.open(run.gallery.url)
    words = await page.evaluate(WORDS)
    run.check("serves once" in words, f"another browser is told {words!r}")
    await page.close()
    return await other.open(await run.gallery.next_url(), **size)


async def visitors(run):
    """A second page asks, watches and takes over; the first keeps its place when it is loaded anew."""
    await run.open()
    async with Browser() as other:
        second = await guest(run, other, width=1000, height=700)
        await second.until(ASKS)
        await second.screenshot(os.path.join(run.artifacts, "visitors-question.png"))
        await run.page.reload()
        await run.shown("page.chain")
        await run.settle()
        run.check(not await run.page.evaluate(ASKS), "a page that is loaded anew asks")
        await second.evaluate(CHOOSE % "watch")
        await second.until(f"document.querySelector('{selector('page.chain')}')")
        await second.reload()
        await second.until(f"document.querySelector('{selector('page.chain')}')")
        run.check(not await second.evaluate(ASKS), "a page that watched asks when it is loaded anew")
        await second.until(f"{BANNER}.includes('watching')")
        await run.visit("page.chain", "chain.red")
        await second.until(f"document.querySelector('{selector('chain.red')}')")
        _, _, _, height = await second.box("#screen")
        run.check(round(height) == 700, f"who watches sees the screen {height} points high")
        run.begin()
        x, y, width, height = await second.box(selector("chain.red"))
        point = (round(x + width / 2), round(y + height / 2))
        await second.mouse("mousePressed", *point, button="left", buttons=1, clickCount=1)
        await second.mouse("mouseReleased", *point, button="left", clickCount=1)
        await run.settle()
        touches = run.gallery.excerpt(run._start, ("touch", "anomaly"))
        run.check(not touches, f"who watches does {touches}")
        await second.screenshot(os.path.join(run.artifacts, "visitors-watching.png"))
        run.check(await second.evaluate(TAB), "who watches cannot leave by keyboard")
        await run.page.until(IS_ABOVE)
        await second.evaluate(f"{OFFER}.click()")
        await run.page.until(f"{BANNER}.includes('another page')")
        await run.page.until(f"!({IS_ABOVE})")
        await second.until(
            f"document.querySelector('{selector('chain.red')}') && document.getElementById('banner').hidden")
        await run.page.evaluate(f"{OFFER}.focus()")
        await run.page.chord("Space", " ")
        await second.until(f"{BANNER}.includes('another page')")
        await run.page.until("document.getElementById('banner').hidden")
        run.check(not second.problems, f"the browser complained: {second.problems}")
        await second.close()


async def view(run):
    """A page that never does but watch shows all and takes no key from its person, and comes back alone."""
    await run.open()
    async with Browser() as other:
        await (await other.open(run.gallery.url)).close()
        second = await other.open(await run.gallery.next_url() + "?view", width=500, height=500)
        await second.until(f"document.querySelector('{selector('page.chain')}')")
        run.check(await second.evaluate(TAB), "who watches cannot leave by keyboard")
        run.check(not await run.page.evaluate(TAB), "who shows the application leaves it by Tab")
        await second.reload()
        await second.until(f"document.querySelector('{selector('page.chain')}')")
        run.check(not await second.evaluate(ASKS), "a page that only watches asks")
        run.check(not second.problems, f"the browser complained: {second.problems}")
        await second.close()


async def relaunch(run):
    """An application that keeps its token is launched anew: the page comes back by itself, and goes on."""
    own = run.gallery
    with tempfile.TemporaryDirectory() as place:
        more = {"arguments": ("--token-file", os.path.join(place, "token")), "state": place}
        run.gallery = Gallery(own.binary, **more)
        async with run.gallery:
            port = urllib.parse.urlsplit(run.gallery.url).port
            await run.open()
        await run.page.until(f"{BANNER}.includes('Not connected')")
        run.gallery = Gallery(own.binary, port=port, **more)
        async with run.gallery:
            await run.page.until("document.getElementById('banner').hidden")
            await run.shown("page.chain")
            await run.settle()
            run.begin()
            await run.visit("page.chain", "chain.red")
            anomalies = run.gallery.excerpt(run._start, ("anomaly",))
            run.check(not anomalies, f"anomalies: {anomalies}")
            await run.page.until("document.getElementById('banner').hidden")
    run.gallery = own


SCENARIOS = (address, visitors, view, relaunch)
