// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

const MARGIN = 24; // points that are left free around the screen
const GAP = 26; // points between a view and what it is in, when pulled apart
const TURN = { x: 18, y: -38 }; // degrees
const LABELLED = 12; // points that a view must be high for its text to be shown

/// The screen as rectangles, one for each view that is seen, in space when it is pulled apart.
export function makeScreen(stage, pick, test) {
  const element = stage.querySelector("#screen");
  let size = [0, 0];
  let scale = 1;
  let apart = 0;
  let picked = null;
  let views = [];
  let point = null;

  function place(one, [x, y, width, height], depth) {
    one.style.width = `${width * scale}px`;
    one.style.height = `${height * scale}px`;
    one.style.transform = `translate3d(${x * scale}px, ${y * scale}px, ${depth * GAP * apart}px)`;
  }

  function draw() {
    const room = [stage.clientWidth - MARGIN, stage.clientHeight - MARGIN];
    scale = Math.max(0.05, Math.min(room[0] / size[0], room[1] / size[1], 1));
    element.style.width = `${size[0] * scale}px`;
    element.style.height = `${size[1] * scale}px`;
    element.classList.toggle("flat", apart === 0);
    element.style.transform = apart === 0 ? ""
      : `scale(${1 - 0.3 * apart}) rotateX(${TURN.x * apart}deg) rotateY(${TURN.y * apart}deg)`;
    element.replaceChildren(...views.map((view) => {
      const one = document.createElement("div");
      one.className = view.id === picked ? "box picked" : "box";
      one.dataset.id = String(view.id);
      if (view.text && view.frame[3] * scale >= LABELLED) one.textContent = view.text;
      place(one, view.frame, view.depth);
      return one;
    }));
    if (point && apart === 0) {
      const one = document.createElement("div");
      one.id = "point";
      one.style.transform = `translate(${point[0] * scale}px, ${point[1] * scale}px)`;
      element.append(one);
    }
  }

  element.addEventListener("click", (event) => {
    if (apart > 0) {
      const one = event.target.closest(".box");
      if (one) pick(Number(one.dataset.id));
      return;
    }
    const box = element.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    test(Math.round((x / scale) * 10) / 10, Math.round((y / scale) * 10) / 10);
  });
  new ResizeObserver(draw).observe(stage);

  return {
    show(answer) {
      size = answer.screen;
      views = shown(answer.views);
      draw();
    },
    pick(id) {
      picked = id;
      draw();
    },
    mark(x, y) {
      point = [x, y];
      draw();
    },
    /// The application was started anew.
    forget() {
      picked = null;
      point = null;
      draw();
    },
    pullApart(amount) {
      apart = amount;
      draw();
    },
  };
}

/// The views that are not hidden, nor in one that is.
function shown(views) {
  let limit = Infinity;
  return views.filter((view) => {
    if (view.depth > limit) return false;
    limit = view.isHidden ? view.depth : Infinity;
    return !view.isHidden;
  });
}
