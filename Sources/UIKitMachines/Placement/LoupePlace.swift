// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// Where a loupe stands and what it shows; everything in the coordinates of the screen.
package struct LoupePlace: Equatable {
  /// The loupe, in points; this and what follows are chosen, after the looks of iOS 17.
  package static let size = CGSize(width: 128, height: 54)
  /// How much larger things are in it.
  static let scale: CGFloat = 1.35
  /// The most of its height that a line of text may take: larger text is magnified less.
  static let lineShare: CGFloat = 0.85
  /// Points between the line that is looked at, or the top of the finger, and the loupe above it.
  static let gap: CGFloat = 10
  /// Points from the middle of a finger to its top, as far as it covers the text.
  static let fingerHeight: CGFloat = 22
  /// Points that stay free at the edges of the screen.
  static let margin: CGFloat = 4

  /// The point that is in the middle of the loupe.
  package let focus: CGPoint
  package let scale: CGFloat
  /// The loupe.
  package let frame: CGRect

  /// - Parameters:
  ///   - finger: where it is.
  ///   - caret: the caret or the edge that is dragged; empty when there is none.
  ///   - tracksCaret: whether the loupe goes with the caret and not with the finger.
  ///   - room: where it may be.
  package init(finger: CGPoint, caret: CGRect, tracksCaret: Bool, room: CGRect) {
    let hasCaret = !caret.isNull && caret.height > 0
    focus = CGPoint(
      x: tracksCaret && hasCaret ? caret.midX : finger.x, y: hasCaret ? caret.midY : finger.y)
    let size = LoupePlace.size
    scale = max(1, min(LoupePlace.scale, size.height * LoupePlace.lineShare / max(1, caret.height)))
    let top = min(hasCaret ? caret.minY : finger.y, finger.y - LoupePlace.fingerHeight)
    let wanted = CGPoint(
      x: focus.x - size.width / 2, y: top - LoupePlace.gap - size.height)
    let inside = room.insetBy(dx: LoupePlace.margin, dy: LoupePlace.margin)
    frame = CGRect(
      origin: CGPoint(
        x: max(inside.minX, min(wanted.x, inside.maxX - size.width)),
        y: max(inside.minY, min(wanted.y, inside.maxY - size.height))), size: size)
  }

  /// What of the screen can be seen in it.
  package var part: CGRect {
    let size = CGSize(width: frame.width / scale, height: frame.height / scale)
    return CGRect(
      x: focus.x - size.width / 2, y: focus.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
