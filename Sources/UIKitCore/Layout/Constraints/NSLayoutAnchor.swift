// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitMachines

// Rules: LY-2.
/// A line or a length of a view or a guide, which makes constraints.
///
/// Constraints that anchors make are not active until they are activated. Anchors of different axes
/// have different types, so the compiler refuses to compare them.
///
///
/// [Apple: NSLayoutAnchor](https://developer.apple.com/documentation/uikit/nslayoutanchor)
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  final let owner: any LayoutItem
  final let attribute: NSLayoutConstraint.Attribute
  /// The line from which the way to this one is meant; nil where the line or length itself is.
  final let start: AnchoredLine?

  init(
    of owner: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    from start: AnchoredLine? = nil
  ) {
    self.owner = owner
    self.attribute = attribute
    self.start = start
  }

  /// The view or guide whose anchor it is; of a distance, the one where it ends.
  open var item: AnyObject? { owner }

  /// What it is, for messages: such as `title.leading`, or `(field.leading - title.leading)`.
  open var name: String {
    let end = AnchoredLine(item: owner, attribute: attribute)
    return start.map { "(\(end.name) - \($0.name))" } ?? end.name
  }

  /// Says that it is another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    compared(.equal, anchor)
  }

  /// Says that it is another and a number of points.
  ///
  /// - Parameters:
  ///   - anchor: the other line.
  ///   - c: points that are added.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    compared(.equal, anchor, constant: c)
  }

  /// Says that it is at least another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    compared(.greaterThanOrEqual, anchor)
  }

  /// Says that it is at least another and a number of points.
  ///
  /// - Parameters:
  ///   - anchor: the other line.
  ///   - c: points that are added.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    compared(.greaterThanOrEqual, anchor, constant: c)
  }

  /// Says that it is at most another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    compared(.lessThanOrEqual, anchor)
  }

  /// Says that it is at most another and a number of points.
  ///
  /// - Parameters:
  ///   - anchor: the other line.
  ///   - c: points that are added.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    compared(.lessThanOrEqual, anchor, constant: c)
  }

  /// That it is the usual gap, times a factor, behind another or below it.
  final func spaced(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    compared(relation, anchor, constant: Thresholds.standardSpacing * multiplier)
  }

  /// How it compares with another times a factor and a number of points.
  final func compared(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      owner, attribute, relation, anchor.owner, anchor.attribute, multiplier: multiplier,
      constant: constant, from: (start, anchor.start))
  }
}
