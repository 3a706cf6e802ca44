// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { canvasFont } from "./fonts.js";
import { drawLook } from "./textlook.js";

const images = new Map(); // images that drawings use, by number
const mostImages = 256; // beyond, the one that was asked for first is forgotten

/// Runs recorded drawing commands on a canvas whose corner shows the point (x, y) of the layer.
/// `again` is called when an image came that was not there yet.
export function draw(commands, canvas, { scale, x, y }, again) {
  const context = canvas.getContext("2d");
  context.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
  run(commands, context, again);
}

/// Runs drawing commands on a context as it is.
export function run(commands, context, again) {
  let depth = 0;
  for (const command of commands) {
    switch (command[0]) {
      case "save":
        context.save();
        depth += 1;
        break;
      case "restore":
        // The canvas' own state lies below the first save.
        if (depth > 0) context.restore();
        depth = Math.max(0, depth - 1);
        break;
      case "concat": context.transform(...command.slice(1)); break;
      case "alpha": context.globalAlpha *= command[1]; break;
      case "clear": context.clearRect(...command.slice(1)); break;
      case "clip": context.clip(path(command[1]), rule(command[2])); break;
      case "fill":
        context.fillStyle = command[2];
        context.fill(path(command[1]), rule(command[3]));
        break;
      case "stroke": stroke(context, command); break;
      case "text": text(context, command[1]); break;
      case "image": image(context, command.slice(1), again); break;
    }
  }
}

const rule = (evenOdd) => (evenOdd ? "evenodd" : "nonzero");

function stroke(context, [, steps, color, width, cap, join, miterLimit, dashes, dashPhase]) {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.lineCap = cap;
  context.lineJoin = join;
  context.miterLimit = miterLimit;
  context.setLineDash(dashes);
  context.lineDashOffset = dashPhase;
  context.stroke(path(steps));
}

/// The steps of a path as the canvas takes them.
export function path(steps) {
  const result = new Path2D();
  let at = 0;
  const take = (count) => steps.slice(at, (at += count));
  while (at < steps.length) {
    switch (steps[at++]) {
      case "M": result.moveTo(...take(2)); break;
      case "L": result.lineTo(...take(2)); break;
      case "Q": result.quadraticCurveTo(...take(4)); break;
      case "C": result.bezierCurveTo(...take(6)); break;
      case "Z": result.closePath(); break;
    }
  }
  return result;
}

/// Draws a line of text.
export function text(context, line) {
  const [string, x, y, , size, color, underlined] = line;
  context.font = canvasFont(line);
  context.fontKerning = "none";
  context.textRendering = "geometricPrecision";
  context.textBaseline = "alphabetic";
  context.fillStyle = color;
  if (line[10]) return drawLook(context, line);
  context.fillText(string, x, y);
  if (underlined) context.fillRect(x, y + size * 0.1, line[3], Math.max(size / 18, 0.5));
}

/// Draws an image, now or when it is there.
export function image(context, [id, x, y, w, h], again) {
  let source = images.get(id);
  if (!source) {
    source = new Image();
    source.src = `image/${id}`;
    images.set(id, source);
    if (images.size > mostImages) images.delete(images.keys().next().value);
  }
  if (!source.complete) source.addEventListener("load", again, { once: true });
  else if (source.naturalWidth) context.drawImage(source, x, y, w, h);
  else images.delete(id); // It failed; the next drawing asks again.
}
