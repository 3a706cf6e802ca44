// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: LD-1.
/// Names a row of a table or an item of a collection, as a test knows it.
public enum RowLocation: Equatable, Sendable {
  /// The row at an index path.
  case indexPath(IndexPath)
  /// The first row whose cell, or a view in it, has an accessibility identifier.
  case identifier(String)
  /// The first row whose cell, or a view in it, has an accessibility label, which is a label's text
  /// and a button's title unless set.
  case text(String)
}

extension RowLocation: CustomStringConvertible {
  /// The row in words.
  public var description: String {
    switch self {
    case .indexPath(let path): "the row at \(RowLocation.text(of: path))"
    case .identifier(let identifier): "a row with the identifier \"\(identifier)\""
    case .text(let text): "a row that says \"\(text)\""
    }
  }

  /// An index path as messages write it.
  static func text(of path: IndexPath) -> String {
    "[" + path.map { "\($0)" }.joined(separator: ", ") + "]"
  }
}

// Rules: LD-2, LD-3.
/// How a row that is out of sight comes in sight.
public enum RowReach: Equatable, Sendable {
  /// A finger scrolls to it, with so many swipes at most.
  case swipes(Int)
  /// The list scrolls to it by itself, as a program has it do, and no finger is sent.
  case jump
}

// Rules: LD-4.
/// The side of a row at which actions are.
public enum RowEdge: String, Equatable, Sendable {
  /// Where reading begins.
  case leading
  /// Where reading ends.
  case trailing
}
