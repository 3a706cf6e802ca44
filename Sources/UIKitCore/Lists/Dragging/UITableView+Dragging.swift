// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Rows that are dragged, and what is dropped on a table.
extension UITableView {
  private var dragging: TableDragging {
    if let made = dragger as? TableDragging { return made }
    let made = TableDragging(of: self)
    dragger = made
    return made
  }

  // Rules: DD-40, DD-43.
  /// Says which rows are dragged; not retained.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { (dragger as? TableDragging)?.dragDelegate }
    set { dragging.dragDelegate = newValue }
  }

  // Rules: DD-41, DD-42.
  /// Decides what is taken of what is dragged over the table; not retained.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { (dragger as? TableDragging)?.dropDelegate }
    set { dragging.dropDelegate = newValue }
  }

  // Rules: DD-40.
  /// Whether a person can drag rows where there is a drag delegate; true by default.
  public var dragInteractionEnabled: Bool {
    get { (dragger as? TableDragging)?.isWanted ?? true }
    set { dragging.isWanted = newValue }
  }

  /// Whether rows of the table are lifted or dragged.
  public var hasActiveDrag: Bool { (dragger as? TableDragging)?.hasDrag ?? false }

  /// Whether something is dragged over the table.
  public var hasActiveDrop: Bool { (dragger as? TableDragging)?.hasDrop ?? false }
}
