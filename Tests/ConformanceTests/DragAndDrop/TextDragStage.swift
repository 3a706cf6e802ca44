// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Gives and takes text, and writes down what it is asked and told.
final class TextTrade: NSObject, UITextDragDelegate, UITextDropDelegate {
  let log: EventLog
  var gives: (any UITextDragRequest) -> [UIDragItem] = { $0.suggestedItems }
  var editability = UITextDropEditability.no
  var proposes: (any UITextDropRequest) -> UITextDropProposal = { $0.suggestedProposal }
  var performs: (any UITextDropRequest) -> Void = { _ in }

  init(_ log: EventLog) { self.log = log }

  private func offset(_ position: UITextPosition, _ view: any UITextInput) -> Int {
    view.offset(from: view.beginningOfDocument, to: position)
  }

  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] {
    let range = dragRequest.dragRange
    let start = offset(range.start, textDraggableView)
    let text = textDraggableView.text(in: range) ?? "?"
    log.record("items “\(text)” at \(start) besides \(dragRequest.existingItems.count)")
    return gives(dragRequest)
  }
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) { log.record("lift \(textDraggableView.isTextDragActive)") }
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionWillBegin session: any UIDragSession
  ) { log.record("begins") }
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) { log.record("ended \(operation) \(textDraggableView.isTextDragActive)") }

  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability {
    log.record("editable at \(offset(drop.dropPosition, textDroppableView))")
    return editability
  }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal {
    let place = drop.isSameView ? "own" : "another's"
    let operation = drop.suggestedProposal.operation
    log.record("\(operation) \(place) to \(offset(drop.dropPosition, textDroppableView))")
    return proposes(drop)
  }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {
    log.record("perform at \(offset(drop.dropPosition, textDroppableView))")
    performs(drop)
  }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    log.record("where to")
    return defaultPreview
  }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnter session: any UIDropSession
  ) { log.record("enter \(textDroppableView.isTextDropActive)") }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidUpdate session: any UIDropSession
  ) { log.record("update") }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidExit session: any UIDropSession
  ) { log.record("exit \(textDroppableView.isTextDropActive)") }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnd session: any UIDropSession
  ) { log.record("end \(textDroppableView.isTextDropActive)") }
}

/// A text view, another below it, and a field; one delegate for drags and drops of all.
@MainActor
final class TextDragStage {
  let log = EventLog()
  let trade: TextTrade
  let view = UITextView(frame: CGRect(x: 20, y: 40, width: 300, height: 100))
  let other = UITextView(frame: CGRect(x: 20, y: 160, width: 300, height: 100))
  let field = UITextField(frame: CGRect(x: 20, y: 280, width: 300, height: 40))
  let generator: EventGenerator
  /// The window in which previews are shown.
  private(set) weak var front: UIWindow?
  private var token: (any NSObjectProtocol)?

  init() throws {
    trade = TextTrade(log)
    let controller = UIViewController()
    for text in [view, other] {
      text.font = .systemFont(ofSize: 24)
      text.textDragDelegate = trade
      text.textDropDelegate = trade
      controller.view.addSubview(text)
    }
    field.font = .systemFont(ofSize: 24)
    field.textDragDelegate = trade
    field.textDropDelegate = trade
    controller.view.addSubview(field)
    view.text = "one two three"
    other.text = "first last"
    field.text = "field"
    generator = try EventGenerator(viewController: controller)
    token = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: nil
    ) { [weak self] note in
      let window = note.object as? UIWindow
      MainActor.assumeIsolated {
        if window?.accessibilityIdentifier == "drag window" { self?.front = window }
      }
    }
  }

  isolated deinit { token.map(NotificationCenter.default.removeObserver) }

  /// What is shown of a drag now.
  var previews: [UIView] { front?.isHidden == false ? front?.subviews ?? [] : [] }

  /// The middle of the caret at an offset, in the window.
  func caret(_ offset: Int, in text: any UITextInput) throws -> CGPoint {
    let place = try #require(text.position(from: text.beginningOfDocument, offset: offset))
    let rect = text.caretRect(for: place)
    return text.textInputView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  /// Selects offsets of a text that is first responder then.
  func select(_ range: Range<Int>, in text: any UIView & UITextDraggable) throws {
    text.becomeFirstResponder()
    text.textDragInteraction?.isEnabled = true
    let begin = text.beginningOfDocument
    let start = try #require(text.position(from: begin, offset: range.lowerBound))
    let end = try #require(text.position(from: begin, offset: range.upperBound))
    text.selectedTextRange = text.textRange(from: start, to: end)
    text.layoutIfNeeded()
  }

  /// Rests a finger on an offset of a text until something is lifted.
  func press(_ offset: Int, of text: any UITextInput) throws {
    try generator.fingerDown(.rightIndex, at: caret(offset, in: text))
    generator.advance(by: 1)
  }

  func move(_ offset: Int, of text: any UITextInput) throws {
    try generator.fingerMove(.rightIndex, to: caret(offset, in: text))
  }

  /// Lifts what is selected of the first text view, at an offset, and takes it to one of a text.
  func drag(from start: Int, to offset: Int, of text: any UITextInput) throws {
    try press(start, of: view)
    try move(offset, of: text)
  }

  /// Lets go, and waits until everything has arrived.
  func drop() throws {
    try generator.fingerUp(.rightIndex)
    generator.advance(by: 1)
  }

  /// The caret where a drop would put text, as its place in its view; nil where there is none.
  var dropCaret: CGRect? { (try? generator.viewWithIdentifier("drop caret"))?.frame }

  /// The selected offsets of the first responder of the three.
  var selection: String {
    let texts: [any UIView & UITextDraggable] = [view, other, field]
    for (name, text) in zip(["view", "other", "field"], texts) where text.isFirstResponder {
      guard let range = text.selectedTextRange else { return "none" }
      let start = text.offset(from: text.beginningOfDocument, to: range.start)
      return "\(name) \(start)..<\(text.offset(from: text.beginningOfDocument, to: range.end))"
    }
    return "none"
  }
}
