// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: SV-29.
/// Scrolls by the arrows of a remote; switched off until a program wants it.
final class ScrollPressRecognizer: UIGestureRecognizer {
  private weak var engine: ScrollEngine?
  private weak var press: UIPress?
  private var timer: GestureTimer?
  private static let arrows: [UIPress.PressType] = [.upArrow, .downArrow, .leftArrow, .rightArrow]

  init(of engine: ScrollEngine) {
    self.engine = engine
    super.init(target: nil, action: nil)
    allowedTouchTypes = []
    allowedPressTypes = Self.arrows.map { NSNumber(value: $0.rawValue) }
    isEnabled = false
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard press == nil else { return }
    guard let press = presses.first, let step = ScrollStep(press.type),
      engine?.scroll(step) == true
    else { return move(to: .failed, because: "there is nothing to scroll that way") }
    self.press = press
    move(to: .began, because: "an arrow scrolls")
    goOn(step, after: Thresholds.keyRepeatDelay)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if presses.contains(where: { $0 === press }) { move(to: .ended, because: "the arrow is up") }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if presses.contains(where: { $0 === press }) {
      move(to: .cancelled, because: "presses cancelled")
    }
  }

  override func reset() {
    timer?.cancel()
    timer = nil
    press = nil
  }

  private func goOn(_ step: ScrollStep, after delay: TimeInterval) {
    timer = GestureEnvironment.shared.schedule(after: delay, for: self) { [weak self] in
      guard let self, engine?.scroll(step) == true else { return }
      goOn(step, after: Thresholds.keyRepeatInterval)
    }
  }
}
