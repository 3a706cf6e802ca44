// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost
import UIKitMachines

// Rules: FR-81, FR-83, FR-84, FR-89.
/// A handle or the caret on its way with a finger.
///
/// What is dragged follows the finger at the distance at which it was taken. Near an edge of the view
/// the text scrolls along.
@MainActor
final class TextHandleDrag {
  private unowned let target: any TextTouchTarget
  /// From the finger to the middle of what it holds.
  private let offset: CGPoint
  /// The end that is dragged; nil for the caret.
  private var end: TextEndDrag?
  private var timer: ClockTimer?
  private var finger: () -> CGPoint
  private let loupe = TextDragLoupe()

  /// - Parameters:
  ///   - start: where the finger came down.
  ///   - finger: where it is now; both in the coordinates of the text.
  init?(
    _ grip: TextGrip, of target: any TextTouchTarget, from start: CGPoint,
    finger: @escaping () -> CGPoint
  ) {
    let places = target.shownHandles
    let held: CGRect? =
      switch grip {
      case .start: places?.start
      case .end: places?.end
      case .caret: target.shownCaret
      }
    guard let held, let selection = target.input?.selectedTextRange else { return nil }
    self.target = target
    self.finger = finger
    offset = CGPoint(x: held.midX - start.x, y: held.midY - start.y)
    if grip != .caret { end = TextEndDrag(selection, isStart: grip == .start) }
  }

  /// Goes where the finger is, and scrolls while that is near an edge.
  func follow() {
    let place = finger()
    let goal = CGPoint(x: place.x + offset.x, y: place.y + offset.y)
    guard let input = target.input, let position = input.closestPosition(to: goal) else { return }
    let selection =
      end?.selection(to: position, in: input) ?? input.textRange(from: position, to: position)
    if let selection { target.selectByTouch(selection) }
    let caret = input.caretRect(for: end?.head ?? position)
    loupe.show(at: place, caret: caret, in: input.textInputView)
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
    timer = TimeSource.clock.schedule(after: Self.frame) { [weak self] in
      guard let self else { return }
      withExtendedLifetime(target.keeper) { scroll() }
    }
  }

  private func scroll() {
    timer = nil
    let speed = speed(at: finger())
    let step = CGPoint(
      x: speed.x * CGFloat(Self.frame), y: speed.y * CGFloat(Self.frame))
    guard speed != .zero, target.scrollText(by: step) else { return }
    target.input?.textInputView.layoutIfNeeded()
    follow()
  }

  /// How fast the text scrolls with the finger at a place, in points per second.
  private func speed(at place: CGPoint) -> CGPoint {
    let window = target.seenText
    func along(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      let edge = min(Thresholds.textScrollEdge, (high - low) / 4)
      let depth = value < low + edge ? value - low - edge : max(0, value - high + edge)
      return edge > 0 ? max(-1, min(1, depth / edge)) * Thresholds.textScrollSpeed : 0
    }
    return target.isOneLine
      ? CGPoint(x: along(place.x, window.minX, window.maxX), y: 0)
      : CGPoint(x: 0, y: along(place.y, window.minY, window.maxY))
  }
}
