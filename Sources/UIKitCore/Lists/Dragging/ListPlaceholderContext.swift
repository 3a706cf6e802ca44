// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: DD-58.
/// A placeholder on which something was dropped, until what it stands for is there.
final class ListPlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let animator: DragAnimator
  private weak var host: (any PlaceholderHost)?
  /// What it is called there; nil where it could not be put.
  private let name: Int?

  init(_ item: UIDragItem, _ animator: DragAnimator, _ host: any PlaceholderHost, _ name: Int?) {
    dragItem = item
    self.animator = animator
    self.host = host
    self.name = name
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let host, let name else { return false }
    return host.commitPlaceholder(name, dataSourceUpdates)
  }

  func deletePlaceholder() -> Bool {
    guard let host, let name else { return false }
    return host.deletePlaceholder(name)
  }

  func setNeedsCellUpdate() {
    if let host, let name { host.updatePlaceholder(name) }
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }
}
