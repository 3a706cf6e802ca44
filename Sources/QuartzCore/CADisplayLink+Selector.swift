// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import ResponderFoundation

extension CADisplayLink {
  // Rules: RT-7, RT-44.
  /// Makes a display link that calls a method of `target` before each frame, passing itself.
  ///
  /// The target is retained until `invalidate()`.
  ///
  /// - Parameters:
  ///   - target: whose method is called.
  ///   - selector: a method that takes nothing or the link.
  public convenience init(target: Any, selector: Selector) {
    self.init { link in
      // Not an action: a record for every frame would bury those of events.
      guard let method = selector.knownMethod(of: target) else {
        selector.unrecognized(by: target, sentBy: "a display link")
      }
      method(target, link, nil)
    }
  }
}
