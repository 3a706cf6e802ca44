// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Recognizes two fingers that turn about each other; continuous.
///
/// It ends when both fingers are up; while one is down the rotation rests. A third is ignored.
///
/// - Rules: GR-104 to GR-106.
///
/// [Apple: UIRotationGestureRecognizer](https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer)
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var fingers = FingerTrack()
  private var machine = RotationMachine()

  /// Radians since the beginning, clockwise, past a full turn too; 0 then, and may be set.
  ///
  /// - Rules: GR-105.
  open var rotation: CGFloat {
    get { machine.rotation }
    set { machine.rotation = newValue }
  }

  /// Radians per second, clockwise.
  ///
  /// - Rules: GR-105.
  open var velocity: CGFloat { machine.velocity }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.beginPair(touches, of: self, event)
    if touches.contains(where: { $0.type == .indirectPointer }) { machine.isPointer = true }
    machine.fingersChanged(TwoFingers(fingers), at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.move(touches)
    guard let pair = TwoFingers(fingers) else { return }
    switch machine.moved(pair, at: event.timestamp) {
    case .none: break
    case .begin(let turn): move(to: .began, because: "turned \(short(turn * 180 / .pi))°")
    case .change: state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.end(touches)
    machine.fingersChanged(TwoFingers(fingers), at: event.timestamp)
    guard fingers.isEmpty else { return }
    if machine.hasBegun {
      state = .ended
    } else {
      move(to: .failed, because: "fingers lifted without a turn")
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.end(touches)
    machine.fingersChanged(TwoFingers(fingers), at: event.timestamp)
    guard fingers.isEmpty else { return }
    move(to: machine.hasBegun ? .cancelled : .failed, because: "touches cancelled")
  }

  open override func reset() {
    fingers.removeAll()
    machine = RotationMachine()
  }
}
