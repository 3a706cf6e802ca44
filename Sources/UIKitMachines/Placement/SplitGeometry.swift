// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: VC-110.
/// The widths and places of columns.
package struct SplitGeometry {
  /// The width that a side column does not exceed unless it is told to, in points.
  package static let standardWidth: CGFloat = 320
  /// The part of the width that a side column has at most.
  package static let standardPart: CGFloat = 0.4

  /// Stands for a width that is not given.
  package static let automatic = -CGFloat.greatestFiniteMagnitude

  /// How the side columns share the room with the secondary one.
  package enum Sharing: Equatable {
    /// They lie over it, or are not there.
    case over
    /// They stand beside it.
    case beside
    /// The innermost makes it narrower, the outer ones push it aside.
    case displacing
  }

  /// What a program prefers for the width of a side column.
  package struct ColumnWidth: Equatable {
    package var fraction = SplitGeometry.automatic
    package var width = SplitGeometry.automatic
    package var least = SplitGeometry.automatic
    package var greatest = SplitGeometry.automatic

    /// Nothing is given.
    package init() {}

    /// The width in a view of a width, in points.
    package func resolved(in total: CGFloat) -> CGFloat {
      let auto = SplitGeometry.automatic
      let standard = min(SplitGeometry.standardWidth, total * SplitGeometry.standardPart)
      var result = width != auto ? width : fraction != auto ? fraction * total : standard
      if greatest != auto { result = min(result, greatest) }
      if least != auto { result = max(result, least) }
      return min(max(0, result), total).rounded()
    }
  }

  package let bounds: CGRect
  package let sharing: Sharing
  /// The widths of the side columns that are shown, the outermost first.
  package let sides: [CGFloat]
  package let isTrailing: Bool

  package init(bounds: CGRect, sharing: Sharing, sides: [CGFloat], isTrailing: Bool = false) {
    self.bounds = bounds
    self.sharing = sharing
    self.sides = sides
    self.isTrailing = isTrailing
  }

  private var total: CGFloat { sides.reduce(0, +) }

  /// The place of a side column.
  package func side(_ place: Int) -> CGRect {
    mirrored(
      CGRect(
        x: sides[..<place].reduce(0, +), y: 0, width: sides[place], height: bounds.height))
  }

  /// The place of the secondary column.
  package var secondary: CGRect {
    switch sharing {
    case .beside:
      mirrored(CGRect(x: total, y: 0, width: max(0, bounds.width - total), height: bounds.height))
    case .displacing:
      mirrored(
        CGRect(
          x: total, y: 0, width: max(0, bounds.width - (sides.last ?? 0)), height: bounds.height))
    case .over: bounds
    }
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard isTrailing else { return frame }
    var frame = frame
    frame.origin.x = bounds.width - frame.maxX
    return frame
  }
}
