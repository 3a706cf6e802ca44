// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

// Rules: CT-75.
/// Whether a pointer rests on a button that wants to know.
@MainActor
final class ButtonPointing {
  private var hover: ButtonHover?

  init() {}

  var isOn: Bool { hover?.isOn ?? false }

  /// Begins to follow the pointer, or stops.
  func update(_ button: UIButton) {
    if button.isPointerInteractionEnabled {
      guard hover == nil else { return }
      let made = ButtonHover()
      hover = made
      button.addGestureRecognizer(made)
    } else if let hover {
      self.hover = nil
      button.removeGestureRecognizer(hover)
    }
  }
}

// Rules: CT-75.
/// Tells a button of a pointer above it.
final class ButtonHover: UIHoverGestureRecognizer {
  private(set) var isOn = false

  init() {
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector("follow", ButtonHover.follow))
  }

  private func follow() {
    let isOn = state == .began || state == .changed
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    (view as? UIButton)?.setNeedsUpdateConfiguration()
  }
}
