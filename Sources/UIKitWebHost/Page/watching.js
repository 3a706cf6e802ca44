// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Shows the screen of another page whole, in the middle of this one.
export function makeFrame(screen) {
  let size = null; // of the other page; null while this one shows the application itself

  function fit() {
    const style = screen.style;
    if (!size) {
      style.width = style.height = style.transform = "";
      return;
    }
    const scale = Math.min(innerWidth / size.w, innerHeight / size.h);
    const [left, top] = [(innerWidth - size.w * scale) / 2, (innerHeight - size.h * scale) / 2];
    style.width = `${size.w}px`;
    style.height = `${size.h}px`;
    style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
  }
  window.addEventListener("resize", fit);

  return {
    show(message) {
      size = message?.w > 0 && message.h > 0 ? message : null;
      fit();
    },
  };
}
