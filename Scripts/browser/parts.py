# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""The rest of the page comes behind the first picture: it comes late, or never, and another script fails."""

import asyncio
import os
import tempfile

from drops import COPY, drag
from session import selector

REST = "*/later.js"
# The first word of the application comes behind the end of the document, as over a slow link.
LATE_WORDS = """
const words = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", { set(take) {
  words.set.call(this, (event) => setTimeout(() => take(event), 500)); } });
"""
# What the application says is kept back, as if the socket were not open yet.
CLOSED = """
window.kept = [];
const words = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", { set(take) {
  words.set.call(this, (event) => (window.kept ? window.kept.push(() => take(event)) : take(event))); } });
const state = Object.getOwnPropertyDescriptor(WebSocket.prototype, "readyState");
Object.defineProperty(WebSocket.prototype, "readyState", {
  get() { return window.kept ? WebSocket.CONNECTING : state.get.call(this); } });
"""
# What an extension of a browser does that puts a script into the page, which does not come.
STRANGER = """
addEventListener("DOMContentLoaded", () => {
  const script = document.createElement("script");
  document.head.append(script);
  script.dispatchEvent(new Event("error"));
});
"""
# Every vibration, and which sockets there are, for a test that cuts them.
WITNESS = """
window.vibrations = [];
Object.defineProperty(Navigator.prototype, "vibrate", {
  value(pattern) { window.vibrations.push(pattern); return true; } });
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(address) { super(address); window.sockets.push(this); } };
"""
HAS_REST = "document.querySelector('link[rel=manifest]') !== null"
TAPS = 4


async def rest_missing(run):
    """A page whose rest is kept away is loaded once and works, and tries again over another connection."""
    async def prepare(page):
        await page.prepare(LATE_WORDS + WITNESS)
        await page.send("Network.setBlockedURLs", urls=[REST])

    await run.open(before=prepare)
    await run.visit("page.chain", "chain.red")
    run.check(await run.page.evaluate("performance.getEntriesByType('navigation')[0].type") == "navigate",
              "a page without its rest was loaded again")
    run.check(not await run.page.evaluate(HAS_REST), "the rest was not kept away")
    await run.page.send("Network.setBlockedURLs", urls=[])
    loaded = run.page.next("Page.loadEventFired")
    await run.page.evaluate("sockets.at(-1).close()")
    await asyncio.wait_for(loaded, 20)
    await run.page.until(HAS_REST)
    await run.shown("chain.red")


async def open_without_rest(run):
    """Opens the gallery in a page whose rest is held back; returns what lets it go on."""
    held = []

    async def prepare(page):
        await page.prepare(WITNESS)
        await page.send("Fetch.enable", patterns=[{"urlPattern": REST}])
        held.append(page.next("Fetch.requestPaused", lambda one: one["request"]["url"].endswith(REST[1:])))

    # The end of the load waits for the rest, so nobody waits for that.
    run.page = await run.browser.open("about:blank", touch=True, before=prepare)
    await run.page.send("Page.navigate", url=run.gallery.url)
    request = await asyncio.wait_for(held[0], 20)
    await run.shown("page.chain")
    await run.settle()
    return lambda: run.page.send("Fetch.continueRequest", requestId=request["requestId"])


async def rest_late(run):
    """A page whose rest is late works without it, and learns then how things are, not each that was."""
    go_on = await open_without_rest(run)
    await run.visit("page.player", "player.play")
    for _ in range(TAPS):
        await run.tap("player.play")
        await run.settle()
    await run.tap("player.play")
    await run.settle()
    run.check(await run.page.evaluate("navigator.mediaSession.playbackState") == "none", "the rest is there")
    await go_on()
    await run.page.until("navigator.mediaSession.playbackState === 'playing'")
    felt = await run.page.evaluate("vibrations")
    run.check(len(felt) <= 1, f"touches of before are felt at once: {felt}")
    await run.tap("player.play")
    await run.page.until("navigator.mediaSession.playbackState === 'paused'")
    run.check(not run.page.problems, f"the browser complained: {run.page.problems}")


async def dropped_early(run):
    """A file that is dropped before the rest is there does not take the page's place."""
    go_on = await open_without_rest(run)
    await run.page.evaluate("window.isSame = true")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "Jam.txt")
        with open(path, "w", encoding="utf-8") as file:
            file.write("of figs")
        files = {"items": [], "files": [path], "dragOperationsMask": COPY}
        for kind in ("dragEnter", "dragOver", "dragOver", "drop"):
            await drag(run, kind, (200, 300), files)
        await run.settle()
    await go_on()
    await run.page.until(HAS_REST)
    run.check(await run.page.evaluate("window.isSame === true"), "the browser shows the file")


async def turned_early(run):
    """A page that is turned before its socket is open, but behind its hello, tells of it when it is."""
    async def prepare(page):
        await page.prepare(CLOSED)

    run.page = await run.browser.open(run.gallery.url, touch=True, before=prepare)
    await run.page.until(HAS_REST)
    run.begin()
    await run.page.resize(896, 414, mobile=True)
    await run.page.until("innerWidth === 896")
    await run.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    await run.page.evaluate("const late = window.kept; window.kept = null; for (const take of late) take();")
    await run.gallery.until(lambda records: any("screen 896.0 × 414.0" in one for one in records[run._start:]))
    await run.shown("page.chain")
    run.check(not run.page.problems, f"the browser complained: {run.page.problems}")


async def strange_script(run):
    """A script that somebody else put into the page fails, and the page goes on."""
    async def prepare(page):
        await page.prepare(LATE_WORDS + WITNESS + STRANGER)

    await run.open(before=prepare)
    await run.visit("page.chain", "chain.red")
    run.check(await run.page.evaluate("performance.getEntriesByType('navigation')[0].type") == "navigate",
              "the page was loaded again")
    run.check(await run.page.evaluate(HAS_REST), "the rest is not there")
    run.check(not run.page.problems, f"the browser complained: {run.page.problems}")


SCENARIOS = (rest_missing, rest_late, dropped_early, turned_early, strange_script)
