// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: LY-26.
/// A line of the visual format, read: views with what is said of their lengths, and of the gaps
/// around them.
struct VisualFormat: Equatable {
  /// Such as `>=40@500`: a relation, something to compare with, a priority.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object = ""
    var priority: String?
  }

  /// What stands between two things.
  enum Gap: Equatable {
    /// Nothing: they touch.
    case none
    /// A dash: the usual gap.
    case standard
    case said([Predicate])
  }

  /// A view, or the superview where its name is `|`.
  struct Part: Equatable {
    var name: String
    var lengths: [Predicate] = []
    /// What stands before it.
    var gap = Gap.none
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var parts: [Part] = []
}

// Rules: LY-26.
/// Reads the visual format.
struct VisualFormatParser {
  /// Where reading came to a stop, and what was expected there.
  struct Failure: Error, Equatable {
    let place: Int
    let expected: String
  }

  private let text: [Character]
  private var place = 0

  init(_ text: String) { self.text = text.filter { !$0.isWhitespace }.map(\.self) }

  mutating func parse() throws(Failure) -> VisualFormat {
    var format = VisualFormat()
    if take("H:") { format.axis = .horizontal } else if take("V:") { format.axis = .vertical }
    var isOver = false
    while !isOver {
      let gap = format.parts.isEmpty ? .none : try parseGap()
      if take("|") {
        format.parts.append(VisualFormat.Part(name: "|", gap: gap))
        isOver = format.parts.count > 1
      } else if take("[") {
        format.parts.append(try parseView(gap))
      } else {
        throw Failure(place: place, expected: "[ or |")
      }
      if place == text.count { isOver = true }
    }
    guard place == text.count else { throw Failure(place: place, expected: "the end") }
    guard format.parts.contains(where: { $0.name != "|" }) else {
      throw Failure(place: place, expected: "a view")
    }
    return format
  }

  private mutating func parseView(_ gap: VisualFormat.Gap) throws(Failure) -> VisualFormat.Part {
    var part = VisualFormat.Part(name: takeName(), gap: gap)
    guard !part.name.isEmpty else { throw Failure(place: place, expected: "the name of a view") }
    if take("(") { part.lengths = try parsePredicates() }
    guard take("]") else { throw Failure(place: place, expected: "]") }
    return part
  }

  private mutating func parseGap() throws(Failure) -> VisualFormat.Gap {
    guard take("-") else { return .none }
    if place < text.count, text[place] == "[" || text[place] == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if take("(") {
      predicates = try parsePredicates()
    } else {
      predicates = [try parsePredicate()]
    }
    guard take("-") else { throw Failure(place: place, expected: "-") }
    return .said(predicates)
  }

  private mutating func parsePredicates() throws(Failure) -> [VisualFormat.Predicate] {
    var predicates = [try parsePredicate()]
    while take(",") { predicates.append(try parsePredicate()) }
    guard take(")") else { throw Failure(place: place, expected: ")") }
    return predicates
  }

  private mutating func parsePredicate() throws(Failure) -> VisualFormat.Predicate {
    var predicate = VisualFormat.Predicate()
    if take("==") {
      predicate.relation = .equal
    } else if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if take("<=") {
      predicate.relation = .lessThanOrEqual
    }
    let sign = take("-") ? "-" : ""
    predicate.object = sign + takeName()
    guard predicate.object.count > sign.count else {
      throw Failure(place: place, expected: "a number or a name")
    }
    if take("@") { predicate.priority = takeName() }
    return predicate
  }

  private mutating func take(_ word: String) -> Bool {
    guard text[place...].starts(with: word) else { return false }
    place += word.count
    return true
  }

  private mutating func takeName() -> String {
    let start = place
    while place < text.count,
      text[place].isLetter || text[place].isNumber || text[place] == "_" || text[place] == "."
    {
      place += 1
    }
    return String(text[start..<place])
  }
}
