// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import UIKitHost
import UIKitMachines
import UIKitText

/// Caret, selection and handles as they are drawn, for whatever text.
@MainActor
final class SelectionLayers {
  private var highlights: [CALayer] = []
  private let caret = StillLayers.make()
  private let blink = CaretBlink()
  /// Made when they are shown first, for they stick out of what the rest is drawn on.
  private var handles: [TextHandle] = []

  /// How strongly the selection is coloured.
  private static let selectionAlpha: CGFloat = 0.25

  /// - Parameter layer: what caret and selection are drawn on.
  init(in layer: CALayer) {
    caret.isHidden = true
    caret.cornerRadius = TextDocument.caretWidth / 2
    layer.addSublayer(caret)
  }

  /// Shows what is selected now.
  ///
  /// - Parameters:
  ///   - view: the view of the text; handles are put into it, and its tint colours everything.
  ///   - layer: what caret and selection are drawn on.
  ///   - shift: from the coordinates of the text to those of the layer.
  func show(_ target: any TextTouchTarget, of view: UIView, in layer: CALayer, shift: CGPoint) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let color = view.tintColor.withAlphaComponent(Self.selectionAlpha).cgColor
    let rects = target.shownSelection
    for (number, rect) in rects.enumerated() {
      if number == highlights.count {
        highlights.append(StillLayers.make())
        layer.insertSublayer(highlights[number], below: caret)
      }
      highlights[number].frame = rect.offsetBy(dx: shift.x, dy: shift.y)
      highlights[number].backgroundColor = color
    }
    for layer in highlights[rects.count...] { layer.removeFromSuperlayer() }
    highlights.removeSubrange(rects.count...)
    showCaret(target, color: view.tintColor.cgColor, shift)
    showHandles(target.shownHandles, in: view)
    CATransaction.commit()
  }

  private func showHandles(_ places: TextHandlePlaces?, in view: UIView) {
    guard places != nil || !handles.isEmpty else { return }
    if handles.isEmpty { handles = [TextHandle(isStart: true), TextHandle(isStart: false)] }
    for handle in handles where handle.superview !== view { view.addSubview(handle) }
    handles[0].show(at: places?.start, color: view.tintColor.cgColor)
    handles[1].show(at: places?.end, color: view.tintColor.cgColor)
  }

  private func showCaret(_ target: any TextTouchTarget, color: CGColor, _ shift: CGPoint) {
    guard let rect = target.shownCaret, !rect.isEmpty, let input = target.input,
      let position = input.selectedTextRange?.end
    else {
      caret.isHidden = true
      blink.stop()
      return
    }
    caret.setAffineTransform(.identity)
    caret.frame = rect.offsetBy(dx: shift.x, dy: shift.y)
    caret.setAffineTransform(input.caretTransform(for: position))
    caret.backgroundColor = color
    caret.isHidden = false
    blink.restart { [weak self] isOn in self?.caret.isHidden = !isOn }
  }

  /// Takes everything away.
  func remove() {
    blink.stop()
    caret.removeFromSuperlayer()
    for highlight in highlights { highlight.removeFromSuperlayer() }
    highlights = []
    for handle in handles { handle.removeFromSuperview() }
  }
}

/// Switches a caret on and off, on the clock of the host.
@MainActor
final class CaretBlink {
  private var timer: ClockTimer?
  private var isOn = true
  private var show: (@MainActor (Bool) -> Void)?

  /// Begins with the caret shown.
  func restart(_ show: @escaping @MainActor (Bool) -> Void) {
    self.show = show
    isOn = true
    schedule()
  }

  func stop() {
    timer?.cancel()
    timer = nil
    show = nil
  }

  private func schedule() {
    timer?.cancel()
    timer = TimeSource.clock.schedule(after: Thresholds.caretBlink) { [weak self] in
      guard let self, let show else { return }
      isOn.toggle()
      show(isOn)
      schedule()
    }
  }
}
