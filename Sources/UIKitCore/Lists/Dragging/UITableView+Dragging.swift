// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Rows that are dragged, and what is dropped on a table.
extension UITableView {
  private var made: ListDragging? { dragger as? ListDragging }
  private var madeList: TableDragList? { made?.list as? TableDragList }

  private var dragging: ListDragging {
    if let made { return made }
    let fresh = ListDragging(TableDragList(of: self))
    dragger = fresh
    return fresh
  }

  private func change(_ change: (TableDragList) -> Void) {
    let dragging = dragging
    if let list = dragging.list as? TableDragList { change(list) }
    dragging.update()
  }

  // Rules: DD-40, DD-43.
  /// Says which rows are dragged; not retained.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { madeList?.dragDelegate }
    set { change { $0.dragDelegate = newValue } }
  }

  // Rules: DD-41, DD-42.
  /// Decides what is taken of what is dragged over the table; not retained.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { madeList?.dropDelegate }
    set { change { $0.dropDelegate = newValue } }
  }

  // Rules: DD-40.
  /// Whether a person can drag rows where there is a drag delegate; true by default.
  public var dragInteractionEnabled: Bool {
    get { made?.isWanted ?? true }
    set { dragging.isWanted = newValue }
  }

  /// Whether rows of the table are lifted or dragged.
  public var hasActiveDrag: Bool { made?.hasDrag ?? false }

  /// Whether something is dragged over the table.
  public var hasActiveDrop: Bool { made?.hasDrop ?? false }
}
