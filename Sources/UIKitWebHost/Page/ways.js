// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A button that only readers find.
export function button(text, press) {
  const made = document.createElement("button");
  made.tabIndex = -1;
  made.textContent = text;
  made.addEventListener("click", press);
  return made;
}

/// Two buttons for each way through the screen, which lead on and back.
export function ways(names, tell) {
  return names.flatMap((name, i) => [
    button(`Next: ${name}`, () => tell("turn", { i, back: false })),
    button(`Previous: ${name}`, () => tell("turn", { i, back: true })),
  ]);
}
