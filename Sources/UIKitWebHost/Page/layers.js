// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { showContent } from "./content.js";
import { showEffects } from "./effects.js";
import { maskOf } from "./masks.js";
import { inSpace, matrix } from "./space.js";

/// The layers of the application as elements of the page: one `div` each, and only what a commit
/// names is touched.
export class LayerTree {
  constructor(root) {
    this.root = root;
    this.layers = new Map();
    this.masked = new Map(); // the layers that have a mask, by the number of that
  }

  apply(commit) {
    if (commit.full) this.clear();
    const reordered = new Set();
    for (const [id, change] of commit.layers) this.layer(id).apply(change, reordered);
    for (const [id, change] of commit.layers) {
      if (change.sub) this.layers.get(id).adopt(change.sub.map((sub) => this.layer(sub)));
    }
    for (const layer of reordered) layer.superlayer?.order();
    if (commit.roots) {
      place(this.root, commit.roots.map((id) => this.layer(id).element));
    }
    for (const id of commit.gone ?? []) this.remove(id);
    if (this.masked.size > 0) this.applyMasks(commit);
  }

  /// Shows masks anew of which this commit changed anything.
  applyMasks(commit) {
    const changed = new Set();
    for (const [id] of commit.layers) {
      const layer = this.layers.get(id);
      if (layer?.maskID) changed.add(layer);
      let top = layer;
      while (top?.superlayer) top = top.superlayer;
      if (top && this.masked.has(top.id)) changed.add(this.masked.get(top.id));
    }
    for (const layer of changed) layer.showMask(this.layers.get(layer.maskID));
  }

  /// Takes note of the mask that a layer has now, if it has one.
  setMask(layer, id) {
    if (layer.maskID) this.masked.delete(layer.maskID);
    layer.maskID = id;
    if (id) this.masked.set(id, layer);
    else layer.showMask(null);
  }

  /// Draws every drawing again: the number of pixels in a point may have changed.
  redraw() {
    for (const layer of this.layers.values()) layer.redraw();
  }

  clear() {
    this.layers.clear();
    this.masked.clear();
    this.root.replaceChildren();
  }

  layer(id) {
    let layer = this.layers.get(id);
    if (!layer) {
      layer = new Layer(id, this);
      this.layers.set(id, layer);
    }
    return layer;
  }

  remove(id) {
    const layer = this.layers.get(id);
    if (!layer) return;
    this.layers.delete(id);
    this.masked.delete(id);
    if (layer.maskID) this.masked.delete(layer.maskID);
    layer.element.remove();
    for (const sub of layer.sublayers) if (sub.superlayer === layer) sub.superlayer = null;
    if (layer.superlayer) {
      layer.superlayer.sublayers = layer.superlayer.sublayers.filter((sub) => sub !== layer);
    }
  }
}

class Layer {
  constructor(id, tree) {
    this.id = id;
    this.tree = tree;
    this.element = document.createElement("div");
    this.element.className = "layer";
    this.element.dataset.layer = id;
    this.plane = this.element; // holds content and sublayers, moved when the bounds are scrolled
    this.space = null; // holds the sublayers, once one of them is in space
    this.placed = null; // place and looks as they came
    this.styled = null;
    this.maskID = undefined;
    this.origin = [0, 0];
    this.size = [0, 0];
    this.anchor = null; // from the upper left corner
    this.z = 0;
    this.sublayers = [];
    this.superlayer = null;
    this.content = null;
    this.contentElement = null;
  }

  apply(change, reordered) {
    const oldSize = this.size;
    if (change.g) this.setGeometry(change.g, reordered);
    if (change.s) this.setStyle(change.s);
    if (change.c) this.setContent(change.c);
    else if (oldSize[0] !== this.size[0] || oldSize[1] !== this.size[1]) this.redraw();
    if (change.id !== undefined) {
      if (change.id) this.element.dataset.identifier = change.id;
      else delete this.element.dataset.identifier;
    }
  }

  setGeometry(geometry, reordered) {
    const [px, py, bx, by, w, h, ax, ay, a, b, c, d, tx, ty, z, space] = geometry;
    const style = this.element.style;
    if (w !== this.size[0] || h !== this.size[1]) {
      style.width = `${w}px`;
      style.height = `${h}px`;
      this.size = [w, h];
    }
    // The transform is about the anchor; the anchor sits at the position.
    const [ox, oy] = [ax * w, ay * h];
    const oz = space?.z ?? 0;
    if (ox !== this.anchor?.[0] || oy !== this.anchor[1] || oz !== this.anchor[2]) {
      style.transformOrigin = oz ? `${ox}px ${oy}px ${oz}px` : `${ox}px ${oy}px`;
      this.anchor = [ox, oy, oz];
    }
    // Browsers read a translation faster than a matrix, and most layers have nothing more.
    const [x, y] = [px - ox + tx, py - oy + ty];
    if (space || z) style.transform = inSpace(geometry, px - ox, py - oy, z - oz);
    else style.transform = a === 1 && b === 0 && c === 0 && d === 1
      ? `translate(${x}px, ${y}px)` : `matrix(${a},${b},${c},${d},${x},${y})`;
    if (space || this.placed?.[15]) {
      reordered.add(this);
      style.backfaceVisibility = space?.front ? "hidden" : "";
      this.element.classList.toggle("deep", space?.deep ?? false);
    }
    this.placed = geometry;
    if (space || this.space) this.openSpace();
    if (bx !== this.origin[0] || by !== this.origin[1]) this.scroll(bx, by);
    if (z !== this.z) {
      this.z = z;
      reordered.add(this);
    }
  }

