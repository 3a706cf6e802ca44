// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Elements of the screen that make a whole together, for somebody who has it read out.
public struct ReadableWhole: Sendable, Equatable {
  /// What they make.
  public enum Kind: String, Sendable, CaseIterable {
    /// Things that belong together.
    case group
    /// One after another.
    case list
    /// A part of the screen that one goes to.
    case landmark
    /// Rows and columns.
    case table
  }

  /// A number as elements have one, which no element has.
  public var id: UInt64
  /// What they make.
  public var kind: Kind
  /// What it is called; "" for nothing.
  public var label: String
  /// The ways through it, by name; each goes on and back.
  public var rotors: [String]
  /// The number of the whole that it is in; nil for none.
  public var whole: UInt64?
  /// Which cell of that it is in, where that is a table; nil for none.
  public var cell: ReadableCell?
  /// How many rows a table has, 0 or more, those included that are not on the screen.
  public var rows: Int
  /// How many columns a table has, 0 or more.
  public var columns: Int

  /// Makes a whole.
  public init(
    id: UInt64, kind: Kind, label: String = "", rotors: [String] = [], whole: UInt64? = nil,
    cell: ReadableCell? = nil, rows: Int = 0, columns: Int = 0
  ) {
    self.id = id
    self.kind = kind
    self.label = label
    self.rotors = rotors
    self.whole = whole
    self.cell = cell
    self.rows = rows
    self.columns = columns
  }
}
