// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What is known of the paragraphs of a block, all of which is forgotten when one of them changes.
///
/// OPTIMIZATION: a text of which everything is shown, such as one that grows with what is typed, would
/// ask each of its paragraphs at every key; so it asks the blocks.
package final class BlockNotes {
  /// How a block was laid out, in the room that its document has.
  struct LaidOut {
    let frame: TextFrame
    /// The number of font reports it was laid out with.
    let generation: Int
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  /// How large a block is that begins and ends with a paragraph, in a room that its document need not
  /// have.
  struct Extent {
    let frame: TextFrame
    /// The number of font reports it was measured with.
    let generation: Int
    var width: CGFloat = 0
    var height: CGFloat = 0

    /// Adds a paragraph below all that were added before.
    mutating func add(_ paragraph: ParagraphExtent) {
      width = max(width, paragraph.width)
      height += paragraph.height
    }
  }

  /// How often a paragraph changed, or was laid out anew.
  @exclusivity(unchecked) package private(set) var version = 0
  /// Nil unless all of it is laid out.
  @exclusivity(unchecked) private var laidOut: LaidOut?
  @exclusivity(unchecked) private var extents: [Extent] = []

  func forget() {
    version += 1
    laidOut = nil
    if !extents.isEmpty { extents = [] }
  }

  func laidOut(in frame: TextFrame, _ generation: Int) -> LaidOut? {
    guard let laidOut, laidOut.generation == generation, laidOut.frame == frame else { return nil }
    return laidOut
  }

  func note(_ new: LaidOut) { laidOut = new }

  func extent(in frame: TextFrame, _ generation: Int) -> Extent? {
    extents.first { $0.generation == generation && $0.frame == frame }
  }

  /// Keeps how large the block is in one room where lines end, and in one where they need not.
  func note(_ new: Extent) {
    extents.removeAll { $0.frame.isEndless == new.frame.isEndless }
    extents.append(new)
  }
}
