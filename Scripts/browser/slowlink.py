# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""A link with a delay and a rate, as a port that leads to another port.

The browser's own throttling leaves out what a connection costs before its first request, and in
some versions sockets; here all that is sent is treated alike, whichever browser sends it.
"""

import asyncio
import contextlib

PIECE = 1400  # bytes: what a packet carries


class Direction:
    """One way of the link: its connections share the rate."""

    def __init__(self, delay, rate):
        self.delay = delay
        self.rate = rate
        self.bytes = 0
        self._free = 0.0  # when all that was taken before has been sent

    async def carry(self, reader, writer, extra):
        """Takes bytes from one end to the other; the first arrive `extra` seconds later still."""
        loop = asyncio.get_running_loop()
        arrivals = asyncio.Queue()

        async def arrive():
            while (arrival := await arrivals.get()) is not None:
                time, piece = arrival
                await asyncio.sleep(max(0, time - loop.time()))
                writer.write(piece)
                await writer.drain()

        delivery = asyncio.create_task(arrive())
        opened = loop.time() + extra
        with contextlib.suppress(ConnectionError):
            while piece := await reader.read(PIECE):
                self.bytes += len(piece)
                self._free = max(self._free, loop.time(), opened) + len(piece) / self.rate
                arrivals.put_nowait((self._free + self.delay, piece))
                await asyncio.sleep(max(0, self._free - loop.time()))
        arrivals.put_nowait(None)
        # Where the other end was closed meanwhile there is nobody to tell.
        with contextlib.suppress(OSError):
            await delivery
            writer.write_eof()


class SlowLink:
    """Leads from a port of its own to another one; an asynchronous context manager.

    `seconds` is the way there and back, `rate` the bytes of a second in each direction. A new
    connection costs the way there and back once before its first byte.
    """

    def __init__(self, port, seconds, rate):
        self._target = port
        self._seconds = seconds
        self.up = Direction(seconds / 2, rate)
        self.down = Direction(seconds / 2, rate)
        self.connections = 0

    async def __aenter__(self):
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_):
        self._server.close()

    async def _connect(self, reader, writer):
        self.connections += 1
        there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self._target)
        try:
            # What is under way when the script ends is cut.
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.gather(
                    self.up.carry(reader, there_writer, self._seconds),
                    self.down.carry(there_reader, writer, 0))
        finally:
            writer.close()
            there_writer.close()
