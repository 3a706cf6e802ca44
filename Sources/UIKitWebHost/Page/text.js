// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { isOfInputMethod } from "./keys.js";

/// Lets the browser's input methods type into the application.
///
/// While the application types into a text, a field that nobody sees has the focus and lies at the
/// caret, for the window of the input method. Only what comes without a key of its own is reported:
/// compositions, and text of emoji panels or dictation. Keys are reported as keys.
export function watchText(field, send) {
  let session = null; // what the application types into
  let composing = 0; // the session that a composition began in; 0 for none
  let hasKey = false; // whether the input that comes belongs to a key that was reported

  function report(k, event, more) {
    send({ t: "text", k, n: composing || session?.n || 0, at: event.timeStamp, ...more });
  }

  field.addEventListener("compositionstart", () => {
    composing = session?.n ?? 0;
  });
  field.addEventListener("compositionend", (event) => {
    if (composing) report("commit", event, { s: event.data });
    composing = 0;
    field.value = "";
  });
  field.addEventListener("keydown", (event) => {
    hasKey = !isOfInputMethod(event) && event.key.length === 1;
  });
  field.addEventListener("keyup", () => { hasKey = false; });
  field.addEventListener("beforeinput", (event) => {
    // The field holds nothing but a composition: what else comes is told and not kept.
    if (event.isComposing || event.inputType === "insertCompositionText") return;
    event.preventDefault();
    if (composing || !session || hasKey) return;
    const kind = event.inputType;
    if (kind === "insertText" && event.data) report("insert", event, { s: event.data });
  });
  field.addEventListener("input", (event) => {
    if (!composing || event.inputType !== "insertCompositionText") return;
    const s = field.value;
    report("mark", event, { s, a: field.selectionStart ?? s.length, b: field.selectionEnd ?? s.length });
  });

  /// Gives up what is being composed; the application has ended it by itself.
  function drop() {
    composing = 0;
    field.blur();
    field.value = "";
  }

  function focus() {
    if (document.activeElement !== field) field.focus({ preventScroll: true });
  }

  return {
    /// Whether nothing is lost when the browser takes the focus away for a moment.
    canLoseFocus: () => !composing && [field, document.body, null].includes(document.activeElement),
    /// Takes the focus back that the browser took away.
    keepFocus() {
      if (session && !session.secret) focus();
    },
    edit(message) {
      const next = message.n ? message : null;
      if (session?.n !== next?.n) drop();
      session = next;
      // A secret is typed by keys alone: an input method would show and learn it.
      if (!session || session.secret) return field.blur();
      const [x, y, height] = session.caret ?? [0, 0, 20];
      field.style.transform = `translate(${x}px, ${y}px)`;
      field.style.height = `${height}px`;
      field.style.fontSize = `${Math.max(height * 0.8, 1)}px`;
      field.inputMode = session.own ? "none" : "text";
      field.lang = session.lang ?? "";
      field.autocomplete = "off";
      focus();
    },
    forget() {
      session = null;
      drop();
    },
  };
}

/// The languages of the person, the preferred one first.
export function languages() {
  return [...(navigator.languages ?? [navigator.language])].filter(Boolean).slice(0, 32);
}
