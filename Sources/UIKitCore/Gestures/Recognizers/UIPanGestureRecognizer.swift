// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitMachines

// Rules: GR-91 to GR-98.
/// Recognizes fingers that drag; continuous.
///
///
/// [Apple: UIPanGestureRecognizer](https://developer.apple.com/documentation/uikit/uipangesturerecognizer)
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  final var fingers = FingerTrack()
  final var machine = PanMachine()

  // Rules: GR-91, GR-94.
  /// How many fingers it needs; 1 by default.
  open var minimumNumberOfTouches = 1

  // Rules: GR-91, GR-94.
  /// How many fingers it takes; as many as an unsigned number holds by default.
  ///
  /// More make it fail before it has begun, and are ignored afterwards.
  open var maximumNumberOfTouches = Int(bitPattern: UInt.max)

  // Rules: GR-95.
  /// How far the fingers have come, since they came down, in the coordinates of `view`.
  open func translation(in view: UIView?) -> CGPoint {
    GestureLocation.convert(vector: machine.translation, of: self, to: view)
  }

  // Rules: GR-96.
  /// Counts from another translation; the velocity becomes zero.
  ///
  /// - Parameters:
  ///   - translation: the new translation, in points.
  ///   - view: whose coordinates they are.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    machine.setTranslation(
      GestureLocation.convertToWindow(vector: translation, of: self, from: view))
  }

  // Rules: GR-97, GR-98.
  /// How fast the fingers move, in points per second, in the coordinates of `view`.
  open func velocity(in view: UIView?) -> CGPoint {
    GestureLocation.convert(vector: machine.velocity, of: self, to: view)
  }

  override var countedTouches: [UITouch] { GestureLocation.held(touches) }

  /// Which kinds of scrolling count as dragging, without touches; none by default.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The most fingers, however the maximum was given.
  private var limit: UInt { UInt(bitPattern: maximumNumberOfTouches) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let free = limit - min(limit, UInt(fingers.count))
    if UInt(touches.count) > free {
      guard machine.isDragging else {
        return make(
          .fail(.tooManyTouches(fingers.count + touches.count, limit: maximumNumberOfTouches)))
      }
      let extra = touches.inOrder.dropFirst(Int(free))
      for touch in extra { ignore(touch, for: event) }
      fingers.begin(touches.subtracting(extra))
    } else {
      fingers.begin(touches)
    }
    machine.fingersChanged(at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let step = fingers.move(touches)
    guard fingers.count >= minimumNumberOfTouches else { return }
    if let move = machine.moved(by: step, at: event.timestamp) { make(move) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.end(touches)
    machine.fingersChanged(at: event.timestamp)
    if machine.isDragging {
      guard fingers.count < max(minimumNumberOfTouches, 1) else { return }
      machine.lifted(at: event.timestamp)
      make(.end(.lifted))
    } else if fingers.isEmpty {
      make(.fail(.movedTooLittle(machine.translation.length, limit: machine.hysteresis)))
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.end(touches)
    if machine.isDragging ? fingers.count < max(minimumNumberOfTouches, 1) : fingers.isEmpty {
      make(.abandon(hasBegun: machine.isDragging))
    }
  }

  open override func reset() {
    fingers.removeAll()
    machine = PanMachine()
  }
}
