// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

// Rules: PV-1, PV-2.
/// What a page view controller was made with.
struct PageOptions {
  var style = UIPageViewController.TransitionStyle.pageCurl
  var orientation = UIPageViewController.NavigationOrientation.horizontal
  /// Where the spine is at first; `.none` for pages that scroll.
  var spine = UIPageViewController.SpineLocation.min
  /// Points between two pages that scroll.
  var spacing: CGFloat = 0

  init() {}

  init(
    _ style: UIPageViewController.TransitionStyle,
    _ orientation: UIPageViewController.NavigationOrientation,
    _ options: [UIPageViewController.OptionsKey: Any]?
  ) {
    self.style = style
    self.orientation = orientation
    guard style == .pageCurl else {
      spine = .none
      spacing = Self.length(options?[.interPageSpacing])
      return
    }
    let asked = Self.spine(options?[.spineLocation])
    if let asked, asked != .none { spine = asked }
  }

  private static func spine(_ value: Any?) -> UIPageViewController.SpineLocation? {
    if let spine = value as? UIPageViewController.SpineLocation { return spine }
    let number = (value as? NSNumber)?.intValue ?? value as? Int
    return number.flatMap(UIPageViewController.SpineLocation.init)
  }

  // Rules: VA-4.
  /// A number of any kind as a length: at least 0, and finite.
  private static func length(_ value: Any?) -> CGFloat {
    guard let number = CGFloat(finite: value) else { return 0 }
    return min(max(0, number), greatestSpacing)
  }

  /// Points beyond which nobody would scroll; chosen.
  private static let greatestSpacing: CGFloat = 10_000
}

extension UIPageViewController.NavigationDirection {
  /// 1 to what comes after, -1 to what comes before.
  var step: Int { self == .forward ? 1 : -1 }
  /// The same, to measure by.
  var sign: CGFloat { CGFloat(step) }
}
