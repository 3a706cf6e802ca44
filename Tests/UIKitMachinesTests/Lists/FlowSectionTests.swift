// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
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
}
