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

/// What makes cells, and asks them for their sizes.
@MainActor
protocol CellAsking: AnyObject {
  /// Whether a cell is being made, or asked for its size.
  var isAskingCells: Bool { get set }
}

extension CellAsking {
  /// Runs what makes a cell, or asks it for its size, which is taken afterwards in any case.
  func askingCells<Value>(_ body: () -> Value) -> Value {
    let before = isAskingCells
    isAskingCells = true
    defer { isAskingCells = before }
    return body()
  }
}
