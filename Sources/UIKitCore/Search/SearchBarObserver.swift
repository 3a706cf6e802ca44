// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: SC-2, SC-5, SC-13.
/// Told of what a person does in a search bar, before the bar's delegate: its search controller.
@MainActor
protocol SearchBarObserver: AnyObject {
  func searchBarDidBegin()
  func searchBarTextDidChange()
  func searchBarScopeDidChange()
  func searchBarDidSearch()
  func searchBarDidCancel()
  func searchBarDidSelect(_ suggestion: any UISearchSuggestion)
}
