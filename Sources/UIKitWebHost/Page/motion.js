// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

const standardGravity = 9.80665; // metres per second squared in one g
const mostSamples = 64; // in one message; a sensor brings one or two a frame

/// Reports what the accelerometer measures, gravity included, one message for each frame.
///
/// Where a browser wants a person asked for permission, it asks at the first touch, unless the
/// sensor speaks without.
export function watchMotion(glass, send) {
  if (!("DeviceMotionEvent" in window)) return;
  let samples = [];
  let hasSpoken = false;

  function flush() {
    const s = samples;
    samples = [];
    if (s.length && !document.hidden) send({ t: "motion", s });
  }

  function add(event) {
    const a = event.accelerationIncludingGravity;
    // A machine without a sensor reports once, and nothing.
    if (!a || a.x === null || a.y === null || a.z === null) return;
    hasSpoken = true;
    if (!samples.length) requestAnimationFrame(flush);
    if (samples.length === mostSamples) samples.shift();
    samples.push([event.timeStamp, ...[a.x, a.y, a.z].map((value) => value / standardGravity)]);
  }

  window.addEventListener("devicemotion", add);
  if (!DeviceMotionEvent.requestPermission) return;
  const ask = async () => {
    glass.removeEventListener("pointerup", ask);
    if (hasSpoken) return;
    try {
      if ((await DeviceMotionEvent.requestPermission()) !== "granted") return;
      window.removeEventListener("devicemotion", add);
      window.addEventListener("devicemotion", add);
    } catch {
      // It was asked outside a touch, or refused for good: the device is not shaken here.
    }
  };
  glass.addEventListener("pointerup", ask);
}
