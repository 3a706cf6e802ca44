// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A range of a text that goes with what is changed around it.
///
/// What is put in at an end of it stays outside: behind an empty one. Where all of its text goes, it is
/// empty there.
@MainActor
package final class TextMarker {
  /// In UTF-16 units of the text as it is now; an end may be inside a character.
  package private(set) var range: Range<Int>

  init(_ range: Range<Int>) { self.range = range }

  /// Follows a change of the text.
  ///
  /// - Parameters:
  ///   - edited: the units that went.
  ///   - newLength: how many stand in their place.
  func follow(_ edited: Range<Int>, newLength: Int) {
    let growth = newLength - edited.count
    let (start, end) = (range.lowerBound, range.upperBound)
    if edited.lowerBound >= end { return }
    if edited.upperBound <= start {
      range = start + growth..<end + growth
      return
    }
    // Some of the marked text goes, or an empty place is among what goes.
    let newStart = edited.lowerBound <= start ? edited.lowerBound + newLength : start
    let newEnd = edited.upperBound >= end ? edited.lowerBound : end + growth
    if newStart < newEnd {
      range = newStart..<newEnd
    } else {
      let place = min(start, edited.lowerBound + newLength)
      range = place..<place
    }
  }
}

/// The markers of a text that somebody holds.
@MainActor
struct TextMarkers {
  private struct Held {
    weak var marker: TextMarker?
  }

  private var held: [Held] = []
  /// How many may be there before those are looked for that nobody holds any more.
  private var room = leastRoom
  private static let leastRoom = 8

  var isEmpty: Bool { held.isEmpty }

  /// Takes a marker.
  ///
  /// Looks for those that went when there are twice as many as were left the last time: to look at each
  /// would cost n² for n that are held.
  mutating func add(_ marker: TextMarker) {
    if held.count >= room {
      sweep()
      room = max(Self.leastRoom, 2 * held.count)
    }
    held.append(Held(marker: marker))
  }

  private mutating func sweep() { held.removeAll { $0.marker == nil } }

  /// Has all follow a change, as far as text is other than before.
  ///
  /// Who writes a text anew, with a word more in it, has changed that word alone.
  mutating func follow(_ range: Range<Int>, from old: String, to new: String) {
    sweep()
    let (old, new) = (Array(old.utf16), Array(new.utf16))
    let before = zip(old, new).prefix { $0 == $1 }.count
    let after = zip(old[before...].reversed(), new[before...].reversed()).prefix { $0 == $1 }.count
    let edited = range.lowerBound + before..<range.lowerBound + old.count - after
    for one in held { one.marker?.follow(edited, newLength: new.count - before - after) }
  }
}
