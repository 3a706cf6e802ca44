// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import QuartzCore

extension CADisplayLink {
  /// Makes a display link that calls a method of `target` before each frame, passing itself.
  ///
  /// The target is retained until `invalidate()`.
  ///
  /// - Parameters:
  ///   - target: whose method is called.
  ///   - selector: a selector made from the method: `Selector("step:", Game.step)`.
  public convenience init(target: Any, selector: Selector) {
    self.init { link in
      // Not an action: a record for every frame would bury those of events.
      guard let method = selector.method(of: target) else {
        violation(
          "A display link was made for \(selector) of a \(type(of: target)), which has no such method",
          contract: "the target implements the selector",
          instead: "make the selector from the method: Selector(\"step:\", Game.step)")
      }
      method(target, link, nil)
    }
  }
}
