// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

/// Recognizers of a client that wait for others in ways that those of the library do not.
@MainActor @Suite("Gestures: clients that wait", .freshApplication)
struct GestureWaitingTests {
  /// Gives its touch up as soon as it has decided.
  private final class Quitter: UIGestureRecognizer {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      state = .ended
      for touch in touches { ignore(touch, for: event) }
    }
  }

  private final class Patience: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  /// Has a delegate that nobody set.
  private final class OwnDelegate: UITapGestureRecognizer {
    private let patience = Patience()
    override weak var delegate: (any UIGestureRecognizerDelegate)? {
      get { patience }
      set {}
    }
  }

  @MainActor
  private final class Log: NSObject {
    var count = 0
    func fire() { count += 1 }
    var action: Selector { Selector("fire", Log.fire) }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let log = Log()

  /// A double tap that others wait for.
  private func addDoubleTap() -> UITapGestureRecognizer {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    window.addGestureRecognizer(double)
    return double
  }

  @Test func `one that gives its touch up when it has decided waits no more`() throws {
    let quitter = Quitter(target: log, action: log.action)
    quitter.require(toFail: addDoubleTap())
    window.addGestureRecognizer(quitter)
    let generator = try EventGenerator(window: window)
    for count in 1...2 {
      try generator.fingerTap(at: CGPoint(x: 50, y: 50))
      #expect(log.count == count)
      try generator.wait(1)
    }
    #expect(quitter.state == .possible)
  }

  @Test func `a delegate that a class gives itself says who waits`() throws {
    window.addGestureRecognizer(OwnDelegate(target: log, action: log.action))
    _ = addDoubleTap()
    let generator = try EventGenerator(window: window)
    try generator.fingerTap(at: CGPoint(x: 50, y: 50))
    #expect(log.count == 0)
    try generator.wait(1)
    #expect(log.count == 1)
  }
}
