// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

const INDENT = 12; // points for each view that a view is in

/// The tree of views: rows that arrows walk along, one of them picked.
export function makeTree(element, pick) {
  let views = [];
  let picked = null;

  const rows = () => [...element.children];
  const row = (id) => rows().find((one) => one.dataset.id === String(id));

  function makeRow(view, hasChildren) {
    const one = document.createElement("div");
    one.setAttribute("role", "treeitem");
    one.setAttribute("aria-level", String(view.depth + 1));
    if (hasChildren) one.setAttribute("aria-expanded", "true");
    one.dataset.id = String(view.id);
    one.style.paddingInlineStart = `${8 + view.depth * INDENT}px`;
    one.append(nameOf(view));
    const more = [
      view.text && `“${view.text}”`, ...view.flags, view.controller,
      ...view.recognizers.map((recognizer) => `${recognizer.name ?? recognizer.kind} ${recognizer.state}`),
    ].filter(Boolean);
    if (more.length) {
      const quiet = document.createElement("span");
      quiet.className = "quiet";
      quiet.textContent = ` ${more.join(", ")}`;
      one.append(quiet);
    }
    return one;
  }

  function mark() {
    const chosen = row(picked) ?? element.firstElementChild;
    for (const one of rows()) {
      one.setAttribute("aria-selected", String(one.dataset.id === String(picked)));
      one.tabIndex = one === chosen ? 0 : -1;
    }
  }

  element.addEventListener("click", (event) => {
    const one = event.target.closest("[role=treeitem]");
    if (one) pick(Number(one.dataset.id));
  });
  element.addEventListener("keydown", (event) => {
    const all = rows();
    const place = all.indexOf(document.activeElement);
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === "Enter" || event.key === " ") document.activeElement.click();
    else if (next !== undefined) all[next]?.focus();
    else return;
    event.preventDefault();
  });

  return {
    show(answer) {
      const focused = document.activeElement?.parentElement === element
        ? document.activeElement.dataset.id : null;
      views = answer.views;
      element.replaceChildren(...views.map((view, place) =>
        makeRow(view, views[place + 1]?.depth > view.depth)));
      mark();
      if (focused) row(focused)?.focus({ preventScroll: true });
    },
    pick(id) {
      picked = id;
      mark();
      row(id)?.scrollIntoView({ block: "nearest" });
    },
    /// What a view is called; null for one that is not in the tree.
    title(id) {
      const view = views.find((one) => one.id === id);
      return view ? nameOf(view) : null;
    },
  };
}

/// The class of something, and what the trace calls it where that says more.
export function nameOf(thing) {
  if (!thing.name) return thing.kind;
  return thing.name.startsWith(`${thing.kind}#`) ? thing.name : `${thing.name} (${thing.kind})`;
}
