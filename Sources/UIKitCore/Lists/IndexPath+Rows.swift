// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import ResponderFoundation
import UIKitMachines

// Rules: TV-1.
extension IndexPath {
  /// Names a row of a section of a table.
  ///
  /// - Parameters:
  ///   - row: from 0, the topmost.
  ///   - section: from 0.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Names an item of a section.
  ///
  /// - Parameters:
  ///   - item: from 0.
  ///   - section: from 0.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section: the first index of two.
  public var section: Int {
    get { self[checked: 0] }
    set { self = IndexPath(row: self[checked: 1], section: newValue) }
  }

  /// The row in the section: the second index of two.
  public var row: Int {
    get { self[checked: 1] }
    set { self = IndexPath(row: newValue, section: self[checked: 0]) }
  }

  /// The item in the section, which is the same as the row.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  private subscript(checked place: Int) -> Int {
    guard count == 2 else {
      violation(
        "an index path with \(count) indexes was asked for its \(place == 0 ? "section" : "row")",
        contract: "the index paths of tables have two indexes, a section and a row",
        instead: "make it with IndexPath(row:section:)")
    }
    return self[place]
  }

  init(_ place: RowPlace) { self.init(row: place.row, section: place.section) }
}

extension RowPlace {
  /// The row that an index path names; nil for one that has not two indexes.
  init?(_ path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(section: path[0], row: path[1])
  }
}
