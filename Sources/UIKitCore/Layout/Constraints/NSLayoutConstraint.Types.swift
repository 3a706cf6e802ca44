// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension NSLayoutConstraint {
  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A line or a length of a view.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where lines begin: the left one, unless the language runs from the right.
    case leading = 5
    /// The edge where lines end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The line that the last line of text stands on; the bottom without text.
    case lastBaseline = 11
    /// The line that the first line of text stands on; the top without text.
    case firstBaseline = 12
    /// The left edge inside the margin.
    case leftMargin = 13
    /// The right edge inside the margin.
    case rightMargin = 14
    /// The top edge inside the margin.
    case topMargin = 15
    /// The bottom edge inside the margin.
    case bottomMargin = 16
    /// The edge where lines begin, inside the margin.
    case leadingMargin = 17
    /// The edge where lines end, inside the margin.
    case trailingMargin = 18
    /// The middle between the left and the right margin.
    case centerXWithinMargins = 19
    /// The middle between the top and the bottom margin.
    case centerYWithinMargins = 20
    /// Nothing: the other side is compared with the constant alone.
    case notAnAttribute = 0
  }

  /// A direction in which things are laid out.
  public enum Axis: Int, Sendable {
    /// From one side to the other.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}

/// The kinds of attributes, of which only equal ones can be compared.
enum AttributeKind {
  case x
  case y
  case length
  case none
}

extension NSLayoutConstraint.Attribute {
  var kind: AttributeKind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .x
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .y
    case .width, .height: .length
    case .notAnAttribute: .none
    }
  }

  /// The axis that it is about; nil for none.
  var axis: NSLayoutConstraint.Axis? {
    switch kind {
    case .x: .horizontal
    case .y: .vertical
    case .length: self == .width ? .horizontal : .vertical
    case .none: nil
    }
  }

  /// Whether it follows the direction in which the language runs.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is an edge at the left or right whatever the language.
  var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The same line of the margins' guide, for a line of the margins.
  var withinMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// As messages write it.
  var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    default: String(describing: self)
    }
  }
}
