// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { modifierBits } from "./contacts.js";
import { controlBit, isMac } from "./machine.js";
import { isAsking } from "./question.js";

// Physical keys by `KeyboardEvent.code`, as usages of HID page 7.
const usages = {
  Enter: 0x28, Escape: 0x29, Backspace: 0x2a, Tab: 0x2b, Space: 0x2c, Minus: 0x2d, Equal: 0x2e,
  BracketLeft: 0x2f, BracketRight: 0x30, Backslash: 0x31, IntlHash: 0x32, Semicolon: 0x33,
  Quote: 0x34, Backquote: 0x35, Comma: 0x36, Period: 0x37, Slash: 0x38, CapsLock: 0x39,
  PrintScreen: 0x46, ScrollLock: 0x47, Pause: 0x48, Insert: 0x49, Home: 0x4a, PageUp: 0x4b,
  Delete: 0x4c, End: 0x4d, PageDown: 0x4e, ArrowRight: 0x4f, ArrowLeft: 0x50, ArrowDown: 0x51,
  ArrowUp: 0x52, NumLock: 0x53, NumpadDivide: 0x54, NumpadMultiply: 0x55, NumpadSubtract: 0x56,
  NumpadAdd: 0x57, NumpadEnter: 0x58, Numpad0: 0x62, NumpadDecimal: 0x63, IntlBackslash: 0x64,
  ContextMenu: 0x65, Power: 0x66, NumpadEqual: 0x67, Open: 0x74, Help: 0x75, Props: 0x76,
  Select: 0x77, Abort: 0x78, Again: 0x79, Undo: 0x7a, Cut: 0x7b, Copy: 0x7c, Paste: 0x7d,
  Find: 0x7e, AudioVolumeMute: 0x7f, AudioVolumeUp: 0x80, AudioVolumeDown: 0x81,
  NumpadComma: 0x85, IntlRo: 0x87, KanaMode: 0x88, IntlYen: 0x89, Convert: 0x8a,
  NonConvert: 0x8b, Lang1: 0x90, Lang2: 0x91, Lang3: 0x92, Lang4: 0x93, Lang5: 0x94,
  ControlLeft: 0xe0, ShiftLeft: 0xe1, AltLeft: 0xe2, MetaLeft: 0xe3, OSLeft: 0xe3,
  ControlRight: 0xe4, ShiftRight: 0xe5, AltRight: 0xe6, MetaRight: 0xe7, OSRight: 0xe7,
};
for (let i = 0; i < 26; i++) usages["Key" + String.fromCharCode(65 + i)] = 0x04 + i;
for (let i = 1; i <= 9; i++) usages["Digit" + i] = 0x1d + i;
usages.Digit0 = 0x27;
for (let i = 1; i <= 9; i++) usages["Numpad" + i] = 0x58 + i;
for (let i = 1; i <= 12; i++) usages["F" + i] = 0x39 + i;
for (let i = 13; i <= 24; i++) usages["F" + i] = 0x68 + i - 13;

// What stays with the browser: the clipboard, whose events tell the application, tabs and zoom.
const browserCombinations = new Set("cxvrtnwql+-=0".split(""));
const browserKeys = new Set(["F5", "F11", "F12"]);

// Keys that go by words where Control is held; elsewhere Option does that.
const wordKeys = new Set(
  ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Backspace", "Delete"]);

const takenByMethod = 229; // the number of a key that an input method has taken

/// Whether a key is left to an input method, as dead keys are.
export function isOfInputMethod(event) {
  return event.isComposing || event.keyCode === takenByMethod
    || event.key === "Process" || event.key === "Dead";
}

/// Watches a hardware keyboard: keys go out by place, with what they type in the person's layout.
///
/// Keys of an input method, and dead keys, are left to the field that composes. Keys that are down
/// when the page loses the keyboard are cancelled.
///
/// - `noteKey(time)` is called before a key goes out.
/// - `isHeard()` says whether the application gets any: from one that does not, none is taken away.
export function watchKeys(send, noteKey, isHeard) {
  const down = new Map(); // code → usage
  const plain = new Map(); // code → what it types without modifiers
  navigator.keyboard?.getLayoutMap?.().then((layout) => {
    for (const [code, character] of layout) plain.set(code, character);
  }).catch(() => {});

  function report(event, phase, usage) {
    const typed = [...event.key].length === 1 ? event.key : "";
    let mods = modifierBits(event);
    // AltGr types characters; some systems report it as Control with Alt.
    const isWord = !isMac && event.ctrlKey && !event.metaKey && wordKeys.has(event.code);
    if (event.getModifierState("AltGraph") || isWord) mods = (mods & ~controlBit) | (1 << 19);
    // With Shift or Option the browser names another character; what the key types alone is known
    // from before.
    const isAlone = (mods & ((1 << 17) | (1 << 19))) === 0;
    if (typed && isAlone) plain.set(event.code, typed.toLowerCase());
    send({
      t: "key", at: event.timeStamp, p: phase, u: usage, c: typed,
      i: typed ? plain.get(event.code) ?? typed.toLowerCase() : "", mods,
      r: event.repeat || undefined,
    });
  }

  function isBrowsers(event) {
    if (browserKeys.has(event.key)) return true;
    const isCombination = event.ctrlKey || event.metaKey;
    return isCombination && !event.altKey
      && (browserCombinations.has(event.key.toLowerCase()) || event.key === "Tab");
  }

  window.addEventListener("keydown", (event) => {
    const usage = usages[event.code];
    if (usage === undefined || isOfInputMethod(event) || isAsking() || !isHeard()) return;
    if (!isBrowsers(event)) event.preventDefault();
    noteKey(event.timeStamp);
    // The end of a key may get lost while a browser shows something of its own.
    if (down.has(event.code) && !event.repeat) cancel(event.code, event.timeStamp);
    if (event.repeat && !down.has(event.code)) return;
    down.set(event.code, usage);
    report(event, "began", usage);
    if (isLock(event)) endLock(event);
  }, { capture: true });

  window.addEventListener("keyup", (event) => {
    const usage = down.get(event.code);
    if (usage === undefined && isLock(event)) {
      report(event, "began", usages.CapsLock);
      return endLock(event);
    }
    if (usage === undefined) return;
    down.delete(event.code);
    report(event, "ended", usage);
    // macOS does not say when keys go up while Command is held.
    if (event.key === "Meta") cancelAll();
  }, { capture: true });

  // macOS says that the lock goes on and off, not that its key goes down and up.
  const isLock = (event) => isMac && event.code === "CapsLock";

  function endLock(event) {
    down.delete(event.code);
    report(event, "ended", usages.CapsLock);
  }

  function cancel(code, at) {
    send({ t: "key", at, p: "cancelled", u: down.get(code), mods: 0 });
    down.delete(code);
  }

  function cancelAll() {
    for (const code of [...down.keys()]) cancel(code, performance.now());
  }
  window.addEventListener("blur", cancelAll);

  return {
    cancelAll,
    isDown: () => down.size > 0,
    /// The connection is gone: the application has cancelled what was down.
    forget: () => down.clear(),
  };
}
