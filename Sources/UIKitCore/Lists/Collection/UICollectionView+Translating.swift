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

  /// The same item, where there is one.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    dataSourceIndexPath.flatMap { path in list.exists(path) ? path : nil }
  }

  /// The same item, where there is one.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? { self.presentationIndexPath(forDataSourceIndexPath: presentationIndexPath) }

  /// Runs it.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }
}
