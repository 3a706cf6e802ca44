// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost
import UIKitMachines

// Rules: DD-41 to DD-43, DD-51 to DD-58, DD-102.
/// What is dropped on a list.
extension ListDragging: UIDropInteractionDelegate {
  /// The place of the list's own item that a drag is of alone; nil for another drag.
  private func ownSource(_ session: any UIDropSession) -> IndexPath? {
    guard session.items.count == 1, let dragSession, session.localDragSession === dragSession
    else { return nil }
    return sources[ObjectIdentifier(session.items[0])]?.path
  }

  // Rules: DD-43, DD-53.
  /// The item that would be moved, where nobody but the data source cares; nil otherwise.
  private func movedItem(_ session: any UIDropSession) -> IndexPath? {
    guard !list.takes, let path = ownSource(session), list.canMove(path) else { return nil }
    return path
  }

  // Rules: DD-41, DD-51, DD-55.
  /// Where the finger is: behind the last item where there is none below.
  private func destination(_ session: any UIDropSession) -> IndexPath? {
    let point = session.location(in: list.view)
    let path = list.destination(at: point).map {
      isBelowGap(point) ? IndexPath(item: $0.item + 1, section: $0.section) : $0
    }
    guard let path, let source = moving(session), path.section == source.section else {
      return path
    }
    // Behind the last one is one less for an item that leaves a place before it.
    let last = max(0, list.count(in: path.section) - 1)
    return IndexPath(item: min(path.item, last), section: path.section)
  }

  // Rules: DD-57.
  /// Whether a finger is on an item behind the room, which comes to be where the finger is, behind it.
  private func isBelowGap(_ point: CGPoint) -> Bool {
    guard let gap, let room = list.host.phantoms.place(of: gap.name),
      let place = list.place(at: point)
    else { return false }
    return place.section == room.section && place.row > room.row
  }

  /// The item of the list that goes where the finger is, as was said last.
  private func moving(_ session: any UIDropSession) -> IndexPath? {
    guard let proposal, proposal.inserts, proposal.proposal.operation == .move else { return nil }
    return ownSource(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { list.takes ? list.matters(session) : movedItem(session) != nil }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    hasDrop = true
    list.dropDidEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let path = destination(session)
    let answer: ListProposal
    if list.takes {
      answer = list.proposal(for: session, at: path)
    } else {
      let operation = movedItem(session) == nil || path == nil ? UIDropOperation.cancel : .move
      answer = ListProposal(proposal: list.ownProposal(operation), inserts: true)
    }
    guard hasDrop else { return answer.proposal }
    proposal = answer
    makeRoom(session, at: path)
    scroll(session)
    return answer.proposal
  }

  // Rules: DD-55, DD-57, DD-102.
  /// Has the list show where the items would come to be, if they would, now or when the drag has rested.
  private func makeRoom(_ session: any UIDropSession, at path: IndexPath?) {
    let operation = proposal?.proposal.operation
    let inserts = operation == .copy || (operation == .move && session.allowsMoveOperation)
    guard let path, let proposal, proposal.inserts, inserts else { return closeRoom() }
    let source = moving(session)
    if source == nil { list.closeRoom() } else { closeGap() }
    if isRoom(at: path, for: source) { return awaited = nil }
    guard list.roomDelay > 0 else {
      awaited = nil
      return makeRoom(for: source, at: path)
    }
    // What is dragged is not seen where it was lifted, however long it takes.
    if let source, list.room == nil { list.makeRoom(for: source, at: source) }
    wait(for: source, at: path)
  }

  /// Whether room is where an item of the list would come to be, or for nil what comes from elsewhere.
  private func isRoom(at path: IndexPath, for source: IndexPath?) -> Bool {
    if source != nil { return list.room == path }
    return gap.map { $0.path == path && list.host.phantoms.place(of: $0.name) != nil } ?? false
  }

  private func makeRoom(for source: IndexPath?, at path: IndexPath) {
    if let source { list.makeRoom(for: source, at: path) } else { makeGap(at: path) }
  }

  // Rules: DD-102.
  /// Makes room when the drag has rested, unless it does so already.
  private func wait(for source: IndexPath?, at path: IndexPath) {
    guard list.room != path else { return }
    if let awaited, awaited.path == path, awaited.source == source { return }
    let timer = TimeSource.clock.schedule(after: list.roomDelay) { [weak self] in
      self?.awaited = nil
      self?.makeRoom(for: source, at: path)
    }
    awaited = (path, source, timer)
  }

  private func closeRoom() {
    awaited = nil
    closeGap()
    list.closeRoom()
  }

  // Rules: DD-57.
  private func makeGap(at path: IndexPath) {
    let host = list.host
    guard let old = gap, host.phantoms.place(of: old.name) != nil else {
      gap = host.insertPlaceholder(list.makeGap(), at: path).map { ($0, path) }
      return
    }
    guard old.path != path else { return }
    gap = host.movePlaceholder(old.name, to: path).map { ($0, path) } ?? old
  }

  private func closeGap() {
    guard let old = gap else { return }
    gap = nil
    list.host.deletePlaceholder(old.name)
  }

  // Rules: DD-56.
  /// Scrolls while the finger is at an edge.
  private func scroll(_ session: any UIDropSession) {
    let speed = EdgeScroller.speed(at: session.location(in: list.view), in: list.view)
    edges.scroll(list.view, by: speed) { DragCenter.made?.follow() }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    leave()
    list.dropDidExit(session)
  }

  private func leave() {
    hasDrop = false
    edges.end()
    closeRoom()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    leave()
    proposal = nil
    current = nil
    list.dropDidEnd(session)
  }

  // Rules: DD-42, DD-43, DD-52, DD-53.
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    let path = destination(session)
    awaited = nil
    edges.end()
    closeGap()
    let made = list.makeDrop(
      ListDropParts(
        list: list, session: session, path: path,
        proposal: proposal?.proposal ?? list.ownProposal(.cancel),
        items: session.items.map { ListDropItem($0, sources[ObjectIdentifier($0)]?.path) }))
    current = made
    if list.takes {
      list.perform(made)
    } else if let source = movedItem(session), let path {
      let goal = list.goal(of: source, proposed: path)
      made.send(session.items[0], .item(goal))
      list.move(source, to: goal)
    }
    list.closeRoom()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { current?.preview(of: item, defaultPreview) }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let own = current?.animator(of: item) else { return }
    animator.addAnimations { own.animate() }
    animator.addCompletion { own.finish(at: $0) }
  }
}
