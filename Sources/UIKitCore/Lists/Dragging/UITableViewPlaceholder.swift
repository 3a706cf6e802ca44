// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation

// Rules: DD-58.
/// A row that a table shows until its data has what comes there.
///
/// [Apple: UITableViewPlaceholder](https://developer.apple.com/documentation/uikit/uitableviewplaceholder)
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  let path: IndexPath
  let identifier: String
  let height: CGFloat

  /// Makes a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: the row before which it comes to be, or the place behind the last one.
  ///   - reuseIdentifier: the name under which its cell is registered.
  ///   - rowHeight: how high it is; `UITableView.automaticDimension` measures the cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    path = insertionIndexPath
    identifier = reuseIdentifier
    height = rowHeight
    super.init()
  }

  /// Sets the cell up when it is made; nil at first.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

// Rules: DD-58.
/// A placeholder for what was dropped on a table.
///
/// [Apple: UITableViewDropPlaceholder](https://developer.apple.com/documentation/uikit/uitableviewdropplaceholder)
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// What of the cell is shown of what goes there; nil, all of it, at first.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

// Rules: DD-58.
/// Puts a row where a placeholder is, when what was dropped is there.
///
/// [Apple: UITableViewDropPlaceholderContext](https://developer.apple.com/documentation/uikit/uitableviewdropplaceholdercontext)
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// What was dropped.
  var dragItem: UIDragItem { get }
  /// Puts a row where the placeholder is; false when it is gone.
  ///
  /// - Parameter dataSourceUpdates: adds the row to the data, at the place that it gets.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the placeholder away; false when it is gone.
  @discardableResult
  func deletePlaceholder() -> Bool
}
