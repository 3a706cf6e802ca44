// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: CV-130, CV-131.
/// Items whose cells want another size than they were measured to have.
extension CollectionEngine: CellAsking {
  /// A cell may want another size now.
  func noteSize(of cell: UICollectionViewCell) {
    guard view.selfSizingInvalidation != .disabled, !isAskingCells, let path = path(of: cell),
      let attributes = placed[.cell(path)], layout.asksCells(attributes)
    else { return }
    // What a cell shows as it comes into view nobody saw otherwise.
    if UIView.areAnimationsEnabled, !isTiling { unsettled.isSeen = true }
    askAgain(cell)
  }

  /// Constraints in a cell are others.
  func noteConstraints(of cell: UICollectionViewCell) {
    if view.selfSizingInvalidation == .enabledIncludingConstraints { noteSize(of: cell) }
  }

  /// Has a cell asked for its size with the next layout.
  func askAgain(_ cell: UICollectionViewCell) {
    unsettled.insert(cell)
    view.setNeedsLayout()
  }

  /// Has the layout ask those cells, and a person see how items get their sizes.
  func settleSizes() {
    guard !unsettled.isEmpty, !needsLoad, !isUpdating else { return }
    let (cells, isSeen) = (unsettled.cells, unsettled.isSeen)
    unsettled = UnsettledCells<UICollectionViewCell>()
    let motion = CollectionMotion(self)
    let before = placed.mapValues { $0.frame }
    guard takeSizes(of: cells) else { return }
    UIView.performWithoutAnimation { tile() }
    let isOther = placed.contains { element, attributes in before[element] != attributes.frame }
    if isOther { motion.run(animated: isSeen, []) }
  }

  /// Asks cells for their sizes; true where the layout is another for one of them.
  private func takeSizes(of cells: [UICollectionViewCell]) -> Bool {
    let before = generation
    isTiling = true
    defer { isTiling = false }
    var isOther = false
    for cell in cells {
      guard let path = path(of: cell), let attributes = attributes(of: .cell(path)),
        before == generation, layout.asksCells(attributes)
      else { continue }
      if takeSize(of: cell, attributes) { isOther = true }
      guard before == generation else { return false }
    }
    return isOther
  }

  // Rules: CV-147.
  /// Has all be measured anew in text of another size, and nothing be used again that has it as it was.
  func textSizeDidChange() {
    pool.empty()
    hasOtherText = true
    view.setNeedsLayout()
  }

  // Rules: CV-147.
  /// Does so; the first item stays where it is seen if it is cut by the edge or lies at it.
  ///
  /// A layout of a program's has the cells asked afterwards that want another size.
  func measureAnewIfNeeded() {
    guard hasOtherText else { return }
    hasOtherText = false
    if layout.keepsSizes { unsettled = UnsettledCells() }
    isTiling = true
    defer { isTiling = false }
    let first = shown.keys.filter { $0.category == .cell }.min()
    let was = first.flatMap { placed[$0]?.frame }
    layout.forgetSizes()
    layout.invalidateLayout()
    guard let first, let was, !needsLoad else { return }
    let isSideways = view.contentSize.width > view.bounds.width
    guard isSideways ? was.minX <= view.bounds.minX : was.minY <= view.bounds.minY,
      let now = attributes(of: first)?.frame
    else { return }
    var offset = view.contentOffset
    if isSideways { offset.x += now.minX - was.minX } else { offset.y += now.minY - was.minY }
    view.contentOffset = offset
  }

  // Rules: CV-32.
  /// Asks a view for its size; true where the layout is another for that.
  func takeSize(
    of reusable: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let before = generation
    let wished = askingCells { reusable.preferredLayoutAttributesFitting(attributes.copied) }
    guard before == generation,
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: wished, withOriginalAttributes: attributes)
    else { return false }
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: wished, withOriginalAttributes: attributes)
    layout.take(wished)
    layout.invalidateLayout(with: context)
    return true
  }
}

extension UICollectionView {
  // Rules: CV-130.
  /// Which items get another size when their cells ask for it.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None.
    case disabled = 0
    /// Those of cells of which `invalidateIntrinsicContentSize()` is called, or that show another
    /// content configuration.
    case enabled = 1
    /// Those too in which constraints change, or what constrained content wants.
    case enabledIncludingConstraints = 2
  }
}
