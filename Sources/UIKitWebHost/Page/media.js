// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

const actions = {
  play: "play", pause: "pause", stop: "stop", nexttrack: "next", previoustrack: "previous",
  seekforward: "forward", seekbackward: "backward",
};
const keys = {
  MediaPlayPause: "toggle", MediaStop: "stop", MediaTrackNext: "next", MediaTrackPrevious: "previous",
};
const silenceSeconds = 8; // browsers show no controls for sounds shorter than five
const silenceRate = 8000; // samples a second

/// Offers the application's commands to lock screens, headsets and media keys.
///
/// A browser does so only for a page that plays something, so silence is played while the
/// application says that it plays.
export function watchMedia(glass, send) {
  const session = navigator.mediaSession;
  let offered = new Set();
  let sound = null;
  let isPlaying = false;

  function tell(c) {
    if (offered.has(c)) send({ t: "remote", at: performance.now(), c });
  }

  function start() {
    if (!isPlaying) return;
    sound ??= makeSilence();
    // Refused before the first touch; it is tried again at every touch.
    sound.play().catch(() => {});
  }

  /// A paused sound still has controls, so one that nobody wants is taken apart.
  function end() {
    if (!sound) return;
    URL.revokeObjectURL(sound.src);
    sound.removeAttribute("src");
    sound.load();
    sound = null;
  }

  window.addEventListener("keydown", (event) => {
    const c = keys[event.key];
    if (!c || !offered.has(c) || event.repeat) return;
    event.preventDefault();
    tell(c);
  }, { capture: true });
  glass.addEventListener("pointerup", start);

  return {
    show(message) {
      offered = new Set(message.commands);
      isPlaying = message.state === "playing" && offered.size > 0;
      if (isPlaying) start();
      else if (offered.size) sound?.pause();
      else end();
      if (!session) return;
      session.playbackState = { playing: "playing", paused: "paused" }[message.state] ?? "none";
      session.metadata = offered.size && message.title !== undefined
        ? new MediaMetadata({
          title: message.title, artist: message.artist ?? "", album: message.album ?? "",
        })
        : null;
      for (const [action, c] of Object.entries(actions)) {
        handle(session, action, offered.has(c) ? () => tell(c) : null);
      }
      if (!session.setPositionState) return;
      const { duration, position, rate } = message;
      session.setPositionState(duration === undefined
        ? undefined : { duration, position: Math.min(position, duration), playbackRate: rate });
    },
  };
}

function handle(session, action, handler) {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // This browser has no such control.
  }
}

/// A sound without sound: mono, eight bits a sample, where 128 is silence.
function makeSilence() {
  const count = silenceSeconds * silenceRate;
  const bytes = new DataView(new ArrayBuffer(44 + count));
  const word = (at, letters) => [...letters].forEach((one, i) => bytes.setUint8(at + i, one.charCodeAt()));
  word(0, "RIFF");
  bytes.setUint32(4, 36 + count, true);
  word(8, "WAVEfmt ");
  bytes.setUint32(16, 16, true); // bytes of the format
  bytes.setUint16(20, 1, true); // uncompressed
  bytes.setUint16(22, 1, true); // channels
  bytes.setUint32(24, silenceRate, true);
  bytes.setUint32(28, silenceRate, true); // bytes a second
  bytes.setUint16(32, 1, true); // bytes a sample
  bytes.setUint16(34, 8, true); // bits a sample
  word(36, "data");
  bytes.setUint32(40, count, true);
  for (let i = 0; i < count; i += 1) bytes.setUint8(44 + i, 128);
  const sound = new Audio(URL.createObjectURL(new Blob([bytes], { type: "audio/wav" })));
  sound.loop = true;
  return sound;
}
