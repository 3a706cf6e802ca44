// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The sheet of a page that comes while another shows the application.
///
/// `choose` gets "take" or "watch", what the person wants.
export function makeQuestion(choose) {
  const sheet = document.getElementById("question");
  for (const button of sheet.querySelectorAll("button")) {
    button.addEventListener("click", () => choose(button.value));
  }
  return {
    show() {
      if (!sheet.hidden) return;
      sheet.hidden = false;
      sheet.querySelector("button").focus();
    },
    hide() { sheet.hidden = true; },
  };
}

/// Whether the page asks or offers something itself, so that keys are its own: none of them reaches
/// the application then.
export const isAsking = () => !document.getElementById("question").hidden
  || !document.querySelector("#banner button").hidden;
