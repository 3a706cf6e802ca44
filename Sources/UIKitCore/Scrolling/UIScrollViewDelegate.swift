// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: SV-11.
/// Told of what a scroll view does, and asked where content may stop and what is zoomed.
///
/// All members have defaults. Order of a drag that goes on by itself: `scrollViewWillBeginDragging`,
/// `scrollViewDidScroll` any number of times, `scrollViewWillEndDragging`,
/// `scrollViewDidEndDragging`, `scrollViewWillBeginDecelerating`, `scrollViewDidScroll` again,
/// `scrollViewDidEndDecelerating`.
///
///
/// [Apple: UIScrollViewDelegate](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate)
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Tells that the content offset changed, whoever changed it.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Tells that the scale of the zoomed view changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Tells that a finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Tells that the finger lets go, and where content will stop; not called while paging.
  ///
  /// - Parameters:
  ///   - velocity: of the content offset, in points per millisecond.
  ///   - targetContentOffset: where the content will stop; may be set to another offset.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Tells that the finger let go, and whether the content goes on by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Tells that the content begins to go on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Tells that the content came to rest, or that a finger stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  // Rules: SV-26.
  /// Whether a tap of the status bar sends content to its top; true by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  // Rules: SV-26.
  /// Tells that content arrived at its top after a tap of the status bar.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Tells that content has gone where a program sent it with animation.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view, inside the scroll view, that is scaled by zooming; nil, the default, for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Tells that two fingers, or a program with animation, begin to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Tells that zooming is over, after the scale has gone back into its limits.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Tells that the insets changed that result from the content's and the safe area's.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Leaves the target as it is.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// True.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
