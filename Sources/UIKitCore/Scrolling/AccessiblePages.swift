// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension UIScrollView {
  // Rules: AX-14.
  /// Moves the content by what is seen of it.
  ///
  /// - Returns: whether there was anything to scroll to.
  final func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled, let step = pageStep(direction) else { return false }
    let insets = adjustedContentInset
    let most = CGPoint(
      x: max(-insets.left, contentSize.width + insets.right - bounds.width),
      y: max(-insets.top, contentSize.height + insets.bottom - bounds.height))
    let goal = CGPoint(
      x: min(max(contentOffset.x + step.dx, -insets.left), most.x),
      y: min(max(contentOffset.y + step.dy, -insets.top), most.y))
    guard goal != contentOffset, goal.x.isFinite, goal.y.isFinite else { return false }
    setContentOffset(goal, animated: false)
    UIAccessibility.post(notification: .pageScrolled, argument: pageStatus(step.dx != 0))
    return true
  }

  private func pageStep(_ direction: UIAccessibilityScrollDirection) -> CGVector? {
    let insets = adjustedContentInset
    let width = bounds.width - insets.left - insets.right
    let height = bounds.height - insets.top - insets.bottom
    guard width > 0, height > 0 else { return nil }
    let isSideways = contentSize.height <= height && contentSize.width > width
    switch direction {
    case .right: return CGVector(dx: -width, dy: 0)
    case .left: return CGVector(dx: width, dy: 0)
    case .up: return CGVector(dx: 0, dy: -height)
    case .down: return CGVector(dx: 0, dy: height)
    case .next: return isSideways ? CGVector(dx: width, dy: 0) : CGVector(dx: 0, dy: height)
    case .previous: return isSideways ? CGVector(dx: -width, dy: 0) : CGVector(dx: 0, dy: -height)
    }
  }

  /// What the delegate says of what is seen, or the number of the page.
  private func pageStatus(_ isSideways: Bool) -> String {
    if let said = (delegate as? any UIScrollViewAccessibilityDelegate)?
      .accessibilityScrollStatus(for: self)
    {
      return said
    }
    let (offset, seen, whole) =
      isSideways
      ? (contentOffset.x, bounds.width, contentSize.width)
      : (contentOffset.y, bounds.height, contentSize.height)
    let count = max(1, (whole / seen).rounded(.up))
    let page = min(max(0, (offset / seen).rounded()), count - 1) + 1
    guard page.isFinite, count.isFinite, count < Self.mostPages else { return "" }
    return "Page \(Int(page)) of \(Int(count))"
  }

  /// Pages beyond which none is counted.
  private static let mostPages: CGFloat = 1_000_000
}

/// Says of scrolled content what is seen of it.
///
/// [Apple: UIScrollViewAccessibilityDelegate](https://developer.apple.com/documentation/uikit/uiscrollviewaccessibilitydelegate)
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// What is said after a page was turned for a person who does not see it; nil for its number.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  /// The same with attributes; not asked unless the plain one is nil.
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
  /// What the words with attributes are without them.
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
    accessibilityAttributedScrollStatus(for: scrollView)?.string
  }
  /// Returns nil.
  public func accessibilityAttributedScrollStatus(
    for scrollView: UIScrollView
  ) -> NSAttributedString? { nil }
}
