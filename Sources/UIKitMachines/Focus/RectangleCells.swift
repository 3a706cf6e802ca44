// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// Which of many rectangles may contain another one: cells of a grid, and what lies in them.
///
/// OPTIMIZATION: a few out of all, so that not each is compared with each.
package struct RectangleCells {
  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  private static let few = 8
  /// One that meets more cells stands in none.
  private static let mostCells = 16
  /// Cells farther out are not counted exactly.
  private static let farthest = 1e12

  private let places: [CGRect]
  private var size = CGSize(width: 1, height: 1)
  private var cells: [Cell: [Int]] = [:]
  /// Those that may contain a rectangle in any cell.
  private var everywhere: [Int] = []

  package init(_ places: [CGRect]) {
    self.places = places
    guard places.count > Self.few else { return }
    size = Self.cellSize(places)
    for (number, place) in places.enumerated() {
      guard let span = span(of: place) else {
        everywhere.append(number)
        continue
      }
      for column in span.columns {
        for row in span.rows { cells[Cell(column: column, row: row), default: []].append(number) }
      }
    }
  }

  /// The numbers of those that may contain a rectangle, rising, its own among them.
  package func around(_ number: Int) -> [Int] {
    let place = places[number]
    guard places.count > Self.few, let column = index(place.midX, size.width),
      let row = index(place.midY, size.height), place.width.isFinite, place.height.isFinite
    else { return Array(places.indices) }
    let near = cells[Cell(column: column, row: row)] ?? []
    return everywhere.isEmpty ? near : (near + everywhere).sorted()
  }

  /// Twice as large as they are on average.
  private static func cellSize(_ places: [CGRect]) -> CGSize {
    let known = places.filter { $0.width.isFinite && $0.height.isFinite }
    let count = CGFloat(max(1, known.count))
    let width = known.reduce(0) { $0 + $1.width / count }
    let height = known.reduce(0) { $0 + $1.height / count }
    return CGSize(width: max(1, 2 * width), height: max(1, 2 * height))
  }

  private func index(_ position: CGFloat, _ length: CGFloat) -> Int? {
    let index = (position / length).rounded(.down)
    return abs(index) < Self.farthest ? Int(index) : nil
  }

  /// The cells that a rectangle meets, or nearly meets; nil when they are too many.
  private func span(of place: CGRect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    guard let left = index(place.minX - 1, size.width),
      let right = index(place.maxX + 1, size.width), left <= right,
      let top = index(place.minY - 1, size.height),
      let bottom = index(place.maxY + 1, size.height), top <= bottom,
      right - left < Self.mostCells, bottom - top < Self.mostCells,
      (right - left + 1) * (bottom - top + 1) <= Self.mostCells
    else { return nil }
    return (left...right, top...bottom)
  }
}
