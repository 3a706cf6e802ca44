// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing

@testable import UIKitMachines

@Suite("Cells of rectangles")
struct RectangleCellsTests {
  private func containers(of number: Int, in places: [CGRect]) -> [Int] {
    places.indices.filter { places[$0].contains(places[number]) }
  }

  @Test func `whatever contains a rectangle is around it, in rising order`() {
    for seed in 1...50 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      var places = (0..<120).map { _ -> CGRect in
        let scale: Double = [1, 10, 200].randomElement(using: &random) ?? 1
        return CGRect(
          x: Double.random(in: -100...100, using: &random),
          y: Double.random(in: -100...100, using: &random),
          width: Double.random(in: 0...1, using: &random) * scale,
          height: Double.random(in: 0...1, using: &random) * scale)
      }
      places += [
        .null, .infinite, .zero, CGRect(x: 1e300, y: 0, width: 1, height: 1),
        CGRect(x: 0, y: 0, width: Double.nan, height: 1), places[0], places[1],
      ]
      let cells = RectangleCells(places)
      for number in places.indices {
        let around = cells.around(number)
        #expect(around == around.sorted() && Set(around).count == around.count)
        #expect(Set(around).isSuperset(of: containers(of: number, in: places)))
      }
    }
  }

  @Test func `of many side by side few are around one`() {
    let places = (0..<400).map { (place: Int) -> CGRect in
      let (column, row) = (Double(place % 20), Double(place / 20))
      return CGRect(x: column * 30, y: row * 20, width: 30, height: 20)
    }
    let cells = RectangleCells(places)
    #expect(places.indices.allSatisfy { cells.around($0).count <= 16 })
  }
}
