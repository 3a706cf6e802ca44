// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitMachines

@Suite("Columns")
struct SplitGeometryTests {
  private let bounds = CGRect(x: 0, y: 0, width: 1000, height: 700)

  private func geometry(
    _ sharing: SplitGeometry.Sharing, isTrailing: Bool = false
  ) -> SplitGeometry {
    SplitGeometry(bounds: bounds, sharing: sharing, sides: [200, 300], isTrailing: isTrailing)
  }

  @Test func `side columns stand beside each other`() {
    let places = geometry(.beside)
    #expect(places.side(0) == CGRect(x: 0, y: 0, width: 200, height: 700))
    #expect(places.side(1) == CGRect(x: 200, y: 0, width: 300, height: 700))
    #expect(places.secondary == CGRect(x: 500, y: 0, width: 500, height: 700))
  }

  @Test func `the secondary column is covered, made narrower or pushed aside`() {
    #expect(geometry(.over).secondary == bounds)
    #expect(geometry(.displacing).secondary == CGRect(x: 500, y: 0, width: 700, height: 700))
    let alone = SplitGeometry(bounds: bounds, sharing: .displacing, sides: [])
    #expect(alone.secondary == bounds)
    let none = SplitGeometry(bounds: bounds, sharing: .beside, sides: [700, 600])
    #expect(none.secondary.width == 0)
  }

  @Test func `at the trailing edge all is mirrored`() {
    let places = geometry(.beside, isTrailing: true)
    #expect(places.side(0).minX == 800)
    #expect(places.side(1).minX == 500)
    #expect(places.secondary == CGRect(x: 0, y: 0, width: 500, height: 700))
  }

  @Test func `a width is given, a part of the whole, or the standard, within its limits`() {
    var column = SplitGeometry.ColumnWidth()
    #expect(column.resolved(in: 1000) == 320)
    #expect(column.resolved(in: 500) == 200)
    column.fraction = 0.25
    #expect(column.resolved(in: 1000) == 250)
    column.width = 410.4
    #expect(column.resolved(in: 1000) == 410)
    column.greatest = 300
    #expect(column.resolved(in: 1000) == 300)
    column.least = 350
    #expect(column.resolved(in: 1000) == 350)
    #expect(column.resolved(in: 100) == 100)
    column = SplitGeometry.ColumnWidth()
    column.width = -40
    #expect(column.resolved(in: 1000) == 0)
  }
}
