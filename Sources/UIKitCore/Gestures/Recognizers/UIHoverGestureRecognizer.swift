// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation

// Rules: GR-113.
/// Follows a pointer or pen above its view without touching; continuous, and it disturbs nobody.
///
/// It begins when the pointer enters the view or one in it, changes as it moves there, and ends when
/// it leaves.
///
///
/// [Apple: UIHoverGestureRecognizer](https://developer.apple.com/documentation/uikit/uihovergesturerecognizer)
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var touch: UITouch? { touchSequence.first }

  override var isForHover: Bool { true }

  /// How far a pen is above the surface, 0 near and 1 far; 0 for devices that cannot tell.
  open var zOffset: CGFloat { 0 }

  /// The pen's direction in radians: 0 points along the x axis of `view`.
  open func azimuthAngle(in view: UIView?) -> CGFloat { touch?.azimuthAngle(in: view) ?? 0 }

  /// The pen's direction as a vector of length 1 in the coordinates of `view`.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    touch?.azimuthUnitVector(in: view) ?? CGVector(dx: 1, dy: 0)
  }

  /// The pen's angle to the surface in radians; a quarter turn stands upright.
  open var altitudeAngle: CGFloat { touch?.altitudeAngle ?? .pi / 2 }

  /// The pen's turn about its own axis, in radians.
  open var rollAngle: CGFloat { touch?.rollAngle ?? 0 }

  /// Stops nobody.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Is stopped by nobody.
  open override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    move(to: .began, because: "the pointer entered")
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    move(to: .ended, because: "the pointer left")
  }
}
