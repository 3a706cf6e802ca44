// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { makeDetails } from "./inspectordetails.js";
import { makeEvents } from "./inspectorevents.js";
import { makeReplay } from "./inspectorreplay.js";
import { makeScreen } from "./inspectorscreen.js";
import { makeTree } from "./inspectortree.js";

const INTERVAL = 700; // milliseconds between two looks at the application
const live = document.getElementById("live");
const status = document.getElementById("status");
const tabs = [...document.querySelectorAll('[role="tab"]')];

let picked = null;
let shownTree = "";
let launch = null; // of the application, in which numbers begin anew
let point = null; // that was tested last

/// Asks the application; throws with its sentence when it says no.
async function ask(question) {
  const answer = await fetch(`inspector/${question}`, { cache: "no-store" });
  if (answer.ok) return answer.json();
  if (answer.status === 404) return null;
  throw new Error((await answer.text()).trim());
}

function open(name) {
  for (const tab of tabs) {
    const isOpen = tab.getAttribute("aria-controls") === name;
    tab.setAttribute("aria-selected", String(isOpen));
    tab.tabIndex = isOpen ? 0 : -1;
    document.getElementById(tab.getAttribute("aria-controls")).hidden = !isOpen;
  }
  if (name === "first") attempt(showFirst);
}

const isOpen = (name) => !document.getElementById(name).hidden;

/// Does something and says what went wrong; false when anything did.
async function attempt(work) {
  try {
    await work();
    status.textContent = live.checked ? "" : "Stands still";
    return true;
  } catch (error) {
    status.textContent =
      error instanceof TypeError ? "The application does not answer." : error.message;
    return false;
  }
}

async function pick(id, { stays = false } = {}) {
  picked = id;
  tree.pick(id);
  screen.pick(id);
  if (!stays) open("responder");
  await attempt(showPicked);
}

async function showPicked() {
  if (picked !== null) details.showResponder(await ask(`responder?id=${picked}`));
}

async function showFirst() {
  details.showFirst(await ask("first-responder"));
}

async function test(x, y) {
  document.getElementById("x").value = x;
  document.getElementById("y").value = y;
  open("hit");
  point = [x, y];
  await attempt(async () => {
    const hit = await showHit();
    if (hit.way.length) await pick(hit.way[0], { stays: true });
  });
}

async function showHit() {
  const [x, y] = point;
  const hit = await ask(`hit?x=${x}&y=${y}`);
  screen.mark(x, y);
  details.showHit(hit, (id) => tree.title(id));
  return hit;
}

/// The application was started anew: what was told of the former one means others now, or nobody.
function forget() {
  picked = null;
  tree.pick(null);
  screen.forget();
  details.forget();
  events.forget();
}

async function look() {
  const answer = await ask("tree");
  const isNew = answer.run !== launch;
  if (isNew && launch !== null) forget();
  launch = answer.run;
  const text = JSON.stringify(answer);
  if (text !== shownTree) {
    shownTree = text;
    tree.show(answer);
    screen.show(answer);
    if (isOpen("responder")) await showPicked();
  }
  if (isOpen("first")) await showFirst();
  events.take(await ask(`events?after=${events.newest}`));
  await replay.look({ isNew });
}

/// A replay is at another moment: what is shown of the former one is of this one from now on.
async function arrive() {
  await look();
  if (isOpen("hit") && point) await showHit();
  events.pickNewest();
}

const tree = makeTree(document.getElementById("tree"), pick);
const screen = makeScreen(document.getElementById("stage"), pick, test);
const details = makeDetails(pick);
const events = makeEvents(document.getElementById("events"));
const replay = makeReplay(document.getElementById("replay"), ask, attempt, arrive);

for (const tab of tabs) {
  tab.addEventListener("click", () => open(tab.getAttribute("aria-controls")));
  tab.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    open(next.getAttribute("aria-controls"));
    next.focus();
  });
}
document.getElementById("apart").addEventListener("input", (event) =>
  screen.pullApart(Number(event.target.value) / 100));
document.getElementById("ask").addEventListener("click", () => {
  const [x, y] = ["x", "y"].map((id) => document.getElementById(id).valueAsNumber);
  if (Number.isFinite(x) && Number.isFinite(y)) test(x, y);
  else status.textContent = "A point needs x and y.";
});

async function run() {
  if (live.checked && !document.hidden && !replay.isGoing()) await attempt(look);
  setTimeout(run, INTERVAL);
}
run();
