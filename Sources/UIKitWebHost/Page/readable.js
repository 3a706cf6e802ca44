// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { button, ways } from "./ways.js";

// What an element is called in the terms of the browser.
const roles = {
  button: "button", link: "link", image: "img", heading: "heading", toggle: "switch",
  field: "textbox", search: "searchbox",
};
const middle = 50; // of a slider, which only says which way it is moved

/// One thing on the screen as an element that a screen reader finds, names and operates.
///
/// `tell(kind, more)` hears what is done with it.
export class Readable {
  constructor(kind, tell) {
    this.kind = kind;
    this.tell = tell;
    this.element = document.createElement(kind === "slider" ? "input" : "div");
    this.element.tabIndex = -1;
    if (roles[kind]) this.element.setAttribute("role", roles[kind]);
    if (kind === "heading") this.element.setAttribute("aria-level", "2");
    this.actions = document.createElement("div");
    this.element.className = this.actions.className = "readable";
    this.element.addEventListener("focus", () => tell("focus"));
    this.element.addEventListener("click", () => kind !== "slider" && tell("press"));
    if (kind === "slider") this.slide();
  }

  /// A reader moves a slider by a step of its own; the application is told which way.
  slide() {
    const { element } = this;
    element.type = "range";
    element.min = 0;
    element.max = 2 * middle;
    element.value = middle;
    element.addEventListener("input", () => {
      const way = element.valueAsNumber - this.place;
      element.value = this.place;
      if (way) this.tell(way > 0 ? "more" : "less");
    });
  }

  /// Takes what the application says of it.
  show(said) {
    const { element, kind } = this;
    this.said = said;
    const set = (name, value) =>
      (value === undefined || value === "" ? element.removeAttribute(name)
        : element.setAttribute(name, value));
    const [x, y, width, height] = said.f;
    Object.assign(element.style, {
      left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
    });
    const isField = kind === "field" || kind === "search";
    const words = [said.l, isField || kind === "slider" ? "" : said.v].filter(Boolean).join(", ");
    this.name = words;
    if (kind === "text") element.textContent = words;
    else set("aria-label", words);
    if (isField) element.textContent = said.v ?? "";
    if (kind === "toggle") set("aria-checked", String(said.on ?? false));
    if (kind === "slider") {
      // A percentage is known to the reader as one; what else it is, only as words.
      const part = Number.parseFloat(said.v);
      this.place = /%\s*$/.test(said.v ?? "") && part >= 0 ? Math.min(part, 2 * middle) : middle;
      element.value = this.place;
      set("aria-valuetext", said.v);
    }
    set("title", said.h); // nobody points at it: it is the description, and no tool tip
    set("aria-disabled", said.disabled && "true");
    set("aria-current", said.selected && "true");
    set("aria-multiline", said.multiline && "true");
    set("lang", said.lang);
    this.offer(said.acts ?? [], said.rots ?? [], words);
  }

  /// Its own actions follow it as buttons, and the ways that begin at it.
  offer(names, rotors, words) {
    const offered = JSON.stringify([names, rotors]);
    if (offered !== this.offered) {
      this.acts = names.map((name, i) => button(name, () => this.tell("act", { i })));
      this.actions.replaceChildren(...this.acts, ...ways(rotors, this.tell));
    }
    this.offered = offered;
    // The same buttons are called anew, for one of them may have the focus.
    names.forEach((name, i) => {
      this.acts[i].textContent = words ? `${name}, ${words}` : name;
    });
  }

  /// The elements that stand for it, in their order.
  get elements() {
    return this.actions.childElementCount ? [this.element, this.actions] : [this.element];
  }
}
