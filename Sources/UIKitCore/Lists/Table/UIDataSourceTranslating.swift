// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitMachines

/// Translates the places of sections and rows between what a view shows and its data source.
///
/// Both are the same but for placeholders, which a data source does not have.
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

  /// Where the row is shown, placeholders among the others; nil for no row.
  public func presentationIndexPath(
    forDataSourceIndexPath dataSourceIndexPath: IndexPath?
  ) -> IndexPath? {
    dataSourceIndexPath.flatMap { list.existing($0) }.map { IndexPath($0) }
  }

  /// Which row is shown there; nil for a placeholder and for no row.
  public func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath? {
    let place = presentationIndexPath.flatMap { RowPlace($0) }
    return place.flatMap { list.loaded.contains($0) ? list.known($0) : nil }
  }

  /// Runs it.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }
}
