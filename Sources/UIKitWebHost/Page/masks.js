// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { image, run, text } from "./drawing.js";

/// How an element is cut to what a mask lets through: along an edge where the mask is a shape or a box of
/// one opaque colour, else by a picture of it.
export function maskOf(mask, layer) {
  const outline = outlineOf(mask);
  if (outline) {
    const [, , , , ...map] = placeOf(mask);
    const [ox, oy] = layer.origin;
    const [a, b, c, d, tx, ty] = map;
    const steps = transformed(outline.steps, [a, b, c, d, tx - ox, ty - oy]);
    return { clip: `path(${outline.evenOdd ? "evenodd" : "nonzero"}, "${steps.join(" ")}")`, image: "" };
  }
  const [w, h] = layer.size;
  if (!(w > 0 && h > 0)) return { clip: "inset(100%)", image: "" };
  const scale = devicePixelRatio || 1;
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.ceil(w * scale));
  canvas.height = Math.max(1, Math.ceil(h * scale));
  const context = canvas.getContext("2d");
  context.setTransform(canvas.width / w, 0, 0, canvas.height / h, 0, 0);
  context.translate(-layer.origin[0], -layer.origin[1]);
  paint(mask, context, () => layer.showMask(mask));
  return { clip: "", image: `url(${canvas.toDataURL()})` };
}

/// The edge of a mask that has one and is opaque inside; null for any other.
function outlineOf(mask) {
  const [opacity, hidden, , radius, borderWidth, , background, shadow] = mask.styled ?? [1];
  if (opacity < 1 || hidden || borderWidth || shadow || mask.sublayers.length || mask.placed?.[15]) return null;
  const [kind, ...rest] = mask.content ?? ["none"];
  const isBox = background?.endsWith("ff");
  if (kind === "none" && isBox && !mask.styled[8]) return { steps: boxSteps(mask, radius), evenOdd: false };
  if (kind !== "figure" || background) return null;
  const commands = rest.slice(4);
  const [name, steps, color, evenOdd] = commands[0];
  return commands.length === 1 && name === "fill" && color.endsWith("ff") ? { steps, evenOdd } : null;
}

function boxSteps(layer, radius) {
  const [x, y, w, h] = boundsOf(layer);
  const r = Math.min(radius, w / 2, h / 2);
  const k = r * 0.4477152502;
  const [right, bottom] = [x + w, y + h];
  return ["M", x + r, y, "L", right - r, y, "C", right - k, y, right, y + k, right, y + r,
    "L", right, bottom - r, "C", right, bottom - k, right - k, bottom, right - r, bottom,
    "L", x + r, bottom, "C", x + k, bottom, x, bottom - k, x, bottom - r,
    "L", x, y + r, "C", x, y + k, x + k, y, x + r, y, "Z"];
}

const boundsOf = (layer) => layer.placed.slice(2, 6);

/// A layer's bounds and the map from its own coordinates to those around it.
function placeOf(layer) {
  const [px, py, bx, by, w, h, ax, ay, a, b, c, d, tx, ty] = layer.placed;
  const [ox, oy] = [bx + ax * w, by + ay * h];
  return [bx, by, w, h, a, b, c, d, px + tx - a * ox - c * oy, py + ty - b * ox - d * oy];
}

function transformed(steps, [a, b, c, d, tx, ty]) {
  const result = [];
  for (let at = 0; at < steps.length; at += 1) {
    if (typeof steps[at] === "string") {
      result.push(steps[at]);
    } else {
      const [x, y] = [steps[at], steps[at + 1]];
      result.push(a * x + c * y + tx, b * x + d * y + ty);
      at += 1;
    }
  }
  return result;
}

/// Paints a layer with what it holds, as far as the plane goes.
function paint(layer, context, again) {
  if (!layer.placed || !layer.styled) return;
  const [opacity, hidden, clips, radius, , , background] = layer.styled;
  if (hidden || opacity === 0) return;
  const [x, y, w, h, ...map] = placeOf(layer);
  context.save();
  context.transform(...map);
  context.globalAlpha *= opacity;
  const box = new Path2D();
  box.roundRect(x, y, w, h, radius);
  if (background) {
    context.fillStyle = background;
    context.fill(box);
  }
  const [kind, ...rest] = layer.content ?? ["none"];
  context.save();
  switch (kind) {
    case "text": for (const line of rest) text(context, line); break;
    case "image": image(context, rest, again); break;
    case "drawing": {
      const bounds = new Path2D();
      bounds.rect(x, y, w, h);
      context.clip(bounds);
      run(rest, context, again);
      break;
    }
    case "figure": run(rest.slice(4), context, again); break;
  }
  context.restore();
  if (clips) context.clip(box);
  const ordered = [...layer.sublayers].sort((one, other) => one.z - other.z);
  for (const sub of ordered) paint(sub, context, again);
  context.restore();
}
