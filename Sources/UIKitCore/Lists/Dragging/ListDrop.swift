// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

// Rules: DD-42, DD-52.
/// An item that is dropped on a list, and where it came from.
final class ListDropItem: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, _ source: IndexPath?) {
    dragItem = item
    sourceIndexPath = source
    previewSize = item.figure?.size ?? .zero
    super.init()
  }
}

/// What a drop is made of.
struct ListDropParts {
  let list: any DragList
  let session: any UIDropSession
  let path: IndexPath?
  let proposal: UIDropProposal
  let items: [ListDropItem]
}

// Rules: DD-42, DD-52.
/// One drop on a list; that of a table and that of a collection give its members Apple's names.
@MainActor
class ListDrop: NSObject {
  /// Where an item goes.
  enum Goal {
    case item(IndexPath), part(IndexPath, CGRect), target(UIDragPreviewTarget)
    case placeholder(Int, (UIView) -> UIDragPreviewParameters?)
  }

  let parts: ListDropParts
  private var goals: [ObjectIdentifier: (goal: Goal, animator: DragAnimator)] = [:]

  init(_ parts: ListDropParts) {
    self.parts = parts
    super.init()
  }

  /// Says where an item goes.
  @discardableResult
  final func send(_ item: UIDragItem, _ goal: Goal) -> DragAnimator {
    let animator = DragAnimator()
    goals[ObjectIdentifier(item)] = (goal, animator)
    return animator
  }

  /// Where an item goes, of a preview that is where it is; nil where nobody said.
  final func preview(
    of item: UIDragItem, _ standard: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    switch goals[ObjectIdentifier(item)]?.goal {
    case nil: nil
    case .target(let target): standard.retargetedPreview(with: target)
    case .item(let path): preview(standard, at: path, nil)
    case .part(let path, let rect): preview(standard, at: path, rect)
    case .placeholder(let name, let look): preview(standard, of: name, look)
    }
  }

  // Rules: DD-58.
  /// Puts a placeholder where an item goes.
  ///
  /// - Parameter look: what of its cell is shown of the item on its way.
  final func send(
    _ item: UIDragItem, to placeholder: ListPlaceholder, at path: IndexPath,
    look: @escaping (UIView) -> UIDragPreviewParameters?
  ) -> ListPlaceholderContext {
    let host = parts.list.host
    let name = host.insertPlaceholder(placeholder, at: path)
    guard let name else { return ListPlaceholderContext(item, DragAnimator(), host, nil) }
    return ListPlaceholderContext(item, send(item, .placeholder(name, look)), host, name)
  }

  private func preview(
    _ standard: UITargetedDragPreview, of name: Int,
    _ look: (UIView) -> UIDragPreviewParameters?
  ) -> UITargetedDragPreview? {
    let list = parts.list
    list.view.layoutIfNeeded()
    guard let place = list.host.phantoms.place(of: name), let frame = list.frame(shownAt: place)
    else { return nil }
    let parameters = list.host.cell(ofPlaceholder: place).flatMap(look)
    return UITargetedDragPreview(
      view: standard.view, parameters: parameters ?? standard.parameters,
      target: UIDragPreviewTarget(
        container: list.view, center: CGPoint(x: frame.midX, y: frame.midY)))
  }

  private func preview(
    _ standard: UITargetedDragPreview, at path: IndexPath, _ part: CGRect?
  ) -> UITargetedDragPreview? {
    let list = parts.list
    list.view.layoutIfNeeded()
    guard let frame = list.frame(of: path) else { return nil }
    let look = list.dropLook(of: path)
    var target = UIDragPreviewTarget(
      container: list.view, center: CGPoint(x: frame.midX, y: frame.midY))
    if let part {
      target = UIDragPreviewTarget(
        container: list.view, center: CGPoint(x: frame.minX + part.midX, y: frame.minY + part.midY),
        transform: CGAffineTransform(scaleX: 0.1, y: 0.1))
    }
    return UITargetedDragPreview(
      view: standard.view, parameters: look ?? standard.parameters, target: target)
  }

  /// What was added to the animator of an item.
  final func animator(of item: UIDragItem) -> DragAnimator? {
    goals[ObjectIdentifier(item)]?.animator
  }
}
