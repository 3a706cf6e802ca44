// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

// Rules: CV-142.
/// The places of a group, drawn in letters.
@MainActor
struct GroupPicture {
  /// What the group is in, in points.
  private static let room = CGSize(width: 320, height: 320)
  /// What a letter stands for, in points: letters are twice as high as wide.
  private static let letter = CGSize(width: 8, height: 16)
  /// The last column and row; places further away are not drawn.
  private static let last = 80

  private var lines: [[Character]] = []

  init(of group: NSCollectionLayoutGroup) {
    var solver = GroupSolver(traits: UITraitCollection())
    let solution = solver.solve(group, in: Self.room)
    draw(CGRect(origin: .zero, size: solution.size))
    for leaf in solution.leaves { draw(leaf.frame) }
  }

  /// The lines, without spaces at their ends.
  var text: String {
    lines.map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return String(line)
    }.joined(separator: "\n")
  }

  private static func place(_ length: CGFloat, _ unit: CGFloat) -> Int {
    Int((length / unit).rounded(), in: 0...last)
  }

  /// Draws the sides of a rectangle.
  private mutating func draw(_ frame: CGRect) {
    let (left, top) = (
      Self.place(frame.minX, Self.letter.width), Self.place(frame.minY, Self.letter.height)
    )
    let (right, bottom) = (
      Self.place(frame.maxX, Self.letter.width), Self.place(frame.maxY, Self.letter.height)
    )
    for column in left...max(left, right) {
      for row in [top, bottom] { put("-", column, row) }
    }
    for row in top...max(top, bottom) {
      for column in [left, right] { put("|", column, row) }
    }
    for column in [left, right] {
      for row in [top, bottom] { put("+", column, row) }
    }
  }

  private mutating func put(_ letter: Character, _ column: Int, _ row: Int) {
    while lines.count <= row { lines.append([]) }
    while lines[row].count <= column { lines[row].append(" ") }
    // Where sides meet there is a corner.
    if lines[row][column] == " " || letter == "+" { lines[row][column] = letter }
  }
}
