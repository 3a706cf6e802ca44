// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UIPageViewController {
  /// How pages give way to each other.
  public enum TransitionStyle: Int, Sendable {
    /// As leaves of a book that are turned over.
    case pageCurl = 0
    /// As content of a scroll view, side by side.
    case scroll = 1
  }

  /// The way that leads from page to page.
  public enum NavigationOrientation: Int, Sendable {
    /// Sideways.
    case horizontal = 0
    /// Up and down.
    case vertical = 1
  }

  /// The way to another page.
  public enum NavigationDirection: Int, Sendable {
    /// To what comes after.
    case forward = 0
    /// To what comes before.
    case reverse = 1
  }

  /// Where the back of the book is, which leaves turn about.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere: pages that scroll have none.
    case none = 0
    /// At the edge where a line begins, or at the top; one page is seen.
    case min = 1
    /// In the middle; two pages are seen.
    case mid = 2
    /// At the edge where a line ends, or at the bottom; one page is seen.
    case max = 3
  }

  /// What can be said of a page view controller when it is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a key by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Where the spine is: a `SpineLocation`, or its number; for the style `.pageCurl`.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// Points between two pages, a number; for the style `.scroll`.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
