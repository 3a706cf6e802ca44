// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

const memory = "responder.reader"; // where the browser keeps whether the page is read out
let isOn = recall();

/// Whether the page is read out; no browser tells, a person says so.
export const isReadOut = () => isOn;

/// Keeps what the person said.
export function setReadOut(on) {
  isOn = on;
  try {
    localStorage.setItem(memory, on ? "on" : "off");
  } catch {
    // Then it is asked for again the next time.
  }
}

function recall() {
  try {
    return localStorage.getItem(memory) === "on";
  } catch {
    return false; // a browser that keeps nothing for this page
  }
}
