// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import UIKitHost

/// A view with a caret: what the surface draws comes from it.
@MainActor
protocol TextSurfaceOwner: UIView {
  var editor: TextEditor { get }
  /// What is drawn between background and caret, in the coordinates of the surface.
  func surfaceContent() -> LayerContent
  /// Where the caret is, or nil while there is none; in the coordinates of the owner.
  var shownCaret: CGRect? { get }
  /// The rectangles of the selection, in the coordinates of the owner.
  var shownSelection: [CGRect] { get }
  /// Where the handles of the selection are, or nil while there are none.
  var shownHandles: TextHandlePlaces? { get }
}

/// Shows the text of a field or a text view, with selection and caret.
final class TextSurface: UIView {
  private weak var owner: (any TextSurfaceOwner)?
  private var highlights: [CALayer] = []
  private let caret = CALayer()
  private let blink = CaretBlink()
  /// In front of the surface, which they stick out of; made when they are shown first.
  private var handles: [TextHandle] = []

  /// How strongly the selection is coloured.
  private static let selectionAlpha: CGFloat = 0.25

  init(owner: any TextSurfaceOwner) {
    self.owner = owner
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    caret.isHidden = true
    caret.cornerRadius = TextDocument.caretWidth / 2
    layer.addSublayer(caret)
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows text, selection and caret as they are now.
  func refresh() {
    setNeedsDisplay()
    setNeedsLayout()
  }

  override func makeContent() -> LayerContent { owner?.surfaceContent() ?? .none }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let owner else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let color = owner.tintColor.withAlphaComponent(Self.selectionAlpha).cgColor
    let rects = owner.shownSelection
    for (number, rect) in rects.enumerated() {
      if number == highlights.count {
        highlights.append(CALayer())
        layer.insertSublayer(highlights[number], below: caret)
      }
      highlights[number].frame = local(rect)
      highlights[number].backgroundColor = color
    }
    for layer in highlights[rects.count...] { layer.removeFromSuperlayer() }
    highlights.removeSubrange(rects.count...)
    showCaret(owner)
    showHandles(owner)
    CATransaction.commit()
  }

  private func local(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: bounds.minX - frame.minX, dy: bounds.minY - frame.minY)
  }

  private func showHandles(_ owner: any TextSurfaceOwner) {
    let places = owner.shownHandles
    guard places != nil || !handles.isEmpty else { return }
    if handles.isEmpty {
      handles = [TextHandle(isStart: true), TextHandle(isStart: false)]
      for handle in handles { owner.addSubview(handle) }
    }
    handles[0].show(at: places?.start, color: owner.tintColor.cgColor)
    handles[1].show(at: places?.end, color: owner.tintColor.cgColor)
  }

  private func showCaret(_ owner: any TextSurfaceOwner) {
    guard let rect = owner.shownCaret, !rect.isEmpty else {
      caret.isHidden = true
      blink.stop()
      return
    }
    let turn = (owner as? any UITextInput)?.caretTransform(
      for: TextPlace(owner.editor.selection.head))
    caret.setAffineTransform(.identity)
    caret.frame = local(rect)
    caret.setAffineTransform(turn ?? .identity)
    caret.backgroundColor = owner.tintColor.cgColor
    caret.isHidden = false
    blink.restart { [weak self] isOn in self?.caret.isHidden = !isOn }
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
