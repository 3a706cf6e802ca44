# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""What a tab of any browser does, by what its driver can: evaluate an expression, and send a key."""

import asyncio
import json

COMMAND_SECONDS = 20.0


class ProtocolError(Exception):
    """The browser refused a command, or the page threw."""


class Tab:
    """A tab; `problems` is what the browser complained of while it showed the page."""

    def __init__(self):
        self.problems = []

    async def until(self, expression, seconds=COMMAND_SECONDS):
        """Waits, from one frame to the next, until the expression is true; returns its value."""
        return await asyncio.wait_for(self.evaluate(
            "new Promise((done, fail) => { const look = () => { try { const value = (%s);"
            " if (value) done(value instanceof Node ? true : value); else requestAnimationFrame(look); }"
            " catch (error) { fail(error); } }; look(); })" % expression), seconds)

    async def chord(self, code, key, modifiers=0):
        """Presses and releases a key."""
        await self.key("keyDown", code, key, modifiers)
        await self.key("keyUp", code, key, modifiers)

    async def box(self, selector):
        """The place of an element: x, y, width, height in points."""
        return await self.evaluate(
            f"(() => {{ const box = document.querySelector({json.dumps(selector)})?.getBoundingClientRect();"
            " return box ? [box.x, box.y, box.width, box.height] : null; })()")
