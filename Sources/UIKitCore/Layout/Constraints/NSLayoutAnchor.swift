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

  init(of owner: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.owner = owner
    self.attribute = attribute
  }

  /// The view or guide whose anchor it is.
  open var item: AnyObject? { owner }

  /// What it is, for messages: such as `title.leading`.
  open var name: String { Trace.name(owner as? UIView) + "." + attribute.name }

  /// Says that it is another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(owner, attribute, .equal, anchor.owner, anchor.attribute)
  }

  /// Says that it is another and a number of points.
  ///
  /// - Parameters:
  ///   - anchor: the other line.
  ///   - c: points that are added.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(owner, attribute, .equal, anchor.owner, anchor.attribute, constant: c)
  }

  /// Says that it is at least another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(owner, attribute, .greaterThanOrEqual, anchor.owner, anchor.attribute)
  }

  /// Says that it is at least another and a number of points.
  ///
  /// - Parameters:
  ///   - anchor: the other line.
  ///   - c: points that are added.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      owner, attribute, .greaterThanOrEqual, anchor.owner, anchor.attribute, constant: c)
  }

  /// Says that it is at most another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(owner, attribute, .lessThanOrEqual, anchor.owner, anchor.attribute)
  }

  /// Says that it is at most another and a number of points.
  ///
  /// - Parameters:
  ///   - anchor: the other line.
  ///   - c: points that are added.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      owner, attribute, .lessThanOrEqual, anchor.owner, anchor.attribute, constant: c)
  }

  /// That it is the usual gap, times a factor, behind another or below it.
  final func spaced(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      owner, attribute, relation, anchor.owner, anchor.attribute,
      constant: Thresholds.standardSpacing * multiplier)
  }
}
