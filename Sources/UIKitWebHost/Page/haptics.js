// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Milliseconds that the device vibrates and rests, in turn.
const patterns = {
  light: [10], medium: [16], heavy: [26], soft: [20], rigid: [12], selection: [6],
  success: [14, 70, 20], warning: [24, 90, 16], error: [16, 50, 16, 50, 30],
};
const shortest = 4; // milliseconds; less is not felt

/// Moves the device as the application asks; browsers let a page do so once it was touched.
///
/// A vibration has no strength, so a weaker one is shorter.
export function vibrate(message) {
  const pattern = patterns[message.k];
  if (!pattern || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.(pattern.map((time, place) => {
    const isRest = place % 2 === 1;
    return isRest ? time : Math.max(shortest, Math.round(time * message.i));
  }));
}
