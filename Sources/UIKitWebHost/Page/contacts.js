// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { controlBit } from "./machine.js";

/// Watches what touches the glass and sends one message for each frame of the digitizer.
///
/// Samples come from pointer events, which know more. For fingers the browser sends one for each
/// finger and then one touch event for all: that is the end of a frame. A pen or a mouse is a frame
/// by itself.
export function watchContacts(glass, send) {
  const down = new Map(); // pointerId → contact
  let pending = new Map(); // the contacts that changed in this frame, in order
  let modifiers = 0;
  let carried = null; // the pointer that the browser drags something with, and tells nothing more of
  // Firefox on a desktop has no `ontouchstart`, and sends touch events all the same.
  const hasTouchEvents = "TouchEvent" in window;

  function flush() {
    if (!pending.size) return;
    const c = [...pending.values()];
    pending = new Map();
    send({ t: "contacts", at: Math.max(...c.map((contact) => contact.s[0])), mods: modifiers, c });
  }

  function add(event, phase) {
    const contact = down.get(event.pointerId);
    if (!contact) return;
    const report = describe(event, contact, phase);
    const before = pending.get(contact.id);
    if (before && (before.p !== phase || phase !== "moved")) flush();
    else if (before) report.co = [...(before.co ?? [before.s]), ...(report.co ?? [report.s])];
    pending.set(contact.id, report);
    contact.last = report;
    modifiers = modifierBits(event);
    if (phase === "ended" || phase === "cancelled") down.delete(event.pointerId);
    if (contact.kind !== "finger" || !hasTouchEvents) flush();
    else setTimeout(flush); // in case no touch event follows
  }

  glass.addEventListener("pointerdown", (event) => {
    // For fingers the touch event does it: Firefox tells of no other finger that moves at the same time
    // as one for which it is done here.
    // A press that is taken never becomes a drag of the browser's own.
    const isTaken = kindOf(event) !== "finger" ? !glass.draggable : !hasTouchEvents;
    if (isTaken) event.preventDefault();
    if (event.pointerId === carried) lead(event, "cancelled");
    if (down.has(event.pointerId)) return add(event, "moved");
    down.set(event.pointerId, { id: freeNumber(down), kind: kindOf(event) });
    capture(glass, event.pointerId);
    add(event, "began");
  });
  glass.addEventListener("pointermove", (event) => {
    // A second button that goes down or up comes as a movement.
    if (event.pointerId !== carried) add(event, "moved");
  });
  glass.addEventListener("pointerup", (event) => {
    if (event.pointerId === carried) carried = null;
    add(event, "ended");
  });
  // After an up the loss of the capture finds nothing; without one the contact is out of reach.
  for (const name of ["pointercancel", "lostpointercapture"]) {
    glass.addEventListener(name, (event) => {
      if (event.pointerId !== carried) add(event, "cancelled");
    });
  }

  function lead(event, phase, place = [event.clientX, event.clientY]) {
    const [, ...last] = down.get(carried)?.last.s ?? [];
    if (phase === "moved" && place[0] === last[0] && place[1] === last[1]) return;
    // Where a drag ends elsewhere browsers do not say.
    const [clientX, clientY] = phase === "cancelled" ? last : place;
    const { timeStamp, shiftKey, ctrlKey, altKey, metaKey } = event;
    const buttons = phase === "moved" ? 1 : 0;
    const pointerId = carried;
    if (phase !== "moved") carried = null;
    add({ pointerId, timeStamp, clientX, clientY, buttons, shiftKey, ctrlKey, altKey, metaKey }, phase);
  }

  for (const name of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
    glass.addEventListener(name, (event) => {
      if (event.cancelable) event.preventDefault();
      flush();
    }, { passive: false });
  }
  for (const name of ["contextmenu", "selectstart", "gesturestart", "gesturechange"]) {
    document.addEventListener(name, (event) => event.preventDefault());
  }

  return {
    isDown: (pointerId) => down.has(pointerId),
    /// Reports nothing more of what is down now.
    forget() {
      carried = null;
      down.clear();
      pending = new Map();
    },
    /// Leaves the mouse to the browser, which drags something with it; false when it is not down.
    carry() {
      carried = [...down].find(([, contact]) => contact.kind === "pointer")?.[0] ?? null;
      return carried !== null;
    },
    /// Goes on with that mouse, at the place of an event of the browser's drag or at another.
    lead,
    /// Ends everything that is down, without the user: the page is going away.
    cancelAll() {
      flush();
      carried = null;
      for (const [pointerId, contact] of [...down]) {
        pending.set(contact.id, { ...contact.last, p: "cancelled", co: undefined, pr: undefined });
        down.delete(pointerId);
      }
      flush();
    },
  };
}

function capture(glass, pointerId) {
  try {
    glass.setPointerCapture(pointerId);
  } catch {
    // The pointer is gone already; its up or cancel comes all the same.
  }
}

export function kindOf(event) {
  return { touch: "finger", pen: "pen" }[event.pointerType] ?? "pointer";
}

/// The bits of KeyModifiers.
export function modifierBits(event) {
  return (event.getModifierState?.("CapsLock") ? 1 << 16 : 0) | (event.shiftKey ? 1 << 17 : 0)
    | (event.ctrlKey ? controlBit : 0) | (event.altKey ? 1 << 19 : 0) | (event.metaKey ? 1 << 20 : 0);
}

/// The pen's two angles, and whether they are tilts; the server computes the others.
export function poseOf(event) {
  return event.altitudeAngle === undefined
    ? { angles: [event.tiltX ?? 0, event.tiltY ?? 0], tilt: true }
    : { angles: [event.altitudeAngle, event.azimuthAngle], tilt: undefined };
}

/// Pointer ids grow for ever; contacts get the smallest number that is free.
function freeNumber(down) {
  const taken = new Set([...down.values()].map((contact) => contact.id));
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}

const ordinaryPressure = 0.5; // what a pointer event says when the device cannot tell
const mostPredicted = 16;

function describe(event, contact, phase) {
  const isPen = contact.kind === "pen";
  // A device that knows pressure does not report the very middle of the range time after time.
  const knows = isPen || (contact.kind === "finger" && event.pressure > 0
    && event.pressure !== ordinaryPressure);
  contact.knowsForce ||= knows;
  const sample = (one) => [
    one.timeStamp, one.clientX, one.clientY,
    contact.knowsForce ? one.pressure / ordinaryPressure : 0,
    ...(isPen ? poseOf(one).angles : []),
  ];
  const report = { id: contact.id, k: contact.kind, p: phase, s: sample(event) };
  if (contact.knowsForce) report.mf = 1 / ordinaryPressure;
  if (isPen) {
    report.tilt = poseOf(event).tilt;
    report.roll = ((event.twist > 180 ? event.twist - 360 : event.twist) * Math.PI) / 180;
  }
  if (contact.kind === "finger") {
    const diameter = Math.max(event.width, event.height);
    // 1 stands for "cannot tell", as when the finger has left.
    report.r = diameter > 1 ? diameter / 2 : contact.last?.r;
  } else {
    report.b = event.buttons;
  }
  if (phase === "moved") {
    const coalesced = event.getCoalescedEvents?.() ?? [];
    if (coalesced.length > 1) report.co = coalesced.map(sample);
    const predicted = event.getPredictedEvents?.().slice(0, mostPredicted) ?? [];
    if (predicted.length) report.pr = predicted.map(sample);
  }
  return report;
}
