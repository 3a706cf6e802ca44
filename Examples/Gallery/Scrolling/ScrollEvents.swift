// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Tells of everything that a scroll view tells its delegate.
final class ScrollEvents: NSObject, UIScrollViewDelegate {
  /// Takes a line that says what happened.
  var tell: ((String) -> Void)?
  /// What zooming scales.
  weak var zoomed: UIView?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { tell?("didScroll") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { tell?("didZoom") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { tell?("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee
    tell?("willEndDragging → \(Int(target.x.rounded())), \(Int(target.y.rounded()))")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    tell?(decelerate ? "didEndDragging, goes on" : "didEndDragging")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    tell?("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { tell?("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    tell?("didEndScrollingAnimation")
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { tell?("didScrollToTop") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    tell?("willBeginZooming")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { tell?("didEndZooming at \((scale * 100).rounded() / 100)") }
}
