// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { link } from "./link.js";
import { contacts, glass, lookAtPreferences, text } from "./main.js";
import { offerInstallation } from "./install.js";
import { watchDrops } from "./drops.js";
import { watchLifts } from "./lifts.js";
import { watchMotion } from "./motion.js";
import { watchGamepads } from "./gamepads.js";
import { watchMedia } from "./media.js";
import { makeSounds } from "./sounds.js";
import { watchReader } from "./reader.js";
import { vibrate } from "./haptics.js";

// What nobody needs to see the application or to touch it: it comes behind the first picture.

offerInstallation();
const send = (message) => link.send(message);

watchMotion(glass, send);
const gamepads = watchGamepads(send);
const lifts = watchLifts(glass, contacts, text, send);
const drops = watchDrops(send);
const sounds = makeSounds();
const media = watchMedia(glass, send);
const reader = watchReader(send, lookAtPreferences);

link.complete({
  sound: (message) => sounds.play(message),
  feedback: vibrate,
  drop: (message) => drops.take(message),
  lift: (message) => lifts.take(message),
  read: (message) => reader.take(message),
  say: (message) => reader.say(message),
  edit: (message) => reader.edit(message),
  playing: (message) => media.show(message),
  // The page is out of sight.
  hidden() {
    drops.leave();
    gamepads.cancelAll();
  },
  lost() {
    drops.forget();
    lifts.forget();
    gamepads.forget();
    reader.forget();
  },
  // Another page shows the application: media controls lead to it from there.
  rest: () => media.show({ state: "stopped", commands: [] }),
});
