# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""Drives a headless Firefox over WebDriver BiDi, with what `cdp.py` offers of Chromium.

Mouse and wheel are the protocol's own. What it has no command for is done by `firefoxinput.js` in the
browser's window. All of it is trusted, as a person's input is.

    async with Browser() as browser:
        page = await browser.open(url, width=414, height=896, touch=True)

Needs Firefox, of any channel, and `websockets`; `install.sh --firefox` beside this file brings both.
"""

import asyncio
import base64
import contextlib
import json
import os

import websockets

from cdp import LARGEST_MESSAGE
from process import BrowserProcess
from tab import COMMAND_SECONDS, ProtocolError, Tab

HERE = os.path.dirname(os.path.abspath(__file__))
PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False,
    "browser.startup.homepage_override.mstone": "ignore", "toolkit.telemetry.enabled": False,
    # As on a desktop, whose fonts say how they are hinted; those of the tests do not.
    "gfx.text.subpixel-position.force-enabled": True,
}
BUTTONS = {"left": 0, "middle": 1, "right": 2}


class Browser(BrowserProcess):
    """One headless Firefox with a fresh profile; use it as an asynchronous context manager."""

    NAME = "firefox"
    COMMANDS = ("firefox-esr", "firefox")
    INSTALL = "Scripts/browser/install.sh --firefox"
    MARKER = b"WebDriver BiDi listening on "

    async def __aenter__(self):
        endpoint = await self.launch(self._arguments)
        self._number = 0
        self._answers = {}
        self._pages = {}
        self._socket = await websockets.connect(
            endpoint + "/session", max_size=LARGEST_MESSAGE, ping_interval=None, compression=None)
        self._reader = asyncio.create_task(self._read())
        await self.send("session.new", capabilities={})
        await self.send("session.subscribe", events=["log.entryAdded"])
        tree = await self.send("browsingContext.getTree", **{"moz:scope": "chrome"})
        self._window = tree["contexts"][0]["context"]
        with open(os.path.join(HERE, "firefoxinput.js"), encoding="utf-8") as file:
            await self.evaluate(file.read(), self._window)
        return self

    async def __aexit__(self, *_):
        await super().__aexit__()
        self._reader.cancel()

    def _arguments(self, profile):
        with open(os.path.join(profile, "user.js"), "w", encoding="utf-8") as file:
            for name, value in PREFERENCES.items():
                file.write(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n")
        return (
            "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0",
            "--remote-allow-system-access")

    async def _read(self):
        with contextlib.suppress(websockets.ConnectionClosed):
            async for text in self._socket:
                message = json.loads(text)
                answer = self._answers.pop(message.get("id"), None)
                if answer and not answer.done():
                    answer.set_result(message)
                elif message.get("method") == "log.entryAdded":
                    entry = message["params"]
                    page = self._pages.get(entry["source"].get("context"))
                    if page and entry["level"] == "error":
                        page.problems.append(entry["text"])

    async def send(self, method, **params):
        """Sends a command and returns its result."""
        return await (await self.post(method, **params))

    async def post(self, method, **params):
        """Sends a command without waiting; the awaitable returned is its result."""
        self._number += 1
        answer = asyncio.get_running_loop().create_future()
        self._answers[self._number] = answer
        await self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))

        async def result():
            message = await asyncio.wait_for(answer, COMMAND_SECONDS)
            if message["type"] == "error":
                raise ProtocolError(f"{method}: {message['message']}")
            return message["result"]

        return result()

    async def evaluate(self, expression, context):
        """The value of a JavaScript expression there; a promise is awaited."""
        return await (await self._ask(expression, context))

    async def _ask(self, expression, context):
        answer = await self.post(
            "script.evaluate", expression=expression, target={"context": context}, awaitPromise=True)

        async def result():
            found = await answer
            if found["type"] == "exception":
                raise ProtocolError(found["exceptionDetails"]["text"])
            return _value(found["result"])

        return result()

    async def do(self, name, *words):
        """Calls a function of `firefoxinput.js` without waiting; the awaitable returned is its end."""
        arguments = ", ".join(map(json.dumps, words))
        return await self._ask(f"responder.{name}({arguments})", self._window)

    async def open(self, url, width=414, height=896, scale=1.0, touch=False, before=None):
        """Opens `url` in a tab of this size; `before(page)` may set things up before the page loads."""
        await (await self.do("begin", touch))
        created = await self.send("browsingContext.create", type="tab")
        page = Page(self, created["context"])
        self._pages[created["context"]] = page
        await page.resize(width, height, scale)
        if before:
            await before(page)
        await page.navigate(url)
        await (await self.do("focus"))
        return page


def _value(found):
    """What JSON has for a value of the protocol."""
    kind, value = found["type"], found.get("value")
    if kind == "array":
        return [_value(one) for one in value]
    if kind == "object":
        return {name: _value(one) for name, one in value}
    return value


class Page(Tab):
    """A tab."""

    def __init__(self, browser, context):
        super().__init__()
        self._browser = browser
        self._context = context
        self._down = {}

    async def send(self, method, **params):
        """Sends a command that is about this tab, and returns its result."""
        return await self._browser.send(method, context=self._context, **params)

    async def evaluate(self, expression):
        """The value of a JavaScript expression; a promise is awaited."""
        return await self._browser.evaluate(expression, self._context)

    async def navigate(self, url):
        """Loads a page and waits until it is there."""
        await self.send("browsingContext.navigate", url=url, wait="complete")

    async def reload(self):
        """Loads the page anew and waits until it is there."""
        await self.send("browsingContext.reload", wait="complete")

    async def prepare(self, script):
        """Runs a script in every page of the tab that is loaded from now on, before its own."""
        await self._browser.send(
            "script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}", contexts=[self._context])

    async def attend(self):
        """The page has the keyboard, whatever else there is."""
        await (await self._browser.do("focus"))

    async def prefer(self, scheme):
        """The person wants pages `dark` or `light`."""
        await (await self._browser.do("prefer", scheme))

    async def resize(self, width, height, scale=1.0, mobile=False, orientation=None):
        """Sets the size of the page in points and the pixels in a point."""
        await self.send(
            "browsingContext.setViewport", viewport={"width": width, "height": height}, devicePixelRatio=scale)

    async def touch(self, kind, points, wait=True):
        """Sends touchStart, touchMove, touchEnd or touchCancel; a point is (x, y) or a dictionary with an id.

        Fingers go down and up one by one. Those that move do so at once, the last one named first, as
        Chromium tells of them; an end without points is that of all.
        """
        named = {}
        for index, point in enumerate(points):
            place = (point["id"], point["x"], point["y"]) if isinstance(point, dict) else (index, *point)
            named[place[0]] = place
        events = []
        if kind == "touchStart":
            for number in [number for number in named if number not in self._down]:
                self._down[number] = named[number]
                events.append(("touchstart", list(self._down.values())))
        elif kind == "touchMove":
            moved = {**self._down, **named}
            order = [number for number in self._down if number not in named] + list(named)
            self._down = {number: moved[number] for number in self._down}
            events.append(("touchmove", [moved[number] for number in reversed(order)]))
        elif kind == "touchEnd":
            for number in list(named or self._down):
                events.append(("touchend", [{**self._down, **named}[number]]))
                del self._down[number]
        else:
            events.append(("touchcancel", list(self._down.values())))
            self._down = {}
        # Firefox counts fingers from one.
        told = [(name, [(number + 1, x, y) for number, x, y in places]) for name, places in events]
        answer = await self._browser.do("touch", told)
        return await answer if wait else answer

    async def mouse(self, kind, x, y, button="left", buttons=0, pointerType="mouse", force=0, deltaX=0, deltaY=0,
                    **_):
        """Sends mousePressed, mouseMoved, mouseReleased or mouseWheel; `pointerType="pen"` for a pen."""
        if pointerType == "pen":
            name = {"mousePressed": "mousedown", "mouseMoved": "mousemove", "mouseReleased": "mouseup"}[kind]
            return await (await self._browser.do("pen", name, x, y, force, buttons))
        if kind == "mouseWheel":
            turn = {"type": "scroll", "x": x, "y": y, "deltaX": deltaX, "deltaY": deltaY}
            return await self._perform({"type": "wheel", "id": "wheel", "actions": [turn]})
        actions = [{"type": "pointerMove", "x": x, "y": y}]
        if kind == "mousePressed":
            actions.append({"type": "pointerDown", "button": BUTTONS[button]})
        if kind == "mouseReleased":
            actions.append({"type": "pointerUp", "button": BUTTONS[button]})
        await self._perform({"type": "pointer", "id": "mouse", "actions": actions})

    async def _perform(self, source):
        await self.send("input.performActions", actions=[source])

    async def key(self, kind, code, key, modifiers=0, repeat=False):
        """Sends `keyDown` or `keyUp` of a physical key that types `key`; keys that are down modify others."""
        await (await self._browser.do("key", kind, code, key, repeat))

    async def compose(self, text):
        """What an input method shows of a word that it makes; an empty text gives the word up."""
        await (await self._browser.do("compose", text))

    async def insert(self, text):
        """A text that comes without a key, which ends what is composed."""
        await (await self._browser.do("insert", text))

    async def screenshot(self, path):
        """Writes a PNG of what the page shows."""
        picture = await self.send("browsingContext.captureScreenshot")
        os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
        with open(path, "wb") as file:
            file.write(base64.b64decode(picture["data"]))

    async def close(self):
        """Closes the tab."""
        with contextlib.suppress(Exception):
            await self.send("browsingContext.close")
