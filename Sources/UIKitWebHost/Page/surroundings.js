// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The page's title, the number at its icon, whether the screen stays on, and where Back leads.
///
/// `back` is where the browser's Back goes in the application.
export function makeSurroundings(back) {
  let name = document.title;
  let wanted = { awake: false, badge: 0 };
  let lock = null; // keeps the screen on while it is held

  async function keepAwake() {
    if (!wanted.awake) {
      lock?.release();
      lock = null;
    } else if (!document.hidden && (!lock || lock.released)) {
      // Refused on a page that is not secure, and when the battery is low.
      const granted = await navigator.wakeLock?.request("screen").catch(() => null);
      if (!granted) return;
      if (wanted.awake) lock = granted;
      else granted.release();
    }
  }

  function showTitle() {
    const title = wanted.title ?? name;
    document.title = wanted.badge ? `(${wanted.badge}) ${title}` : title;
  }

  function showBadge() {
    const shown = wanted.badge ? navigator.setAppBadge?.(wanted.badge) : navigator.clearAppBadge?.();
    shown?.catch(() => {}); // pages that are not installed have no icon
  }

  function show() {
    showTitle();
    showBadge();
    keepAwake();
  }

  // A browser takes the lock away from a page that nobody sees.
  document.addEventListener("visibilitychange", () => keepAwake());

  return {
    begin(title) {
      name = title;
      wanted = { awake: false, badge: 0 };
      show();
    },
    take(message) {
      wanted = message;
      show();
      back.offer(message.back === true);
    },
    /// Another page shows the application.
    rest() {
      const hadBadge = wanted.badge > 0;
      wanted = { awake: false, badge: 0 };
      showTitle();
      // The icon is that of all pages: what another shows there stays.
      if (hadBadge) showBadge();
      keepAwake();
      back.offer(false);
    },
  };
}
