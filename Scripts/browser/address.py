# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""The address that is printed: it lets in one browser, and leaves nothing behind in it."""

from cdp import Browser
from session import selector

WORDS = "document.body.innerText"


async def address(run):
    """The page has an address without secrets, and another browser needs another address."""
    await run.open()
    shown = await run.page.evaluate("[location.pathname + location.search, document.cookie]")
    run.check(shown == ["/", ""], f"the page shows {shown}")
    history = await run.page.send("Page.getNavigationHistory")
    token = run.gallery.url.split("/")[3]
    run.check(not any(token in entry["url"] for entry in history["entries"]),
              "the token is in the history")
    loaded = run.page.next("Page.loadEventFired")
    await run.page.send("Page.navigate", url=run.gallery.url)
    await loaded
    await run.shown("page.chain")
    run.check(not run.page.problems, f"the browser complained: {run.page.problems}")
    async with Browser() as other:
        page = await other.open(run.gallery.url)
        words = await page.evaluate(WORDS)
        run.check("serves once" in words, f"another browser is told {words!r}")
        await page.close()
        page = await other.open(await run.gallery.next_url())
        await page.until(f"document.querySelector('{selector('page.chain')}')")
        run.check(not page.problems, f"the other browser complained: {page.problems}")
        await page.close()


SCENARIOS = (address,)
