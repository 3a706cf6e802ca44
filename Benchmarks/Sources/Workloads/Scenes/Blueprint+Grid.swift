// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension Blueprint {
  /// The side of a tile of W2.
  static let tileSide = 10

  /// How many tiles stand in a row when there are `count`.
  static func gridColumns(_ count: Int) -> Int {
    var columns = Int(Double(count).squareRoot())
    while columns * columns < count { columns += 1 }
    return columns
  }

  /// W2, W7 and W8: tiles side by side in one root.
  static func grid(_ count: Int) -> Blueprint {
    let columns = gridColumns(count)
    let rows = (count + columns - 1) / columns
    var tree = Blueprint(width: tileSide * columns, height: tileSide * rows)
    for tile in 0..<count {
      tree.add(
        Node(
          parent: 0, x: tileSide * (tile % columns), y: tileSide * (tile / columns),
          width: tileSide, height: tileSide))
    }
    return tree
  }
}
