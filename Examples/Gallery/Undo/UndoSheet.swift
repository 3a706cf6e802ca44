// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A sheet on which one finger draws, and every stroke can be taken back.
///
/// Each change registers its reverse where it is made; that is all there is to undo and redo.
final class UndoSheet: UIView {
  private static let width: CGFloat = 8

  /// Told after every change.
  var didChange: (() -> Void)?
  private(set) var strokes: [StrokeView] = []
  private var drawing: (touch: UITouch, stroke: StrokeView)?
  private var fingers: Set<UITouch> = []
  private var colorIndex = 0
  private let hint = Theme.label(
    "Draw here with one finger.", color: Theme.quietText, identifier: "undo.hint")

  init() {
    super.init(frame: .zero)
    Theme.style(self)
    isMultipleTouchEnabled = true
    clipsToBounds = true
    accessibilityIdentifier = "undo.sheet"
    hint.textAlignment = .center
    addSubview(hint)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override var canBecomeFirstResponder: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = hint.sizeThatFits(bounds.size).height
    hint.frame = CGRect(
      x: 0, y: ((bounds.height - height) / 2).rounded(), width: bounds.width, height: height)
  }

  /// An empty sheet says what it is for.
  private func showHint() { hint.isHidden = drawing != nil || !strokes.isEmpty }

  // MARK: - Changes

  func add(_ stroke: StrokeView) {
    undoManager?.registerUndo(withTarget: self) { $0.remove(stroke) }
    name("Stroke")
    strokes.append(stroke)
    addSubview(stroke)
    showHint()
    didChange?()
  }

  func remove(_ stroke: StrokeView) {
    undoManager?.registerUndo(withTarget: self) { $0.add(stroke) }
    strokes.removeAll { $0 === stroke }
    stroke.removeFromSuperview()
    showHint()
    didChange?()
  }

  /// Takes all strokes off; as one group they come back by one undo.
  func clear() {
    guard !strokes.isEmpty else { return }
    for stroke in strokes.reversed() { remove(stroke) }
    name("Clear")
  }

  /// Names what is done, not what is undone.
  private func name(_ name: String) {
    guard let undoManager, !undoManager.isUndoing, !undoManager.isRedoing else { return }
    undoManager.setActionName(name)
  }

  // MARK: - Fingers

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.formUnion(touches)
    guard fingers.count == 1, let touch = touches.first else { return abandon() }
    let color = Theme.fingerColors[colorIndex % Theme.fingerColors.count]
    let stroke = StrokeView(color: color, frame: bounds)
    addSubview(stroke)
    drawing = (touch, stroke)
    showHint()
    extend(event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { extend(event) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    extend(event)
    fingers.subtract(touches)
    guard let drawing, touches.contains(drawing.touch) else { return }
    self.drawing = nil
    colorIndex += 1
    drawing.stroke.finish()
    add(drawing.stroke)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.subtract(touches)
    abandon()
  }

  private func extend(_ event: UIEvent?) {
    guard let drawing else { return }
    for sample in event?.coalescedTouches(for: drawing.touch) ?? [drawing.touch] {
      drawing.stroke.add(
        StrokeView.Point(location: sample.preciseLocation(in: self), width: Self.width))
    }
  }

  /// Several fingers are no stroke.
  private func abandon() {
    drawing?.stroke.removeFromSuperview()
    drawing = nil
    showHint()
  }
}
