// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: LY-26.
/// Makes the constraints that a line of the visual format says.
@MainActor
struct VisualFormatConstraints {
  private typealias Attribute = NSLayoutConstraint.Attribute

  let text: String
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  func make() -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(text)
    do throws(VisualFormatParser.Failure) {
      return constraints(of: try parser.parse())
    } catch {
      refuse("\(error.expected) is expected at character \(error.place) without spaces")
    }
  }

  private func constraints(of format: VisualFormat) -> [NSLayoutConstraint] {
    let isHorizontal = format.axis == .horizontal
    let length: Attribute = isHorizontal ? .width : .height
    var made: [NSLayoutConstraint] = []
    for part in format.parts where part.name != "|" {
      let item = view(part.name)
      made += part.lengths.map { constraint(item, length, $0) }
    }
    for (before, after) in zip(format.parts, format.parts.dropFirst()) {
      made += gap(before, after, isHorizontal)
    }
    return made + alignment(format)
  }

  // MARK: - Lengths and gaps

  private func constraint(
    _ item: UIView, _ attribute: Attribute, _ predicate: VisualFormat.Predicate
  ) -> NSLayoutConstraint {
    let constraint: NSLayoutConstraint
    if let other = views[predicate.object] as? UIView {
      constraint = NSLayoutConstraint(item, attribute, predicate.relation, other, attribute)
    } else {
      constraint = NSLayoutConstraint(
        item, attribute, predicate.relation, nil, .notAnAttribute,
        constant: number(predicate.object))
    }
    prioritize(constraint, predicate)
    return constraint
  }

  private func gap(
    _ before: VisualFormat.Part, _ after: VisualFormat.Part, _ isHorizontal: Bool
  ) -> [NSLayoutConstraint] {
    let (start, end) = edges(isHorizontal)
    let outer = superview(of: before, after)
    let isStandard = after.gap == .standard
    let first: (any LayoutItem, Attribute) =
      after.name == "|"
      ? (isStandard ? outer.layoutMarginsGuide : outer, end) : (view(after.name), start)
    let second: (any LayoutItem, Attribute) =
      before.name == "|"
      ? (isStandard ? outer.layoutMarginsGuide : outer, start) : (view(before.name), end)
    let isBetween = before.name != "|" && after.name != "|"
    let predicates: [VisualFormat.Predicate] =
      switch after.gap {
      case .none, .standard: [VisualFormat.Predicate(object: "0")]
      case .said(let predicates): predicates
      }
    return predicates.map { predicate in
      let distance =
        isStandard && isBetween ? Thresholds.standardSpacing : number(predicate.object)
      // From right to left the edges change sides, and so does the sign.
      let isBackwards = isHorizontal && options.contains(.directionRightToLeft)
      let relation = isBackwards ? predicate.relation.reversed : predicate.relation
      let constraint = NSLayoutConstraint(
        first.0, first.1, relation, second.0, second.1,
        constant: isBackwards ? -distance : distance)
      prioritize(constraint, predicate)
      return constraint
    }
  }

  private func edges(_ isHorizontal: Bool) -> (Attribute, Attribute) {
    guard isHorizontal else { return (.top, .bottom) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    return (.leading, .trailing)
  }

  private func alignment(_ format: VisualFormat) -> [NSLayoutConstraint] {
    let names = format.parts.map(\.name).filter { $0 != "|" }
    let attributes = NSLayoutConstraint.FormatOptions.attributes.filter {
      options.rawValue & (1 << UInt($0.rawValue)) != 0
    }
    return attributes.flatMap { attribute in
      guard (attribute.kind == .y) == (format.axis == .horizontal) else {
        refuse("\(attribute.name) is along the line; views are aligned across it")
      }
      return zip(names, names.dropFirst()).map { before, after in
        NSLayoutConstraint(view(after), attribute, .equal, view(before), attribute)
      }
    }
  }

  private func prioritize(_ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate) {
    guard let priority = predicate.priority else { return }
    constraint.priority = UILayoutPriority(Float(number(priority)))
  }

  // MARK: - Names

  private func superview(of parts: VisualFormat.Part...) -> UIView {
    guard let name = parts.first(where: { $0.name != "|" })?.name else {
      refuse("a view is expected between | and |")
    }
    guard parts.contains(where: { $0.name == "|" }) else { return view(name) }
    guard let above = view(name).superview else { refuse("\(name) has no superview for |") }
    return above
  }

  private func view(_ name: String) -> UIView {
    guard let view = views[name] as? UIView else { refuse("no view is called \(name)") }
    return view
  }

  private func number(_ name: String) -> CGFloat {
    if let number = Double(name) { return number }
    switch metrics[name] {
    case let number as Double: return number
    case let number as CGFloat: return number
    case let number as Int: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as NSNumber: return number.doubleValue
    default: refuse("no number is called \(name)")
    }
  }

  private func refuse(_ reason: String) -> Never {
    violation(
      "The visual format \"\(text)\" cannot be read: \(reason)",
      contract: "a format is a line such as H:|-[a]-8-[b(>=40@500)]|",
      instead: "correct it, or use anchors, which the compiler checks")
  }
}

extension NSLayoutConstraint.Relation {
  var reversed: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension NSLayoutConstraint {
  /// How the views of a visual format are aligned across it, and which way it runs.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// Their left edges.
    public static let alignAllLeft = FormatOptions(.left)
    /// Their right edges.
    public static let alignAllRight = FormatOptions(.right)
    /// Their tops.
    public static let alignAllTop = FormatOptions(.top)
    /// Their bottoms.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// The edges where lines begin.
    public static let alignAllLeading = FormatOptions(.leading)
    /// The edges where lines end.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// Their middles between left and right.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// Their middles between top and bottom.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// Their last lines of text.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// Their first lines of text.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// In the direction of the language; what a format does by itself.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// From left to right whatever the language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left whatever the language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    static let attributes: [Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
      .firstBaseline,
    ]
  }
}
