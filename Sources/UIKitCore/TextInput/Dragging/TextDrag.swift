// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitText

// Rules: DD-71.
/// Lifts text; switched on where there is room beside a finger.
final class TextDragInteraction: UIDragInteraction {
  override class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }
}

// Rules: DD-70.
/// What a finger is about to drag out of a text.
private final class DragRequest: NSObject, UITextDragRequest {
  let dragRange: UITextRange
  let suggestedItems: [UIDragItem]
  let existingItems: [UIDragItem]
  let isSelected = true
  let dragSession: any UIDragSession

  init(
    _ range: Range<Int>, _ items: [UIDragItem], besides existing: [UIDragItem],
    _ session: any UIDragSession
  ) {
    dragRange = TextSpan(range)
    suggestedItems = items
    existingItems = existing
    dragSession = session
    super.init()
  }
}

// Rules: DD-70 to DD-73.
/// Drags what is selected in a text.
final class TextDrag: NSObject, UIDragInteractionDelegate, DragLifting {
  /// Text that was lifted, and where it was then.
  private struct Lifted {
    let range: Range<Int>
    let string: String
  }

  private weak var text: (any DraggedText)?
  private(set) lazy var interaction: UIDragInteraction = TextDragInteraction(delegate: self)
  private var lifted: Lifted?
  private weak var session: (any UIDragSession)?
  private var isLifted = false

  /// Whether text is lifted or dragged: what is put down without a drag lets go of its session.
  var isActive: Bool { isLifted && session != nil }

  init(_ text: any DraggedText) {
    self.text = text
    super.init()
  }

  /// Whether a drop session is of text that was lifted here.
  func gave(_ drop: any UIDropSession) -> Bool {
    guard let session, lifted != nil else { return false }
    return drop.localDragSession === session
  }

  /// Where the text is that was lifted; nil when it has changed meanwhile.
  var source: Range<Int>? {
    guard let lifted, let editor = text?.editor else { return nil }
    let range = editor.document.valid(lifted.range)
    return range == lifted.range && editor.document.buffer.string(in: range) == lifted.string
      ? range : nil
  }

  // MARK: What is dragged

  // Rules: DD-70.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let text, !isActive, let range = text.liftedRange(at: session.location(in: text))
    else { return [] }
    isLifted = false
    lifted = Lifted(range: range, string: text.editor.document.buffer.string(in: range))
    self.session = session
    return items(range, for: session)
  }

  // Rules: DD-70.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let text, !isActive, let range = text.liftedRange(at: point) else { return [] }
    return items(range, for: session)
  }

  private func items(_ range: Range<Int>, for session: any UIDragSession) -> [UIDragItem] {
    guard let text else { return [] }
    let string = text.editor.document.buffer.string(in: range)
    let suggested = [UIDragItem(itemProvider: NSItemProvider(object: string))]
    guard let delegate = text.textDragDelegate else { return suggested }
    let request = DragRequest(range, suggested, besides: session.items, session)
    return delegate.textDraggableView(text, itemsForDrag: request)
  }

  // Rules: DD-72.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let text else { return nil }
    guard let delegate = text.textDragDelegate else { return TextDragPicture.preview(of: text) }
    return delegate.textDraggableView(text, dragPreviewForLiftingItem: item, session: session)
  }

  // MARK: What becomes of it

  // Rules: DD-73.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    isLifted = true
    guard let text else { return }
    text.closeEditMenu()
    text.textDragDelegate?.textDraggableView(
      text, willAnimateLiftWith: animator, session: session)
  }

  // Rules: DD-73, FR-85.
  func wasPutDown(_ items: [UIDragItem], isLetGo: Bool) {
    isLifted = false
    if isLetGo { text?.openEditMenu() }
  }

  // Rules: DD-76.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { text?.takesChanges ?? false }

  // Rules: DD-73.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    guard let text else { return }
    text.textDragDelegate?.textDraggableView(text, dragSessionWillBegin: session)
  }

  // Rules: DD-73.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    isLifted = false
    lifted = nil
    self.session = nil
    guard let text else { return }
    text.textDragDelegate?.textDraggableView(text, dragSessionDidEnd: session, with: operation)
  }
}
