// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What is known of the paragraphs of a block, all of which is forgotten when one of them changes.
///
/// OPTIMIZATION: a text of which everything is shown, such as one that grows with what is typed, would
/// ask each of its paragraphs at every key; so it asks the blocks.
package final class BlockNotes {
  /// How large a block is in a room.
  struct Extent {
    let frame: TextFrame
    /// The number of font reports it was measured with.
    let generation: Int
    var width: CGFloat = 0
    var height: CGFloat = 0

    /// Adds what lies below all that was added before.
    mutating func add(width: CGFloat, height: CGFloat) {
      self.width = max(self.width, width)
      self.height += height
    }

    func holds(in frame: TextFrame, _ generation: Int) -> Bool {
      self.generation == generation && self.frame == frame
    }
  }

  /// How often a paragraph changed, or was laid out anew.
  @exclusivity(unchecked) package private(set) var version = 0
  /// How large it is as it is laid out in its document; nil unless all of it is.
  @exclusivity(unchecked) var laidOut: Extent?
  /// How large it is elsewhere, if it begins and ends with a paragraph.
  @exclusivity(unchecked) private var extents: [Extent] = []

  func forget() {
    version += 1
    laidOut = nil
    if !extents.isEmpty { extents = [] }
  }

  func extent(in frame: TextFrame, _ generation: Int) -> Extent? {
    extents.first { $0.holds(in: frame, generation) }
  }

  /// Keeps how large the block is in one room where lines end, and in one where they need not.
  func note(_ new: Extent) {
    extents.removeAll { $0.frame.isEndless == new.frame.isEndless }
    extents.append(new)
  }
}
