// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

const nameKey = "responder.page"; // where the browser keeps a page's name while it is loaded anew
const wishKey = "responder.wish"; // and that a person chose to watch, as long as there is the tab

/// Whether this is the address of a page that never does but watch.
export const isView = new URLSearchParams(location.search).has("view");

// A browser that keeps nothing for this page has it asked whenever it is loaded anew.
function recall(key) {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key, value) {
  try {
    if (value) sessionStorage.setItem(key, value);
    else sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/// The name is kept only from the end of a page to the beginning of the next one in the same tab: a
/// tab that is duplicated has a name of its own.
function takeName() {
  const kept = recall(nameKey);
  keep(nameKey);
  return kept;
}

/// What the page calls itself, so that it is not asked whether it may take its own place.
export const name = takeName()
  ?? [...crypto.getRandomValues(new Uint32Array(4))].map((one) => one.toString(16)).join("-");
window.addEventListener("pagehide", () => keep(nameKey, name));
// A page that the browser kept whole still has its name; a duplicate of its tab finds none.
window.addEventListener("pageshow", (event) => {
  if (event.persisted) takeName();
});

/// How the first connection begins: who chose to watch is not asked again.
export const firstWish = isView || recall(wishKey) ? "watch" : "ask";

/// Keeps how the next one begins, and returns it.
export function keepWish(watches) {
  if (!isView) keep(wishKey, watches ? "watch" : "");
  return watches ? "watch" : "ask";
}
