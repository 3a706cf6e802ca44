// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { draw } from "./drawing.js";
import { fontOf, styleOf } from "./fonts.js";
import { showLook } from "./textlook.js";

/// The element that shows what lies between a layer's background and its sublayers; `old` is used
/// again where it fits.
export function showContent([kind, ...rest], layer, old) {
  switch (kind) {
    case "text": return showText(rest, reuse(old, "DIV"));
    case "image": return showImage(rest, reuse(old, "IMG"));
    case "drawing":
      return showDrawing(rest, [...layer.origin, ...layer.size], layer, reuse(old, "CANVAS"));
    case "figure":
      return showDrawing(rest.slice(4), whole(rest), layer, reuse(old, "CANVAS"));
    default: return null;
  }
}

function reuse(old, name) {
  if (old?.tagName === name) return old;
  const element = document.createElement(name);
  element.className = "content";
  return element;
}

function showText(lines, block) {
  block.replaceChildren(...lines.flatMap((line) => {
    const [text, x, y, width, size, color, underlined] = line;
    const span = document.createElement("span");
    span.className = "line";
    span.textContent = text;
    span.dataset.width = width; // what it was laid out with, for whoever checks
    const style = span.style;
    style.transform = `translate(${x}px,${y}px)`;
    style.fontFamily = fontOf(line);
    style.fontSize = `${size}px`;
    style.fontWeight = styleOf(line).weight;
    style.fontStyle = styleOf(line).italic ? "italic" : "normal";
    style.color = color;
    if (underlined) style.textDecoration = "underline";
    return line[10] ? showLook(span, line) : span;
  }));
  return block;
}

function showImage([id, x, y, w, h], image) {
  const address = `image/${id}`;
  if (image.getAttribute("src") !== address) image.setAttribute("src", address);
  image.alt = "";
  image.draggable = false;
  image.style.transform = `translate(${x}px,${y}px)`;
  image.style.width = `${w}px`;
  image.style.height = `${h}px`;
  return image;
}

const largestSide = 4096; // pixels: what phones' browsers allow a canvas without a second thought

/// A rectangle that whole points bound, and the blur of edges with them.
function whole([x, y, w, h]) {
  const [left, top] = [Math.floor(x) - 1, Math.floor(y) - 1];
  return [left, top, Math.ceil(x + w) + 1 - left, Math.ceil(y + h) + 1 - top];
}

/// Draws what of a drawing lies in a rectangle of the layer's coordinates.
function showDrawing(commands, [x, y, w, h], layer, canvas) {
  const scale = Math.min(devicePixelRatio || 1, largestSide / Math.max(w, h, 1));
  canvas.width = Math.max(1, Math.ceil(w * scale));
  canvas.height = Math.max(1, Math.ceil(h * scale));
  canvas.style.width = `${canvas.width / scale}px`;
  canvas.style.height = `${canvas.height / scale}px`;
  canvas.style.transform = `translate(${x}px,${y}px)`;
  draw(commands, canvas, { scale, x, y }, () => layer.redraw());
  return canvas;
}
