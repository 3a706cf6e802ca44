// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing

@testable import UIKitMachines

@Suite("Places of popovers")
struct PopoverGeometryTests {
  private let room = CGRect(x: 10, y: 20, width: 380, height: 760)
  private let size = CGSize(width: 200, height: 300)

  @Test func `it is below its source, its arrow at the middle`() {
    let source = CGRect(x: 150, y: 100, width: 40, height: 20)
    let place = PopoverGeometry(size, at: source, in: room)
    #expect(place.direction == .up)
    #expect(place.frame == CGRect(x: 70, y: 120, width: 200, height: 313))
    #expect(place.card == CGRect(x: 0, y: 13, width: 200, height: 300))
    #expect(place.tip == CGPoint(x: 100, y: 0))
  }

  @Test func `the first permitted direction with room is taken`() {
    let low = CGRect(x: 150, y: 700, width: 40, height: 20)
    let above = PopoverGeometry(size, at: low, in: room)
    #expect(above.direction == .down)
    #expect(above.frame.maxY == low.minY)
    #expect(above.tip.y == above.frame.height)
    let corner = CGRect(x: 20, y: 400, width: 20, height: 20)
    let beside = PopoverGeometry(size, at: corner, in: room, permitted: [.left, .right])
    #expect(beside.direction == .left)
    #expect(beside.frame == CGRect(x: 40, y: 260, width: 213, height: 300))
    #expect(beside.card.minX == 13)
    #expect(beside.tip == CGPoint(x: 0, y: 150))
    let right = CGRect(x: 350, y: 400, width: 20, height: 20)
    let left = PopoverGeometry(size, at: right, in: room, permitted: [.left, .right])
    #expect(left.direction == .right)
    #expect(left.frame.maxX == 350)
    #expect(left.tip.x == left.frame.width)
  }

  @Test func `where nothing fits, the direction that shows most is taken and the card is cut`() {
    let source = CGRect(x: 150, y: 500, width: 40, height: 20)
    let place = PopoverGeometry(
      CGSize(width: 500, height: 900), at: source, in: room, permitted: [.up, .down])
    #expect(place.direction == .down)
    #expect(place.card.size == CGSize(width: 380, height: 467))
    #expect(place.frame.minY == room.minY)
  }

  @Test func `the arrow keeps away from the corners`() {
    let source = CGRect(x: 10, y: 100, width: 2, height: 20)
    let place = PopoverGeometry(size, at: source, in: room)
    #expect(place.frame.minX == room.minX)
    #expect(place.tip.x == PopoverGeometry.arrowInset)
    let narrow = PopoverGeometry(CGSize(width: 30, height: 30), at: source, in: room)
    #expect(narrow.tip.x == 15)
  }

  @Test func `anywhere it stays in its room, and its arrow at the source's edge`() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<3000 {
      let source = CGRect(
        x: room.minX + CGFloat(random.int(0..<340)), y: room.minY + CGFloat(random.int(0..<700)),
        width: CGFloat(random.int(1..<40)), height: CGFloat(random.int(1..<60)))
      let wanted = CGSize(
        width: CGFloat(random.int(60..<500)), height: CGFloat(random.int(60..<900)))
      let permitted = PopoverGeometry.Direction.allCases.filter { _ in random.chance(0.6) }
      let place = PopoverGeometry(wanted, at: source, in: room, permitted: permitted)
      if !permitted.isEmpty { #expect(permitted.contains(place.direction)) }
      guard place.card.width > 0, place.card.height > 0 else { continue }
      let card = place.card.offsetBy(dx: place.frame.minX, dy: place.frame.minY)
      #expect(room.insetBy(dx: -0.51, dy: -0.51).contains(card), "\(source) \(wanted) \(place)")
      #expect(place.card.width <= wanted.width && place.card.height <= wanted.height)
      let tip = CGPoint(x: place.frame.minX + place.tip.x, y: place.frame.minY + place.tip.y)
      switch place.direction {
      case .up: #expect(tip.y == source.maxY)
      case .down: #expect(abs(tip.y - source.minY) < 1e-9)
      case .left: #expect(tip.x == source.maxX)
      case .right: #expect(abs(tip.x - source.minX) < 1e-9)
      }
    }
  }
}
