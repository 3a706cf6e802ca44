// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Something that restricts what is drawn, with the coordinates that it was said in, and what did so
/// before it.
///
/// OPTIMIZATION: a list that states share: of clips in each other, each state has all around it.
final class KeptClip {
  let ctm: CGAffineTransform
  let command: DrawingCommand
  private var before: KeptClip?
  /// How many there are with it.
  private let count: Int

  init(_ command: DrawingCommand, ctm: CGAffineTransform, after before: KeptClip?) {
    (self.ctm, self.command, self.before) = (ctm, command, before)
    count = KeptClip.count(before) + 1
  }

  deinit {
    // One after another: in each other, the ends of many would take all of the stack.
    var next = before
    before = nil
    while isKnownUniquelyReferenced(&next) {
      let following = next?.before
      next?.before = nil
      next = following
    }
  }

  private static func count(_ last: KeptClip?) -> Int { last?.count ?? 0 }

  /// All up to a last one, in their order, but for those that there were with a first one.
  static func all(to last: KeptClip?, behind first: KeptClip?) -> [KeptClip] {
    var found: [KeptClip] = []
    var next = last
    while let clip = next, clip.count > count(first) {
      found.append(clip)
      next = clip.before
    }
    return found.reversed()
  }
}

/// Where the clipping of a context, or of a transparency layer, begins.
struct ClipFloor {
  /// How many commands there were.
  var index = 0
  /// Whether a state was saved there, and is open.
  var isSaved = false
  var state: GraphicsState
}

extension CGContext {
  // Rules: DR-26.
  /// Lets everything be seen again that could be when the context, or the transparency layer, began.
  ///
  /// `restoreGState()` brings back what was saved, with its clipping.
  public func resetClip() {
    let first = (saved.lastIndex(where: \.isLayer) ?? -1) + 1
    for index in saved.indices[first...] where !saved[index].isAnew {
      saved[index].isAnew = true
      append(.restore)
    }
    let floor = floors.count - 1
    if !floors[floor].isSaved {
      insert(.save, at: floors[floor].index)
      floors[floor].isSaved = true
    }
    append(.restore)
    state.lastClip = floors[floor].state.lastClip
    state.clipBox = floors[floor].state.clipBox
    beginAnew(state)
  }

  /// Sets all that a state says, on the floor.
  func beginAnew(_ state: GraphicsState) {
    append(.save)
    guard let floor = floors.last?.state else { return }
    var ctm = floor.ctm
    for clip in KeptClip.all(to: state.lastClip, behind: floor.lastClip) {
      move(from: ctm, to: clip.ctm)
      append(clip.command)
      ctm = clip.ctm
    }
    move(from: ctm, to: state.ctm)
    if state.compositing != floor.compositing { append(.composite(state.compositing)) }
    if state.shadow != floor.shadow { append(.shadow(state.shadow)) }
    if state.interpolation != floor.interpolation {
      append(.smoothing(state.interpolation.smoothing))
    }
  }

  private func move(from old: CGAffineTransform, to new: CGAffineTransform) {
    let map = new.concatenating(old.inverted())
    if !map.isIdentity { append(.concatenate(map.numbers)) }
  }

  /// Restricts what follows, and remembers by what.
  func keepClip(_ command: DrawingCommand) {
    state.lastClip = KeptClip(command, ctm: state.ctm, after: state.lastClip)
    append(command)
  }

  /// Makes what can be seen now what `resetClip()` goes back to.
  func beginFloor() {
    floors.append(ClipFloor(index: commands.count, state: state))
    #if Pictures
      bitmap?.hold()
    #endif
  }

  /// Makes what can be seen now what the context begins with.
  package func beginDrawing() {
    floors = []
    beginFloor()
  }
}
