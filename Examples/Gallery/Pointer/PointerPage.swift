// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// What a mouse does before and between its touches: hovering, buttons, modifier keys, the wheel.
final class PointerPage: PageController {
  private let pad = PointerPad()
  private let log = EventLogView(
    placeholder:
      "With a mouse: move over the field, press its buttons with and without Shift, turn "
      + "the wheel. A finger shows up as a touch.")

  init() {
    super.init(
      title: "Pointer",
      sentence:
        "A pointer hovers before it touches. Recognizers see it hover and scroll; a pressed "
        + "button is a touch, with buttons and modifier keys in its event.", stage: pad)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    notes.addSubview(log)
    pad.report = { [weak self] text, color in self?.log.append(text, color: color) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log.frame = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
  }
}
