# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""Drives a headless Chromium over its debugging protocol.

Input that is sent this way is trusted: the page cannot tell it from a person's. Nothing here sleeps; to
wait is to wait for an event or for an expression in the page to come true.

    async with Browser() as browser:
        page = await browser.open(url, width=414, height=896, touch=True)
        await page.until("document.querySelector('.layer')")
        await page.touch("touchStart", [(100, 100)])
        await page.touch("touchEnd", [])

Needs Chromium, and `websockets` from PyPI; `install.sh` beside this file brings both.
"""

import asyncio
import base64
import contextlib
import json
import os
import urllib.request

import websockets

from process import BrowserProcess
from tab import COMMAND_SECONDS, ProtocolError, Tab

LARGEST_MESSAGE = 64 * 1024 * 1024


class Browser(BrowserProcess):
    """One headless Chromium with a fresh profile; use it as an asynchronous context manager.

    `environment` comes on top of the one that the script runs in.
    """

    NAME = "chromium"
    COMMANDS = ("chromium", "chromium-browser", "google-chrome")
    INSTALL = "Scripts/browser/install.sh"
    MARKER = b"DevTools listening on ws://"

    def __init__(self, arguments=(), environment=None):
        self.arguments = list(arguments)
        self.environment = environment or {}

    async def __aenter__(self):
        place = await self.launch(lambda profile: (
            "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0",
            "--no-first-run", "--disable-background-networking", "--hide-scrollbars",
            f"--user-data-dir={profile}", *self.arguments), self.environment)
        self.endpoint = place.split("/")[0]
        return self

    def _request(self, method, path):
        request = urllib.request.Request(f"http://{self.endpoint}{path}", method=method)
        with urllib.request.urlopen(request, timeout=COMMAND_SECONDS) as response:
            return json.load(response)

    async def open(self, url, width=414, height=896, scale=1.0, touch=False, before=None):
        """Opens `url` in a tab of this size; `before(page)` may set things up before the page loads."""
        target = await asyncio.to_thread(self._request, "PUT", "/json/new?about:blank")
        socket = await websockets.connect(
            target["webSocketDebuggerUrl"], max_size=LARGEST_MESSAGE, ping_interval=None, compression=None)
        page = Page(socket)
        for domain in ("Page", "Runtime", "Network", "Log"):
            await page.send(f"{domain}.enable")
        await page.resize(width, height, scale, mobile=touch)
        if touch:
            await page.send("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=10)
        if before:
            await before(page)
        await page.navigate(url)
        return page


class Page(Tab):
    """A tab."""

    def __init__(self, socket):
        super().__init__()
        self._socket = socket
        self._number = 0
        self._answers = {}
        self._waiting = []
        self._reader = asyncio.create_task(self._read())

    async def _read(self):
        with contextlib.suppress(websockets.ConnectionClosed):
            async for text in self._socket:
                message = json.loads(text)
                if "id" in message:
                    answer = self._answers.pop(message["id"], None)
                    if answer and not answer.done():
                        answer.set_result(message)
                else:
                    self._event(message["method"], message.get("params", {}))

    def _event(self, method, params):
        if method == "Runtime.exceptionThrown":
            self.problems.append(params["exceptionDetails"].get("exception", {}).get("description", "exception"))
        if method == "Log.entryAdded" and params["entry"]["level"] == "error":
            self.problems.append(params["entry"]["text"] + " " + params["entry"].get("url", ""))
        for waiting in [one for one in self._waiting if one[0] == method]:
            if not waiting[2].done() and (waiting[1] is None or waiting[1](params)):
                waiting[2].set_result(params)
                self._waiting.remove(waiting)

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
            if "error" in message:
                raise ProtocolError(f"{method}: {message['error']['message']}")
            return message["result"]

        return result()

    def next(self, method, where=None):
        """The next event with this name for which `where(params)` holds, as a future."""
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((method, where, future))
        return future

    async def evaluate(self, expression):
        """The value of a JavaScript expression; a promise is awaited."""
        result = await self.send(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise ProtocolError(details.get("exception", {}).get("description", details["text"]))
        return result["result"].get("value")

    async def navigate(self, url):
        """Loads a page and waits until it is there."""
        loaded = self.next("Page.loadEventFired")
        await self.send("Page.navigate", url=url)
        await asyncio.wait_for(loaded, COMMAND_SECONDS)

    async def reload(self):
        """Loads the page anew and waits until it is there."""
        loaded = self.next("Page.loadEventFired")
        await self.send("Page.reload")
        await asyncio.wait_for(loaded, COMMAND_SECONDS)

    async def prepare(self, script):
        """Runs a script in every page of the tab that is loaded from now on, before its own."""
        await self.send("Page.addScriptToEvaluateOnNewDocument", source=script)

    async def attend(self):
        """The page has the keyboard, whatever else there is."""
        await self.send("Emulation.setFocusEmulationEnabled", enabled=True)

    async def prefer(self, scheme):
        """The person wants pages `dark` or `light`."""
        await self.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    async def resize(self, width, height, scale=1.0, mobile=False, orientation=None):
        """Sets the size of the page in points and the pixels in a point."""
        more = {"screenOrientation": orientation} if orientation else {}
        await self.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                        deviceScaleFactor=scale, mobile=mobile, **more)

    async def touch(self, kind, points, wait=True, **more):
        """Sends touchStart, touchMove, touchEnd or touchCancel; a point is (x, y) or a CDP dictionary.

        The points are all that are on the screen afterwards, in the order of their fingers.
        """
        described = [point if isinstance(point, dict) else {"x": point[0], "y": point[1], "id": index}
                     for index, point in enumerate(points)]
        answer = await self.post("Input.dispatchTouchEvent", type=kind, touchPoints=described, **more)
        return await answer if wait else answer

    async def mouse(self, kind, x, y, wait=True, **more):
        """Sends mousePressed, mouseMoved, mouseReleased or mouseWheel; `pointerType="pen"` for a pen."""
        answer = await self.post("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)
        return await answer if wait else answer

    async def key(self, kind, code, key, modifiers=0):
        """Sends `keyDown` or `keyUp` of a physical key that types `key`; 4 in `modifiers` is Meta."""
        text = {"text": key} if kind == "keyDown" and len(key) == 1 and not modifiers & 6 else {}
        await self.send("Input.dispatchKeyEvent", type=kind, code=code, key=key, modifiers=modifiers, **text)

    async def compose(self, text):
        """What an input method shows of a word that it makes; an empty text gives the word up."""
        end = len(text)
        await self.send("Input.imeSetComposition", text=text, selectionStart=end, selectionEnd=end)

    async def insert(self, text):
        """A text that comes without a key, which ends what is composed."""
        await self.send("Input.insertText", text=text)

    async def screenshot(self, path):
        """Writes a PNG of what the page shows."""
        picture = await self.send("Page.captureScreenshot", format="png")
        os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
        with open(path, "wb") as file:
            file.write(base64.b64decode(picture["data"]))

    async def close(self):
        """Closes the tab."""
        with contextlib.suppress(Exception):
            await self.send("Page.close")
        await self._socket.close()
