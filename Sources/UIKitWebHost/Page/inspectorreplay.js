// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

const FRAME = 100; // milliseconds between two looks at the time while it plays
const LONGEST = 1; // seconds that a pause of the run takes at most while it plays
const RETRY = 200; // milliseconds until an application that begins anew is asked again
const TRIES = 150; // so often, until it counts as gone

const pause = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });

/// The bar of a replay: a slider over its moments, steps from event to event, and play.
///
/// `attempt` does something and tells what went wrong; `arrived` is called at every new moment.
export function makeReplay(bar, ask, attempt, arrived) {
  const part = (name) => bar.querySelector(`#replay-${name}`);
  const [back, play, on] = ["back", "play", "on"].map(part);
  const slider = part("moment");
  let standing = null; // null while nothing is replayed
  let wanted = null; // the question that comes next
  let isGoing = false;
  let isPlaying = false;

  function show(answer) {
    standing = answer;
    bar.hidden = !answer;
    if (!answer) return;
    const place = `event ${answer.event} of ${answer.events}`;
    slider.max = String(answer.last);
    if (!wanted) slider.value = String(answer.moment);
    slider.setAttribute("aria-valuetext", `${answer.time.toFixed(3)} s, ${place}`);
    part("time").textContent
      = `${answer.time.toFixed(3)} of ${answer.duration.toFixed(3)} s, ${place}`;
    part("line").textContent = answer.line ?? "Nothing has come in yet.";
    part("stray").textContent = answer.stray === undefined
      ? "" : `From ${answer.stray.toFixed(3)} s on this is another run than the one that was recorded.`;
    back.setAttribute("aria-disabled", String(answer.back === undefined));
    on.setAttribute("aria-disabled", String(answer.on === undefined));
  }

  /// Waits until the application that begins anew answers.
  async function beginning(former) {
    for (let tries = 0; tries < TRIES; tries += 1) {
      try {
        const answer = await ask("replay");
        if (answer?.run !== former) return answer;
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
      await pause(RETRY);
    }
    throw new TypeError("gone");
  }

  /// Goes where it is wanted; of several wishes meanwhile the last one counts.
  async function go() {
    isGoing = true;
    try {
      while (wanted) {
        const question = wanted;
        wanted = null;
        const answer = await ask(question);
        show(answer?.isAnew ? await beginning(answer.run) : answer);
      }
    } finally {
      isGoing = false;
    }
    await arrived();
  }

  /// False when the application does not answer.
  async function lead(question) {
    wanted = question;
    return isGoing || attempt(go);
  }

  function stop() {
    isPlaying = false;
    play.textContent = "Play";
  }

  function step(moment) {
    stop();
    if (moment !== undefined) lead(`replay?moment=${moment}`);
  }

  async function start() {
    isPlaying = true;
    play.textContent = "Pause";
    // From the end it begins again.
    if (standing.next === undefined && !await lead("replay?moment=0")) return stop();
    let time = standing.time;
    while (isPlaying && standing?.next !== undefined) {
      const then = performance.now();
      await pause(FRAME);
      time = Math.max(time + (performance.now() - then) / 1000, standing.next - LONGEST);
      if (!isPlaying || time < standing.next) continue;
      if (!await lead(`replay?time=${time}`)) break;
    }
    stop();
  }

  slider.addEventListener("input", () => step(slider.value));
  back.addEventListener("click", () => step(standing.back));
  on.addEventListener("click", () => step(standing.on));
  play.addEventListener("click", () => {
    if (isPlaying) stop();
    else start();
  });
  document.addEventListener("keydown", (event) => {
    if (!standing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const other = event.target.closest?.("input, [role=tablist]");
    if (other && other !== slider) return;
    event.preventDefault();
    step(event.key === "ArrowLeft" ? standing.back : standing.on);
  });

  return {
    /// Whether it is on its way.
    isGoing: () => isGoing,
    /// Asks where it stands; in a launch that was not asked yet, whether anything is replayed at all.
    async look({ isNew }) {
      if (isNew || standing) show(await ask("replay"));
    },
  };
}
