// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// What the protocol of Firefox has no command for, done in its own window, which may do more than a
// page: a touch that is cancelled, a pen with its pressure, a key of another layout, a composition.

{
  const penSource = 2; // MouseEvent.MOZ_SOURCE_PEN
  const penPointer = 1000; // its pointer id
  const light = 1; // and 0 is dark
  const coarse = 1; // bits of a pointer's abilities
  const fine = 2 | 4; // and it hovers
  const scheme = "layout.css.prefers-color-scheme.content-override";

  // Runs in the process of the page, as what the protocol knows of touches does.
  // Movements end with a frame, as those of a screen do.
  const inPage = `addMessageListener("responder", ({ data: [kind, ...words] }) => {
    const answer = (problem) => sendAsyncMessage("responder", problem);
    try {
      if (kind === "touch") content.synthesizeTouchEvent(...words);
      if (kind === "mouse") content.synthesizeMouseEvent(...words);
      if (!/move/.test(words[0])) return answer("");
      content.requestAnimationFrame(() => content.requestAnimationFrame(() => answer("")));
    } catch (error) {
      answer(String(error));
    }
  });`;
  window.messageManager.loadFrameScript(
    `data:application/javascript,${encodeURIComponent(inPage)}`, true);

  /// Asks the page's process for something, and waits until it is done. Input is handled first there.
  const ask = (...words) => new Promise((done, fail) => {
    const page = gBrowser.selectedBrowser.messageManager;
    const hear = ({ data }) => {
      page.removeMessageListener("responder", hear);
      if (data) fail(new Error(data));
      else done(true);
    };
    page.addMessageListener("responder", hear);
    page.sendAsyncMessage("responder", words);
  });

  const method = Cc["@mozilla.org/text-input-processor;1"].createInstance(Ci.nsITextInputProcessor);
  const begin = () => {
    if (!method.beginInputTransactionForTests(window)) throw new Error("no window takes keys");
  };

  window.responder = {
    /// A tab begins, of a device with touch or one with a mouse.
    begin(touch) {
      Services.prefs.setIntPref("dom.w3c_touch_events.enabled", touch ? 1 : 0);
      Services.prefs.setIntPref("ui.primaryPointerCapabilities", touch ? coarse : fine);
      Services.prefs.setIntPref("ui.allPointerCapabilities", touch ? coarse : fine);
      Services.prefs.setIntPref(scheme, light);
    },
    focus() {
      gBrowser.selectedBrowser.focus();
    },
    prefer(name) {
      Services.prefs.setIntPref(scheme, name === "dark" ? 0 : light);
    },
    /// Events of a digitizer, one after another: [type, [[number, x, y], …]] each.
    async touch(events) {
      for (const [type, points] of events) {
        await ask("touch", type, points.map(([identifier, offsetX, offsetY]) => ({
          identifier, offsetX, offsetY, radiiX: 10, radiiY: 10, rotationAngle: 0,
          pressure: type === "touchend" ? 0 : 0.5,
        })), 0, {});
      }
    },
    pen(type, x, y, pressure, buttons) {
      return ask("mouse", type, x, y, {
        identifier: penPointer, inputSource: penSource, button: 0, buttons, clickCount: 1, pressure,
      }, { isDOMEventSynthesized: false });
    },
    key(kind, code, key, repeat) {
      begin();
      const event = new KeyboardEvent("", { code, key, repeat });
      if (kind === "keyUp") method.keyup(event);
      else method.keydown(event);
      return ask("");
    },
    /// What an input method shows of a word that it makes; nothing gives the word up.
    compose(text) {
      begin();
      method.setPendingCompositionString(text);
      if (text) {
        method.appendClauseToPendingComposition(text.length, method.ATTR_RAW_CLAUSE);
        method.setCaretInPendingComposition(text.length);
      }
      method.flushPendingComposition();
      if (!text) method.cancelComposition();
      return ask("");
    },
    insert(text) {
      begin();
      method.commitCompositionWith(text);
      return ask("");
    },
  };
}
