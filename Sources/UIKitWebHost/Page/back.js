// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

const menu = 5; // the raw value of `UIPress.PressType.menu`

/// Has the browser's Back go back in the application while that leads somewhere.
///
/// Above the page's own entry in the history there is a second one then, which Back takes away: it is
/// the application that goes back for it.
export function watchBack(send) {
  let offered = false;
  let isLeaving = false; // the page itself goes back, and was not told yet that it did
  const isAbove = () => history.state?.above === true;

  function follow() {
    if (isLeaving || offered === isAbove()) return;
    if (offered) return history.pushState({ above: true }, "");
    isLeaving = true;
    history.back();
  }

  window.addEventListener("popstate", () => {
    const isOwn = isLeaving;
    isLeaving = false;
    if (!isOwn && offered && !isAbove()) {
      for (const p of ["began", "ended"]) {
        send({ t: "press", at: performance.now(), b: menu, p, f: 1 });
      }
    }
    follow(); // an application that has more ways back does not say so again
  });

  return {
    offer(isPossible) {
      offered = isPossible;
      follow();
    },
  };
}
