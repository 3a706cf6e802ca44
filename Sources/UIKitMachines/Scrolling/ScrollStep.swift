// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: SV-28, SV-29.
/// A step that a key or an arrow of a remote scrolls.
package struct ScrollStep: Equatable {
  /// How far it goes.
  package enum Length {
    case line
    case page
    case edge
  }

  package let axis: ScrollAxis
  /// 1 towards the end of the content, -1 towards its beginning.
  package let direction: CGFloat
  package let length: Length

  package init(_ axis: ScrollAxis, _ direction: CGFloat, _ length: Length) {
    self.axis = axis
    self.direction = direction
    self.length = length
  }

  /// The offset that it leads to.
  package func target(from offset: CGPoint, in geometry: ScrollGeometry) -> CGPoint {
    let range = geometry.range(axis)
    var target = offset
    switch length {
    case .line: target[axis] += direction * Thresholds.scrollKeyStep
    case .page:
      let page = geometry.viewport[axis] - Thresholds.scrollKeyStep
      target[axis] += direction * max(Thresholds.scrollKeyStep, page)
    case .edge: target[axis] = direction > 0 ? range.upperBound : range.lowerBound
    }
    target[axis] = target[axis].clamped(to: range)
    return target
  }
}
