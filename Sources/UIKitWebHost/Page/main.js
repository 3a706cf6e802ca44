// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { link } from "./link.js";
import { LayerTree } from "./layers.js";
import { describeScreen, watchScreen } from "./screen.js";
import { firstReport, measureFaces } from "./fonts.js";
import { kindOf, watchContacts } from "./contacts.js";
import { showPointer, watchPointer } from "./pointer.js";
import { makeFrame } from "./watching.js";
import { watchClipboard } from "./clipboard.js";
import { watchKeyboard } from "./keyboard.js";
import { watchKeys } from "./keys.js";
import { languages, watchText } from "./text.js";
import { makeSurroundings } from "./surroundings.js";
import { watchBack } from "./back.js";
import { describePreferences, watchPreferences } from "./preferences.js";

export const glass = document.getElementById("glass");
const tree = new LayerTree(document.getElementById("screen"));
const frame = makeFrame(document.getElementById("screen"));

// Commits wait for the next animation frame; the newest number tells the server that all are shown.
let waiting = [];

function show() {
  const commits = waiting;
  waiting = [];
  for (const commit of commits) tree.apply(commit);
  if (commits.length) link.send({ t: "ack", n: commits[commits.length - 1].n });
}

const handlers = {
  welcome(message) {
    surroundings.begin(message.title);
    showPointer(glass);
    frame.show(null);
    if (message.watch) return;
    // Something may have changed since the hello, before there was anything that noticed or a socket to
    // tell it over; and the time that this took says how far apart the clocks are.
    tellVisibility(!document.hidden);
    for (const [t, said] of [["screen", describeScreen()], ["prefers", describePreferences()]]) {
      if (JSON.stringify(said) !== JSON.stringify(link.hello[t])) {
        link.send({ t, at: performance.now(), [t]: said });
      }
    }
    link.send({ t: "fonts", faces: firstReport() });
    clipboard.look();
    link.send({ t: "languages", s: languages() });
    keyboard.begin();
  },
  size: (message) => frame.show(message),
  clipboard: (message) => clipboard.take(message),
  pointer: (message) => showPointer(glass, message),
  around: (message) => surroundings.take(message),
  edit(message) {
    text.edit(message);
    keyboard.edit(message);
  },
  open: (message) => window.open(message.url, "_blank", "noopener"),
  commit(message) {
    if (!waiting.length) requestAnimationFrame(show);
    waiting.push(message);
  },
  measure(message) {
    link.send({ t: "fonts", faces: measureFaces(message.faces) });
  },
  // What was received for a connection that is gone must not be acknowledged on the next one, and
  // the application has cancelled what was down.
  lost() {
    waiting = [];
    link.held = null;
    contacts.forget();
    keys.forget();
    text.forget();
  },
  // Another page shows the application: Back leads to it from there.
  rest: () => surroundings.rest(),
};

watchScreen((screen) => {
  link.send({ t: "screen", at: performance.now(), screen });
  tree.redraw();
});
export const lookAtPreferences = watchPreferences((prefers) =>
  link.send({ t: "prefers", at: performance.now(), prefers }));
export const contacts = watchContacts(glass, (message) => link.send(message));
const clipboard = watchClipboard(link);
watchPointer(glass, (message) => link.send(message), contacts);
const keyboard = watchKeyboard((message) => link.send(message));
const keys = watchKeys(
  (message) => link.send(message), (at) => keyboard.key(at), () => link.role !== "viewer");
glass.addEventListener("pointerup", (event) => {
  // With a key held, as Shift for a selection, both hands are at work.
  if (kindOf(event) === "finger" && !keys.isDown()) keyboard.lift(event);
});
export const text = watchText(document.getElementById("text"), (message) => link.send(message));
window.addEventListener("languagechange", () => link.send({ t: "languages", s: languages() }));
const surroundings = makeSurroundings(watchBack((message) => link.send(message)));

function tellVisibility(visible) {
  if (!visible) {
    contacts.cancelAll();
    keys.cancelAll();
    link.tell("hidden");
  }
  link.send({ t: "visibility", visible, now: performance.now() });
}
document.addEventListener("visibilitychange", () => tellVisibility(!document.hidden));
window.addEventListener("pagehide", () => tellVisibility(false));
window.addEventListener("pageshow", (event) => {
  if (event.persisted) tellVisibility(!document.hidden);
});

// Extensions of browsers put scripts of their own into the page, which may fail.
window.addEventListener("error", (event) => {
  if (event.isTrusted && event.target instanceof HTMLScriptElement
    && event.target.getAttribute("src") === "later.js") link.giveUp();
}, true);

link.serve(handlers);
