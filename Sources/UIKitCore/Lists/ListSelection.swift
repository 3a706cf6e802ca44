// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// The place of a row or an item, as lists have it and as programs are told.
protocol ListPlace: Hashable {
  var path: IndexPath { get }
}

extension IndexPath: ListPlace {
  var path: IndexPath { self }
}

extension RowPlace: ListPlace {
  var path: IndexPath { IndexPath(self) }
}

// Rules: TV-23, CV-39.
/// The selected rows or items of a list, and their paths in order.
///
/// Programs ask for the paths while they are told of each row that a person selects with all others.
/// So what is selected behind the others is added to them, and whoever asks shares the array.
struct ListSelection<Place: ListPlace>: ExpressibleByArrayLiteral {
  private(set) var places: Set<Place>
  /// The paths in order; nil while nobody has asked since they became others.
  private var ordered: [IndexPath]?
  /// Whether somebody has asked for the paths since a row came between others or went.
  private var isAsked = false

  init(_ places: Set<Place>) {
    self.places = places
    ordered = places.isEmpty ? [] : nil
  }

  init(arrayLiteral places: Place...) { self.init(Set(places)) }

  var isEmpty: Bool { places.isEmpty }
  var count: Int { places.count }

  func contains(_ place: Place) -> Bool { places.contains(place) }

  /// The paths in order.
  var paths: [IndexPath] {
    mutating get {
      let paths = ordered ?? places.map(\.path).sorted()
      (ordered, isAsked) = (paths, true)
      return paths
    }
  }

  /// Selects a row; false when it was selected.
  @discardableResult
  mutating func insert(_ place: Place) -> Bool {
    guard places.insert(place).inserted else { return false }
    let path = place.path
    if let last = ordered?.last, path < last {
      changeBetween { $0.insert(path, at: Self.index(of: path, in: $0)) }
    } else {
      ordered?.append(path)
    }
    return true
  }

  /// Deselects a row; false when it was not selected.
  @discardableResult
  mutating func remove(_ place: Place) -> Bool {
    guard places.remove(place) != nil else { return false }
    let path = place.path
    if places.isEmpty {
      ordered = []
    } else if ordered?.last == path {
      ordered?.removeLast()
    } else {
      changeBetween { $0.remove(at: Self.index(of: path, in: $0)) }
    }
    return true
  }

  /// Moving what is behind costs less than sorting, and more than nothing: only where the paths are
  /// asked for between one change and the next.
  private mutating func changeBetween(_ change: (inout [IndexPath]) -> Void) {
    guard isAsked, var paths = ordered.take() else {
      ordered = nil
      return
    }
    change(&paths)
    (ordered, isAsked) = (paths, false)
  }

  /// Where a path is in others in order, or would be.
  private static func index(of path: IndexPath, in paths: [IndexPath]) -> Int {
    var (low, high) = (0, paths.count)
    while low < high {
      let middle = (low + high) / 2
      if paths[middle] < path { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
