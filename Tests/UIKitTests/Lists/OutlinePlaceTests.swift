// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitHost
import UIKitTesting

/// Outlines and lists that are changed and asked at random, against what they hold item by item.
@MainActor @Suite("Places in outlines and lists", .freshApplication)
struct OutlinePlaceTests {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `CV-90 an outline knows the place of each item, however it and its copies change`(
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    var outlines = [Outline()]
    var next = 0
    for step in 0..<300 {
      let place = Int.random(in: outlines.indices, using: &random)
      let before = outlines[place].items
      let item = before.randomElement(using: &random)
      let new = Array(next..<next + Int.random(in: 1...5, using: &random))
      next += new.count
      switch Int.random(in: 0..<6, using: &random) {
      case 0: outlines[place].append(new, to: item)
      case 1: if let item { outlines[place].insert(new, before: item) }
      case 2: if let item { outlines[place].insert(new, after: item) }
      case 3:
        let gone = Set((0..<5).compactMap { _ in before.randomElement(using: &random) })
        let below = gone.flatMap { outlines[place].snapshot(of: $0, includingParent: true).items }
        outlines[place].delete(Array(gone))
        #expect(outlines[place].items == before.filter { !below.contains($0) }, "step \(step)")
      case 4:
        if outlines.count > 4 { outlines.removeFirst() }
        outlines.append(outlines[min(place, outlines.count - 1)])
      default: outlines[place].append(new)
      }
      for outline in outlines {
        let items = outline.items
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          guard let asked = items.randomElement(using: &random) else { break }
          #expect(outline.index(of: asked) == items.firstIndex(of: asked), "step \(step)")
        }
        #expect(outline.index(of: next) == nil)
      }
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `TV-51 items leave and come to a list as to an array`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    var model: [Int] = []
    for step in 0..<400 {
      let some = Set(
        (0..<Int.random(in: 1...6, using: &random)).compactMap { _ in
          model.randomElement(using: &random)
        })
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        snapshot.deleteItems(Array(some))
        model.removeAll { some.contains($0) }
      case 1:
        guard let other = some.first, let place = model.firstIndex(of: other) else { continue }
        snapshot.insertItems([1000 + step], afterItem: other)
        model.insert(1000 + step, at: place + 1)
      case 2:
        guard let other = some.first, let place = model.firstIndex(of: other) else { continue }
        snapshot.insertItems([1000 + step], beforeItem: other)
        model.insert(1000 + step, at: place)
      default:
        snapshot.appendItems([2 * step, 2 * step + 1])
        model += [2 * step, 2 * step + 1]
      }
      #expect(snapshot.itemIdentifiers == model, "step \(step)")
      if let asked = model.randomElement(using: &random) {
        #expect(snapshot.indexOfItem(asked) == model.firstIndex(of: asked))
      }
    }
  }
}
