// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing

@testable import UIKitMachines

@Suite("Focus: directions")
struct FocusGeometryTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 10) -> CGRect {
    CGRect(x: x, y: y, width: side, height: side)
  }

  @Test func `the neighbours of the middle of a grid`() {
    let grid = (0..<9).map { (place: Int) -> CGRect in
      let (column, row) = (CGFloat(place % 3), CGFloat(place / 3))
      return square(column * 20, row * 20)
    }
    let others = grid.enumerated().filter { $0.offset != 4 }
    let found = FocusGeometry.Direction.allCases.map { direction in
      FocusGeometry.nearest(direction, to: grid[4], among: others.map(\.element))
        .map { others[$0].offset }
    }
    #expect(found == [1, 7, 3, 5])
    #expect(FocusGeometry.nearest(.up, to: grid[0], among: Array(grid[1...])) == nil)
  }

  @Test func `a point aside counts double, a point between the middles a tenth`() {
    let start = square(0, 0)
    #expect(FocusGeometry.distance(.right, from: start, to: square(15, 0)) == 5)
    #expect(FocusGeometry.distance(.right, from: start, to: square(15, 8)) == 5.8)
    #expect(FocusGeometry.distance(.right, from: start, to: square(15, 20)) == 27.0)
    #expect(FocusGeometry.distance(.down, from: start, to: square(-20, 12)) == 24.0)
    #expect(
      FocusGeometry.nearest(.right, to: start, among: [square(11, 20), square(30, 0)]) == 1)
  }

  @Test func `what overlaps by more than a point is not beside`() {
    let start = square(0, 0)
    #expect(FocusGeometry.distance(.right, from: start, to: square(9, 0)) == 0)
    #expect(FocusGeometry.distance(.right, from: start, to: square(8.9, 0)) == nil)
    #expect(FocusGeometry.distance(.left, from: start, to: square(15, 0)) == nil)
  }

  @Test func `a way in one direction is the way back in the other`() {
    var random = SeededRandom(seed: 13)
    for _ in 0..<2000 {
      let one = square(CGFloat(random.int(0..<100)), CGFloat(random.int(0..<100)), 20)
      let other = square(CGFloat(random.int(0..<100)), CGFloat(random.int(0..<100)), 20)
      let ways: [(FocusGeometry.Direction, FocusGeometry.Direction)] = [
        (.up, .down), (.left, .right),
      ]
      for (there, back) in ways {
        #expect(
          FocusGeometry.distance(there, from: one, to: other)
            == FocusGeometry.distance(back, from: other, to: one))
      }
    }
  }

  @Test func `readers go from top to bottom, in a row from left to right`() {
    let corners = [
      CGPoint(x: 5, y: 0), CGPoint(x: 0, y: 10), CGPoint(x: 7, y: 10), CGPoint(x: 1, y: 11),
    ]
    #expect(corners.reversed().sorted(by: FocusGeometry.precedes) == corners)
    #expect(!FocusGeometry.precedes(corners[0], corners[0]))
  }
}

@Suite("Focus: Tab")
struct FocusRoundTests {
  private func next(
    after place: Int, _ groups: [String?], _ priorities: [Int] = []
  ) -> Int? {
    FocusRound.next(after: place, groups: groups) { $0 < priorities.count ? priorities[$0] : 0 }
  }

  @Test func `items without groups follow each other, round and round`() {
    #expect((0..<3).map { next(after: $0, [nil, nil, nil]) } == [1, 2, 0])
    #expect(next(after: 0, [nil]) == nil)
  }

  @Test func `a group is left at once, and entered at its first item`() {
    let groups = ["a", "a", "b", "b", nil]
    #expect((0..<5).map { next(after: $0, groups) } == [2, 2, 4, 4, 0])
    #expect(next(after: 1, ["a", "a"]) == nil)
  }

  @Test func `a group is entered at the item with the greatest priority`() {
    let groups = ["a", "b", "b", "a", "b"]
    #expect(next(after: 0, groups, [0, 0, 5, 9, 5]) == 2)
    #expect(next(after: 4, groups, [0, 0, 5, 9, 5]) == 3)
  }
}
