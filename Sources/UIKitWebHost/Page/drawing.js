// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { canvasFont } from "./fonts.js";
import {
  castShadow, compose, fillAll, gradient, inColor, isUnbounded, smooth, tiles,
} from "./paints.js";
import { Sheets } from "./sheets.js";
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
  const sheets = new Sheets(context);
  for (const command of commands) runOne(command, sheets, again);
  sheets.finish();
}

function runOne(command, sheets, again) {
  const context = sheets.top;
  const [name, ...rest] = command;
  switch (name) {
    case "save": sheets.save(); break;
    case "restore": sheets.restore(); break;
    case "begin": sheets.begin(); break;
    case "end": sheets.end(); break;
    case "mask": sheets.mask((sheet) => run(rest[0], sheet, again)); break;
    case "concat": context.transform(...rest); break;
    case "alpha": context.globalAlpha *= rest[0]; break;
    case "composite": compose(context, rest[0]); break;
    case "shadow": castShadow(context, rest, sheets.scale); break;
    case "smoothing": smooth(context, rest[0]); break;
    case "clear": context.clearRect(...rest); break;
    case "clip": context.clip(path(rest[0]), rule(rest[1])); break;
    case "fill": fill(context, rest); break;
    case "stroke": stroke(context, command); break;
    case "gradient": gradient(context, rest); break;
    case "tiles": tiles(context, rest, (sheet) => run(rest[0], sheet, again)); break;
    case "text": text(context, rest[0]); break;
    case "image": image(context, rest, again); break;
    case "tinted": tinted(context, rest, again); break;
  }
}

function fill(context, [steps, color, evenOdd]) {
  const shape = path(steps);
  context.fillStyle = color;
  if (!isUnbounded(context)) return context.fill(shape, rule(evenOdd));
  context.save();
  context.clip(shape, rule(evenOdd));
  fillAll(context);
  context.restore();
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
  const source = loaded(id, again);
  if (source) drawWhole(context, source, x, y, w, h);
}

/// Draws an image in other colours, now or when it is there.
function tinted(context, [id, x, y, w, h, color], again) {
  const source = loaded(id, again);
  if (!source) return;
  const alpha = context.globalAlpha;
  context.globalAlpha = alpha * (parseInt(color.slice(7), 16) / 255);
  drawWhole(context, inColor(source, id, color), x, y, w, h);
  context.globalAlpha = alpha;
}

/// The image of a number, or null while it is not there; `again` is called when it came.
function loaded(id, again) {
  let source = images.get(id);
  if (!source) {
    source = new Image();
    source.src = `image/${id}`;
    images.set(id, source);
    if (images.size > mostImages) images.delete(images.keys().next().value);
  }
  if (!source.complete) source.addEventListener("load", again, { once: true });
  else if (source.naturalWidth) return source;
  else images.delete(id); // It failed; the next drawing asks again.
  return null;
}

function drawWhole(context, source, x, y, w, h) {
  if (!isUnbounded(context)) return context.drawImage(source, x, y, w, h);
  context.save();
  context.beginPath();
  context.rect(x, y, w, h);
  context.clip();
  context.drawImage(source, x, y, w, h);
  context.restore();
}
