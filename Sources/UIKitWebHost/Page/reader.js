// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { Readable } from "./readable.js";
import { isReadOut, setReadOut } from "./readout.js";
import { Wholes } from "./wholes.js";

/// Lets the browser's screen reader find what is on the screen, hear it and operate it.
///
/// No page can tell whether there is a reader, and to describe everything costs something in every
/// turn: a button that only readers find switches it on, and the browser remembers that. It is there
/// from now on, for nothing hears it before.
export function watchReader(send, change) {
  const button = document.getElementById("reader-switch");
  const place = document.getElementById("reader");
  const voice = document.getElementById("reader-says");
  const field = document.getElementById("text");
  const layers = document.getElementById("screen");
  const known = new Map(); // what is on the screen, by number
  const wholes = new Wholes(place, (deed) => send({ t: "reader", at: performance.now(), ...deed }));
  let order = []; // their numbers, the first one read first
  let isTyping = false;
  let focused = null; // the number that the application said last

  function turn(on) {
    setReadOut(on);
    mark();
    change();
  }

  function mark() {
    button.setAttribute("aria-pressed", String(isReadOut()));
    // The layers say the same once more, in another order.
    if (isReadOut()) layers.setAttribute("aria-hidden", "true");
    else layers.removeAttribute("aria-hidden");
  }

  /// A thing of the screen; another kind of thing is another element.
  function readable(said) {
    const former = known.get(said.n);
    if (former?.kind === said.k) return former;
    const made = new Readable(said.k, (k, more) => {
      if (k === "focus" && focused === said.n) return;
      if (k === "focus") focused = said.n;
      send({ t: "reader", at: performance.now(), k, n: said.n, ...more });
    });
    known.set(said.n, made);
    return made;
  }

  function forget() {
    known.clear();
    wholes.forget();
    place.replaceChildren();
    enclose(false);
    focused = null;
  }

  /// Makes all of it a dialogue, called as its first element is, or no more.
  function enclose(isModal) {
    const name = isModal ? known.get(order[0])?.name : "";
    const attributes = { role: isModal && "dialog", "aria-modal": isModal && "true", "aria-label": name };
    for (const [key, value] of Object.entries(attributes)) {
      if (value) place.setAttribute(key, value);
      else place.removeAttribute(key);
    }
  }

  /// Puts elements into one in their order, and moves none that stands right, for that ends its focus.
  function fill(outer, wanted) {
    const kept = new Set(wanted);
    for (const element of [...outer.children]) if (!kept.has(element)) element.remove();
    let next = outer.firstElementChild;
    for (const element of wanted) {
      if (element === next) next = next.nextElementSibling;
      else outer.insertBefore(element, next);
    }
  }

  /// Puts all elements where they belong.
  function arrange(numbers) {
    const held = place.contains(document.activeElement) ? document.activeElement : null;
    const leaves = numbers.map((number) => known.get(number)).filter(Boolean);
    for (const [outer, wanted] of wholes.tree(leaves)) fill(outer, wanted);
    // What came into another whole, or left one, lost its focus.
    if (held?.isConnected && document.activeElement !== held) held.focus({ preventScroll: true });
  }

  function lend() {
    const isRead = isReadOut() && isTyping;
    if (isRead) field.removeAttribute("aria-hidden");
    else field.setAttribute("aria-hidden", "true");
    const name = isRead ? known.get(focused)?.name : "";
    if (name) field.setAttribute("aria-label", name);
    else field.removeAttribute("aria-label");
  }

  button.addEventListener("click", () => turn(!isReadOut()));
  mark();
  button.hidden = false;

  return {
    forget,
    take(message) {
      if (!message.all) return forget();
      for (const said of message.is) readable(said).show(said);
      const numbers = new Set(message.all);
      for (const number of known.keys()) if (!numbers.has(number)) known.delete(number);
      order = message.all;
      wholes.show(message.wholes ?? []);
      arrange(order);
      enclose(message.modal);
      const isSame = message.focus === focused;
      focused = message.focus ?? null;
      lend();
      if (isSame) return;
      // Who types keeps the browser's focus.
      if (document.activeElement?.id === "text") return;
      known.get(focused)?.element.focus({ preventScroll: true });
    },
    /// The field of input methods stands for the element that is typed into while it has the focus.
    edit(message) {
      isTyping = message.n !== 0;
      lend();
    },
    say(message) {
      // The same words again are told again.
      voice.textContent = "";
      requestAnimationFrame(() => { voice.textContent = message.s; });
    },
  };
}
