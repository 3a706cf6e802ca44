// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { path } from "./drawing.js";

const [upperLeft, upperRight, lowerLeft, lowerRight] = [1, 2, 4, 8];

/// Shows what hardly any layer has: corners of which not all are round, the shadow of a path, a way of
/// blending, what is seen through them blurred. The mask is shown when all layers of the commit are known.
export function showEffects(layer, look, isBox) {
  const [, , clips, radius] = look;
  const effects = look[8] ?? {};
  const style = layer.element.style;
  if (radius && effects.corners !== undefined) style.borderRadius = corners(effects.corners, radius);
  style.setProperty("corner-shape", effects.smooth ? "superellipse(1.3)" : "");
  style.mixBlendMode = blending(effects.blend);
  layer.element.classList.toggle("pixelated", effects.pixels ?? false);
  style.backdropFilter = backdrop(effects.behind);
  castShadow(layer, clips ? null : look, effects.cast, isBox);
}

function backdrop(values) {
  if (!values) return "";
  const [blur, saturation] = values;
  return `blur(${blur}px) saturate(${saturation})`;
}

function corners(bits, radius) {
  return [upperLeft, upperRight, lowerRight, lowerLeft]
    .map((corner) => (bits & corner ? `${radius}px` : "0")).join(" ");
}

function blending(name) {
  if (!name) return "";
  if (name === "linearDodge") return "plus-lighter";
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/// Draws the shadow of a path below what the layer shows; below an opaque box there is none to be seen.
function castShadow(layer, look, steps, isBox) {
  const shadow = look?.[7];
  layer.plane.querySelector(":scope > .cast")?.remove();
  if (!shadow || !steps) return;
  const [color, dx, dy, radius] = shadow;
  const numbers = steps.filter((value) => typeof value === "number");
  const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, index) => index % 2 === axis));
  if (xs.length === 0) return;
  const reach = 3 * radius + 1;
  const [x, y] = [Math.min(...xs) + dx - reach, Math.min(...ys) + dy - reach];
  const [w, h] = [Math.max(...xs) + dx + reach - x, Math.max(...ys) + dy + reach - y];
  const scale = devicePixelRatio || 1;
  const canvas = document.createElement("canvas");
  canvas.className = "content cast";
  canvas.width = Math.ceil(w * scale);
  canvas.height = Math.ceil(h * scale);
  canvas.style.width = `${canvas.width / scale}px`;
  canvas.style.height = `${canvas.height / scale}px`;
  const [ox, oy] = layer.origin;
  canvas.style.transform = `translate(${x}px,${y}px)`;
  const context = canvas.getContext("2d");
  context.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
  if (isBox) {
    const [bw, bh] = layer.size;
    const hole = new Path2D();
    hole.rect(x, y, w, h);
    hole.roundRect(ox, oy, bw, bh, look[3]);
    context.clip(hole, "evenodd");
  }
  // The path itself is drawn beside the canvas; only its shadow falls in.
  context.translate(-w, 0);
  context.shadowColor = color;
  context.shadowBlur = 2 * radius * scale;
  context.shadowOffsetX = (w + dx) * scale;
  context.shadowOffsetY = dy * scale;
  context.fill(path(steps));
  layer.plane.prepend(canvas);
}
