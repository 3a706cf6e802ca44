// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

const beyond = 1000; // points outside the page: nothing is there

/// Lets what the application lifts leave the page, as a drag of the browser's own.
///
/// A browser begins one at a movement of a mouse whose press nobody took, where something can be
/// dragged, and wants all of it at that moment. So every press of the main button may become one, and
/// one that moves before the application said what it lifted does not. While the browser drags it
/// tells no pointer: its places over the page go on as those of the mouse. Made before whatever
/// watches drags from outside, which never sees these.
export function watchLifts(glass, contacts, text, send) {
  let lift = null; // what the application lifted
  let dragged = 0; // the number of the lift that the browser drags; 0 for none
  let target = null; // the element that was entered last
  const nothing = new Image(); // the application shows what is dragged itself
  nothing.src = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

  // What is read out has the browser's focus, and a composition would end: such a press is taken.
  window.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "mouse") return;
    lift = null;
    dragged = 0;
    glass.draggable = event.target === glass && event.button === 0 && text.canLoseFocus();
  }, true);
  window.addEventListener("pointerup", () => (glass.draggable = false), true);
  glass.addEventListener("mousedown", () => {
    // The browser takes the focus away behind this.
    if (glass.draggable) setTimeout(() => text.keepFocus());
  });

  function fill(transfer) {
    for (const { m, s } of lift.f) transfer.setData(m, s);
    if (lift.file) {
      const { m, n, u } = lift.file;
      transfer.setData("DownloadURL", `${m}:${n}:${new URL(u, location.href)}`);
    }
    transfer.effectAllowed = "copy";
    transfer.setDragImage(nothing, 0, 0);
  }

  document.addEventListener("dragstart", (event) => {
    if (!lift || event.target !== glass || !contacts.carry()) return event.preventDefault();
    dragged = lift.n;
    target = null;
    fill(event.dataTransfer);
  });

  function end() {
    dragged = 0;
    glass.draggable = false;
  }

  function watch(name, follow) {
    window.addEventListener(name, (event) => {
      if (!dragged) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      follow(event);
    }, true);
  }
  watch("dragenter", (event) => { target = event.target; });
  watch("dragover", (event) => {
    event.dataTransfer.dropEffect = "copy";
    contacts.lead(event, "moved");
  });
  watch("dragleave", (event) => {
    // The element that is entered hears of it before the one that is left.
    if (event.target === target) contacts.lead(event, "moved", outside(event));
  });
  watch("drop", (event) => {
    contacts.lead(event, "ended");
    end();
  });
  watch("dragend", (event) => {
    if (event.dataTransfer.dropEffect !== "none") send({ t: "out", at: event.timeStamp, n: dragged });
    contacts.lead(event, "cancelled");
    end();
  });

  return {
    take(message) { lift = message.n ? message : null; },
    /// The connection is gone, and with it what was lifted.
    forget() { lift = null; },
  };
}

/// A place beyond the side of the page that is nearer to where a drag left it.
function outside({ clientX, clientY }) {
  return [clientX < innerWidth / 2 ? -beyond : innerWidth + beyond, clientY];
}
