// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A window of 400 × 400 points with an animator, and all that is told, in order.
@MainActor
final class DynamicsStage: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private(set) var animator: UIDynamicAnimator!
  let generator: EventGenerator
  private(set) var log: [String] = []
  /// Called with each line.
  var heard: ((String) -> Void)?

  override init() {
    window.addSubview(room)
    guard let generator = try? EventGenerator(window: window) else { fatalError("no window") }
    self.generator = generator
    super.init()
    animator = UIDynamicAnimator(referenceView: room)
    animator.delegate = self
  }

  func box(
    _ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 100, name: String = "box"
  ) -> UIView {
    let box = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
    box.accessibilityIdentifier = name
    room.addSubview(box)
    return box
  }

  func run(_ time: TimeInterval) { generator.advance(by: time) }

  func dropAnimator() { animator = nil }

  func say(_ text: String) {
    log.append(text)
    heard?(text)
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  private func name(_ item: any UIDynamicItem) -> String {
    (item as? UIView)?.accessibilityIdentifier ?? "item"
  }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { say("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { say("pause") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) { say("\(name(item1)) + \(name(item2))") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) { say("\(name(item1)) - \(name(item2))") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { say("\(name(item)) + \(identifier.map { "\($0)" } ?? "bounds")") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { say("\(name(item)) - \(identifier.map { "\($0)" } ?? "bounds")") }
}

func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.5) -> Bool {
  abs(a - b) <= tolerance
}
