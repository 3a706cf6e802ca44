// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Recognizes two fingers that move apart or together; continuous.
///
/// It ends when both fingers are up; while one is down the scale rests. A third is ignored.
///
/// - Rules: GR-99 to GR-103.
///
/// [Apple: UIPinchGestureRecognizer](https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer)
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var fingers = FingerTrack()
  private var machine = PinchMachine()

  /// The distance of the fingers beside that at the beginning; 1 then, and may be set.
  ///
  /// - Rules: GR-101.
  open var scale: CGFloat {
    get { machine.scale }
    set { machine.scale = newValue }
  }

  /// The change of `scale` per second; negative when the fingers close in.
  ///
  /// - Rules: GR-101.
  open var velocity: CGFloat { machine.velocity }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.beginPair(touches, of: self, event)
    if touches.contains(where: { $0.type == .indirectPointer }) {
      machine.hysteresis = Thresholds.pointerPinchHysteresis
    }
    machine.fingersChanged(TwoFingers(fingers), at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.move(touches)
    guard let pair = TwoFingers(fingers) else { return }
    let isAllowed = machine.hasBegun || isInsideWindow
    switch machine.moved(pair, at: event.timestamp, isAllowed: isAllowed) {
    case .none: break
    case .begin(let change):
      move(
        to: .began,
        because: "distance changed by \(short(change)) pt, limit \(short(machine.hysteresis))")
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
      move(to: .failed, because: "fingers lifted without a pinch")
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
    machine = PinchMachine()
  }

  /// - Rules: GR-100.
  private var isInsideWindow: Bool {
    guard let bounds = view?.window?.bounds else { return true }
    return fingers.fingers.allSatisfy { bounds.contains($0.place) }
  }
}

extension FingerTrack {
  /// Takes in touches up to two; the recognizer ignores more.
  @MainActor
  mutating func beginPair(
    _ touches: Set<UITouch>, of recognizer: UIGestureRecognizer, _ event: UIEvent
  ) {
    for touch in touches.sorted(by: { $0.serial < $1.serial }) {
      if count < 2 { begin([touch]) } else { recognizer.ignore(touch, for: event) }
    }
  }
}
