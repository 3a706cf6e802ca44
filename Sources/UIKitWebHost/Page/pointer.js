// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { kindOf, modifierBits, poseOf } from "./contacts.js";

const lineHeight = 16; // points that one line of a wheel counts for

// What a browser has for each look of the pointer. A beam is as long as the browser makes it.
const cursors = {
  arrow: "default", hand: "pointer", hidden: "none", vertical: "text", horizontal: "vertical-text",
};

/// Shows the pointer over the glass as the application asks.
export function showPointer(glass, message) {
  glass.style.cursor = cursors[message?.k] ?? "default";
}

/// Watches a pointer that is over the glass with no button down, and its wheel.
export function watchPointer(glass, send, contacts) {
  const inside = new Set(); // the kinds that are over the glass
  let last = ""; // where the pointer was reported: browsers repeat that without a movement

  function hover(event, phase) {
    const k = kindOf(event);
    if (k === "finger" || contacts.isDown(event.pointerId)) return;
    const place = [k, event.clientX, event.clientY].join();
    if (phase === "moved" && place === last) return;
    last = place;
    const pose = k === "pen" ? poseOf(event) : {};
    send({
      t: "hover", at: event.timeStamp, p: phase, x: event.clientX, y: event.clientY, k,
      tilt: pose.tilt, a: pose.angles, mods: modifierBits(event),
    });
  }

  function enter(event) {
    const kind = kindOf(event);
    if (kind === "finger" || inside.has(kind)) return false;
    inside.add(kind);
    hover(event, "entered");
    return true;
  }

  glass.addEventListener("pointerenter", enter);
  glass.addEventListener("pointermove", (event) => {
    if (event.buttons === 0 && !enter(event)) hover(event, "moved");
  });
  glass.addEventListener("pointerleave", (event) => {
    if (inside.delete(kindOf(event))) hover(event, "exited");
  });

  glass.addEventListener("wheel", (event) => {
    event.preventDefault();
    const unit = { 0: 1, 1: lineHeight, 2: glass.clientHeight }[event.deltaMode] ?? 1;
    send({
      t: "scroll", at: event.timeStamp, x: event.clientX, y: event.clientY,
      dx: event.deltaX * unit, dy: event.deltaY * unit, mods: modifierBits(event),
    });
  }, { passive: false });
}
