// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Where a loupe stands and what it shows; everything in the coordinates of the screen.
struct LoupePlace: Equatable {
  /// The point that is in the middle of the loupe.
  let focus: CGPoint
  let scale: CGFloat
  /// The loupe.
  let frame: CGRect

  /// - Parameters:
  ///   - finger: where it is.
  ///   - caret: the caret or the edge that is dragged; empty when there is none.
  ///   - tracksCaret: whether the loupe goes with the caret and not with the finger.
  ///   - room: where it may be.
  init(finger: CGPoint, caret: CGRect, tracksCaret: Bool, room: CGRect) {
    let hasCaret = !caret.isNull && caret.height > 0
    focus = CGPoint(
      x: tracksCaret && hasCaret ? caret.midX : finger.x, y: hasCaret ? caret.midY : finger.y)
    let size = LoupeLook.size
    scale = max(1, min(LoupeLook.scale, size.height * LoupeLook.lineShare / max(1, caret.height)))
    let top = min(hasCaret ? caret.minY : finger.y, finger.y - LoupeLook.fingerHeight)
    let wanted = CGPoint(
      x: focus.x - size.width / 2, y: top - LoupeLook.gap - size.height)
    let inside = room.insetBy(dx: LoupeLook.margin, dy: LoupeLook.margin)
    frame = CGRect(
      origin: CGPoint(
        x: max(inside.minX, min(wanted.x, inside.maxX - size.width)),
        y: max(inside.minY, min(wanted.y, inside.maxY - size.height))), size: size)
  }

  /// What of the screen can be seen in it.
  var part: CGRect {
    let size = CGSize(width: frame.width / scale, height: frame.height / scale)
    return CGRect(
      x: focus.x - size.width / 2, y: focus.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
