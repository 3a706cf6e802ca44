// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { makeDetails } from "./inspectordetails.js";
import { makeEvents } from "./inspectorevents.js";
import { makeScreen } from "./inspectorscreen.js";
import { makeTree } from "./inspectortree.js";

const INTERVAL = 700; // milliseconds between two looks at the application
const live = document.getElementById("live");
const status = document.getElementById("status");
const tabs = [...document.querySelectorAll('[role="tab"]')];

let picked = null;
let shownTree = "";
let launch = null; // of the application, in which numbers begin anew

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

async function attempt(work) {
  try {
    await work();
    status.textContent = live.checked ? "" : "Stands still";
  } catch (error) {
    status.textContent =
      error instanceof TypeError ? "The application does not answer." : error.message;
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
  await attempt(async () => {
    const hit = await ask(`hit?x=${x}&y=${y}`);
    screen.mark(x, y);
    details.showHit(hit, (id) => tree.title(id));
    if (hit.way.length) await pick(hit.way[0], { stays: true });
  });
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
  if (launch !== null && answer.run !== launch) forget();
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
}

const tree = makeTree(document.getElementById("tree"), pick);
const screen = makeScreen(document.getElementById("stage"), pick, test);
const details = makeDetails(pick);
const events = makeEvents(document.getElementById("events"));

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
  if (live.checked && !document.hidden) await attempt(look);
  setTimeout(run, INTERVAL);
}
run();
