// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: SC-10, SC-11.
extension UINavigationItem {
  /// Where a search bar is in a navigation bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// Where there is room.
    case automatic = 0
    /// Beside the title.
    case inline = 1
    /// Below the title.
    case stacked = 2
  }

  /// Whose search bar is shown below the title; nil, the default, for none.
  public var searchController: UISearchController? {
    get { palette?.owner as? UISearchController }
    set {
      guard newValue !== searchController else { return }
      searchController?.searchBar.content.isEmbedded = false
      guard let newValue else { return palette = nil }
      let new = BarPalette(newValue.searchBar, of: newValue)
      new.moved = { [weak newValue] in newValue?.session.layOutContent() }
      newValue.session.palette = new
      newValue.searchBar.content.isEmbedded = true
      palette = new
    }
  }

  /// Whether content that is scrolled up takes the search bar along; true by default.
  public var hidesSearchBarWhenScrolling: Bool {
    get { hidesPalette }
    set { hidesPalette = newValue }
  }
}
