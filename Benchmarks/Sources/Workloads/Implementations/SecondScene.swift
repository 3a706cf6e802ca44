// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// Pan, pinch and tap on one view, touched by the test driver as a test would.
@MainActor
final class SecondScene {
  private static let frame = CGRect(x: 0, y: 0, width: 400, height: 800)
  /// Events a second of a fast screen.
  private static let rate = 120
  private let window: UIWindow
  private let generator: EventGenerator
  private let counter = Counter()

  init() throws {
    window = UIWindow(frame: Self.frame)
    for recognizer in [
      UIPanGestureRecognizer(target: counter, action: counter.action),
      UIPinchGestureRecognizer(target: counter, action: counter.action),
      UITapGestureRecognizer(target: counter, action: counter.action),
    ] {
      window.addGestureRecognizer(recognizer)
    }
    generator = try EventGenerator(window: window)
  }

  isolated deinit { window.isHidden = true }

  /// One finger that is dragged for a second, sixty events; how many actions that made.
  func dragPass(_ gestures: Int) -> @MainActor () -> Int {
    pass(gestures) { [self] in
      try generator.fingerDrag(
        from: CGPoint(x: 200, y: 50), to: CGPoint(x: 200, y: 710), duration: 1)
    }
  }

  /// Two fingers that move apart for a second, 120 events; how many actions that made.
  func pinchPass(_ gestures: Int) -> @MainActor () -> Int {
    let fingers: [FingerIndex?] = [.leftThumb, .rightThumb]
    return pass(gestures) { [self] in
      try generator.fingerDown(fingers, at: places(apart: 0))
      for step in 1...Self.rate {
        generator.advance(by: 1 / Double(Self.rate))
        try generator.fingerMove(fingers, to: places(apart: 2 * step))
      }
      try generator.fingerUp(fingers)
    }
  }

  /// Where two fingers are whose distance has grown.
  private func places(apart way: Int) -> [any HammerLocatable] {
    let half = 20 + CGFloat(way)
    return [CGPoint(x: 200 - half, y: 400), CGPoint(x: 200 + half, y: 400)]
  }

  private func pass(
    _ gestures: Int, _ gesture: @escaping @MainActor () throws -> Void
  ) -> @MainActor () -> Int {
    { [self] in
      let before = counter.count
      do {
        for _ in 0..<gestures { try gesture() }
      } catch {
        Output.note("\(error)")
        return -1
      }
      return counter.count - before
    }
  }
}
