// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost
import UIKitMachines

@testable import UIKitCore

@Suite("List selection")
struct ListSelectionTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `paths are those of a set that is sorted, whenever they are asked for`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var selection: ListSelection<RowPlace> = []
    var model: Set<RowPlace> = []
    for _ in 0..<400 {
      let place = RowPlace(
        section: Int.random(in: 0..<3, using: &random), row: Int.random(in: 0..<8, using: &random))
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3:
        let isNew = selection.insert(place)
        #expect(isNew == !model.contains(place))
        model.insert(place)
      case 4...6:
        let wasThere = selection.remove(place)
        #expect(wasThere == model.contains(place))
        model.remove(place)
      case 7 where Int.random(in: 0..<8, using: &random) == 0:
        model = Set(model.filter { $0.row > 2 })
        selection = ListSelection(model)
      default:
        let paths = selection.paths
        #expect(paths == model.sorted().map { IndexPath($0) })
      }
      #expect(selection.places == model)
      #expect(selection.count == model.count && selection.isEmpty == model.isEmpty)
      #expect(selection.contains(place) == model.contains(place))
    }
    for place in model { selection.remove(place) }
    let paths = selection.paths
    #expect(paths == [] && selection.isEmpty)
  }

  @Test func `paths that somebody keeps stay as they were`() {
    var selection: ListSelection<IndexPath> = [[0, 1], [1, 0]]
    let first = selection.paths
    selection.insert([2, 0])
    let second = selection.paths
    selection.insert([0, 5])
    var copy = selection
    selection.remove([0, 1])
    let (third, fourth) = (selection.paths, copy.paths)
    #expect(first == [[0, 1], [1, 0]])
    #expect(second == [[0, 1], [1, 0], [2, 0]])
    #expect(third == [[0, 5], [1, 0], [2, 0]])
    #expect(fourth == [[0, 1], [0, 5], [1, 0], [2, 0]])
  }
}
