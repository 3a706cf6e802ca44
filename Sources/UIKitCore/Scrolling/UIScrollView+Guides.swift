// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: AW-24, LY-16.
/// The guides of scroll views, which constraints may name.
extension UIScrollView {
  /// The guide of the content, made at its first use.
  var contentGuide: UILayoutGuide {
    if let contentGuideIfMade { return contentGuideIfMade }
    let guide = UILayoutGuide(
      of: self, identifier: "UIScrollView-contentLayoutGuide",
      kind: .content { view in
        CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
      })
    contentGuideIfMade = guide
    return guide
  }

  /// The guide of what is seen, made at its first use.
  var frameGuide: UILayoutGuide {
    if let frameGuideIfMade { return frameGuideIfMade }
    let guide = UILayoutGuide(
      of: self, identifier: "UIScrollView-frameLayoutGuide", kind: .measured { $0.bounds })
    frameGuideIfMade = guide
    return guide
  }
}

extension UIScrollView: ContentScrolling {
  /// Takes the size that constraints give the content, at the present scale.
  func takeContentSize(width: CGFloat?, height: CGFloat?) {
    let size = CGSize(
      width: width.map { $0 * zoomScale } ?? contentSize.width,
      height: height.map { $0 * zoomScale } ?? contentSize.height)
    if size != contentSize { contentSize = size }
  }
}
