// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { connect, first } from "./hello.js";
import { isPacked, unpack } from "./packed.js";
import { makeQuestion } from "./question.js";
import { readCommit } from "./runs.js";
import { firstWish, isView, keepWish } from "./tab.js";

const refusedWords = "The application was launched anew. Open the address that it printed last.";
const replayWords = "A recording is replayed here: what you do has no effect, and /inspector leads it to and fro.";
const firstDelay = 250; // milliseconds until the first attempt to come back
const longestDelay = 5000; // milliseconds between later attempts
const takenOver = 4001; // the close code that says another page shows the application

/// The socket to the application: it comes back by itself when the network fails.
class Link {
  constructor() {
    this.hello = null; // what was said first over this connection, or the last one
    this.handlers = []; // what takes messages, of each script that does
    this.missed = new Map(); // what the last of them missed; null once it came
    this.served = new Promise((done) => { this.tellServed = done; });
    this.delay = firstDelay;
    this.socket = null;
    this.banner = document.getElementById("banner");
    this.held = null; // messages that wait for something that must come before them
    this.refused = false; // by an application that does not know this page's cookie
    this.packs = true; // until something could not be unpacked
    this.wish = firstWish; // how the next connection begins
    this.role = ""; // "asked" or "viewer" where this page does not show the application itself
    this.question = makeQuestion((wish) => this.open(wish));
    if (first.socket.readyState > WebSocket.OPEN) this.open();
    else this.use(first);
  }

  /// Connects anew; `wish` is what a person wants where another page may show the application.
  open(wish = this.wish) {
    clearTimeout(this.timer);
    const former = this.socket;
    this.socket = null;
    if (former) {
      former.close();
      this.lose();
    }
    this.role = "";
    this.use(connect(wish, this.packs));
  }

  /// Takes what comes over a connection, and what came before.
  use(connection) {
    const { hello, socket } = connection;
    this.hello = hello;
    this.socket = socket;
    let opened = false;
    const open = () => {
      opened = true;
      this.refused = false;
    };
    if (socket.readyState === WebSocket.OPEN) open();
    else socket.onopen = open;
    let behind = null; // messages that came while one before them waits
    const catchUp = (...first) => {
      const rest = behind;
      behind = null;
      for (const message of [...first, ...rest]) {
        try {
          receive(message);
        } catch (error) {
          // It is reported as one that came alone, and those behind it are received.
          queueMicrotask(() => { throw error; });
        }
      }
    };
    const receive = (data) => {
      if (this.socket !== socket) return;
      if (behind) {
        behind.push(data);
      } else if (!this.handlers.length) {
        behind = [data];
        this.served.then(() => catchUp());
      } else if (isPacked(data)) {
        behind = [];
        unpack(data).then(catchUp, () => {
          this.packs = false;
          socket.close();
        });
      } else {
        this.take(typeof data === "string" ? JSON.parse(data) : readCommit(data));
      }
    };
    connection.came.forEach(receive);
    connection.receive = receive;
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.lose();
      this.question.hide();
      if (event.code === takenOver) {
        this.tell("rest");
        this.say("This application is shown in another page.", "Show it here");
      } else {
        this.say(this.refused ? refusedWords : "Not connected to the application. Trying again…");
        if (!opened && !this.refused) this.askWhy();
        this.timer = setTimeout(() => this.open(), this.delay);
        this.delay = Math.min(this.delay * 2, longestDelay);
      }
    };
  }

  /// Finds out why a socket did not open, which it does not say itself.
  async askWhy() {
    const answer = await fetch("manifest.webmanifest", { cache: "no-store" }).catch(() => null);
    if (answer?.status !== 403 || this.socket?.readyState === WebSocket.OPEN) return;
    this.refused = true;
    this.say(refusedWords);
  }

  /// Has these take what the application says, and what it said before.
  serve(handlers) {
    this.handlers.push(handlers);
    this.tellServed();
  }

  /// Has these take it too, and what they missed; with them the page is whole.
  complete(handlers) {
    const missed = [...(this.missed?.values() ?? [])];
    this.missed = null;
    this.handlers.push(handlers);
    // One that fails is reported, and those behind it are taken.
    for (const message of missed) queueMicrotask(() => handlers[message.t]?.(message));
  }

  /// The rest of the page does not come: it is tried again, with all of it, over another connection.
  ///
  /// Not over this one, which may be about to say its first word: what keeps the rest away, as
  /// something that filters may, would do so again and again.
  giveUp() {
    const former = this.socket;
    this.missed = null;
    this.serve({
      welcome: () => {
        if (this.socket !== former) location.reload();
      },
    });
  }

  tell(kind, message) {
    for (const handlers of this.handlers) handlers[kind]?.(message);
  }

  /// The connection is gone; what it said is of no use to who comes later.
  lose() {
    this.missed?.clear();
    this.tell("lost");
  }

  take(message) {
    if (message.t === "busy") return this.ask();
    if (message.t === "free") return this.open();
    if (message.t === "welcome") this.begin(message);
    // Those that come later draw nothing. They are told how things are, and not of each that was:
    // sounds that are late would come at once. What is read out is told in parts, which make a whole.
    if (message.t !== "commit") this.missed?.set(message.t === "read" ? message : message.t, message);
    this.tell(message.t, message);
  }

  /// The application is shown, or watched; a page that comes back goes on with that.
  begin(message) {
    this.delay = firstDelay;
    this.role = message.watch ? "viewer" : "";
    // A replay is watched whoever wants what, so it says nothing of what comes after it.
    if (!message.replay) this.wish = keepWish(message.watch);
    this.question.hide();
    if (message.replay) this.say(replayWords);
    else if (message.watch && !isView) this.say("You are watching.", "Take over");
    else this.say("");
  }

  ask() {
    this.role = "asked";
    this.tell("rest");
    this.say("");
    this.question.show();
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

  /// Sends what the application is to know; of who watches that is what was drawn, and no more.
  pass(message) {
    if (this.role === "asked" || (this.role === "viewer" && message.t !== "ack")) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  say(text, offer = "") {
    const [sentence, button] = this.banner.children;
    this.banner.hidden = !text;
    sentence.textContent = text;
    button.hidden = !offer;
    button.textContent = offer;
    button.onclick = () => this.open("take");
  }
}

/// The page's link; what comes over it waits for `main.js`.
export const link = new Link();
