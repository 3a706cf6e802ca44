// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

const headBytes = 16;

/// A commit that came as bytes: how long each run is, the numbers of the runs, their layers, and the
/// text of the rest. It becomes what the text alone would have been.
export function readCommit(buffer) {
  const counts = new Uint32Array(buffer, 0, kinds.length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const length = kinds.reduce((sum, kind, index) => sum + kind.numbers * counts[index], 0);
  const numbers = new Float64Array(buffer, headBytes, length);
  const layers = new Uint32Array(buffer, headBytes + 8 * length, total);
  const text = new Uint8Array(buffer, headBytes + 8 * length + 4 * total);
  const commit = JSON.parse(new TextDecoder().decode(text));
  let [layer, at] = [0, 0];
  kinds.forEach((kind, index) => {
    for (let left = counts[index]; left > 0; left -= 1) {
      commit.layers.push([layers[layer], kind.change(numbers, at)]);
      layer += 1;
      at += kind.numbers;
    }
  });
  return commit;
}

/// The kinds of runs in their order: how many numbers a change has, and what they mean.
const kinds = [
  { // its place and size
    numbers: 4,
    change: (n, at) => ({
      g: [n[at], n[at + 1], 0, 0, n[at + 2], n[at + 3], 0.5, 0.5, 1, 0, 0, 1, 0, 0, 0],
    }),
  },
  { // and its transform
    numbers: 10,
    change: (n, at) => ({
      g: [n[at], n[at + 1], 0, 0, n[at + 2], n[at + 3], 0.5, 0.5, n[at + 4], n[at + 5], n[at + 6],
        n[at + 7], n[at + 8], n[at + 9], 0],
    }),
  },
  { // its looks
    numbers: 6,
    change: (n, at) => ({
      s: [n[at], (n[at + 1] & 1) !== 0, (n[at + 1] & 2) !== 0, n[at + 2], n[at + 3],
        color(n[at + 4]), color(n[at + 5]), null],
    }),
  },
];

function color(levels) {
  return levels < 0 ? null : `#${levels.toString(16).padStart(8, "0")}`;
}
