// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// What drawings are painted with beyond plain colours.

const unbounded = new Set(["copy", "source-in", "source-out", "destination-in", "destination-atop"]);

/// Whether the canvas would change what lies outside of what is drawn too.
export const isUnbounded = (context) => unbounded.has(context.globalCompositeOperation);

/// Sets how what follows is put together with what is there.
export function compose(context, mode) {
  // A canvas knows no way to clear; what takes away as far as it is opaque does it with opaque colours.
  context.globalCompositeOperation = mode === "clear" ? "destination-out" : mode;
  // Not every canvas can darken by sums; none raises an error.
  const knows = mode !== "plus-darker" || context.globalCompositeOperation === mode;
  if (!knows) context.globalCompositeOperation = "multiply";
}

/// Sets the shadow of what follows; a canvas counts it in pixels, of which `scale` make a point.
export function castShadow(context, [color, dx, dy, blur], scale) {
  context.shadowColor = color ?? "transparent";
  context.shadowOffsetX = (dx ?? 0) * scale;
  context.shadowOffsetY = (dy ?? 0) * scale;
  context.shadowBlur = Math.max(0, blur ?? 0) * scale;
}

/// Sets how images are made larger and smaller.
export function smooth(context, quality) {
  context.imageSmoothingEnabled = quality !== "none";
  if (quality !== "none") context.imageSmoothingQuality = quality;
}

/// Fills all that can be seen of a canvas with what is set.
export function fillAll(context) {
  const map = context.getTransform();
  if (Math.abs(map.a * map.d - map.b * map.c) < 1e-12) return;
  const back = map.inverse();
  const { width, height } = context.canvas;
  const corners = [[0, 0], [width, 0], [0, height], [width, height]]
    .map(([x, y]) => [back.a * x + back.c * y + back.e, back.b * x + back.d * y + back.f]);
  const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => corner[axis]));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  context.fillRect(left, top, Math.max(...xs) - left, Math.max(...ys) - top);
}

/// Paints colours that go over into each other.
export function gradient(context, [shape, before, after, ...values]) {
  const stops = [];
  for (let at = 0; at + 1 < values.length; at += 2) stops.push([values[at], values[at + 1]]);
  if (!stops.length) return;
  const paint = paintOf(context, shape);
  const [first, last] = [stops[0][1], stops[stops.length - 1][1]];
  // Of two colours at the same place the one that comes first counts before it, the other behind.
  if (!before) paint.addColorStop(0, faded(first));
  paint.addColorStop(0, first);
  for (const stop of stops) paint.addColorStop(...stop);
  paint.addColorStop(1, last);
  if (!after) paint.addColorStop(1, faded(last));
  context.fillStyle = paint;
  fillAll(context);
}

/// The way of a gradient: along a line, round a point, or from circle to circle.
function paintOf(context, shape) {
  if (shape.length === 4) return context.createLinearGradient(...shape);
  if (shape.length === 3) return context.createConicGradient(shape[2], shape[0], shape[1]);
  return context.createRadialGradient(...shape);
}

const faded = (color) => `${color.slice(0, 7)}00`;

const largestCell = 2048; // pixels

/// Repeats a cell, which `draw` draws, over all that can be seen.
export function tiles(context, [, x, y, w, h, across, down], draw) {
  if (!(across > 0 && down > 0 && w > 0 && h > 0)) return;
  const map = context.getTransform();
  const pixels = (step, scale) => Math.min(largestCell, Math.max(1, Math.round(step * scale)));
  const width = pixels(across, Math.hypot(map.a, map.b));
  const height = pixels(down, Math.hypot(map.c, map.d));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const cell = canvas.getContext("2d");
  const [sx, sy] = [width / across, height / down];
  cell.setTransform(sx, 0, 0, sy, -x * sx, -y * sy);
  cell.beginPath();
  cell.rect(x, y, w, h);
  cell.clip();
  draw(cell);
  const pattern = context.createPattern(canvas, "repeat");
  pattern.setTransform(new DOMMatrix([1 / sx, 0, 0, 1 / sy, x, y]));
  context.fillStyle = pattern;
  fillAll(context);
}

const dyed = new Map(); // images in other colours, by number and colour
const mostDyed = 512; // beyond, the one that was made first is forgotten
const shades = 17; // a colour's levels are multiples of it, so that many drawings share an image

/// An image with its colours multiplied; its opacity is what it was.
export function inColor(source, id, color) {
  const levels = [1, 3, 5].map((at) => {
    const level = Math.round(parseInt(color.slice(at, at + 2), 16) / shades) * shades;
    return level.toString(16).padStart(2, "0");
  });
  const shade = `#${levels.join("")}`;
  if (shade === "#ffffff") return source;
  const key = `${id}${shade}`;
  const known = dyed.get(key);
  if (known) return known;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [source.naturalWidth, source.naturalHeight];
  const context = canvas.getContext("2d");
  context.drawImage(source, 0, 0);
  context.globalCompositeOperation = "multiply";
  context.fillStyle = shade;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = "destination-in";
  context.drawImage(source, 0, 0);
  dyed.set(key, canvas);
  if (dyed.size > mostDyed) dyed.delete(dyed.keys().next().value);
  return canvas;
}
