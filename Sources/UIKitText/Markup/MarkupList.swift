// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: TS-54, TS-60.
/// A list that was HTML; its items have it in common.
package final class MarkupList: Equatable {
  /// The kind of its marks, as `ListMark` names it.
  package let kind: String
  /// The number of its first item.
  package let start: Int

  init(kind: String, start: Int) {
    self.kind = kind
    self.start = start
  }

  /// The kind in braces, with a point behind numbers.
  package var format: String { Self.format(kind) }

  package static func format(_ kind: String) -> String {
    ListMark.isOrdered(kind) ? "{\(kind)}." : "{\(kind)}"
  }

  /// What is written before an item.
  package static func marker(_ kind: String, _ number: Int) -> String {
    "\t" + ListMark.text(ofFormat: format(kind), number) + "\t"
  }

  /// The kinds of lists without numbers that are in no, one and more other lists.
  private static let unordered = ["disc", "circle", "square"]

  /// The kind of a list that says none.
  ///
  /// - Parameter depth: in how many lists it is.
  static func kind(isOrdered: Bool, depth: Int) -> String {
    isOrdered ? "decimal" : unordered[min(depth, unordered.count - 1)]
  }

  private static let types = [
    "1": "decimal", "a": "lower-alpha", "A": "upper-alpha", "i": "lower-roman",
    "I": "upper-roman",
  ]

  /// The kind that an attribute `type` says; nil for none.
  static func kind(ofType type: String) -> String? {
    types[type] ?? kind(in: type)
  }

  /// The kind among the words of a declaration `list-style`; nil for none.
  static func kind(in declaration: String) -> String? {
    MarkupValue.word(declaration).split(separator: " ").map { String($0) }
      .first { ListMark.text($0, 1) != nil }
  }

  package static func == (a: MarkupList, b: MarkupList) -> Bool { a === b }
}
