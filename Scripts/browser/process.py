# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""A headless browser as a process of its own, with a fresh profile: how it is started and ended."""

import asyncio
import contextlib
import os
import shutil
import signal
import tempfile

from tab import ProtocolError

LAUNCH_SECONDS = 30.0
# The fonts that the browser knows: widths of letters are in what the tests expect.
FONTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "fonts.conf")


class BrowserProcess:
    """What drivers of browsers begin with; a driver names its browser by these."""

    NAME = ""  # in the names of expectations that only this browser has
    COMMANDS = ()  # what it is called; the first that is there is taken
    INSTALL = ""  # brings it
    MARKER = b""  # stands before the address in the line that says where it listens

    async def launch(self, arguments, environment=None):
        """Starts it and returns where it listens.

        `arguments(profile)` gives its words, and may put files into that folder; `environment` comes on
        top of the one that the script runs in.
        """
        executable = next(filter(None, map(shutil.which, self.COMMANDS)), None)
        if executable is None:
            raise FileNotFoundError(f"no {self.NAME.capitalize()} found; run {self.INSTALL}")
        self._profile = tempfile.TemporaryDirectory(
            prefix=f"responder-{self.NAME}-", ignore_cleanup_errors=True)
        self._process = await asyncio.create_subprocess_exec(
            executable, *arguments(self._profile.name), "about:blank",
            stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE, start_new_session=True,
            env={**os.environ, "FONTCONFIG_FILE": FONTS, **(environment or {})})
        endpoint = await asyncio.wait_for(self._endpoint(), LAUNCH_SECONDS)
        # The pipe must be emptied, or the browser stops when it is full.
        self._drain = asyncio.create_task(self._process.stderr.read())
        return endpoint

    async def __aexit__(self, *_):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        await self._process.wait()
        self._drain.cancel()
        self._profile.cleanup()

    async def _endpoint(self):
        async for line in self._process.stderr:
            if line.startswith(self.MARKER):
                return line[len(self.MARKER):].decode().strip()
        raise ProtocolError(f"{self.NAME.capitalize()} ended before it listened")
