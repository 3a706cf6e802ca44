// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

@testable import UIKitCore

/// Constraints that have a solution, which the engine must find; and one length that many want
/// different, held against every value that could be best.
enum Constraints: FuzzTarget {
  static let name = "constraints"
  private static let accuracy = 0.01

  static func run(_ bytes: [UInt8]) throws {
    var reader = ByteReader(bytes)
    if reader.flag() { try solvable(&reader) } else { try contested(&reader) }
  }

  // MARK: - What has a solution

  private static func solvable(_ reader: inout ByteReader) throws {
    try Stage.with { stage, root in
      var views: [UIView] = []
      var places: [(start: Double, length: Double)] = []
      for _ in 0...reader.int(1...5) {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(view)
        views.append(view)
        places.append((Double(reader.int(0...300)), Double(reader.int(0...200))))
      }
      var constraints: [NSLayoutConstraint] = []
      while !reader.isAtEnd, constraints.count < 60 {
        if let last = constraints.last, reader.int(0...7) == 0 {
          last.isActive = false
          constraints.removeLast()
        } else {
          let constraint = wish(&reader, views, places, root.view)
          constraint.isActive = true
          constraints.append(constraint)
        }
        if reader.int(0...3) == 0 { try check(constraints, views, root.view) }
      }
      try check(constraints, views, root.view)
    }
  }

  /// A constraint that the places satisfy.
  private static func wish(
    _ reader: inout ByteReader, _ views: [UIView], _ places: [(start: Double, length: Double)],
    _ root: UIView
  ) -> NSLayoutConstraint {
    let one = reader.int(0...views.count - 1)
    let other = reader.int(0...views.count - 1)
    let relation = reader.pick([
      NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual,
    ])
    let slack = Double(reader.int(0...40))
    func constant(_ difference: Double) -> Double {
      switch relation {
      case .equal: difference
      case .lessThanOrEqual: difference + slack
      default: difference - slack
      }
    }
    let constraint: NSLayoutConstraint
    let (a, b) = (places[one], places[other])
    switch reader.int(0...3) {
    case 0:
      constraint = NSLayoutConstraint(
        item: views[one], attribute: .left, relatedBy: relation, toItem: root, attribute: .left,
        multiplier: 1, constant: constant(a.start))
    case 1:
      constraint = NSLayoutConstraint(
        item: views[one], attribute: .width, relatedBy: relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: constant(a.length))
    case 2 where one != other:
      constraint = NSLayoutConstraint(
        item: views[one], attribute: .left, relatedBy: relation, toItem: views[other],
        attribute: .right, multiplier: 1, constant: constant(a.start - b.start - b.length))
    default:
      constraint = NSLayoutConstraint(
        item: views[one], attribute: .centerX, relatedBy: relation, toItem: root,
        attribute: .left, multiplier: 1, constant: constant(a.start + a.length / 2))
    }
    constraint.priority = UILayoutPriority(reader.pick([1000, 999, 750, 500, 250]))
    return constraint
  }

  private static func check(
    _ constraints: [NSLayoutConstraint], _ views: [UIView], _ root: UIView
  ) throws {
    root.setNeedsLayout()
    root.layoutIfNeeded()
    for view in views {
      try require(
        view.frame.minX.isFinite && view.frame.width.isFinite && view.frame.width >= -accuracy,
        "a frame of \(view.frame)")
    }
    for constraint in constraints {
      let left = value(constraint.firstAttribute, constraint.firstItem, root)
      let right =
        value(constraint.secondAttribute, constraint.secondItem, root) + constraint.constant
      let isKept =
        switch constraint.relation {
        case .equal: abs(left - right) <= accuracy
        case .lessThanOrEqual: left <= right + accuracy
        default: left >= right - accuracy
        }
      try require(isKept, "\(constraint) is broken: \(left) and \(right)")
    }
  }

  private static func value(
    _ attribute: NSLayoutConstraint.Attribute, _ item: AnyObject?, _ root: UIView
  ) -> Double {
    guard let view = item as? UIView, view !== root else { return 0 }
    return switch attribute {
    case .left: view.frame.minX
    case .right: view.frame.maxX
    case .width: view.frame.width
    case .centerX: view.frame.midX
    default: 0
    }
  }

  // MARK: - What many want different

  private struct Want {
    var relation: NSLayoutConstraint.Relation
    var constant: Double
    var priority: Float

    func miss(_ value: Double) -> Double {
      switch relation {
      case .equal: abs(value - constant)
      case .lessThanOrEqual: max(0, value - constant)
      default: max(0, constant - value)
      }
    }
  }

  private static func contested(_ reader: inout ByteReader) throws {
    var wants: [Want] = []
    // One for each priority: among equals the choice is free.
    for priority in [Float(900), 750, 600, 500, 400, 250, 100] where !reader.isAtEnd {
      if reader.flag() { continue }
      wants.append(
        Want(
          relation: reader.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
          constant: Double(reader.int(0...200)), priority: priority))
    }
    guard !wants.isEmpty else { return }
    try Stage.with { _, root in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(view)
      var order = wants
      while !order.isEmpty {
        let want = order.remove(at: reader.int(0...order.count - 1))
        let constraint = NSLayoutConstraint(
          item: view, attribute: .width, relatedBy: want.relation, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: want.constant)
        constraint.priority = UILayoutPriority(want.priority)
        constraint.isActive = true
      }
      root.view.layoutIfNeeded()
      let found = wants.map { $0.miss(view.frame.width) }
      for value in [0] + wants.map(\.constant) {
        let possible = wants.map { $0.miss(value) }
        try require(
          !isBetter(possible, than: found),
          "\(view.frame.width), but \(value) is better for \(wants)")
      }
    }
  }

  /// Whether misses, the most important first, are smaller.
  private static func isBetter(_ one: [Double], than other: [Double]) -> Bool {
    for (mine, theirs) in zip(one, other) where abs(mine - theirs) > accuracy {
      return mine < theirs
    }
    return false
  }
}
