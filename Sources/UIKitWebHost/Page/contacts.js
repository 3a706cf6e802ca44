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
    if (kindOf(event) !== "finger" || !hasTouchEvents) event.preventDefault();
    if (down.has(event.pointerId)) return add(event, "moved");
    down.set(event.pointerId, { id: freeNumber(down), kind: kindOf(event) });
    capture(glass, event.pointerId);
    add(event, "began");
  });
  glass.addEventListener("pointermove", (event) => {
    // A second button that goes down or up comes as a movement.
    add(event, "moved");
  });
  glass.addEventListener("pointerup", (event) => add(event, "ended"));
  glass.addEventListener("pointercancel", (event) => add(event, "cancelled"));
  glass.addEventListener("lostpointercapture", (event) => {
    // After an up this finds nothing; without one the contact is out of reach.
    add(event, "cancelled");
  });
  for (const name of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
    glass.addEventListener(name, (event) => {
      if (event.cancelable) event.preventDefault();
      flush();
    }, { passive: false });
  }
  for (const name of ["contextmenu", "selectstart", "dragstart", "gesturestart", "gesturechange"]) {
    document.addEventListener(name, (event) => event.preventDefault());
  }

  return {
    isDown: (pointerId) => down.has(pointerId),
    /// Reports nothing more of what is down now.
    forget() {
      down.clear();
      pending = new Map();
    },
    /// Ends everything that is down, without the user: the page is going away.
    cancelAll() {
      flush();
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
