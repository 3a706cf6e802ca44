// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The canvases that one drawing is made on: below the one that shows it, above it one for each picture
/// of its own and each mask that is not finished.
export class Sheets {
  constructor(context) {
    this.top = context;
    const map = context.getTransform();
    this.scale = Math.hypot(map.a, map.b); // pixels of a point, before the drawing changes that
    this.depth = 0; // states that were saved
    this.open = [];
  }

  save() {
    this.top.save();
    this.depth += 1;
  }

  restore() {
    while (this.last?.mask && this.last.depth === this.depth) this.closeMask();
    // The state of the canvas, or of the picture, lies below the first that was saved.
    if (this.depth === (this.last?.depth ?? 0)) return;
    this.top.restore();
    this.depth -= 1;
  }

  /// Begins a picture of its own.
  begin() { this.put({}); }

  /// Draws the picture that was begun last as one thing.
  end() {
    while (this.last?.mask) this.closeMask();
    if (!this.last) return;
    const [sheet, below] = this.take();
    below.save();
    below.setTransform(1, 0, 0, 1, 0, 0);
    below.drawImage(sheet.canvas, 0, 0);
    below.restore();
  }

  /// Lets what follows through as far as what `draw` draws is opaque.
  mask(draw) {
    const mask = like(this.top);
    draw(mask);
    const below = this.top;
    this.put({ mask });
    // What follows is mixed with what is there, so it begins with that.
    this.top.save();
    this.top.setTransform(1, 0, 0, 1, 0, 0);
    this.top.drawImage(below.canvas, 0, 0);
    this.top.restore();
    for (const name of settings) this.top[name] = below[name];
  }

  /// Closes what is open.
  finish() {
    while (this.last) {
      if (this.last.mask) this.closeMask();
      else this.end();
    }
  }

  get last() { return this.open[this.open.length - 1]; }

  put(entry) {
    this.open.push({ ...entry, below: this.top, depth: this.depth });
    this.top = like(this.top);
  }

  take() {
    const sheet = this.top;
    const { below, depth } = this.open.pop();
    this.top = below;
    this.depth = depth;
    return [sheet, below];
  }

  /// Where the mask is opaque, what was drawn takes the place of what was there.
  closeMask() {
    const { mask } = this.last;
    const [sheet, below] = this.take();
    lay(mask, sheet, "destination-in");
    lay(mask, below, "destination-out");
    lay(sheet, below, "lighter");
  }
}

const settings = [
  "globalAlpha", "globalCompositeOperation", "shadowColor", "shadowOffsetX", "shadowOffsetY",
  "shadowBlur", "imageSmoothingEnabled", "imageSmoothingQuality",
];

/// An empty canvas of the same size and with the same coordinates.
function like(context) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [context.canvas.width, context.canvas.height];
  const sheet = canvas.getContext("2d");
  sheet.setTransform(context.getTransform());
  return sheet;
}

/// Puts one canvas over another, pixel on pixel.
function lay(upper, lower, mode) {
  lower.save();
  lower.setTransform(1, 0, 0, 1, 0, 0);
  lower.globalAlpha = 1;
  lower.shadowColor = "transparent";
  lower.globalCompositeOperation = mode;
  lower.drawImage(upper.canvas, 0, 0);
  lower.restore();
}
