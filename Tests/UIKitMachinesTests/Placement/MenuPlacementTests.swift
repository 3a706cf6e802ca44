// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitMachines

@Suite("Places of menus")
struct MenuPlacementTests {
  private let free = CGRect(x: 10, y: 10, width: 300, height: 500)

  private func list(_ height: CGFloat, _ source: CGRect) -> MenuPlacement {
    MenuPlacement.list(CGSize(width: 200, height: height), beside: source, in: free, gap: 5)
  }

  private func bar(
    _ width: CGFloat, _ source: CGRect, _ wanted: MenuPlacement.Side? = nil
  ) -> MenuPlacement {
    MenuPlacement.bar(
      CGSize(width: width, height: 40), beside: source, in: free, gap: 5, wanted: wanted)
  }

  @Test func `a list is below what it belongs to, on the side where that is`() {
    let left = list(100, CGRect(x: 20, y: 100, width: 50, height: 30))
    #expect(left.frame == CGRect(x: 20, y: 135, width: 200, height: 100))
    #expect(left.side == .below)
    let right = list(100, CGRect(x: 250, y: 100, width: 50, height: 30))
    #expect(right.frame.maxX == 300)
  }

  @Test func `a list without room below is above`() {
    let placed = list(100, CGRect(x: 20, y: 450, width: 50, height: 30))
    #expect(placed.frame == CGRect(x: 20, y: 345, width: 200, height: 100))
    #expect(placed.side == .above)
  }

  @Test func `a list that fits nowhere is cut where there is more room`() {
    let placed = list(600, CGRect(x: 20, y: 300, width: 50, height: 30))
    #expect(placed.side == .above)
    #expect(placed.frame == CGRect(x: 20, y: 10, width: 200, height: 285))
    let below = list(600, CGRect(x: 20, y: 100, width: 50, height: 30))
    #expect(below.side == .below)
    #expect(below.frame.maxY == free.maxY)
    #expect(free.contains(below.frame))
  }

  @Test func `a bar is above, else below, and wholly on the screen`() {
    #expect(
      bar(100, CGRect(x: 100, y: 100, width: 20, height: 20)).frame
        == CGRect(x: 60, y: 55, width: 100, height: 40))
    let below = bar(100, CGRect(x: 0, y: 20, width: 20, height: 20))
    #expect(below.side == .below)
    #expect(below.frame == CGRect(x: 10, y: 45, width: 100, height: 40))
  }

  @Test func `a bar goes to the side that is wanted`() {
    let source = CGRect(x: 150, y: 200, width: 20, height: 20)
    #expect(bar(60, source, .left).frame.maxX == 145)
    #expect(bar(60, source, .right).frame.minX == 175)
    #expect(bar(60, source, .below).frame.minY == 225)
    #expect(bar(60, source, .above).frame.midX == 160)
  }
}
