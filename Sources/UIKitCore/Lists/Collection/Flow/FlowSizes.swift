// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

// Rules: CV-32.
/// The sizes that cells of a flow said, by section, for lines are worked out section by section.
struct FlowSizes {
  private var sections: [Int: [Int: CGSize]] = [:]

  /// The sizes that were said in a section, by item; nil for none.
  subscript(section section: Int) -> [Int: CGSize]? { sections[section] }

  /// The size that the cell of an item said; nil for none.
  ///
  /// Attributes that a program makes may be of a path that names no item.
  subscript(path: IndexPath) -> CGSize? {
    get { RowPlace(path).flatMap { sections[$0.section]?[$0.row] } }
    set {
      guard let place = RowPlace(path) else { return }
      sections[place.section, default: [:]][place.row] = newValue
    }
  }

  /// All sizes that were said.
  var all: [(path: IndexPath, size: CGSize)] {
    sections.flatMap { section, sizes in
      sizes.map { (IndexPath(item: $0, section: section), $1) }
    }
  }
}
