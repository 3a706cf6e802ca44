// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

/// A handle or the caret on its way with a finger.
///
/// What is dragged follows the finger at the distance at which it was taken. Near an edge of the view
/// the text scrolls along.
///
/// - Rules: FR-81, FR-83, FR-84, FR-89.
@MainActor
final class TextHandleDrag {
  private unowned let view: any TextTouchTarget
  /// From the finger to the middle of what it holds.
  private let offset: CGPoint
  /// The end that is dragged; nil for the caret.
  private var end: TextEndDrag?
  private var timer: ClockTimer?
  private var finger: () -> CGPoint
  private let loupe = TextDragLoupe()

  /// - Parameters:
  ///   - start: where the finger came down.
  ///   - finger: where it is now; both in the coordinates of the view.
  init?(
    _ grip: TextGrip, of view: any TextTouchTarget, from start: CGPoint,
    finger: @escaping () -> CGPoint
  ) {
    let places = view.shownHandles
    let held: CGRect? =
      switch grip {
      case .start: places?.start
      case .end: places?.end
      case .caret: view.shownCaret
      }
    guard let held else { return nil }
    self.view = view
    self.finger = finger
    offset = CGPoint(x: held.midX - start.x, y: held.midY - start.y)
    if grip != .caret {
      end = TextEndDrag(view.editor.selection.range, isStart: grip == .start)
    }
  }

  /// Goes where the finger is, and scrolls while that is near an edge.
  func follow() {
    let place = finger()
    let target = CGPoint(x: place.x + offset.x, y: place.y + offset.y)
    guard let caret = (view.closestPosition(to: target) as? TextPlace)?.caret else { return }
    let selection = end?.selection(to: caret, in: view.editor.document)
    view.editor.select(selection ?? TextSelection(caret))
    let head = TextPlace(view.editor.selection.head)
    loupe.show(at: place, caret: view.caretRect(for: head), in: view)
    if speed(at: place) == .zero { rest() } else if timer == nil { schedule() }
  }

  /// Lets go.
  func stop() {
    rest()
    loupe.hide()
  }

  /// Scrolls no further.
  private func rest() {
    timer?.cancel()
    timer = nil
  }

  // MARK: Scrolling

  private static let frame: TimeInterval = 1.0 / 60

  private func schedule() {
    timer = TimeSource.clock.schedule(after: Self.frame) { [weak self] in self?.scroll() }
  }

  private func scroll() {
    timer = nil
    let speed = speed(at: finger())
    let step = CGPoint(
      x: speed.x * CGFloat(Self.frame), y: speed.y * CGFloat(Self.frame))
    guard speed != .zero, view.scrollText(by: step) else { return }
    view.layoutIfNeeded()
    follow()
  }

  /// How fast the text scrolls with the finger at a place, in points per second.
  private func speed(at place: CGPoint) -> CGPoint {
    let window = view.seenText
    func along(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      let edge = min(Thresholds.textScrollEdge, (high - low) / 4)
      let depth = value < low + edge ? value - low - edge : max(0, value - high + edge)
      return edge > 0 ? max(-1, min(1, depth / edge)) * Thresholds.textScrollSpeed : 0
    }
    return view.editor.document.frame.isOneLine
      ? CGPoint(x: along(place.x, window.minX, window.maxX), y: 0)
      : CGPoint(x: 0, y: along(place.y, window.minY, window.maxY))
  }
}
