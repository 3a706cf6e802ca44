// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

const usualRates = [30, 60, 72, 90, 120, 144, 165, 240]; // frames a second
const countedFrames = 12;
let framesPerSecond = 60;

let described = ""; // what the application was told last

/// What the server needs to know of the surface.
export function describeScreen() {
  const surface = measure();
  described = JSON.stringify(surface);
  return surface;
}

function measure() {
  const glass = document.getElementById("glass");
  const safe = getComputedStyle(document.getElementById("safe"));
  const [w, h] = [glass.clientWidth, glass.clientHeight];
  const inset = (side) => Number.parseFloat(safe[`padding${side}`]) || 0;
  return {
    w, h, scale: devicePixelRatio || 1, fps: framesPerSecond, orientation: orientation(w, h),
    safe: [inset("Top"), inset("Left"), inset("Bottom"), inset("Right")],
  };
}

/// The shape tells upright from lying; which way round only the device knows. A device that was
/// turned to the left, its upper edge now at the left, is in the browser's first landscape.
function orientation(w, h) {
  const isSecond = screen.orientation?.type?.endsWith("secondary") ?? false;
  if (h >= w) return isSecond ? "upsideDown" : "portrait";
  return isSecond ? "right" : "left";
}

/// Calls `tell` with every description that differs from the last one.
export function watchScreen(tell) {
  const look = () => {
    if (JSON.stringify(measure()) !== described) tell(describeScreen());
  };
  window.addEventListener("resize", look);
  window.visualViewport?.addEventListener("resize", look);
  screen.orientation?.addEventListener?.("change", look);
  watchScale(look);
  countFrames(look);
}

/// A page that moves to another screen gets no other sign than this.
function watchScale(look) {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
    look();
    watchScale(look);
  }, { once: true });
}

/// Measures the frame rate once, by the median of a few frames.
function countFrames(look) {
  const gaps = [];
  let before = 0;
  const step = (now) => {
    if (before) gaps.push(now - before);
    before = now;
    if (gaps.length < countedFrames) return requestAnimationFrame(step);
    const rate = 1000 / gaps.sort((one, other) => one - other)[countedFrames / 2];
    const off = (usual) => Math.abs(usual - rate);
    framesPerSecond = usualRates.reduce((best, next) => (off(next) < off(best) ? next : best));
    look();
  };
  requestAnimationFrame(step);
}
