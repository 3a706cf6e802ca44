// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { isMac } from "./machine.js";
import { isReadOut } from "./readout.js";

const ordinarySize = 16; // pixels of medium text in a browser that nobody set
const queries = {
  dark: "(prefers-color-scheme: dark)",
  contrast: "(prefers-contrast: more)",
  still: "(prefers-reduced-motion: reduce)",
  opaque: "(prefers-reduced-transparency: reduce)",
  inverted: "(inverted-colors: inverted)",
};

let described = ""; // what the application was told last

/// How the person wants pages to look, and whether the page is read out.
export function describePreferences() {
  const prefers = find();
  described = JSON.stringify(prefers);
  return prefers;
}

function find() {
  const answers = Object.entries(queries).map(([name, query]) => [name, matchMedia(query).matches]);
  return { ...Object.fromEntries(answers), text: textScale(), control: !isMac, reader: isReadOut() };
}

/// The size of text that the person chose in the browser, in parts of the ordinary one.
function textScale() {
  const sample = document.createElement("div");
  sample.style.fontSize = "medium";
  document.body.append(sample);
  const size = Number.parseFloat(getComputedStyle(sample).fontSize);
  sample.remove();
  return size > 0 ? size / ordinarySize : 1;
}

/// Calls `tell` when they are others than those that were described last. A browser says nothing of
/// its size of text, which is looked at whenever the page is seen again.
///
/// Returns what has them looked at.
export function watchPreferences(tell) {
  const look = () => {
    if (JSON.stringify(find()) !== described) tell(describePreferences());
  };
  for (const query of Object.values(queries)) matchMedia(query).addEventListener("change", look);
  document.addEventListener("visibilitychange", look);
  window.addEventListener("resize", look);
  return look;
}
