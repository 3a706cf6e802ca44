// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

const stacks = {
  system: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'DejaVu Sans', sans-serif",
  monospaced: "ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', Consolas, monospace",
  serif: "ui-serif, 'New York', Georgia, 'DejaVu Serif', 'Times New Roman', serif",
  rounded: "ui-rounded, 'SF Pro Rounded', 'Nunito', system-ui, sans-serif",
};
const firstFaces = [
  ["system", 400], ["system", 500], ["system", 600], ["system", 700], ["monospaced", 400],
];
const punctuation = "–—‘’‚“”„†•…‹›€™−";
const measuringSize = 1000; // pixels: large enough that rounding to a pixel is a thousandth

// Glyphs with a space between them become ligatures only where their script demands it, as in a line.
const noLigatures = "0.01px";

const context = document.createElement("canvas").getContext("2d");

/// A line of text names its font in its last three values.
export const styleOf = (line) => ({ family: line[7], weight: line[8], italic: line[9] });
export const fontOf = (line) => stacks[line[7]];
export const canvasFont = (line) => shorthand(styleOf(line), line[4]);

const shorthand = ({ family, weight, italic }, size) =>
  `${italic ? "italic " : ""}${weight} ${size}px ${stacks[family]}`;

/// The measures that every application needs: the usual faces, printable Latin-1 and punctuation.
export function firstReport() {
  const clusters = [...punctuation];
  for (let code = 0x20; code <= 0xff; code += 1) {
    if (code < 0x7f || code > 0x9f) clusters.push(String.fromCharCode(code));
  }
  return measureFaces(firstFaces.map(
    ([family, weight]) => ({ family, weight, italic: false, clusters })));
}

/// The measures of fonts and the advances of the clusters named with them, in parts of the size.
export function measureFaces(faces) {
  return faces.filter((face) => stacks[face.family]).map((face) => {
    context.font = shorthand(face, measuringSize);
    context.fontKerning = "none";
    context.textRendering = "geometricPrecision";
    context.letterSpacing = noLigatures;
    const part = (value) => Math.max(0, value) / measuringSize;
    const whole = context.measureText("Hg");
    const adv = {};
    for (const cluster of face.clusters) adv[cluster] = part(context.measureText(cluster).width);
    return {
      family: face.family, weight: face.weight, italic: face.italic, adv,
      m: [
        part(whole.fontBoundingBoxAscent), part(whole.fontBoundingBoxDescent),
        part(context.measureText("H").actualBoundingBoxAscent),
        part(context.measureText("x").actualBoundingBoxAscent),
      ],
    };
  });
}
