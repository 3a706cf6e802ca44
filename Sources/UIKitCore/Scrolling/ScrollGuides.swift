// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: AW-24, LY-16.
/// The guides of scroll views, which constraints may name.
@MainActor
enum ScrollGuides {
  static func content(of view: UIScrollView) -> UILayoutGuide {
    if let guide = view.contentGuideIfMade { return guide }
    let guide = UILayoutGuide(
      of: view, identifier: "UIScrollView-contentLayoutGuide",
      kind: .content { view in
        CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
      })
    view.contentGuideIfMade = guide
    return guide
  }

  static func frame(of view: UIScrollView) -> UILayoutGuide {
    if let guide = view.frameGuideIfMade { return guide }
    let guide = UILayoutGuide(
      of: view, identifier: "UIScrollView-frameLayoutGuide", kind: .measured { $0.bounds })
    view.frameGuideIfMade = guide
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
