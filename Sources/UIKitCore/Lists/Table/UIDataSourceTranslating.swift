// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Translates the places of sections and rows between what a view shows and its data source.
///
/// A table shows what its data source has, so that both are the same.
///
/// [Apple: UIDataSourceTranslating](https://developer.apple.com/documentation/uikit/uidatasourcetranslating)
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// The section that is shown for one of the data source; `NSNotFound` for none.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// The section of the data source that is shown as one; `NSNotFound` for none.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// Where a row of the data source is shown; nil for one that is not there.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// Which row of the data source is shown at a place; nil for none.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Runs `actionsToTranslate` where places mean what is shown.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UIDataSourceTranslating where Self: UITableView {
  // A class cannot give an inherited property another type. A constrained extension of an adopted
  // protocol can stand beside it, and both are the same storage.
  /// Decides how rows look and are selected, and is told of it; not retained.
  public var delegate: (any UITableViewDelegate)? {
    get { list.delegate }
    set { (self as UIScrollView).delegate = newValue }
  }
}

extension UITableView: UIDataSourceTranslating {
  /// The same section, where there is one.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  {
    (0..<numberOfSections).contains(dataSourceSectionIndex) ? dataSourceSectionIndex : NSNotFound
  }

  /// The same section, where there is one.
  public func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int { self.presentationSectionIndex(forDataSourceSectionIndex: presentationSectionIndex) }

  /// The same row, where there is one.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    dataSourceIndexPath.flatMap { path in list.existing(path).map { _ in path } }
  }

  /// The same row, where there is one.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? { self.presentationIndexPath(forDataSourceIndexPath: presentationIndexPath) }

  /// Runs it.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }
}
