// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { make } from "./inspectordetails.js";

const KEPT = 200; // events, as many as the application keeps
const REACH = 2; // seconds before and after an event that its timeline shows at most

/// The list of events, the way of the one that is picked, and states of recognizers around it.
export function makeEvents(panel) {
  let events = [];
  let picked = null;
  const list = make("ol");
  list.id = "event-list";
  const way = make("div");
  way.id = "event";
  // It scrolls, and nothing in it takes the focus of the keyboard.
  way.tabIndex = 0;
  way.setAttribute("role", "group");
  way.setAttribute("aria-label", "The event that is picked");
  panel.append(list, way);

  function seconds(event, time) {
    return `${time >= event.time ? "+" : ""}${((time - event.time) * 1000).toFixed(0)} ms`;
  }

  function showWay() {
    const event = events.find((one) => one.number === picked);
    if (!event) {
      return way.replaceChildren(make("p", "quiet", events.length
        ? "Pick an event." : "Nothing has happened since this page was opened."));
    }
    const questions = [...new Set(event.sentences.map((sentence) => sentence.question))];
    way.replaceChildren(
      ...questions.flatMap((question) => [
        make("h3", "", question),
        make("ul", "", ...event.sentences.filter((sentence) => sentence.question === question)
          .map((sentence) => make("li", "", sentence.text))),
      ]),
      ...timeline(event));
  }

  /// A track for each recognizer that changed around an event, from state to state.
  function timeline(event) {
    const changes = events.flatMap((one) => one.sentences)
      .filter((one) => one.change && Math.abs(one.time - event.time) <= REACH);
    if (!changes.length) return [];
    const start = Math.min(...changes.map((one) => one.time));
    const length = Math.max(...changes.map((one) => one.time)) - start || 1;
    const names = [...new Set(changes.map((one) => one.change.recognizer))];
    const share = (time) => Math.min(((time - start) / length) * 90, 100);
    return [make("h3", "", "States around it"), ...names.flatMap((name) => {
      const own = changes.filter((one) => one.change.recognizer === name);
      const track = make("div", "track");
      track.setAttribute("aria-hidden", "true");
      own.forEach((one, place) => {
        const end = place + 1 < own.length ? share(own[place + 1].time) : 100;
        const span = make("span", `span ${one.change.to}`, one.change.to);
        span.style.left = `${share(one.time)}%`;
        span.style.width = `${end - share(one.time)}%`;
        track.append(span);
      });
      const words = own.map((one) => make("li", "",
        `${seconds(event, one.time)}: ${one.change.from} → ${one.change.to}`
        + (one.change.reason ? `, ${one.change.reason}` : "")));
      return [make("p", "", name), track, make("ul", "", ...words)];
    })];
  }

  function showList() {
    list.replaceChildren(...events.toReversed().map((event) => {
      const one = make("button", "link", event.title);
      one.type = "button";
      one.dataset.number = String(event.number);
      if (event.number === picked) one.setAttribute("aria-current", "true");
      return make("li", "", one);
    }));
  }

  list.addEventListener("click", (event) => {
    const one = event.target.closest("button");
    if (!one) return;
    picked = Number(one.dataset.number);
    showList();
    list.querySelector("[aria-current]")?.focus();
    showWay();
  });
  showWay();

  return {
    /// The number of the newest record that is known; 0 for none.
    newest: 0,
    /// Takes events that are new or went on.
    take(news) {
      if (!news?.length) return;
      const known = new Map(events.map((event) => [event.number, event]));
      for (const event of news) known.set(event.number, event);
      events = [...known.values()].sort((a, b) => a.number - b.number).slice(-KEPT);
      this.newest = Math.max(...events.map((event) => event.last));
      const focused = document.activeElement?.dataset?.number;
      showList();
      if (focused) list.querySelector(`[data-number="${focused}"]`)?.focus({ preventScroll: true });
      showWay();
    },
    /// Picks the event that came in last, if any did.
    pickNewest() {
      if (!events.length) return;
      picked = events.at(-1).number;
      showList();
      showWay();
    },
    /// The application was started anew, and so are the numbers of its records.
    forget() {
      events = [];
      picked = null;
      this.newest = 0;
      showList();
      showWay();
    },
  };
}
