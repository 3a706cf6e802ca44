// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Asked before each step of a search bar, and told of what a person does there.
///
/// All members have defaults.
///
/// [Apple: UISearchBarDelegate](https://developer.apple.com/documentation/uikit/uisearchbardelegate)
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  // Rules: SB-3.
  /// Whether editing may begin; true by default.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  // Rules: SB-3.
  /// Tells that editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  // Rules: SB-3.
  /// Whether editing may end; true by default.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  // Rules: SB-3.
  /// Tells that editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  // Rules: SB-4, SB-7.
  /// Tells that a person changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  // Rules: SB-4, SB-6.
  /// Whether a person may replace a range of the text; true by default.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  // Rules: SB-6.
  /// Tells that the return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  // Rules: SB-10.
  /// Tells that the bookmark button was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

  // Rules: SB-8, SB-9.
  /// Tells that the cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  // Rules: SB-10.
  /// Tells that the results button was tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

  // Rules: SB-11.
  /// Tells that a person chose another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

// Apple's requirements are optional; these are the answers of a delegate without them.
extension UISearchBarDelegate {
  /// True.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// True.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// True.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
