// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing
import UIKitMachines

@Suite("Flow")
struct FlowSectionTests {
  private func metrics() -> FlowSection.Metrics {
    var metrics = FlowSection.Metrics()
    (metrics.header, metrics.footer, metrics.leading, metrics.trailing) = (30, 20, 5, 7)
    (metrics.crossStart, metrics.crossLength) = (10, 270)
    (metrics.lineSpacing, metrics.itemSpacing) = (4, 10)
    return metrics
  }

  @Test func `CV-20 items of one size are where those of sizes that are alike would be`() {
    let size = FlowSection.Extent(main: 30, cross: 80)
    for count in [0, 1, 2, 3, 4, 9, 10] {
      let one = FlowSection(count: count, size: size, metrics())
      let many = FlowSection(Array(repeating: size, count: count), metrics())
      #expect(one.length == many.length)
      // The last line of sizes keeps the least distance; whole lines are the same.
      for item in 0..<(count / 3 * 3) where item / 3 < (count - 1) / 3 {
        #expect(one.item(item)?.place == many.item(item)?.place)
      }
      for start in stride(from: CGFloat(-50), to: 300, by: 7) {
        #expect(one.items(from: start, to: start + 40) == many.items(from: start, to: start + 40))
      }
    }
  }

  @Test func `CV-25 lengths that are none give places that are`() {
    for value in [CGFloat.nan, .infinity, -1, 0, 1e300] {
      var metrics = metrics()
      metrics.lineSpacing = value
      metrics.itemSpacing = value
      let size = FlowSection.Extent(main: value, cross: value)
      for section in [
        FlowSection(count: 1000, size: size, metrics),
        FlowSection(Array(repeating: size, count: 1000), metrics),
      ] {
        #expect(section.length.isFinite && section.length >= 0)
        #expect(section.items(from: 0, to: 400).count <= 1000)
        #expect(section.item(999)?.place.main.isFinite == true)
        #expect(section.item(1000) == nil && section.item(-1) == nil)
      }
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `CV-32 items that get other sizes are where a section of those sizes has them`(
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    var metrics = metrics()
    metrics.lineSpacing = [4, 0, -10, -60][random.int(0..<4)]
    let widths: [CGFloat] = [20, 60, 80, 130, 270, 400]
    let heights: [CGFloat] = [10, 30, 45]
    let count = random.int(1..<60)
    let estimate = FlowSection.Extent(main: 30, cross: 80)
    var sizes = Array(repeating: estimate, count: count)
    var section =
      seed.isMultiple(of: 2)
      ? FlowSection(count: count, size: estimate, metrics) : FlowSection(sizes, metrics)
    for step in 0..<30 {
      var new: [Int: FlowSection.Extent] = [:]
      for _ in 0...random.int(0..<4) {
        let item = random.int(0..<count)
        new[item] = FlowSection.Extent(
          main: heights[random.int(0..<heights.count)], cross: widths[random.int(0..<widths.count)])
        sizes[item] = new[item] ?? estimate
      }
      section.resize(new)
      let fresh = FlowSection(sizes, metrics)
      #expect(abs(section.length - fresh.length) < 1e-6, "step \(step)")
      for item in 0..<count {
        let (found, plain) = (try #require(section.item(item)), try #require(fresh.item(item)))
        #expect(found.size == plain.size, "step \(step), item \(item)")
        #expect(abs(found.place.main - plain.place.main) < 1e-6, "step \(step), item \(item)")
        #expect(abs(found.place.cross - plain.place.cross) < 1e-6, "step \(step), item \(item)")
      }
    }
    let before = section.length
    section.resize([-1: estimate, count: estimate])
    #expect(section.length == before)
  }
}
