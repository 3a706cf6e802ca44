# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""The media controls of a desktop: a D-Bus of our own, on which Chromium is a player (MPRIS)."""

import asyncio
import contextlib
import os
import re

from cdp import Browser

BUS_SECONDS = 10.0
NEWS_SECONDS = 20.0
REMOTE = re.compile(r"^host +remote at \S+ s: (\w+)$")
FORMAT = "{{status}}: {{artist}}, {{title}}, {{mpris:length}}"


class Desktop:
    """A session's bus and what `playerctl` hears on it; an asynchronous context manager."""

    async def __aenter__(self):
        self._bus = await asyncio.create_subprocess_exec(
            "dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1",
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL)
        address = await asyncio.wait_for(self._bus.stdout.readline(), BUS_SECONDS)
        self.environment = {"DBUS_SESSION_BUS_ADDRESS": address.decode().strip()}
        self.news = []
        self._changed = asyncio.Condition()
        self._follower = await self._start("--follow", "metadata", "--format", FORMAT)
        self._reader = asyncio.create_task(self._follow())
        return self

    async def __aexit__(self, *_):
        for process in (self._follower, self._bus):
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            await asyncio.wait_for(process.wait(), BUS_SECONDS)
        self._reader.cancel()

    async def _start(self, *arguments):
        return await asyncio.create_subprocess_exec(
            "playerctl", *arguments, env={**os.environ, **self.environment},
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT)

    async def _follow(self):
        async for line in self._follower.stdout:
            async with self._changed:
                self.news.append(line.decode().strip())
                self._changed.notify_all()

    async def playerctl(self, *arguments):
        """Runs the command; returns what it prints."""
        process = await self._start(*arguments)
        output, _ = await asyncio.wait_for(process.communicate(), BUS_SECONDS)
        return output.decode().strip()

    async def until(self, wanted):
        """Waits until the player announces this, and nothing after it."""
        async with self._changed:
            try:
                await asyncio.wait_for(
                    self._changed.wait_for(lambda: self.news and self.news[-1] == wanted), NEWS_SECONDS)
            except asyncio.TimeoutError:
                raise TimeoutError(f"never announced {wanted!r}, but {self.news[-5:]}") from None


async def media_controls(run):
    """playerctl commands the gallery's player through Chromium, and hears what it plays."""
    async def command(*words, received, then):
        """Gives a command: the application gets it, and the desktop is told what it leads to."""
        start = len(run.gallery.records)

        def found(records):
            return [match.group(1) for match in map(REMOTE.match, records[start:]) if match]

        await desktop.playerctl(*words)
        await run.gallery.until(lambda records: len(found(records)) >= len(received))
        await desktop.until(then)
        run.check(found(run.gallery.records) == received, f"{words} came as {found(run.gallery.records)}")

    first, second = "The Chain, First Responder, 187000000", "Point Inside, Hit Test, 142000000"
    async with Desktop() as desktop, Browser(environment=desktop.environment) as browser:
        run.browser = browser
        await run.open()
        await run.visit("page.player", "player.play")
        # A browser plays only what a person has asked for.
        await run.tap("player.play")
        await desktop.until(f"Playing: {first}")
        await command("pause", received=["pause"], then=f"Paused: {first}")
        await command("play", received=["play"], then=f"Playing: {first}")
        await command("play-pause", received=["pause"], then=f"Paused: {first}")
        await command("play-pause", received=["play"], then=f"Playing: {first}")
        await command("next", received=["nextTrack"], then=f"Playing: {second}")
        await command("previous", received=["previousTrack"], then=f"Playing: {first}")
        for way, name in (("30+", "Forward"), ("30-", "Backward")):
            await command("position", way, received=[f"beginSeeking{name}", f"endSeeking{name}"],
                          then=f"Playing: {first}")
        await run.picture("player-commanded")
        position = float(await desktop.playerctl("position"))
        run.check(0 < position < 187, f"the position is {position}")
        # Chromium shows nothing that was stopped, until it plays again.
        await command("stop", received=["stop"], then="")
        time = await run.text("player.time")
        run.check(time == "0:00 of 3:07", f"stopped, the player shows {time!r}")
        await run.tap("player.play")
        await desktop.until(f"Playing: {first}")
        # Once the page is left nothing plays, and nothing takes commands.
        await run.tap("back")
        await run.shown("home.list")
        await desktop.until("")
        start = len(run.gallery.records)
        await desktop.playerctl("play")
        await run.settle()
        given = [record for record in run.gallery.records[start:] if REMOTE.match(record)]
        run.check(not given, f"after the page was left came {given}")
        run.check(not run.gallery.excerpt(0, ("anomaly",)), "there were anomalies")


SCENARIOS = [media_controls]
