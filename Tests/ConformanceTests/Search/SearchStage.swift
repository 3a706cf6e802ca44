// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A delegate of a search bar and of its field that writes down what it is asked and told.
final class SearchDelegate: NSObject, UISearchBarDelegate, UISearchTextFieldDelegate {
  let log: EventLog
  var refuses: Set<String> = []
  var position = UIBarPosition.any
  var notesField = false

  init(_ log: EventLog) { self.log = log }

  private func asked(_ what: String) -> Bool {
    log.record(what)
    return !refuses.contains(what)
  }

  func position(for bar: any UIBarPositioning) -> UIBarPosition { position }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { asked("shouldBegin") }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.record("didBegin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { asked("shouldEnd") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.record("didEnd") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.record("text “\(searchText)”")
  }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    let text = text == "\n" ? "return" : text
    log.record("shouldChange \(range.location)+\(range.length) “\(text)”")
    return !refuses.contains("change") && !refuses.contains(text)
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.record("search") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.record("bookmark") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.record("cancel") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.record("results") }
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { log.record("scope \(selectedScope)") }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    if notesField { log.record("field shouldBegin") }
    return true
  }
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider {
    NSItemProvider(object: NSString(string: "token of \(token.representedObject ?? "nothing")"))
  }
  func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) { log.record("chosen \(suggestion.localizedSuggestion ?? "")") }
}

/// The suggestions below the field of a bar, from the top.
@MainActor
func suggestionRows(of bar: UISearchBar) -> [UIView] {
  func rows(_ view: UIView) -> [UIView] {
    let isRow = view.accessibilityIdentifier?.hasPrefix("menu.") ?? false
    return isRow ? [view] : view.subviews.flatMap(rows)
  }
  let list = bar.window?.subviews.first { $0.accessibilityIdentifier == "search suggestions" }
  list?.layoutIfNeeded()
  return list.map(rows) ?? []
}

/// The words of those.
@MainActor
func suggestions(of bar: UISearchBar) -> [String] {
  suggestionRows(of: bar).map { String($0.accessibilityIdentifier?.dropFirst(5) ?? "") }
}

/// A search bar in a window, and all that it tells as lines.
@MainActor
final class SearchStage {
  let log = EventLog()
  let delegate: SearchDelegate
  let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
  let controller = UIViewController()
  let generator: EventGenerator

  init() throws {
    delegate = SearchDelegate(log)
    controller.view.addSubview(bar)
    generator = try EventGenerator(viewController: controller)
    bar.delegate = delegate
    bar.layoutIfNeeded()
  }

  var field: UISearchTextField { bar.searchTextField }

  /// The button with an identifier in the bar.
  func button(_ identifier: String) -> UIView? {
    func find(_ view: UIView) -> UIView? {
      if view.accessibilityIdentifier == identifier || view.accessibilityLabel == identifier {
        return view
      }
      return view.subviews.lazy.compactMap(find).first
    }
    bar.layoutIfNeeded()
    return find(bar)
  }

  func tokens() -> [String] { field.tokens.map { "\($0.representedObject ?? "?")" } }

  func token(_ name: String) -> UISearchToken {
    let token = UISearchToken(icon: nil, text: name.uppercased())
    token.representedObject = name
    return token
  }
}
