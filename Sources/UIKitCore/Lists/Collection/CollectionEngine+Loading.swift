// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: CV-1, CV-2, CV-10, CV-13.
/// Asking for numbers, and having the layout work out where things are.
extension CollectionEngine {
  /// The most sections that a collection looks at.
  private static let mostSections = 1 << 20
  /// The most items of a section.
  private static let mostItems = 1 << 40
  /// The greatest size of the content, in points.
  static let greatest: CGFloat = 1e9

  /// Asks for everything anew: the numbers at once if anybody has asked for them before.
  func reload() {
    if isUpdating {
      reloadsAfterUpdates = true
      return
    }
    closeSwipe(animated: false)
    panSelector?.end()
    let wasLoaded = !needsLoad
    move = nil
    generation += 1
    needsLoad = true
    endHighlight()
    selected = []
    prefetched = []
    members.forget()
    phantoms.removeAll()
    placeholders = [:]
    dropAll()
    layout.forgetSizes()
    let context = layout.makeContext()
    (context.isOfEverything, context.isOfCounts) = (true, true)
    layout.invalidateLayout(with: context)
    if wasLoaded, view.dataSource != nil { loadIfNeeded() }
    view.setNeedsLayout()
  }

  func loadIfNeeded() {
    guard needsLoad else { return }
    // Whoever is asked may ask the collection.
    needsLoad = false
    let before = generation
    isLoading = true
    let numbers = askCounts()
    isLoading = false
    guard before == generation else { return }
    take(numbers)
    needsPrepare = true
    loadIndex()
  }

  func take(_ numbers: [Int]) {
    counts = TableGeometry(numbers.map { SectionShape(rows: RowHeights(count: $0)) })
  }

  /// How many items each section has, as the data source says.
  func askCounts() -> [Int] {
    guard let source = view.dataSource else { return [] }
    let sections = min(max(0, source.numberOfSections(in: view)), Self.mostSections)
    return (0..<sections).map { section in
      min(max(0, source.collectionView(view, numberOfItemsInSection: section)), Self.mostItems)
        + phantoms.count(in: section)
    }
  }

  // MARK: - The layout

  /// The layout, or what it is about, is another.
  func invalidated(
    _ layout: UICollectionViewLayout, _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard layout === self.layout else { return }
    needsPrepare = true
    let (way, growth) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
    if growth != .zero {
      view.contentSize = CGSize(
        width: (view.contentSize.width + growth.width).asLength,
        height: (view.contentSize.height + growth.height).asLength)
    }
    if way != .zero, way.x.isFinite, way.y.isFinite {
      view.contentOffset = CGPoint(x: view.contentOffset.x + way.x, y: view.contentOffset.y + way.y)
    }
    view.setNeedsLayout()
  }

  func prepareIfNeeded() {
    loadIfNeeded()
    // A layout may ask the collection while it works.
    guard needsPrepare, !isPreparing else { return }
    isPreparing = true
    needsPrepare = false
    let size = present {
      layout.prepare()
      return layout.collectionViewContentSize
    }
    isPreparing = false
    let sound = CGSize(width: size.width.asLength, height: size.height.asLength)
    if sound != view.contentSize { view.contentSize = sound }
  }

  // Rules: CV-13.
  /// The part of the content that is seen is about to be another.
  func boundsWillChange(to bounds: CGRect) {
    askedSize = bounds.size
    guard layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
  }

  /// The size changed without the bounds being set, as it does with the frame.
  func noticeSize() {
    guard askedSize != view.bounds.size else { return }
    boundsWillChange(to: view.bounds)
  }
}
