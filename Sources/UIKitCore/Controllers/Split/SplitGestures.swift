// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: VC-113.
/// Hides side columns that lie over the secondary one with a tap beside them.
final class SplitTap: UITapGestureRecognizer {
  private weak var columns: SplitColumns?

  init(for columns: SplitColumns) {
    self.columns = columns
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector("performTap", SplitTap.performTap))
  }

  private func performTap() {
    guard let columns else { return }
    withExtendedLifetime(columns.owner) { columns.choose(.secondaryOnly) }
  }
}

// Rules: VC-113.
/// Shows side columns when a finger comes in from the edge at which they stand.
final class SplitEdgePan: UIScreenEdgePanGestureRecognizer {
  private weak var columns: SplitColumns?

  init(for columns: SplitColumns) {
    self.columns = columns
    super.init(target: nil, action: nil)
    edges = .left
    addTarget(self, action: Selector("performDrag", SplitEdgePan.performDrag))
  }

  /// Fails at once where there is nothing to show.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    edges = columns?.owner.primaryEdge == .trailing ? .right : .left
    guard let columns, columns.owner.presentsWithGesture, columns.isCollapsed == false,
      columns.mode == .secondaryOnly
    else { return move(to: .failed, because: "there is no column to show") }
    super.touchesBegan(touches, with: event)
  }

  private func performDrag() {
    guard let columns else { return }
    withExtendedLifetime(columns.owner) {
      let owner = columns.owner
      switch state {
      case .began:
        owner.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(owner)
        columns.choose(columns.mode(showing: 1))
      case .ended, .cancelled:
        owner.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(owner)
      default: break
      }
    }
  }
}
