// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
public import UIKitText

/// One search: what was found, and which match is shown.
///
/// A program makes a subclass to have a view of its own searched. Text views have one.
///
/// [Apple: UIFindSession](https://developer.apple.com/documentation/uikit/uifindsession)
@preconcurrency @MainActor
open class UIFindSession: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// What a find bar says of the matches.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// The number of the one shown, and of all.
    case currentAndTotal = 0
    /// The number of all.
    case total = 1
    /// Nothing.
    case none = 2
  }

  /// Makes a session that finds nothing.
  public nonisolated override init() { super.init() }

  /// The number of matches.
  open var resultCount: Int { 0 }

  /// Which of them is shown, from 0; `NSNotFound` for none.
  open var highlightedResultIndex: Int { NSNotFound }

  /// What a find bar says of the matches; their numbers at first.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal

  /// Whether matches can be replaced; false unless overridden.
  open var supportsReplacement: Bool { false }

  /// Whether the match shown can be replaced; true.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { true }

  /// Searches; nothing unless overridden.
  ///
  /// - Parameters:
  ///   - query: what is searched.
  ///   - options: how letters are compared.
  open func performSearch(query: String, options: UITextSearchOptions?) {}

  /// Replaces the match shown; nothing unless overridden.
  ///
  /// - Parameters:
  ///   - searchQuery: what was searched.
  ///   - replacementString: what is put in its place.
  ///   - options: how letters are compared.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}

  /// Replaces all matches; nothing unless overridden.
  ///
  /// - Parameters:
  ///   - searchQuery: what was searched.
  ///   - replacementString: what is put in its place.
  ///   - options: how letters are compared.
  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}

  /// Shows the next match in a direction, from the last on to the first; nothing unless overridden.
  open func highlightNextResult(inDirection direction: UITextStorageDirection) {}

  /// Forgets all matches, and shows none; nothing unless overridden.
  open func invalidateFoundResults() {}

  /// Called before the find bar has its matches forgotten.
  func willEnd() {}
}
