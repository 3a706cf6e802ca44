// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// Where the keys of a keyboard are.
package struct KeyGeometry {
  package struct Place {
    package let spec: KeySpec
    /// What counts as touching the key: without gaps to its neighbours.
    package let area: CGRect
    /// What is drawn of it.
    package let cap: CGRect
  }

  /// Half of what lies between two keys, in points.
  private static let margin = (x: CGFloat(3), y: CGFloat(5))

  package let places: [Place]

  /// Spreads rows over a size; a row that does not fill it stands in the middle.
  package init(rows: [[KeySpec]], columns: CGFloat, in size: CGSize) {
    let unit = size.width / max(columns, 1)
    let height = size.height / CGFloat(max(rows.count, 1))
    var places: [Place] = []
    for (number, row) in rows.enumerated() {
      let fixed = row.reduce(0) { $0 + ($1.fixedWidth ?? 0) } * unit
      let sharing = CGFloat(row.count { $0.fixedWidth == nil })
      let share = sharing > 0 ? max(0, size.width - fixed) / sharing : 0
      var x = sharing > 0 ? 0 : (size.width - fixed) / 2
      for (place, spec) in row.enumerated() {
        let width = spec.fixedWidth.map { $0 * unit } ?? share
        let key = CGRect(x: x, y: CGFloat(number) * height, width: width, height: height)
        // The outer keys of a short row can be touched as far as the edge.
        let left = place == 0 ? 0 : key.minX
        let right = place == row.count - 1 ? size.width : key.maxX
        places.append(
          Place(
            spec: spec,
            area: CGRect(x: left, y: key.minY, width: right - left, height: height),
            cap: key.insetBy(dx: KeyGeometry.margin.x, dy: KeyGeometry.margin.y)))
        x += width
      }
    }
    self.places = places
  }

  /// The number of the key at a point; nil outside.
  package func index(at point: CGPoint) -> Int? { places.firstIndex { $0.area.contains(point) } }
}

extension KeySpec {
  /// The width in letters; nil for a share of the rest.
  fileprivate var fixedWidth: CGFloat? {
    if case .letters(let count) = width { count } else { nil }
  }
}
