// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Recognizes fingers that move fast in a direction; discrete, decided while they move.
///
/// - Rules: GR-107 to GR-111.
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

  private var fingers = FingerTrack()
  private var machine: SwipeMachine?
  private var start: CGPoint?
  private var timer: GestureTimer?

  /// How many fingers must swipe; 1 by default.
  open var numberOfTouchesRequired = 1

  /// The directions that count; to the right by default.
  open var direction: Direction = .right

  /// Where the swipe started.
  ///
  /// - Rules: GR-110.
  open override func location(in view: UIView?) -> CGPoint {
    guard let start else { return super.location(in: view) }
    return GestureLocation.convert(start, of: self, to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if machine == nil {
      machine = SwipeMachine(
        touches: numberOfTouchesRequired, directions: direction.vectors, at: event.timestamp)
      timer = GestureEnvironment.shared.schedule(after: Thresholds.swipeDuration, for: self) {
        [weak self] in
        guard let self, let machine else { return }
        act(machine.deadline())
      }
    }
    fingers.begin(touches)
    start = fingers.middle
    act(machine?.began(count: fingers.count) ?? .none)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.move(touches)
    act(
      machine?.moved(shift: fingers.shift, count: fingers.count, at: event.timestamp) ?? .none)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    act(.fail(.lifted))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    act(.fail(.cancelled))
  }

  open override func reset() {
    timer?.cancel()
    timer = nil
    fingers.removeAll()
    machine = nil
    start = nil
  }

  private func act(_ effect: SwipeMachine.Effect) {
    switch effect {
    case .none: break
    case .recognize:
      timer?.cancel()
      state = .ended
    case .fail(let reason):
      timer?.cancel()
      move(to: .failed, because: reason.description)
    }
  }
}
