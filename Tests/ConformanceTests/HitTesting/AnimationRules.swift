// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("HT views that are animated", .freshApplication)
final class AnimationRules {
  /// Writes down what it gets.
  final class Receiver: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
    }
  }

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let moving = Receiver(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// Made in each test: another test's generator may be made between `init()` and the test.
  func makeDriver() throws -> EventGenerator {
    root.addSubview(moving)
    return try EventGenerator(view: root)
  }

  @Test func `HT-29 a view takes no touches while it is animated, and takes them after`() throws {
    let driver = try makeDriver()
    UIView.animate(withDuration: 1) { self.moving.alpha = 0.5 }
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
    try driver.wait(1.1)
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === moving)
  }

  @Test func `HT-29 an animation may allow touches`() throws {
    let driver = try makeDriver()
    defer { withExtendedLifetime(driver) {} }
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      self.moving.alpha = 0.5
    }
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === moving)
  }

  @Test func `HT-29 what is below an animated view takes no touches either`() throws {
    let driver = try makeDriver()
    defer { withExtendedLifetime(driver) {} }
    let inner = UIView(frame: moving.bounds)
    moving.addSubview(inner)
    UIView.animate(withDuration: 1) { self.moving.transform = CGAffineTransform(rotationAngle: 1) }
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
  }

  @Test func `HT-30 an animation that begins cancels the touch in its view`() throws {
    let driver = try makeDriver()
    try driver.fingerDown(at: moving)
    UIView.animate(withDuration: 1) { self.moving.frame.origin.x = 50 }
    #expect(moving.log == ["began", "cancelled"])
    try driver.fingerUp()
    #expect(moving.log == ["began", "cancelled"])
  }

  @Test func `values change at once and are shown gradually`() throws {
    let driver = try makeDriver()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.moving.center.x = 150
      self.moving.alpha = 0
    } completion: {
      finished.append($0)
    }
    #expect(moving.center.x == 150 && moving.alpha == 0)
    try driver.wait(0.5)
    let shown = try #require(moving.layer.presentation())
    #expect(abs(shown.position.x - 100) < 0.001 && abs(shown.opacity - 0.5) < 0.001)
    #expect(finished.isEmpty)
    try driver.wait(0.6)
    #expect(moving.layer.presentation()?.position.x == 150)
    #expect(finished == [true])
  }

  @Test func `CA-17 an animation goes on when another of the same property begins`() throws {
    let driver = try makeDriver()
    var log: [String] = []
    UIView.animate(withDuration: 1) {
      self.moving.alpha = 0
    } completion: {
      log.append("first \($0)")
    }
    try driver.wait(0.5)
    let before = try #require(moving.layer.presentation()).opacity
    UIView.animate(withDuration: 1) {
      self.moving.alpha = 1
    } completion: {
      log.append("second \($0)")
    }
    let shown = try #require(moving.layer.presentation()).opacity
    #expect(abs(shown - before) < 1e-6)
    try driver.wait(1.1)
    #expect(log == ["first true", "second true"])
  }

  @Test func `a spring overshoots and comes to rest`() throws {
    let driver = try makeDriver()
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
    ) { self.moving.center.x = 150 }
    var greatest: CGFloat = 0
    for _ in 0..<60 {
      try driver.wait(1 / 60)
      greatest = max(greatest, moving.layer.presentation()?.position.x ?? 0)
    }
    #expect(greatest > 160)
    try driver.wait(0.1)
    #expect(moving.layer.presentation()?.position.x == 150)
  }
}
