// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A line of a view or a guide that an anchor stands for.
@MainActor
struct AnchoredLine {
  let item: any LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  /// Such as `title.leading`.
  var name: String { Trace.name(item as? UIView) + "." + attribute.name }
}

/// The line at which a distance begins that a constraint is about.
@MainActor
final class DistanceStart {
  private(set) weak var item: (any LayoutItem)?
  let attribute: NSLayoutConstraint.Attribute

  init(_ line: AnchoredLine) {
    item = line.item
    attribute = line.attribute
  }
}

// Rules: LY-33.
extension NSLayoutConstraint {
  /// Whether a side of it is a distance between lines.
  final var comparesDistances: Bool { firstStart != nil || secondStart != nil }

  /// Goes through the views and guides that it is about and that are not gone; one may come twice.
  final func forEachItem(_ body: (any LayoutItem) -> Void) {
    if let first { body(first) }
    if let second { body(second) }
    if let item = firstStart?.item { body(item) }
    if let item = secondStart?.item { body(item) }
  }

  // Rules: LY-34.
  /// Whether it says something of a view along an axis.
  final func concerns(_ view: UIView, along axis: Axis) -> Bool {
    func isMeant(_ item: (any LayoutItem)?, _ attribute: Attribute?) -> Bool {
      item === view && attribute?.axis == axis
    }
    return isMeant(first, ownFirstAttribute) || isMeant(second, ownSecondAttribute)
      || isMeant(firstStart?.item, firstStart?.attribute)
      || isMeant(secondStart?.item, secondStart?.attribute)
  }
}
