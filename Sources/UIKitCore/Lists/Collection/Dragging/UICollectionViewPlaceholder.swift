// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: DD-58.
/// An item that a collection shows until its data has what comes there.
///
/// [Apple: UICollectionViewPlaceholder](https://developer.apple.com/documentation/uikit/uicollectionviewplaceholder)
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let path: IndexPath
  let identifier: String

  /// Makes a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: the item before which it comes to be, or the place behind the last one.
  ///   - reuseIdentifier: the name under which its cell is registered.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    path = insertionIndexPath
    identifier = reuseIdentifier
    super.init()
  }

  /// Sets the cell up when it is made; nil at first.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

// Rules: DD-58.
/// A placeholder for what was dropped on a collection.
///
/// [Apple: UICollectionViewDropPlaceholder](https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholder)
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// What of the cell is shown of what goes there; nil, all of it, at first.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

// Rules: DD-58.
/// Puts an item where a placeholder is, when what was dropped is there.
///
/// [Apple: UICollectionViewDropPlaceholderContext](https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholdercontext)
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// What was dropped.
  var dragItem: UIDragItem { get }
  /// Puts an item where the placeholder is; false when it is gone.
  ///
  /// - Parameter dataSourceUpdates: adds the item to the data, at the place that it gets.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the placeholder away; false when it is gone.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Has the placeholder's cell set up anew.
  func setNeedsCellUpdate()
}

extension ListPlaceholderContext: UICollectionViewDropPlaceholderContext {}
