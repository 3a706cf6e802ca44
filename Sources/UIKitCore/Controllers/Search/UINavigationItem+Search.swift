// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: SC-10, SC-11, SC-14.
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

  /// Whose search bar is shown below the title, or beside it; nil, the default, for none.
  public var searchController: UISearchController? {
    get { palette?.owner as? UISearchController }
    set {
      guard newValue !== searchController else { return }
      searchController?.searchBar.content.isEmbedded = false
      guard let newValue else { return palette = nil }
      let new = BarPalette(newValue.searchBar, of: newValue)
      new.moved = { [weak newValue] in newValue?.session.layOutContent() }
      new.fitsRow = { [weak self, weak newValue] bar in
        guard let self, let search = newValue?.searchBar else { return false }
        return preferredSearchBarPlacement == .inline
          && bar.traitCollection.horizontalSizeClass == .regular
          && search.intrinsicContentSize.height
            <= SearchBarLayout.rowHeight(for: search.traitCollection)
          && SearchBarLayout.fieldHeight(for: search.traitCollection) <= BarLook.height
      }
      new.willTurn = { [weak newValue] in newValue?.session.placementWillChange(toInline: $0) }
      new.didTurn = { [weak newValue] in newValue?.session.placementDidChange(fromInline: $0) }
      newValue.session.palette = new
      newValue.searchBar.content.isEmbedded = true
      palette = new
    }
  }

  // Rules: SC-14.
  /// Where the search bar is wanted; `automatic`, which is below the title, by default.
  ///
  /// `inline` counts where the width is regular, the bar shows no scopes and no prompt, and its text is
  /// no larger than that there is room.
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get { SearchBarPlacement(rawValue: palettePlacement) ?? .automatic }
    set { palettePlacement = newValue.rawValue }
  }

  // Rules: SC-14.
  /// Where the search bar is: below the title or beside it.
  public var searchBarPlacement: SearchBarPlacement {
    palette?.isInline == true ? .inline : .stacked
  }

  /// Whether content that is scrolled up takes the search bar along; true by default.
  public var hidesSearchBarWhenScrolling: Bool {
    get { hidesPalette }
    set { hidesPalette = newValue }
  }
}
