// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension UIStackView {
  /// How the views share the room along the axis.
  public enum Distribution: Int, Sendable {
    /// They fill it; how much they mind being stretched or squeezed decides who gives.
    case fill = 0
    /// They fill it, all of one length.
    case fillEqually = 1
    /// They fill it, in proportion to the lengths that their contents want.
    case fillProportionally = 2
    /// They keep their lengths; the gaps between them are the same.
    case equalSpacing = 3
    /// They keep their lengths; their middles are equally far apart, as far as the gaps allow.
    case equalCentering = 4
  }

  /// Where the views are across the axis.
  public enum Alignment: Int, Sendable {
    /// From one edge to the other.
    case fill = 0
    /// At the edge where lines begin, or at the top.
    case leading = 1
    /// The first lines of their texts on one line; for a horizontal stack.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge where lines end, or at the bottom.
    case trailing = 4
    /// The last lines of their texts on one line; for a horizontal stack.
    case lastBaseline = 5

    /// At the top of a horizontal stack.
    public static var top: Alignment { .leading }
    /// At the bottom of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }

  /// A gap for `setCustomSpacing(_:after:)`: that of the stack.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// A gap that the system chooses.
  public static let spacingUseSystem = CGFloat.leastNonzeroMagnitude
}
