// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

private final class Item: NSObject, ExposedClass {
  let name: String?
  let rank: Int
  var owner: Item?

  init(_ name: String?, _ rank: Int, _ owner: Item? = nil) {
    (self.name, self.rank, self.owner) = (name, rank, owner)
  }

  nonisolated class var exposedMembers: ExposedMembers {
    ExposedMembers().adding(
      .property("name", get: { (me: Item) in me.name }),
      .property("rank", get: { (me: Item) in me.rank }),
      .property("owner", get: { (me: Item) in me.owner }),
      .method("compareRank:") { (me: Item, a: ExposedArguments) in
        let other = a(0, as: Item.self)
        return me.rank < other.rank
          ? ComparisonResult.orderedAscending
          : me.rank > other.rank ? .orderedDescending : .orderedSame
      })
  }
}

@MainActor @Suite("FN orders by key", .freshApplication)
struct SortOrderRules {
  private func names(_ items: [Item], _ orders: NSSortDescriptor...) -> [String] {
    NSArray(array: items).sortedArray(using: orders).map { ($0 as? Item)?.name ?? "-" }
  }

  @Test func `FN-30 objects are ordered by keys`() {
    let items = [Item("b", 2), Item("a", 2), Item(nil, 1), Item("C", 3)]
    let byName = NSSortDescriptor(key: "name", ascending: true)
    #expect(names(items, byName) == ["-", "C", "a", "b"])
    #expect(names(items, NSSortDescriptor(key: "name", ascending: false)) == ["b", "a", "C", "-"])
    let byRank = NSSortDescriptor(key: "rank", ascending: false)
    #expect(names(items, byRank, byName) == ["C", "a", "b", "-"])
    let owned = [Item("x", 0, items[3]), Item("y", 0, items[2]), Item("z", 0)]
    #expect(
      names(owned, NSSortDescriptor(key: "owner.rank", ascending: true)) == ["z", "y", "x"])
  }

  @Test func `FN-30 without a key the objects themselves are compared`() {
    let order = NSSortDescriptor(key: nil, ascending: true)
    #expect(order.compare(1, to: 2.5) == .orderedAscending)
    #expect(order.compare("b", to: "a") == .orderedDescending)
    #expect(
      order.compare(Date(timeIntervalSince1970: 1), to: Date(timeIntervalSince1970: 1))
        == .orderedSame)
  }

  @Test func `FN-31 a selector or a closure compares the values`() {
    let items = [Item("b", 2), Item("A", 3), Item("C", 1)]
    let selector = Selector("caseInsensitiveCompare:")
    #expect(
      names(items, NSSortDescriptor(key: "name", ascending: true, selector: selector))
        == ["A", "b", "C"])
    let byRank = NSSortDescriptor(key: nil, ascending: true, selector: Selector("compareRank:"))
    #expect(names(items, byRank) == ["C", "b", "A"])
    let byLength = NSSortDescriptor(key: "name", ascending: true) { one, two in
      (one as? String) == "b"
        ? .orderedAscending
        : (two as? String) == "b"
          ? .orderedDescending : .orderedSame
    }
    #expect(names(items, byLength).first == "b")
  }

  @Test func `FN-22 geometry is archived under keys`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(CGPoint(x: 1, y: 2), forKey: "point")
    archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
    archiver.encode(CGVector(dx: 1, dy: 2), forKey: "vector")
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    archiver.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
    archiver.encode(UIOffset(horizontal: 1, vertical: 2), forKey: "offset")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(coder.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
    #expect(coder.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(coder.decodeCGVector(forKey: "vector") == CGVector(dx: 1, dy: 2))
    #expect(coder.decodeUIEdgeInsets(forKey: "insets").right == 4)
    #expect(coder.decodeCGAffineTransform(forKey: "transform").d == 3)
    #expect(coder.decodeUIOffset(forKey: "offset").vertical == 2)
    #expect(coder.decodeCGSize(forKey: "none") == .zero)
    #expect(coder.decodeCGAffineTransform(forKey: "none") == .identity)
  }
}
