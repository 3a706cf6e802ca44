// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: CV-130.
/// Items whose cells want another size than they were measured to have.
extension CollectionEngine {
  /// A cell may want another size now.
  func noteSize(of cell: UICollectionViewCell) {
    guard view.selfSizingInvalidation == .enabled, !isTiling, path(of: cell) != nil else { return }
    unsettled.append(cell)
    if UIView.areAnimationsEnabled { unsettledIsSeen = true }
    view.setNeedsLayout()
  }

  /// Has the layout ask those cells, and a person see how items get their sizes.
  func settleSizes() {
    guard !unsettled.isEmpty, !needsLoad, !isUpdating else { return }
    let (paths, isSeen) = (unsettled.compactMap(path), unsettledIsSeen)
    (unsettled, unsettledIsSeen) = ([], false)
    guard !paths.isEmpty else { return }
    let motion = CollectionMotion(self)
    let before = placed.mapValues { $0.frame }
    for path in paths { layout.forgetSize(of: path) }
    UIView.performWithoutAnimation { tile() }
    let isOther = placed.contains { element, attributes in before[element] != attributes.frame }
    if isOther { motion.run(animated: isSeen, []) }
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
  }
}
