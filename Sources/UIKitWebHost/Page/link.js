// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { readCommit } from "./runs.js";

const firstDelay = 250; // milliseconds until the first attempt to come back
const longestDelay = 5000; // milliseconds between later attempts
const takenOver = 4001; // the close code that says a newer page shows the application

/// The socket to the application: it comes back by itself when the network fails.
export class Link {
  constructor(handlers) {
    this.handlers = handlers;
    this.delay = firstDelay;
    this.socket = null;
    this.banner = document.getElementById("banner");
    this.held = null; // messages that wait for something that must come before them
  }

  open() {
    clearTimeout(this.timer);
    const socket = new WebSocket(new URL("socket", location.href).href.replace(/^http/, "ws"));
    this.socket = socket;
    socket.binaryType = "arraybuffer";
    socket.onopen = () => this.send(this.handlers.hello());
    socket.onmessage = (event) => {
      const message = typeof event.data === "string"
        ? JSON.parse(event.data) : readCommit(event.data);
      if (message.t === "welcome") {
        this.delay = firstDelay;
        this.say("");
      }
      this.handlers[message.t]?.(message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.handlers.lost();
      if (event.code === takenOver) {
        this.say("This application is shown in another page.", "Show it here");
      } else {
        this.say("Not connected to the application. Trying again…");
        this.timer = setTimeout(() => this.open(), this.delay);
        this.delay = Math.min(this.delay * 2, longestDelay);
      }
    };
  }

  /// Lets messages wait until `release`; those of `pass` go ahead of them.
  hold() {
    this.held ??= [];
  }

  release() {
    const held = this.held ?? [];
    this.held = null;
    for (const message of held) this.pass(message);
  }

  send(message) {
    if (this.held) this.held.push(message);
    else this.pass(message);
  }

  pass(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  say(text, offer = "") {
    const [sentence, button] = this.banner.children;
    this.banner.hidden = !text;
    sentence.textContent = text;
    button.hidden = !offer;
    button.textContent = offer;
    button.onclick = () => this.open();
  }
}
