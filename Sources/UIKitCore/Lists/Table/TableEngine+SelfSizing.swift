// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: TV-88, TV-91.
/// Rows whose cells want another height than they were measured to have.
extension TableEngine: CellAsking {
  /// A cell may want another height now.
  func noteSize(of cell: UITableViewCell) {
    guard table.selfSizingInvalidation != .disabled, !isAskingCells, measuresRows,
      place(of: cell) != nil
    else { return }
    unsettled.insert(cell)
    // What a cell shows as it comes into view nobody saw otherwise.
    if UIView.areAnimationsEnabled, !isTiling { unsettled.isSeen = true }
    table.setNeedsLayout()
  }

  /// Constraints in a cell are others.
  func noteConstraints(of cell: UITableViewCell) {
    if table.selfSizingInvalidation == .enabledIncludingConstraints { noteSize(of: cell) }
  }

  /// Measures those cells, and has a person see how rows get their heights.
  func settleSizes() {
    guard !unsettled.isEmpty, !needsLoad, !isUpdating else { return }
    let (cells, isSeen) = (unsettled.cells, unsettled.isSeen)
    unsettled = UnsettledCells<UITableViewCell>()
    let anchor = anchor
    let before = generation
    isTiling = true
    let isOther = cells.map(remeasure).contains(true)
    isTiling = false
    guard isOther, before == generation else { return }
    let motion = UpdateMotion(self, UpdateAnimations())
    if let anchor { keep(anchor) }
    UIView.performWithoutAnimation { tile() }
    if isSeen { motion.run([]) }
  }

  /// Measures a cell; false where its row is as high as before.
  private func remeasure(_ cell: UITableViewCell) -> Bool {
    guard let place = place(of: cell), isMeasured(place), self.place(of: cell) == place,
      let was = geometry.row(place)
    else { return false }
    let height = measuredHeight(of: cell)
    guard self.place(of: cell) == place, height != was.length else { return false }
    geometry.update(place.section) { $0.rows.set(height, of: place.row) }
    return true
  }

  /// Whether a row is as high as its cell wants to be.
  private func isMeasured(_ place: RowPlace) -> Bool {
    measuresRows && saidHeight(of: place) == nil
  }

  /// Whether some rows may be.
  private var measuresRows: Bool {
    guard table.estimatedRowHeight != 0 else { return false }
    return table.rowHeight < 0 || delegate != nil && !members.lacks(.rowHeights)
  }
}

extension UITableView {
  // Rules: TV-88.
  /// Which rows get another height when their cells ask for it.
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
