// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UIScrollView {
  // Rules: RT-8, RT-50.
  /// What of the class programs ask for by name.
  nonisolated static var scrollViewMembers: ExposedMembers {
    ExposedMembers().adding(
      .action("flashScrollIndicators") { (me: UIScrollView, _) in me.flashScrollIndicators() },
      .property(
        "contentOffset", get: { (me: UIScrollView) in me.contentOffset },
        set: { $0.contentOffset = $1 }),
      .property(
        "contentSize", get: { (me: UIScrollView) in me.contentSize }, set: { $0.contentSize = $1 }),
      .property(
        "contentInset", get: { (me: UIScrollView) in me.contentInset },
        set: { $0.contentInset = $1 }),
      .property("adjustedContentInset", get: { (me: UIScrollView) in me.adjustedContentInset }),
      .property(
        "isScrollEnabled", get: { (me: UIScrollView) in me.isScrollEnabled },
        set: { $0.isScrollEnabled = $1 }),
      .property(
        "isPagingEnabled", get: { (me: UIScrollView) in me.isPagingEnabled },
        set: { $0.isPagingEnabled = $1 }),
      .property("bounces", get: { (me: UIScrollView) in me.bounces }, set: { $0.bounces = $1 }),
      .property(
        "zoomScale", get: { (me: UIScrollView) in me.zoomScale }, set: { $0.zoomScale = $1 }),
      .property(
        "minimumZoomScale", get: { (me: UIScrollView) in me.minimumZoomScale },
        set: { $0.minimumZoomScale = $1 }),
      .property(
        "maximumZoomScale", get: { (me: UIScrollView) in me.maximumZoomScale },
        set: { $0.maximumZoomScale = $1 }),
      .property(
        "showsVerticalScrollIndicator",
        get: { (me: UIScrollView) in me.showsVerticalScrollIndicator },
        set: { $0.showsVerticalScrollIndicator = $1 }),
      .property(
        "showsHorizontalScrollIndicator",
        get: { (me: UIScrollView) in me.showsHorizontalScrollIndicator },
        set: { $0.showsHorizontalScrollIndicator = $1 }),
      .property(
        "scrollsToTop", get: { (me: UIScrollView) in me.scrollsToTop },
        set: { $0.scrollsToTop = $1 }),
      .property("isDragging", get: { (me: UIScrollView) in me.isDragging }),
      .property("isDecelerating", get: { (me: UIScrollView) in me.isDecelerating }),
      .property("isTracking", get: { (me: UIScrollView) in me.isTracking }),
      .property("panGestureRecognizer", get: { (me: UIScrollView) in me.panGestureRecognizer }))
  }
}
