// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import { nameOf } from "./inspectortree.js";

/// An element with text and elements in it.
export function make(kind, className, ...content) {
  const one = document.createElement(kind);
  if (className) one.className = className;
  one.append(...content);
  return one;
}

/// What is told of a view, of a hit and of the first responder; `pick` is called for views in it.
export function makeDetails(pick) {
  const panel = (id) => document.getElementById(id);
  const sentence = (text) => make("p", "quiet", text);
  const beginnings = ["responder", "hit", "first"]
    .map((id) => [panel(id), [...panel(id).childNodes]]);

  function link(id, text) {
    const one = make("button", "link", text);
    one.type = "button";
    one.addEventListener("click", () => pick(id));
    return one;
  }

  function list(items) {
    return make("ul", "", ...items.map((item) => make("li", "", ...[item].flat())));
  }

  function describe(recognizer) {
    return [nameOf(recognizer), recognizer.state, ...recognizer.flags].join(", ");
  }

  function chain(links) {
    return make("ol", "", ...links.map((one) => {
      const item = make("li", "", link(one.id, nameOf(one)));
      if (one.traits.length) item.append(make("span", "quiet", ` ${one.traits.join(", ")}`));
      if (one.commands.length) {
        item.append(list(one.commands.map((command) => `${command.keys} ${command.title}`)));
      }
      return item;
    }));
  }

  return {
    /// A view or responder; null when it is gone.
    showResponder(answer) {
      if (!answer) return panel("responder").replaceChildren(sentence("It is gone."));
      const facts = make("dl", "", ...answer.details.flatMap((detail) =>
        [make("dt", "", detail.label), make("dd", "", detail.value)]));
      panel("responder").replaceChildren(
        make("h3", "", nameOf(answer)), sentence(answer.flags.join(", ")), facts,
        make("h3", "", "Recognizers that get its touches"),
        ...(answer.competitors.length
          ? answer.competitors.flatMap((one) =>
            [link(one.view, one.kind), list(one.recognizers.map(describe))])
          : [sentence("None.")]),
        make("h3", "", "Responder chain"), chain(answer.chain));
    },
    /// How a view was found; `title` names views of the tree.
    showHit(answer, title) {
      const steps = answer.steps.map((step) => {
        const item = make("li", step.isHit ? "answer" : "");
        item.append(step.view === undefined ? step.text : link(step.view, step.text));
        return item;
      });
      panel("hit").replaceChildren(
        make("h3", "", "Which view is it?"),
        ...(steps.length ? [make("ol", "", ...steps)] : [sentence("No window was asked.")]),
        make("h3", "", "The answer, and what it is in"),
        answer.way.length
          ? make("ol", "", ...answer.way.map((id) => make("li", "", link(id, title(id) ?? "a view"))))
          : sentence("Nothing takes touches there."));
    },
    showFirst(answer) {
      const parts = answer.chain.length ? [chain(answer.chain)] : [sentence("Nobody is.")];
      panel("first").replaceChildren(
        make("h3", "", "Who is first responder, and who is asked after it?"), ...parts);
    },
    /// The application was started anew.
    forget() {
      for (const [one, beginning] of beginnings) one.replaceChildren(...beginning);
    },
  };
}
