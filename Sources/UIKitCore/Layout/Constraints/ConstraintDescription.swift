// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Writes constraints down as messages show them.
@MainActor
enum ConstraintDescription {
  /// Class and address.
  nonisolated static func name(of constraint: NSLayoutConstraint) -> String {
    let (name, address) = (
      ObjectDescription.className(of: constraint), ObjectDescription.address(of: constraint)
    )
    return "<\(name):\(address)>"
  }

  static func text(of constraint: NSLayoutConstraint) -> String {
    let name = name(of: constraint).dropLast()
    let identifier = constraint.identifier.map { " '\($0)'" } ?? ""
    let state = constraint.isActive ? "" : " (inactive)"
    return "\(name)\(identifier) \(formula(of: constraint))\(state)>"
  }

  /// Such as `title.width >= 2 * field.width + 8 @750`.
  static func formula(of constraint: NSLayoutConstraint) -> String {
    let sign =
      switch constraint.relates {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var text =
      side(constraint.first, constraint.ownFirstAttribute, constraint.firstStart) + " \(sign) "
    if constraint.ownSecondAttribute == .notAnAttribute {
      text += number(constraint.ownConstant)
    } else {
      if constraint.factor != 1 { text += number(constraint.factor) + " * " }
      text += side(constraint.second, constraint.ownSecondAttribute, constraint.secondStart)
      if constraint.ownConstant != 0 {
        let isNegative = constraint.ownConstant < 0
        text += (isNegative ? " - " : " + ") + number(abs(constraint.ownConstant))
      }
    }
    if constraint.ownPriority != .required {
      text += " @" + number(CGFloat(constraint.ownPriority.rawValue))
    }
    return text
  }

  /// Such as `title.width`, or `(field.leading - title.leading)` for a distance.
  private static func side(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute, _ start: DistanceStart?
  ) -> String {
    let end = line(item, attribute)
    return start.map { "(\(end) - \(line($0.item, $0.attribute)))" } ?? end
  }

  private static func line(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute
  ) -> String {
    let name: String =
      switch item {
      case let view as UIView: Trace.name(view)
      case let guide as UILayoutGuide:
        guide.identifier.isEmpty ? "guide of \(Trace.name(guide.owningView))" : guide.identifier
      default: "(gone)"
      }
    return name + "." + attribute.name
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9
      ? String(Int(value, in: .min ... .max)) : String(Double(value))
  }
}
