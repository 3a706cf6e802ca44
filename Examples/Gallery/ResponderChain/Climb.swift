// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Goes up a responder chain, one step at a time, slowly enough to watch.
@MainActor
final class Climb: NSObject {
  /// A responder that was reached.
  struct Step {
    var index: Int
    var responder: UIResponder
    /// Whether the climb ends here: the touch was handled, or there is nobody left.
    var isLast: Bool
  }

  /// Seconds between two steps.
  private static let pause = 0.3
  /// Called at each step.
  var didReach: ((Step) -> Void)?
  private var chain: [UIResponder] = []
  private var end = 0
  private var index = 0
  private var link: CADisplayLink?
  private var began: CFTimeInterval = 0

  /// Begins at the first responder of `chain`; the one at `handler` is the last to be reached.
  func start(_ chain: [UIResponder], handler: Int?) {
    stop()
    self.chain = chain
    end = handler ?? chain.count - 1
    began = CACurrentMediaTime()
    reach(0)
    guard end > 0 else { return }
    let link = CADisplayLink(target: self, selector: Selector("tick:", Climb.tick))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Ends the climb where it is.
  func stop() {
    link?.invalidate()
    link = nil
    chain = []
  }

  private func tick(_ link: CADisplayLink) {
    let due = min(end, Int((link.timestamp - began) / Self.pause))
    while index < due { reach(index + 1) }
    if index == end { stop() }
  }

  private func reach(_ index: Int) {
    self.index = index
    didReach?(Step(index: index, responder: chain[index], isLast: index == end))
  }
}
