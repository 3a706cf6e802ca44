// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The widths and places of columns.
///
/// - Rules: VC-110.
struct SplitGeometry {
  /// The width that a side column does not exceed unless it is told to, in points.
  static let standardWidth: CGFloat = 320
  /// The part of the width that a side column has at most.
  static let standardPart: CGFloat = 0.4

  /// What a program wishes for the width of a side column.
  struct Wish {
    var fraction = UISplitViewController.automaticDimension
    var width = UISplitViewController.automaticDimension
    var least = UISplitViewController.automaticDimension
    var greatest = UISplitViewController.automaticDimension

    /// The width in a view of a width, in points.
    func resolved(in total: CGFloat) -> CGFloat {
      let auto = UISplitViewController.automaticDimension
      let standard = min(SplitGeometry.standardWidth, total * SplitGeometry.standardPart)
      var result = width != auto ? width : fraction != auto ? fraction * total : standard
      if greatest != auto { result = min(result, greatest) }
      if least != auto { result = max(result, least) }
      return min(max(0, result), total).rounded()
    }
  }

  let bounds: CGRect
  let mode: UISplitViewController.DisplayMode
  /// The widths of the side columns that are shown, the outermost first.
  let sides: [CGFloat]
  let isTrailing: Bool

  private var total: CGFloat { sides.reduce(0, +) }

  /// The place of a side column.
  func side(_ place: Int) -> CGRect {
    mirrored(
      CGRect(
        x: sides[..<place].reduce(0, +), y: 0, width: sides[place], height: bounds.height))
  }

  /// The place of the secondary column.
  var secondary: CGRect {
    switch mode {
    case .oneBesideSecondary, .twoBesideSecondary:
      mirrored(CGRect(x: total, y: 0, width: max(0, bounds.width - total), height: bounds.height))
    case .twoDisplaceSecondary:
      mirrored(
        CGRect(
          x: total, y: 0, width: max(0, bounds.width - (sides.last ?? 0)), height: bounds.height))
    default: bounds
    }
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard isTrailing else { return frame }
    var frame = frame
    frame.origin.x = bounds.width - frame.maxX
    return frame
  }
}

extension UISplitViewController.DisplayMode {
  /// How many side columns are shown.
  var sideCount: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// Whether the side columns lie over the secondary one.
  var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}
