// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitMachines

// Rules: GR-107 to GR-111.
/// Recognizes fingers that move fast in a direction; discrete, decided while they move.
///
///
/// [Apple: UISwipeGestureRecognizer](https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer)
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions that a swipe may have.
  public struct Direction: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static var right: Direction { Direction(rawValue: 1 << 0) }
    /// To the left.
    public static var left: Direction { Direction(rawValue: 1 << 1) }
    /// Upwards.
    public static var up: Direction { Direction(rawValue: 1 << 2) }
    /// Downwards.
    public static var down: Direction { Direction(rawValue: 1 << 3) }

    /// The directions in the set as unit vectors.
    fileprivate var vectors: [CGPoint] {
      var vectors: [CGPoint] = []
      if contains(.right) { vectors.append(CGPoint(x: 1, y: 0)) }
      if contains(.left) { vectors.append(CGPoint(x: -1, y: 0)) }
      if contains(.up) { vectors.append(CGPoint(x: 0, y: -1)) }
      if contains(.down) { vectors.append(CGPoint(x: 0, y: 1)) }
      return vectors
    }
  }

  private let tracker = FingerTracker<SwipeMachine>()

  /// How many fingers must swipe; 1 by default.
  open var numberOfTouchesRequired = 1

  /// The directions that count; to the right by default.
  open var direction: Direction = .right

  // Rules: GR-110.
  /// Where the swipe started.
  open override func location(in view: UIView?) -> CGPoint {
    guard let machine = tracker.machine else { return super.location(in: view) }
    return GestureLocation.convert(machine.place, of: self, to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.began(
      touches, event, of: self,
      by: SwipeMachine(touches: numberOfTouchesRequired, directions: direction.vectors))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.moved(touches, event, of: self)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.ended(touches, of: self)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.cancelled(of: self)
  }

  open override func reset() { tracker.reset() }
}
