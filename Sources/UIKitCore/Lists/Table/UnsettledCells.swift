// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Cells that may want another size, of a table or of a collection.
struct UnsettledCells<Cell: AnyObject> {
  private(set) var cells: [Cell] = []
  /// Whether a person is to see what becomes of them.
  var isSeen = false

  var isEmpty: Bool { cells.isEmpty }

  /// Takes a cell in, once.
  mutating func insert(_ cell: Cell) {
    if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
  }
}
