// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Where the workloads touch.
enum Points {
  /// The middle of a cell.
  private static func middle(_ x: Int, _ y: Int) -> CGPoint {
    CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
  }

  /// `count` cells of a square of side 1024.
  static func scattered(_ count: Int, seed: UInt32) -> [CGPoint] {
    var numbers = RandomNumbers(seed: seed)
    return (0..<count).map { _ in
      let x = numbers.below(1024)
      let y = numbers.below(1024)
      return middle(x, y)
    }
  }

  /// The points of W1.
  static let nested = scattered(64, seed: 1)

  /// The points of W3, and those that W5 and W6 begin with.
  static let tree = scattered(4096, seed: 4)

  /// The points of W2 on `count` tiles; fewer where a pass would take too long.
  static func grid(_ count: Int) -> [CGPoint] {
    let columns = Blueprint.gridColumns(count)
    var numbers = RandomNumbers(seed: 2)
    return (0..<(count < 100_000 ? 4096 : 64)).map { _ in
      let tile = numbers.below(count)
      let x = numbers.below(Blueprint.tileSide)
      let y = numbers.below(Blueprint.tileSide)
      return middle(
        Blueprint.tileSide * (tile % columns) + x, Blueprint.tileSide * (tile / columns) + y)
    }
  }
}

/// One step of W7: a tile goes somewhere, then a point is tested.
struct Move {
  var tile: Int
  var origin: CGPoint
  var point: CGPoint

  /// The steps of W7 on `count` tiles that cover a square of side 1000.
  static func all(tiles count: Int) -> [Move] {
    var numbers = RandomNumbers(seed: 5)
    return (0..<1024).map { _ in
      let tile = numbers.below(count)
      let x = numbers.below(991)
      let y = numbers.below(991)
      let px = numbers.below(1000)
      let py = numbers.below(1000)
      return Move(
        tile: tile, origin: CGPoint(x: x, y: y),
        point: CGPoint(x: Double(px) + 0.5, y: Double(py) + 0.5))
    }
  }
}
