// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { toBase64 } from "./clipboard.js";

const mostBytes = 32 * 1024 * 1024; // what the application takes of a drop
const mostItems = 64; // of one drag, too
const mostForms = 16; // of one item
const longestName = 300; // characters of a file's name
const longestType = 100; // characters of a media type
const pieceBytes = 128 * 1024; // what one message brings
const unknownType = "application/octet-stream";

const isMediaType = (type) =>
  type.length <= longestType && /^[\w.+-]+\/[\w.+;= -]+$/.test(type);
const mediaType = (type) => (isMediaType(type) ? type : unknownType);

/// The forms of a text that is dragged, by their media types.
const textTypes = (transfer) => [...transfer.types].filter(isMediaType).slice(0, mostForms);

/// What is dragged, as far as the browser says before the drop: files, or one text in its forms.
function describe(transfer) {
  const files = [...transfer.items].filter((entry) => entry.kind === "file");
  if (files.length) {
    return files.slice(0, mostItems).map((file) => ({ f: [{ m: mediaType(file.type) }] }));
  }
  // Some browsers say no more than that there are files.
  if (transfer.types.includes("Files")) return [{ f: [{ m: unknownType }] }];
  const types = textTypes(transfer);
  return types.length ? [{ f: types.map((m) => ({ m })) }] : [];
}

/// What was dropped; it has to be taken during the event, and is read later.
function collect(transfer) {
  const files = [...transfer.files].slice(0, mostItems);
  if (files.length) {
    return files.map((file) => ({
      name: file.name.slice(0, longestName),
      forms: [{ type: mediaType(file.type), blob: file }],
    }));
  }
  return [{
    forms: textTypes(transfer).map((type) => ({ type, blob: new Blob([transfer.getData(type)]) })),
  }];
}

/// Reports what is dragged over the page from outside, and reads what is dropped.
export function watchDrops(send) {
  let count = 0; // numbers drags
  let current = 0; // the drag that is over the page; 0 for none
  let isTaken = false; // something would come of a drop, as the application said last
  let target = null; // the element that was entered last
  let place = ""; // where the drag was reported: browsers repeat that without a movement
  let connection = 0; // what was dropped for one that is gone goes nowhere

  function tell(event, phase, more = {}) {
    place = [event.clientX, event.clientY].join();
    send({
      t: "drag", at: event.timeStamp, n: current, p: phase, x: event.clientX, y: event.clientY,
      ...more,
    });
  }

  function forget() {
    current = 0;
    isTaken = false;
    target = null;
  }

  function leave() {
    if (current) send({ t: "drag", at: performance.now(), n: current, p: "exited" });
    forget();
  }

  /// Sends one form in pieces; false when there is nobody any more to send it to.
  async function sendForm(blob, part, isWanted) {
    let start = 0;
    do {
      const end = Math.min(start + pieceBytes, blob.size);
      const bytes = await blob.slice(start, end).arrayBuffer();
      if (!isWanted()) return false;
      send({
        t: "drag", at: performance.now(), p: "piece", ...part, b: toBase64(bytes),
        last: end === blob.size,
      });
      start = end;
    } while (start < blob.size);
    return true;
  }

  async function deliver(n, items) {
    const mine = connection;
    const isWanted = () => connection === mine;
    let room = mostBytes;
    for (const [i, item] of items.entries()) {
      const fail = (why) => send({ t: "drag", at: performance.now(), n, p: "failed", i, why });
      const size = item.forms.reduce((sum, form) => sum + form.blob.size, 0);
      if (size > room) {
        fail("tooLarge");
        continue;
      }
      room -= size;
      try {
        for (const [f, form] of item.forms.entries()) {
          if (!(await sendForm(form.blob, { n, i, f }, isWanted))) return;
        }
      } catch {
        // A folder, or a file that is gone or may not be read.
        if (!isWanted()) return;
        fail("unreadable");
      }
    }
  }

  window.addEventListener("dragenter", (event) => {
    event.preventDefault();
    target = event.target;
    if (current) return;
    const items = describe(event.dataTransfer);
    if (!items.length) return;
    count += 1;
    current = count;
    isTaken = false;
    tell(event, "entered", { items });
  }, true);

  window.addEventListener("dragover", (event) => {
    event.preventDefault();
    event.dataTransfer.dropEffect = isTaken ? "copy" : "none";
    if (current && place !== [event.clientX, event.clientY].join()) tell(event, "moved");
  }, true);

  // The element that is entered hears of it before the one that is left.
  window.addEventListener("dragleave", (event) => {
    if (event.target === target) leave();
  }, true);

  window.addEventListener("drop", (event) => {
    event.preventDefault();
    if (!current) return;
    const items = collect(event.dataTransfer);
    const n = current;
    tell(event, "dropped", {
      items: items.map((item) => ({
        n: item.name, f: item.forms.map((form) => ({ m: form.type, c: form.blob.size })),
      })),
    });
    forget();
    deliver(n, items);
  }, true);

  return {
    leave,
    /// The connection is gone, and with it what was under way.
    forget() {
      connection += 1;
      forget();
    },
    take(message) {
      if (message.n === current) isTaken = message.k === "copy";
    },
  };
}
