// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitText

// Rules: DD-74 to DD-79.
/// Takes what is dropped on a text.
final class TextDrop: NSObject, UIDropInteractionDelegate {
  private weak var text: (any DraggedText)?
  private(set) lazy var interaction = UIDropInteraction(delegate: self)
  /// Whether a drag is over the text, or was dropped on it and goes to its place.
  private(set) var isActive = false
  /// The drag that came over the text last.
  private weak var session: (any UIDropSession)?
  /// Where the finger is, and what is done there.
  private var current: (request: DropRequest, proposal: UITextDropProposal)?
  private var editability = UITextDropEditability.no
  private var caret: TextDropCaret?
  /// Scrolls while a finger is at an edge; nil while it is not.
  private var edges: EdgeScroller?
  /// Where the text stands that was dropped.
  private var landed: Range<Int>?
  /// Whether it was asked where previews go, and the answer.
  private var isGoalKnown = false
  private var goal: UIDragPreviewTarget?

  init(_ text: any DraggedText) {
    self.text = text
    super.init()
  }

  private func request(_ session: any UIDropSession) -> DropRequest? {
    text.flatMap { text in
      DropRequest(session, on: text, isSame: text.textTransfer.drag?.gave(session) ?? false)
    }
  }

  // MARK: Over the text

  // Rules: DD-74, DD-77, DD-80.
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    guard let text, !text.isSecureTextEntry else { return false }
    let isReadable = session.canLoadObjects(ofClass: String.self)
    let isTransformed =
      text.pasteDelegate != nil && text.canPaste(session.items.map(\.itemProvider))
    guard isReadable || isTransformed else { return false }
    if text.takesChanges { return true }
    guard let delegate = text.textDropDelegate, let request = request(session) else {
      return false
    }
    editability = delegate.textDroppableView(text, willBecomeEditableForDrop: request)
    return editability != .no
  }

  // Rules: DD-78.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    isActive = true
    self.session = session
    guard let text else { return }
    text.textDropDelegate?.textDroppableView(text, dropSessionDidEnter: session)
  }

  // Rules: DD-74, DD-75, DD-78.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let text, let request = request(session) else {
      return UIDropProposal(operation: .cancel)
    }
    var proposal = request.suggestedProposal
    if let delegate = text.textDropDelegate {
      delegate.textDroppableView(text, dropSessionDidUpdate: session)
      proposal = delegate.textDroppableView(text, proposalForDrop: request)
    }
    guard isActive else { return proposal }
    current = (request, proposal)
    let inserts =
      proposal.operation == .copy || (proposal.operation == .move && session.allowsMoveOperation)
    if inserts, proposal.dropAction == .insert {
      let shown = caret ?? TextDropCaret()
      caret = shown
      shown.show(at: request.dropPosition, of: text)
    } else {
      hideCaret()
    }
    scroll(session)
    return proposal
  }

  private func hideCaret() {
    caret?.removeFromSuperview()
    caret = nil
  }

  // Rules: DD-79.
  private func scroll(_ session: any UIDropSession) {
    guard let view = text as? UIScrollView else { return }
    let speed = EdgeScroller.speed(at: session.location(in: view), in: view)
    edges.scroll(view, by: speed) { DragCenter.made?.follow() }
  }

  private func leave() {
    isActive = false
    current = nil
    edges.end()
    hideCaret()
  }

  private func forget() {
    leave()
    session = nil
    editability = .no
    landed = nil
    isGoalKnown = false
    goal = nil
  }

  // Rules: DD-78.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    leave()
    guard let text else { return }
    text.textDropDelegate?.textDroppableView(text, dropSessionDidExit: session)
  }

  // Rules: DD-78.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    // Another one may be over the text by now.
    if self.session.map({ $0 === session }) ?? true { forget() }
    guard let text else { return }
    text.textDropDelegate?.textDroppableView(text, dropSessionDidEnd: session)
  }

  // MARK: The drop

  // Rules: DD-76, DD-77.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let text, let (request, proposal) = current else { return }
    edges.end()
    hideCaret()
    if editability == .yes { text.becomeEditable() }
    text.textDropDelegate?.textDroppableView(text, willPerformDrop: request)
    guard proposal.dropPerformer == .view else { return }
    if !text.isFirstResponder { text.becomeFirstResponder() }
    text.isSelectedByTouch = true
    let editor = text.editor
    let range = replaced(by: proposal.dropAction, at: request.dropPosition, of: text)
    // Asked for now, because a field that begins to be edited may be emptied.
    let isMove =
      request.isSameView && proposal.operation == .move && proposal.dropAction == .insert
    let source = isMove ? text.textTransfer.drag?.source : nil
    if let source, (source.lowerBound...source.upperBound).contains(range.lowerBound) {
      // It is there, whatever the delegate proposed.
      return landed = source
    }
    let taken = source.map { ($0, editor.document.buffer.text(in: $0)) }
    if let (source, moved) = taken, proposal.useFastSameViewOperations {
      landed = editor.put(moved, in: range).map {
        editor.delete(source, holding: moved.string, besides: $0)
      }
      return
    }
    let place = PastePlace(range, of: editor)
    let moved = taken.map { (editor.document.mark($0.0), $0.1.string) }
    TextPasting.paste(session, into: text, at: place) { [weak self] landed, kept in
      let all = moved.map { editor.delete($0.0, holding: $0.1, besides: landed) }
      editor.select(kept?.selection ?? TextSelection(all ?? landed), isByProgram: false)
      // What comes from outside may come when the drop is over.
      if let self, self.isActive { self.landed = all ?? landed }
    }
  }

  private func replaced(
    by action: UITextDropProposal.Action, at position: UITextPosition, of text: any DraggedText
  ) -> Range<Int> {
    switch action {
    case .insert:
      let offset = text.offset(from: text.beginningOfDocument, to: position)
      return offset..<offset
    case .replaceSelection: return text.editor.selection.range
    case .replaceAll: return 0..<text.editor.length
    }
  }

  // Rules: DD-78.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    if isGoalKnown { return goal.map { defaultPreview.retargetedPreview(with: $0) } }
    isGoalKnown = true
    guard let text else { return nil }
    let middle = landed.flatMap { text.seenMiddle(of: $0) }
    let suggested =
      middle.map {
        defaultPreview.retargetedPreview(
          with: UIDragPreviewTarget(container: text, center: $0))
      } ?? defaultPreview
    let answer =
      text.textDropDelegate.map {
        $0.textDroppableView(text, previewForDroppingAllItemsWithDefault: suggested)
      } ?? suggested
    guard let preview = answer, preview !== defaultPreview else { return nil }
    let target = preview.target
    goal = UIDragPreviewTarget(
      container: target.container, center: target.center, transform: target.transform)
    return preview
  }
}
