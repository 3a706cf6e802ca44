// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: SV-1 to SV-5.
/// Keeps a touch from the content of a scroll view until it is known whether it scrolls.
///
/// It never recognizes anything: it delays touches while it is possible, and fails when the time is
/// over or the finger lifts, which hands the touch over. When the scroll view scrolls first, that
/// drops the touch.
final class ContentTouchHold: UIGestureRecognizer {
  private weak var engine: ScrollEngine?
  private var timer: GestureTimer?

  init(of engine: ScrollEngine) {
    self.engine = engine
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
    requiresExclusiveTouchType = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard engine?.holdsContentTouches == true else {
      return move(to: .failed, because: "content touches are not delayed")
    }
    if touches.contains(where: { ($0.view as? UIControl)?.takesTouchesAtOnce == true }) {
      return move(to: .failed, because: "the content takes touches at once")
    }
    guard timer == nil else { return }
    timer = GestureEnvironment.shared.schedule(after: Thresholds.contentTouchDelay, for: self) {
      [weak self] in
      self?.move(to: .failed, because: "held \(Thresholds.contentTouchDelay) s without scrolling")
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    move(to: .failed, because: "a finger lifted")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    move(to: .failed, because: "touches cancelled")
  }

  override func reset() {
    timer?.cancel()
    timer = nil
  }
}