  /// Shows another part of the bounds' plane: one element moves, whatever it holds.
  scroll(x, y) {
    if (this.plane === this.element) {
      this.plane = document.createElement("div");
      this.plane.className = "plane";
      this.plane.append(...this.element.childNodes);
      this.element.append(this.plane);
    }
    this.origin = [x, y];
    this.plane.style.transform = `translate(${-x}px,${-y}px)`;
  }

  /// Keeps the sublayers in space once the layer or one of them asks for it.
  openSpace() {
    const own = this.placed?.[15];
    if (!this.space) {
      if (!own?.s && !own?.deep && !this.sublayers.some((sub) => sub.placed?.[15])) return;
      this.space = document.createElement("div");
      this.space.className = "space";
      this.space.append(...this.sublayers.map((sub) => sub.element));
      this.plane.append(this.space);
    }
    this.space.style.transform = own?.s ? matrix(own.s) : "";
  }

  showMask(mask) {
    const style = this.element.style;
    const { clip, image } = mask ? maskOf(mask, this) : { clip: "", image: "" };
    style.clipPath = clip;
    style.maskImage = image;
    style.maskRepeat = image ? "no-repeat" : "";
    style.maskSize = image ? "100% 100%" : "";
  }

  setStyle(look) {
    const [opacity, hidden, clips, radius, borderWidth, borderColor, background, shadow] = look;
    const effects = look[8];
    const style = this.element.style;
    style.opacity = opacity;
    style.display = hidden ? "none" : "";
    style.overflow = clips ? "hidden" : "";
    style.borderRadius = radius ? `${radius}px` : "";
    style.backgroundColor = background ?? "";
    const isBordered = borderWidth > 0 && borderColor !== null;
    this.element.classList.toggle("bordered", isBordered);
    if (isBordered) {
      style.setProperty("--border-width", `${borderWidth}px`);
      style.setProperty("--border-color", borderColor);
    }
    // A box casts the shadow of its box, anything else that of what it shows. CSS blurs over twice
    // the radius that a layer names.
    const cast = shadow && !clips
      ? `${shadow[1]}px ${shadow[2]}px ${2 * shadow[3]}px ${shadow[0]}` : "";
    const isBox = background !== null && !background.endsWith("00");
    const hasPath = effects?.cast !== undefined;
    style.boxShadow = isBox && !hasPath ? cast : "";
    style.filter = cast && !isBox && !hasPath
      ? `drop-shadow(${shadow[1]}px ${shadow[2]}px ${shadow[3]}px ${shadow[0]})` : "";
    if (effects || this.styled?.[8]) showEffects(this, look, isBox);
    this.styled = look;
    if (effects?.mask !== this.maskID) this.tree.setMask(this, effects?.mask);
  }

  setContent(content) {
    this.content = content;
    const shown = showContent(content, this, this.contentElement);
    if (shown !== this.contentElement) {
      this.contentElement?.remove();
      const below = this.plane.querySelector(":scope > .cast");
      if (shown && below) below.after(shown);
      else if (shown) this.plane.prepend(shown);
      this.contentElement = shown;
    }
  }

  redraw() {
    if (this.content?.[0] === "drawing" || this.content?.[0] === "figure") this.setContent(this.content);
  }

  adopt(sublayers) {
    for (const sub of this.sublayers) if (sub.superlayer === this) sub.superlayer = null;
    this.sublayers = sublayers;
    for (const sub of sublayers) sub.superlayer = this;
    const elements = sublayers.map((sub) => sub.element);
    if (this.space) place(this.space, elements);
    else place(this.plane, elements, this.contentElement);
    this.order();
  }

  /// Puts the sublayers in the order of their z positions; equal ones keep the order of the list.
  order() {
    this.openSpace();
    if (this.sublayers.every((sub) => sub.z === 0)) {
      for (const sub of this.sublayers) if (sub.element.style.zIndex) sub.element.style.zIndex = "";
      return;
    }
    const sorted = [...this.sublayers].sort((one, other) => one.z - other.z);
    sorted.forEach((sub, rank) => { sub.element.style.zIndex = rank + 1; });
  }
}

/// Makes `elements` the children of `parent`, after `first`, and moves as few as it can.
function place(parent, elements, first = null) {
  const wanted = new Set(elements);
  for (const child of [...parent.children]) {
    if (child !== first && child.classList.contains("layer") && !wanted.has(child)) child.remove();
  }
  let next = first ? first.nextSibling : parent.firstChild;
  if (next?.classList.contains("cast")) next = next.nextSibling;
  for (const element of elements) {
    if (element === next) next = next.nextSibling;
    else parent.insertBefore(element, next);
  }
}
