// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

// Rules: DD-40 to DD-43, DD-50 to DD-58.
/// Drags items of a list, and takes what is dropped on it, by two interactions of the list.
final class ListDragging: NSObject, UIDragInteractionDelegate, DragLifting {
  /// An item that was lifted from the list.
  struct Source {
    /// Where it was then.
    let path: IndexPath
    weak var cell: UIView?
  }

  let list: any DragList
  /// Whether a person can drag items.
  var isWanted = true { didSet { update() } }
  private lazy var drag = UIDragInteraction(delegate: self)
  private lazy var drop = UIDropInteraction(delegate: self)
  var sources: [ObjectIdentifier: Source] = [:]
  weak var dragSession: (any UIDragSession)?
  /// What would be done where the finger is.
  var proposal: ListProposal?
  /// The drop that is under way.
  var current: ListDrop?
  /// The room for what comes from elsewhere: what it is called, and the item before which it is.
  var gap: (name: Int, path: IndexPath)?
  /// The room that is made when the drag has rested, for an item of the list or nil for what comes from
  /// elsewhere, and what waits for that.
  var awaited: (path: IndexPath, source: IndexPath?, timer: ClockTimer)? {
    didSet { oldValue?.timer.cancel() }
  }
  /// Scrolls while a finger is at an edge; nil while it is not.
  var edges: EdgeScroller?
  /// Whether items of the list are lifted or dragged, and whether a drag is over it.
  private(set) var hasDrag = false
  var hasDrop = false

  init(_ list: any DragList) {
    self.list = list
    super.init()
  }

  /// Adds the interactions that are wanted.
  func update() {
    let view = list.view
    if list.gives, drag.view == nil { view.addInteraction(drag) }
    drag.isEnabled = isWanted && list.gives
    let takes = list.takes || list.gives
    if takes, drop.view == nil { view.addInteraction(drop) }
    if !takes, drop.view != nil { view.removeInteraction(drop) }
  }

  // MARK: - Items that are dragged

  // Rules: DD-40, DD-50.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let path = list.path(at: session.location(in: list.view)) else { return [] }
    return note(list.items(for: session, at: path), path)
  }

  // Rules: DD-40, DD-50.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let path = list.path(at: point) else { return [] }
    return note(list.items(addingTo: session, at: path, point: point), path)
  }

  private func note(_ items: [UIDragItem], _ path: IndexPath) -> [UIDragItem] {
    let cell = list.cell(at: path)
    for item in items { sources[ObjectIdentifier(item)] = Source(path: path, cell: cell) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let source = sources[ObjectIdentifier(item)], let cell = list.cell(at: source.path),
      cell.window != nil
    else { return nil }
    let look = list.dragLook(of: source.path)
    guard cell.window != nil else { return nil }
    return UITargetedDragPreview(view: cell, parameters: look ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    hasDrag = true
    tell(session.items, .lifting)
  }

  func wasPutDown(_ items: [UIDragItem], isLetGo: Bool) { end(items) }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { list.allowsMove(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list.isRestricted(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    dragSession = session
    tell(session.items, .dragging)
    list.dragWillBegin(session)
  }

  // Rules: DD-50.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) { if addingInteraction === interaction { tell(items, .dragging) } }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    list.dragDidEnd(session)
    end(session.items)
  }

  private func end(_ items: [UIDragItem]) {
    hasDrag = false
    dragSession = nil
    tell(items, .none)
    for item in items { sources[ObjectIdentifier(item)] = nil }
  }

  private func tell(_ items: [UIDragItem], _ state: ListDragState) {
    for item in items {
      if let cell = sources[ObjectIdentifier(item)]?.cell { list.tell(cell, state) }
    }
  }
}
