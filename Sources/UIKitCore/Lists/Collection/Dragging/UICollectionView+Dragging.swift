// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Items that are dragged, and what is dropped on a collection.
extension UICollectionView {
  private var made: ListDragging? { dragger as? ListDragging }
  private var madeList: CollectionDragList? { made?.list as? CollectionDragList }

  private var dragging: ListDragging {
    if let made { return made }
    let fresh = ListDragging(CollectionDragList(of: self))
    dragger = fresh
    return fresh
  }

  private func change(_ change: (CollectionDragList) -> Void) {
    let dragging = dragging
    if let list = dragging.list as? CollectionDragList { change(list) }
    dragging.update()
  }

  // Rules: DD-50, DD-53.
  /// Says which items are dragged; not retained.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { madeList?.dragDelegate }
    set { change { $0.dragDelegate = newValue } }
  }

  // Rules: DD-51, DD-52.
  /// Decides what is taken of what is dragged over the collection; not retained.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { madeList?.dropDelegate }
    set { change { $0.dropDelegate = newValue } }
  }

  // Rules: DD-50.
  /// Whether a person can drag items where there is a drag delegate; true by default.
  public var dragInteractionEnabled: Bool {
    get { made?.isWanted ?? true }
    set { dragging.isWanted = newValue }
  }

  // Rules: DD-102.
  /// How soon items make room for what is dragged over them; at once by default.
  public var reorderingCadence: ReorderingCadence {
    get { madeList?.cadence ?? .immediate }
    set { change { $0.cadence = newValue } }
  }

  /// Whether items of the collection are lifted or dragged.
  public var hasActiveDrag: Bool { made?.hasDrag ?? false }

  /// Whether something is dragged over the collection.
  public var hasActiveDrop: Bool { made?.hasDrop ?? false }
}
