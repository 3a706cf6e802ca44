// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { Link } from "./link.js";
import { canUnpack } from "./packed.js";
import { describePreferences } from "./preferences.js";
import { describeScreen } from "./screen.js";

// Runs while the rest of the page is still under way: the application describes itself meanwhile.

/// The page's link; what comes over it waits for `main.js`.
export const link = new Link(() => ({
  t: "hello", v: 2, now: performance.now(), visible: !document.hidden, screen: describeScreen(),
  prefers: describePreferences(), packs: canUnpack,
}));
link.open();
