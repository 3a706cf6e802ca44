// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// A layer's maps are sixteen numbers, row after row, by which rows are multiplied from the left. CSS
// writes the same map in the same order.

export const matrix = (numbers) => `matrix3d(${numbers.join(",")})`;

/// The transform of an element whose box stands at the origin and whose layer has its anchor at (x, y, z)
/// from there.
export function inSpace(geometry, x, y, z) {
  const [a, b, c, d, tx, ty] = geometry.slice(8, 14);
  const m = geometry[15]?.m ?? [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, tx, ty, 0, 1];
  return matrix(m.map((value, index) => value + m[index - (index % 4) + 3] * [x, y, z, 0][index % 4]));
}
