// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitText

/// The text of a `UITextInteraction` as fingers see it; all of it is asked of the text input.
@MainActor
final class InteractionText: TextTouchTarget {
  private unowned let interaction: UITextInteraction
  private lazy var board = SelectionBoard(self)
  /// How many gestures are at work, so that the delegate hears of one beginning and one end.
  private var gestures = 0

  init(_ interaction: UITextInteraction) { self.interaction = interaction }

  var keeper: AnyObject { interaction }

  var input: (any UIResponder & UITextInput)? { interaction.textInput }

  private var isActive: Bool { interaction.view != nil && (input?.isFirstResponder ?? false) }

  var isTouchable: Bool { interaction.view != nil }

  var isEditable: Bool { interaction.textInteractionMode == .editable }

  var isSelectedByTouch: Bool {
    get { interaction.touchesInView?.isByTouch ?? false }
    set { interaction.touchesInView?.isByTouch = newValue }
  }

  var seenText: CGRect {
    guard let view = input?.textInputView else { return .zero }
    guard let scrollView else { return view.bounds }
    let window = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
    let seen = view.convert(window, from: scrollView).overlap(with: view.bounds)
    return seen.isNull ? view.bounds : seen
  }

  var isOneLine: Bool { false }

  func scrollText(by step: CGPoint) -> Bool {
    guard let scrollView else { return false }
    let inset = scrollView.adjustedContentInset
    let most = scrollView.contentSize.height + inset.bottom - scrollView.bounds.height
    let y = max(-inset.top, min(scrollView.contentOffset.y + step.y, most))
    guard y != scrollView.contentOffset.y else { return false }
    scrollView.contentOffset.y = y
    return true
  }

  var shownCaret: CGRect? {
    guard isActive, isEditable, let input, let range = input.selectedTextRange, range.isEmpty
    else { return nil }
    let rect = input.caretRect(for: range.start)
    return rect.isNull ? nil : rect
  }

  var shownSelection: [CGRect] {
    guard isActive, let input, let range = input.selectedTextRange, !range.isEmpty else {
      return []
    }
    return input.selectionRects(for: range).map(\.rect).filter { !$0.isEmpty }
  }

  var shownHandles: TextHandlePlaces? {
    guard isActive, let view = input?.textInputView else { return nil }
    let seen = view.bounds.insetBy(dx: -TextDocument.caretWidth, dy: -TextDocument.caretWidth)
    return selectionEdges { $0.intersects(seen) }
  }

  func textNeedsDisplay() {
    interaction.touchesInView?.menu.selectionMayHaveChanged()
    guard interaction.view != nil, let view = input?.textInputView else { return board.remove() }
    board.show(in: view)
  }

  func selectByTouch(_ range: UITextRange) {
    input?.selectedTextRange = range
    textNeedsDisplay()
  }

  /// Shows nothing any more.
  func remove() { board.remove() }

  // MARK: The delegate

  func allowsTouch(at point: CGPoint) -> Bool {
    guard let input, let view = interaction.view else { return false }
    let place = view.convert(point, from: input.textInputView)
    return interaction.delegate?.interactionShouldBegin(interaction, at: place) ?? true
  }

  func touchWillBegin() {
    gestures += 1
    if gestures == 1 { interaction.delegate?.interactionWillBegin(interaction) }
  }

  func touchDidEnd() {
    gestures -= 1
    if gestures == 0 { interaction.delegate?.interactionDidEnd(interaction) }
  }
}

/// Lies over a text of the program's own and shows caret and selection.
final class SelectionBoard: UIView {
  private weak var text: InteractionText?
  private lazy var selection = SelectionLayers(in: layer)

  init(_ text: InteractionText) {
    self.text = text
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityIdentifier = "text selection"
  }

  required init?(coder: NSCoder) { nil }

  /// Shows what is selected as soon as the view of the text is laid out.
  func show(in view: UIView) {
    if superview !== view {
      // The corner of the text's coordinates is its own, and another size of the text moves the caret.
      frame = CGRect(origin: .zero, size: view.bounds.size)
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(self)
    }
    setNeedsLayout()
  }

  /// Takes everything away.
  func remove() {
    guard superview != nil else { return }
    selection.remove()
    removeFromSuperview()
    selection = SelectionLayers(in: layer)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let superview, let text else { return }
    selection.show(text, of: superview, in: layer, shift: .zero)
  }
}
