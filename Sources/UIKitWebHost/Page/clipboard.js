// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { isMac } from "./machine.js";

const mostBytes = 2 * 1024 * 1024; // what the application takes of a clipboard
const mostForms = 16; // of one item, too
const pasteWait = 80; // milliseconds in which the browser pastes after its keys went down
const writable = ["text/plain", "text/html", "image/png"]; // what browsers take
const isText = (type) => type.startsWith("text/");

export function toBase64(buffer) {
  let text = "";
  for (const byte of new Uint8Array(buffer)) text += String.fromCharCode(byte);
  return btoa(text);
}

function toBlob(form) {
  if (form.s !== undefined) return new Blob([form.s], { type: form.m });
  return new Blob([Uint8Array.from(atob(form.b), (sign) => sign.charCodeAt(0))], { type: form.m });
}

/// One item of what the application copied: browsers keep no more; texts are put below each other.
function merge(items) {
  const forms = new Map();
  for (const item of items) {
    for (const form of item) {
      const known = forms.get(form.m);
      if (!known) forms.set(form.m, { ...form });
      else if (form.m === "text/plain") known.s += "\n" + form.s;
    }
  }
  return [...forms.values()].filter((form) => writable.includes(form.m));
}

/// Connects the browser's clipboard with the application's pasteboard, in both directions.
export function watchClipboard(link) {
  let waiting = null; // what was copied and the browser did not take yet
  let timer = 0;
  let isKnown = false; // the application gets the keys for what the browser does, as ⌘C

  async function write() {
    const forms = waiting;
    if (!forms) return;
    try {
      await navigator.clipboard.write([
        new ClipboardItem(Object.fromEntries(forms.map((form) => [form.m, toBlob(form)]))),
      ]);
      if (waiting === forms) waiting = null;
    } catch {
      // Not focused, not secure or not allowed: the next touch, key or copy tries again.
    }
  }

  /// One form as the wire has it; null for one that the browser offers and does not hand out.
  async function encode({ type, data }) {
    try {
      const value = await data; // editors put strings on clipboards whose type is no text
      if (typeof value === "string") return { m: type, s: value };
      return { m: type, b: toBase64(await value.arrayBuffer()) };
    } catch {
      return null;
    }
  }

  async function tell(forms) {
    const read = (await Promise.all(forms.map(encode))).filter((form) => form);
    let room = mostBytes;
    const item = [];
    for (const form of read) {
      // The application counts bytes; base 64 has a third more signs, so it may let less through.
      const size = form.s === undefined ? form.b.length : new TextEncoder().encode(form.s).length;
      if (size > room || item.length === mostForms) continue;
      room -= size;
      item.push(form);
    }
    link.pass({ t: "clipboard", at: performance.now(), items: item.length ? [item] : [] });
  }

  function release() {
    clearTimeout(timer);
    link.release();
  }

  // Without asking, the clipboard can be read only while the browser pastes. That comes after the
  // keys, so what they are for waits until then.
  window.addEventListener("keydown", (event) => {
    if (waiting) write();
    isKnown = event.metaKey || (!isMac && event.ctrlKey);
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "v") return;
    link.hold();
    clearTimeout(timer);
    timer = setTimeout(release, pasteWait);
  }, true);

  window.addEventListener("paste", async (event) => {
    event.preventDefault();
    clearTimeout(timer);
    const isAsked = takeAsked(); // now: the keys may be up before the data is there
    const forms = [];
    for (const entry of event.clipboardData.items) {
      const type = entry.type;
      if (entry.kind === "string") {
        forms.push({ type, data: new Promise((done) => entry.getAsString(done)) });
      } else {
        forms.push({ type, data: Promise.resolve(entry.getAsFile()) });
      }
    }
    try {
      await tell(forms);
      if (isAsked) edit("paste");
    } finally {
      release();
    }
  }, true);

  // The browser's own keys and menu mean what is selected in the application.
  function edit(command) {
    link.pass({ t: "edit", at: performance.now(), c: command });
  }

  /// Whether the application has to be asked for what the browser is about to do.
  function takeAsked() {
    const isAsked = !isKnown;
    isKnown = false;
    return isAsked;
  }

  for (const name of ["copy", "cut"]) {
    window.addEventListener(name, (event) => {
      event.preventDefault();
      if (takeAsked()) edit(name);
      if (!waiting) return;
      for (const form of waiting) {
        if (form.s !== undefined) event.clipboardData.setData(form.m, form.s);
      }
      waiting = null;
    }, true);
  }
  window.addEventListener("keyup", () => (isKnown = false), true);

  // Where reading was allowed once and for all, a menu knows whether there is something to paste.
  async function look() {
    try {
      const permission = await navigator.permissions.query({ name: "clipboard-read" });
      if (permission.state !== "granted" || !document.hasFocus()) return;
      const items = await navigator.clipboard.read();
      const forms = items.slice(0, 1).flatMap((item) => item.types.map((type) => ({
        type, data: item.getType(type).then((blob) => (isText(type) ? blob.text() : blob)),
      })));
      await tell(forms);
    } catch {
      // Browsers differ in what they know and allow; pasting by keys works in all.
    }
  }
  window.addEventListener("focus", look);
  window.addEventListener("pointerup", () => write(), true);

  return {
    look,
    take(message) {
      waiting = merge(message.items);
      if (waiting.length) write(); else waiting = null;
    },
  };
}
