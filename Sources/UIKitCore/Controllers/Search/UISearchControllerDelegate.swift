// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Told when a search controller becomes active and when it ends; every method may be left out.
///
/// [Apple: UISearchControllerDelegate](https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate)
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  // Rules: SC-3.
  /// Presents the controller in the program's own way; where it does not, it is presented as usual.
  func presentSearchController(_ searchController: UISearchController)

  // Rules: SC-3.
  /// Tells that the controller is about to be presented.
  func willPresentSearchController(_ searchController: UISearchController)

  // Rules: SC-3.
  /// Tells that the controller is presented.
  func didPresentSearchController(_ searchController: UISearchController)

  // Rules: SC-4.
  /// Tells that the controller is about to be dismissed.
  func willDismissSearchController(_ searchController: UISearchController)

  // Rules: SC-4.
  /// Tells that the controller is dismissed.
  func didDismissSearchController(_ searchController: UISearchController)

  // Rules: SC-14.
  /// Tells that the search bar is about to go beside the title, or below it.
  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)

  // Rules: SC-14.
  /// Tells that the search bar has gone beside the title, or below it.
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
  /// Does nothing, so that the controller is presented as usual.
  public func presentSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {}

  /// Does nothing.
  public func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {}
}

/// Finds what is searched for.
///
/// [Apple: UISearchResultsUpdating](https://developer.apple.com/documentation/uikit/uisearchresultsupdating)
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  // Rules: SC-5.
  /// Tells that text, tokens or scope changed, or that the search began or ended.
  func updateSearchResults(for searchController: UISearchController)

  // Rules: SC-13.
  /// Tells that a person chose one of the suggestions below the field.
  ///
  /// Text and tokens stay what they are; whoever is told puts the suggestion there, if it wants to.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing about a suggestion that a person chose in a search controller.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}
