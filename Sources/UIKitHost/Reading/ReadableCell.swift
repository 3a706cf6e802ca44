// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A cell of a table that is read out.
public struct ReadableCell: Sendable, Hashable {
  /// What a cell is to those in its row or its column.
  public enum Role: String, Sendable, CaseIterable {
    /// One of the values.
    case value
    /// It says what its row is about.
    case rowHeader
    /// It says what its column is about.
    case columnHeader
  }

  /// Its first row, counted from 0.
  public var row: Int
  /// Its first column, counted from 0.
  public var column: Int
  /// How many rows it takes, 1 or more.
  public var rows: Int
  /// How many columns it takes, 1 or more.
  public var columns: Int
  /// What it is to the others.
  public var role: Role

  /// Makes a cell.
  public init(row: Int, column: Int, rows: Int = 1, columns: Int = 1, role: Role = .value) {
    self.row = row
    self.column = column
    self.rows = rows
    self.columns = columns
    self.role = role
  }
}
