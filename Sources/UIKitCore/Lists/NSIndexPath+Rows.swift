// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: TV-96.
extension NSIndexPath {
  /// Names a row of a section of a table.
  ///
  /// - Parameters:
  ///   - row: from 0, the topmost.
  ///   - section: from 0.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Names an item of a section.
  ///
  /// - Parameters:
  ///   - item: from 0.
  ///   - section: from 0.
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The section: the first index of two.
  ///
  /// Another number of indexes stops the process.
  public var section: Int { (self as IndexPath).section }

  /// The row in the section: the second index of two.
  ///
  /// Another number of indexes stops the process.
  public var row: Int { (self as IndexPath).row }

  /// The item in the section, which is the same as the row.
  public var item: Int { row }
}
