// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

const headBytes = 16;
const kind = 12; // where in the head a number says what follows

/// Whether this browser unpacks what the application packed.
export const canUnpack = "DecompressionStream" in window;

/// Whether a message is a packed one.
export function isPacked(data) {
  return typeof data !== "string" && new DataView(data).getUint32(kind, true) === 1;
}

/// The text of a packed message, as a promise.
export function unpack(buffer) {
  const file = new Blob([new Uint8Array(buffer, headBytes)]);
  return new Response(file.stream().pipeThrough(new DecompressionStream("gzip"))).text();
}
