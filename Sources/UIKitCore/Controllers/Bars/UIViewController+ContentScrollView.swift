// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UIViewController {
  // Rules: VC-126.
  /// Names the scroll view whose content bars at some edges lie over.
  ///
  /// - Parameters:
  ///   - scrollView: not retained; nil to let it be found again: the view, or the first that is
  ///     directly in it.
  ///   - edge: where the bars are; only the top and the bottom matter.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { contentBelowTopBar = scrollView }
    if edge.contains(.bottom) { contentAboveBottomBar = scrollView }
    container?.viewIfLoaded?.setNeedsLayout()
  }

  // Rules: VC-126.
  /// Names the scroll view whose content bars lie over, at the top and the bottom.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: [.top, .bottom])
  }

  /// The scroll view that was named for an edge; nil if none was.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    let view =
      edge.contains(.top)
      ? contentBelowTopBar : edge.contains(.bottom) ? contentAboveBottomBar : nil
    return view as? UIScrollView
  }

  // Rules: VC-126.
  /// The scroll view whose content a bar at an edge lies over.
  func contentBelowBar(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let view = contentScrollView(for: edge) { return view }
    guard let root = viewIfLoaded else { return nil }
    if let view = root as? UIScrollView { return view }
    return root.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}
