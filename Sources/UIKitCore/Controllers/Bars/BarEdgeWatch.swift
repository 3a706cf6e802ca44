// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: VC-126.
/// Whether the content below a bar is at its edge, followed while it scrolls.
///
/// A scroll view knows of it only while an appearance of the bar depends on that.
@MainActor
final class BarEdgeWatch: ScrollFollower {
  private let edge: BarBackdrop.Edge
  private weak var scrollView: UIScrollView?
  private let changed: () -> Void
  private(set) var isAtEdge = false

  /// - Parameters:
  ///   - edge: the edge of the content that is meant.
  ///   - changed: called when it is reached or left.
  init(_ edge: BarBackdrop.Edge, changed: @escaping () -> Void) {
    self.edge = edge
    self.changed = changed
  }

  /// Follows a scroll view in place of the one before; nil for none: there is no content, so the bar
  /// is at its edge.
  func follow(_ view: UIScrollView?) {
    follow(view, inPlaceOf: scrollView)
    scrollView = view
    update()
  }

  func scrollViewDidLayOut() { update() }

  /// Compares where the content is.
  private func update() {
    let now: Bool
    if let view = scrollView {
      now =
        edge == .top
        ? view.engine.scrolledFromTop <= view.engine.yielded.most
        : view.contentOffset.y + view.bounds.height
          >= view.contentSize.height + view.adjustedContentInset.bottom
    } else {
      now = true
    }
    guard now != isAtEdge else { return }
    isAtEdge = now
    changed()
  }
}
