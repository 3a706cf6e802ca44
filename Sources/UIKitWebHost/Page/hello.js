// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { canUnpack } from "./packed.js";
import { describePreferences } from "./preferences.js";
import { describeScreen } from "./screen.js";
import { firstWish, name } from "./tab.js";

// Runs while the rest of the page is still under way: the application describes itself meanwhile.

/// Opens a socket. What it says first goes with its handshake, which saves the way there and back.
///
/// What comes waits in `came` until there is another `receive`.
export function connect(wish, packs = true) {
  const hello = {
    t: "hello", v: 2, now: performance.now(), visible: !document.hidden, screen: describeScreen(),
    prefers: describePreferences(), packs: packs && canUnpack, page: name, wish,
  };
  const address = new URL(`socket?${encodeURI(JSON.stringify(hello))}`, location.href);
  const socket = new WebSocket(address.href.replace(/^http/, "ws"));
  socket.binaryType = "arraybuffer";
  const came = [];
  const connection = { hello, socket, came, receive: (data) => came.push(data) };
  socket.onmessage = (event) => connection.receive(event.data);
  return connection;
}

/// The first connection.
export const first = connect(firstWish);

// What is dropped before `drops.js` is there would be shown in place of the page: the browser says that
// nothing can be dropped yet.
window.addEventListener("dragover", (event) => {
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}, true);
