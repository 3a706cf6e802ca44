// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Something that restricts what is drawn, with the coordinates that it was said in.
struct KeptClip {
  var ctm: CGAffineTransform
  var command: DrawingCommand
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
    state.clips = floors[floor].state.clips
    state.clipBox = floors[floor].state.clipBox
    beginAnew(state)
  }

  /// Sets all that a state says, on the floor.
  func beginAnew(_ state: GraphicsState) {
    append(.save)
    guard let floor = floors.last?.state else { return }
    var ctm = floor.ctm
    for clip in state.clips.dropFirst(floor.clips.count) {
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
    state.clips.append(KeptClip(ctm: state.ctm, command: command))
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
