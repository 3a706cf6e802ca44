// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Each sound is a tone that dies away: pitch in hertz, loudness from 0 to 1, length in seconds.
const tones = {
  click: { pitch: 1200, loudness: 0.06, length: 0.02 },
  focus: { pitch: 600, loudness: 0.04, length: 0.04 },
  alert: { pitch: 880, loudness: 0.1, length: 0.3 },
};
const silence = 0.0001; // what a tone dies away to; an exponential never reaches 0

/// Plays the small sounds that the application asks for.
///
/// Browsers are silent until the page was touched or a key was pressed.
export function makeSounds() {
  let context = null;

  return {
    play(message) {
      const tone = tones[message.k];
      if (!tone || !navigator.userActivation?.hasBeenActive) return;
      context ??= new AudioContext();
      if (context.state === "suspended") context.resume();
      const [source, level] = [context.createOscillator(), context.createGain()];
      const now = context.currentTime;
      source.frequency.value = tone.pitch;
      level.gain.setValueAtTime(tone.loudness, now);
      level.gain.exponentialRampToValueAtTime(silence, now + tone.length);
      source.connect(level).connect(context.destination);
      source.start(now);
      source.stop(now + tone.length);
    },
  };
}
