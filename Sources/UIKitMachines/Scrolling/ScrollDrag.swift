// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// A drag in progress.
package struct ScrollDrag: Equatable {
  /// The offset that the fingers ask for, the resistance at the edges left out.
  package var raw: CGPoint
  /// What the recognizer's translation was when the drag followed it last.
  package var translation = CGPoint.zero
  /// The axis that the drag is locked to, or nil.
  package var lock: ScrollAxis?
  /// Whether it has not moved far enough to be locked or not.
  package var awaitsLock = false
  /// How far a scroll view around this one has moved in place of this one, along each axis.
  package var forwarded = CGPoint.zero

  /// A drag that starts at an offset.
  package init(raw: CGPoint) { self.raw = raw }

  /// What a step along one axis does.
  package struct Split: Equatable {
    /// To be done by this scroll view.
    package var own: CGFloat
    /// To be done by one around it.
    package var helper: CGFloat
  }

  // Rules: SV-23.
  /// Who takes a step of the offset along an axis.
  ///
  /// What was forwarded is taken back first; what leads beyond the edge goes to the helper, if
  /// there is one.
  package func split(
    _ step: CGFloat, _ axis: ScrollAxis, in range: ClosedRange<CGFloat>, hasHelper: Bool
  ) -> Split {
    var own = step
    var helper: CGFloat = 0
    if forwarded[axis] * step < 0 {
      let back = abs(step) > abs(forwarded[axis]) ? -forwarded[axis] : step
      helper += back
      own -= back
    }
    guard own != 0, hasHelper else { return Split(own: own, helper: helper) }
    let wanted = raw[axis] + own
    let excess = wanted - wanted.clamped(to: range)
    guard excess * own > 0 else { return Split(own: own, helper: helper) }
    let given = abs(excess) > abs(own) ? own : excess
    return Split(own: own - given, helper: helper + given)
  }
}
