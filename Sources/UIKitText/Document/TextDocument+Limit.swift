// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// A text of which only some first lines are shown.
extension TextDocument {
  /// How many of the first lines lie in a paragraph and below it.
  ///
  /// - Parameter limit: how many first lines are counted; 0 for all.
  package func lineCount(of limit: Int, before place: TextBuffer.Place?) -> Int {
    guard limit > 0, let place else { return .max }
    var left = limit
    var current: TextBuffer.Place? = buffer.firstPlace
    while let above = current, above != place, left > 0 {
      left -= min(left, layout(above).lines.count)
      current = buffer.next(after: above)
    }
    return left
  }

  /// The last line that is shown, if more follow it.
  package struct Cut {
    package var place: TextBuffer.Place
    /// The top of its paragraph, in points.
    package var top: CGFloat
    /// Its number in the paragraph.
    package var line: Int
    /// Where it ends, in points.
    package var bottom: CGFloat
  }

  /// Where the first lines end; nil when there are no more, or for a limit of 0.
  package func cut(afterLines limit: Int) -> Cut? {
    guard limit > 0 else { return nil }
    var left = limit
    var top: CGFloat = 0
    let generation = FontTable.shared.generation
    var place: TextBuffer.Place? = buffer.firstPlace
    while let current = place {
      let layout = layout(current, generation: generation)
      let next = buffer.next(after: current)
      if layout.lines.count >= left {
        guard layout.lines.count > left || next != nil else { return nil }
        let line = left - 1
        return Cut(
          place: current, top: top, line: line, bottom: top + layout.lines[line].bottom)
      }
      left -= layout.lines.count
      top += layout.height
      place = next
    }
    return nil
  }
}
