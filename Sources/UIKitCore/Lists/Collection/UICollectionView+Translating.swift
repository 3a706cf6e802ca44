// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension UIDataSourceTranslating where Self: UICollectionView {
  // A class cannot give an inherited property another type. A constrained extension of an adopted
  // protocol can stand beside it, and both are the same storage.
  /// Decides which items are selected, and is told of it; not retained.
  public var delegate: (any UICollectionViewDelegate)? {
    get { list.delegate }
    set { (self as UIScrollView).delegate = newValue }
  }
}

extension UICollectionView: UIDataSourceTranslating {
  /// The same section, where there is one.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  {
    (0..<numberOfSections).contains(dataSourceSectionIndex) ? dataSourceSectionIndex : NSNotFound
  }

  /// The same section, where there is one.
  public func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int { self.presentationSectionIndex(forDataSourceSectionIndex: presentationSectionIndex) }

  /// Where the item is shown, placeholders among the others; nil for no item.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    dataSourceIndexPath.map(list.shownPath).flatMap { list.exists($0) ? $0 : nil }
  }

  /// Which item is shown there; nil for a placeholder and for no item.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    presentationIndexPath.flatMap { path in
      list.exists(path) && !list.isPlaceholder(path) ? list.told(path) : nil
    }
  }

  /// Runs it with places that are those of what is shown.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    list.present(actionsToTranslate)
  }
}
