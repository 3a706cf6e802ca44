# SPDX-License-Identifier: Apache-2.0
# Copyright the Responder authors
"""A page without a browser: speaks Documentation/WebProtocol.md over a socket that blocks.

Nothing stands between the caller and the socket, and the kernel says when it sent something on its way
and when something came: the second is within the call by which the application sent it, before the
caller is woken for it.
"""

import base64
import json
import os
import socket
import struct
import time
from urllib.parse import urlsplit

TEXT, BINARY, PING, PONG = 1, 2, 9, 10
COMMIT = b'{"t":"commit"'
ANSWER_SECONDS = 10.0
# Linux; not among Python's names. The kernel gives a stamp of its clock with what it hands out.
SO_TIMESTAMPNS, SO_TIMESTAMPING = 35, 37
SOF_TIMESTAMPING_TX_SOFTWARE, SOF_TIMESTAMPING_SOFTWARE, SOF_TIMESTAMPING_OPT_TSONLY = 1 << 1, 1 << 4, 1 << 11
STAMP = struct.Struct("@ll")  # seconds, and nanoseconds or microseconds
STAMPS_BYTES = 3 * STAMP.size  # of which the first is by software
SENDER_BYTES = 64  # what comes with the stamps of something sent and is not read


def now():
    """The page's clock in milliseconds."""
    return time.monotonic() * 1000


def written(message):
    """A message as the page writes it: without blanks, which the application reads in another way."""
    return json.dumps(message, separators=(",", ":")).encode()


class Wire:
    """A page that is shown the application; a context manager.

    The token in `url` must not have been used by a browser, or be one that a file keeps.
    """

    def __init__(self, url, width, height):
        self._url = urlsplit(url)
        self._size = (width, height)
        self._bytes = bytearray()
        # When the last bytes that are read came to the socket, by the clock of `time.time()`.
        self.came = 0.0

    def __enter__(self):
        self._socket = socket.create_connection((self._url.hostname, self._url.port), ANSWER_SECONDS)
        # The kernel waits, for Python would be woken by each stamp meanwhile.
        self._socket.settimeout(None)
        self._wait(ANSWER_SECONDS)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket.setsockopt(socket.SOL_SOCKET, SO_TIMESTAMPNS, 1)
        # A message asks for its own stamp, for those that nobody reads take room from what comes.
        self._socket.setsockopt(
            socket.SOL_SOCKET, SO_TIMESTAMPING, SOF_TIMESTAMPING_SOFTWARE | SOF_TIMESTAMPING_OPT_TSONLY)
        host = self._url.netloc
        self._socket.sendall((
            f"GET /socket HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
            f"Authorization: Bearer {self._url.path.strip('/')}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n").encode())
        while b"\r\n\r\n" not in self._bytes:
            self._receive()
        head, _, rest = bytes(self._bytes).partition(b"\r\n\r\n")
        if b" 101 " not in head:
            raise RuntimeError(f"no socket: {head.decode()}")
        self._bytes = bytearray(rest)
        width, height = self._size
        self.send({"t": "hello", "v": 2, "now": now(), "visible": True, "screen": {
            "w": width, "h": height, "scale": 1, "fps": 60, "orientation": "portrait", "safe": [0, 0, 0, 0]},
            "wish": "take"})
        return self

    def __exit__(self, *_):
        self._socket.close()

    def _wait(self, seconds):
        """Sets how long to wait for something to come."""
        self._socket.setsockopt(
            socket.SOL_SOCKET, socket.SO_RCVTIMEO, STAMP.pack(int(seconds), int(seconds % 1 * 1e6)))

    def _receive(self):
        try:
            received, notes, _, _ = self._socket.recvmsg(1 << 20, socket.CMSG_SPACE(STAMP.size))
        except BlockingIOError:
            raise TimeoutError("nothing came") from None
        if not received:
            raise RuntimeError("the application closed the socket")
        for _, _, stamp in notes:
            seconds, nanoseconds = STAMP.unpack(stamp)
            self.came = seconds + nanoseconds / 1e9
        self._bytes += received

    def _send_frame(self, opcode, payload, stamped=False):
        # The mask is made of zeros: all that the protocol asks is that there is one.
        count = len(payload)
        length = bytes([0x80 | count]) if count < 126 else struct.pack("!BH", 0x80 | 126, count)
        frame = bytes([0x80 | opcode]) + length + bytes(4) + payload
        if not stamped:
            self._socket.sendall(frame)
        elif self._socket.sendmsg([frame], [
                (socket.SOL_SOCKET, SO_TIMESTAMPING, struct.pack("@I", SOF_TIMESTAMPING_TX_SOFTWARE))]) != len(frame):
            raise RuntimeError("a message went in pieces")

    def send(self, message):
        """Sends a message of the page."""
        self.send_text(written(message))

    def send_text(self, text, stamped=False):
        """Sends the text of a message; `sent()` tells when, where it is `stamped`."""
        self._send_frame(TEXT, text, stamped)

    def sent(self):
        """When the kernel sent the last stamped message on its way, by the clock of `time.time()`."""
        last = None
        while True:
            try:
                _, notes, _, _ = self._socket.recvmsg(
                    1, socket.CMSG_SPACE(STAMPS_BYTES) + socket.CMSG_SPACE(SENDER_BYTES), socket.MSG_ERRQUEUE)
            except BlockingIOError:
                if last is None:
                    raise RuntimeError("the kernel does not say when it sent something") from None
                return last
            for _, kind, stamps in notes:
                if kind == SO_TIMESTAMPING:
                    seconds, nanoseconds = STAMP.unpack_from(stamps)
                    last = seconds + nanoseconds / 1e9

    def _take(self):
        """The next frame that has come whole: opcode and payload; nil when there is none."""
        if len(self._bytes) < 2:
            return None
        start, count = 2, self._bytes[1] & 127
        if count >= 126:
            form, size = ("!H", 2) if count == 126 else ("!Q", 8)
            if len(self._bytes) < 2 + size:
                return None
            start, count = 2 + size, struct.unpack_from(form, self._bytes, 2)[0]
        if len(self._bytes) < start + count:
            return None
        frame = self._bytes[0] & 15, bytes(self._bytes[start:start + count])
        del self._bytes[:start + count]
        return frame

    def frame(self):
        """Waits for a frame; pings are answered."""
        while True:
            while (frame := self._take()) is None:
                self._receive()
            if frame[0] != PING:
                return frame
            self._send_frame(PONG, frame[1])

    def commit(self):
        """Waits for a commit and returns its text, unread."""
        while True:
            opcode, text = self.frame()
            if opcode == BINARY:  # runs of numbers stand before the text
                return text[text.index(COMMIT):]
            if text.startswith(COMMIT):
                return text

    def acknowledge(self, commit):
        """Tells that a commit is on the screen."""
        number = commit[commit.index(b'"n":') + 4:].split(b",", 1)[0]
        self.send_text(b'{"t":"ack","n":' + number + b"}")

    def rest(self, seconds):
        """Acknowledges what comes until nothing has come for some time."""
        self._wait(seconds)
        try:
            while True:
                self.acknowledge(self.commit())
        except TimeoutError:
            self._wait(ANSWER_SECONDS)

    def echo(self):
        """Seconds that an answer takes which the application has no part in."""
        begin = time.perf_counter()
        self._send_frame(PING, b"")
        while self.frame()[0] != PONG:
            pass
        return time.perf_counter() - begin
