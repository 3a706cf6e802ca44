// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Buttons of the standard layout of game controllers, as raw values of `UIPress.PressType`.
const buttons = new Map([
  [0, 4], [1, 5], [2, 6], [4, 30], [5, 31], [9, 6], [12, 0], [13, 1], [14, 2], [15, 3],
]);
const [up, downward, left, right] = [0, 1, 2, 3];
const pushed = 0.5; // how far a stick counts as pushed
const released = 0.3; // how near to its middle it counts as let go
const finest = 0.05; // the smallest change of force that is told

/// Watches game controllers: their buttons, and the left stick as arrows.
///
/// Two buttons with one meaning, or the same of two controllers, are one.
export function watchGamepads(send) {
  const down = new Map(); // type → force
  let count = 0; // controllers at the last look; none is looked for while there are none

  const connected = () => [...(navigator.getGamepads?.() ?? [])].filter((pad) => pad?.connected);

  function wanted(pads) {
    const found = new Map();
    const add = (type, force) => found.set(type, Math.max(found.get(type) ?? 0, force));
    for (const pad of pads) {
      if (pad.mapping !== "standard") continue;
      for (const [index, type] of buttons) {
        const button = pad.buttons[index];
        if (button?.pressed) add(type, button.value || 1);
      }
      const tilt = (value, negative, positive) => {
        const type = value < 0 ? negative : positive;
        const limit = down.has(type) ? released : pushed;
        if (Math.abs(value) > limit) add(type, Math.min(1, Math.abs(value)));
      };
      tilt(pad.axes[0] ?? 0, left, right);
      tilt(pad.axes[1] ?? 0, up, downward);
    }
    return found;
  }

  function tell(b, p, f) {
    send({ t: "press", at: performance.now(), b, p, f });
  }

  function poll() {
    const pads = connected();
    // Nobody let go of what was down on a controller that is gone, or in a page that lost the focus.
    const isTaken = !document.hasFocus() || pads.length < count;
    const found = document.hasFocus() ? wanted(pads) : new Map();
    for (const [type] of down) {
      if (found.has(type)) continue;
      down.delete(type);
      tell(type, isTaken ? "cancelled" : "ended", 0);
    }
    for (const [type, force] of found) {
      const before = down.get(type);
      if (before !== undefined && Math.abs(before - force) < finest) continue;
      tell(type, before === undefined ? "began" : "changed", force);
      down.set(type, force);
    }
    count = pads.length;
    if (count) requestAnimationFrame(poll);
  }

  function look() {
    const found = connected().length;
    if (!count && found) requestAnimationFrame(poll);
    count = found;
  }
  window.addEventListener("gamepadconnected", look);
  look(); // one may have spoken before

  return {
    cancelAll() {
      for (const [type] of down) tell(type, "cancelled", 0);
      down.clear();
    },
    /// The connection is gone: the application has cancelled what was down.
    forget: () => down.clear(),
  };
}
