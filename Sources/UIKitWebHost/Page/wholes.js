// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { ways } from "./ways.js";

// What wholes and cells are called in the terms of the browser.
const roles = { group: "group", list: "list", landmark: "region", table: "table" };
const heads = { row: "rowheader", column: "columnheader" };

function set(element, name, value) {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

/// Elements of the screen that make something together: an element around theirs.
class Whole {
  constructor(tell) {
    this.tell = tell;
    this.element = document.createElement("div");
    this.ways = document.createElement("div");
    this.ways.className = "readable";
  }

  /// Takes what the application says of it.
  show(said) {
    this.said = said;
    set(this.element, "role", roles[said.k]);
    set(this.element, "aria-label", said.l);
    set(this.element, "aria-rowcount", said.rows);
    set(this.element, "aria-colcount", said.columns);
    const names = said.rots ?? [];
    const offered = names.join("\n");
    if (offered !== this.offered) this.ways.replaceChildren(...ways(names, this.tell));
    this.offered = offered;
  }

  /// The ways through it stand before it, for in a list or a table nothing else may.
  get elements() {
    return this.ways.childElementCount ? [this.ways, this.element] : [this.element];
  }
}

/// What stands in what: lists with items, tables with rows and cells, groups.
export class Wholes {
  constructor(root, tell) {
    this.root = root;
    this.tell = tell;
    this.known = new Map(); // wholes, by number
    this.boxes = new Map(); // items, rows and cells, by what they are for
  }

  forget() {
    this.known.clear();
    this.boxes.clear();
  }

  /// Takes what the application says of all of them.
  show(all) {
    const former = this.known;
    this.known = new Map(all.map((said) => {
      const whole = former.get(said.n)
        ?? new Whole((k, more) => this.tell({ k, n: said.n, ...more }));
      whole.show(said);
      return [said.n, whole];
    }));
  }

  /// The elements that stand in each element, in their order: `leaves` are what is read.
  tree(leaves) {
    this.inside = new Map([[this.root, []]]);
    for (const leaf of leaves) this.around(leaf.said).push(...leaf.elements);
    for (const [key, box] of this.boxes) if (!this.inside.has(box)) this.boxes.delete(key);
    return this.inside;
  }

  /// What stands beside an element or a whole, which may be in another whole.
  around(said) {
    const whole = this.known.get(said.in);
    if (!whole) return this.inside.get(this.root);
    const { n, k } = whole.said;
    const inside = this.inside.get(whole.element) ?? this.place(whole);
    if (k === "list") return this.box(inside, `${n} ${said.n}`, { role: "listitem" });
    if (k !== "table") return inside;
    // What is no cell has a row of its own.
    const [row, column, rows, columns] = said.cell ?? [`of ${said.n}`];
    const index = (place) => (place >= 0 ? place + 1 : null);
    const span = (count) => (count > 1 ? count : null);
    const line = this.box(inside, `${n} ${row}`, { role: "row", "aria-rowindex": index(row) });
    return this.box(line, `${n} ${row} ${column}`, {
      role: heads[said.head] ?? "cell", "aria-colindex": index(column),
      "aria-rowspan": span(rows), "aria-colspan": span(columns),
    });
  }

  place(whole) {
    this.around(whole.said).push(...whole.elements);
    const inside = [];
    this.inside.set(whole.element, inside);
    return inside;
  }

  /// What stands in an item, a row or a cell, which stands in its turn behind `before`.
  box(before, key, attributes) {
    const box = this.boxes.get(key) ?? document.createElement("div");
    this.boxes.set(key, box);
    for (const [name, value] of Object.entries(attributes)) set(box, name, value);
    if (!this.inside.has(box)) {
      before.push(box);
      this.inside.set(box, []);
    }
    return this.inside.get(box);
  }
}
