// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Tells whether there is a keyboard with keys.
///
/// No browser knows. A device with a pointer as fine as a mouse has one; any other has one from its
/// first key on, until a finger goes to the text that is typed into: that asks for the keyboard on
/// the screen.
export function watchKeyboard(send) {
  const fine = matchMedia("(any-pointer: fine)");
  let told = null; // what the application knows
  let finger = null; // where a finger was lifted, if no key came after that
  let area = null; // where the text is that is typed into

  function tell(attached, at) {
    if (attached !== told) send({ t: "keyboard", at, attached });
    told = attached;
  }

  function look() {
    if (!told || fine.matches || !finger || !area) return;
    const [x, y, width, height] = area;
    const isInside = finger[0] >= x && finger[0] <= x + width
      && finger[1] >= y && finger[1] <= y + height;
    if (isInside) tell(false, performance.now());
  }

  fine.addEventListener("change", () => tell(fine.matches, performance.now()));

  return {
    /// The connection is new.
    begin() {
      told = null;
      tell(fine.matches, performance.now());
    },
    key(at) {
      finger = null;
      tell(true, at);
    },
    /// A finger was lifted.
    lift(event) {
      finger = [event.clientX, event.clientY];
      look();
    },
    /// The application types into another text, or none; its caret may have moved.
    edit(message) {
      area = message.n ? message.area : null;
      look();
    },
  };
}
