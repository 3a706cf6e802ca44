// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UISearchBar {
  // Rules: SB-21.
  /// A picture in a search bar that can be replaced.
  public enum Icon: Int, Sendable {
    /// The magnifying glass before the text.
    case search = 0
    /// The button that empties the text.
    case clear = 1
    /// The button behind the text that shows bookmarks.
    case bookmark = 2
    /// The button behind the text that shows results.
    case resultsList = 3
  }

  // Rules: SB-20.
  /// What is behind the field.
  public enum Style: UInt, Sendable {
    /// The ground of bars.
    case `default` = 0
    /// The ground of bars.
    case prominent = 1
    /// Nothing: what is below the bar is seen.
    case minimal = 2
  }
}
