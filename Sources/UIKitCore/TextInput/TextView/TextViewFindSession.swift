// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

// Rules: FR-67.
/// Searches the text of a text view.
final class TextViewFindSession: UIFindSession {
  private weak var view: UITextView?
  private var query = ""
  private var options: UITextSearchOptions?
  private(set) var matches: [Range<Int>] = []
  private var current: Int?
  /// The text that was searched.
  private var version = -1

  init(_ view: UITextView) {
    self.view = view
    super.init()
  }

  override var resultCount: Int { matches.count }
  override var highlightedResultIndex: Int { current ?? NSNotFound }
  override var supportsReplacement: Bool { view?.isEditable ?? false }

  /// The match that is shown.
  var shown: Range<Int>? { current.map { matches[$0] } }

  /// The match at the selection or behind it is shown first.
  override func performSearch(query: String, options: UITextSearchOptions?) {
    self.query = query
    self.options = options
    search()
    let start = view?.editor.selection.range.lowerBound ?? 0
    current = matches.firstIndex { $0.lowerBound >= start } ?? (matches.isEmpty ? nil : 0)
    show()
  }

  private func search() {
    guard let view else { return }
    version = view.editor.document.version
    let text = view.editor.document.string
    matches = TextSearch(query: query, options: options).ranges(in: text)
  }

  /// Searches again if the text is another.
  ///
  /// - Returns: whether it is.
  func refresh() -> Bool {
    guard let view, !query.isEmpty, version != view.editor.document.version else { return false }
    let start = shown?.lowerBound ?? 0
    search()
    current = matches.firstIndex { $0.lowerBound >= start } ?? (matches.isEmpty ? nil : 0)
    return true
  }

  override func highlightNextResult(inDirection direction: UITextStorageDirection) {
    _ = refresh()
    guard !matches.isEmpty else { return }
    let step = direction == .forward ? 1 : matches.count - 1
    current = current.map { ($0 + step) % matches.count } ?? 0
    show()
  }

  private func show() {
    guard let view else { return }
    if let shown { view.scrollRangeToVisible(NSRange(shown)) }
    view.textNeedsDisplay()
  }

  override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard let view, view.isEditable, let shown else { return }
    view.editor.change(shown, to: replacementString, .other)
    search()
    let next = shown.lowerBound + replacementString.utf16.count
    current = matches.firstIndex { $0.lowerBound >= next } ?? (matches.isEmpty ? nil : 0)
    show()
  }

  override func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard let view, view.isEditable else { return }
    search()
    // From the end, so that the places before stay where they are.
    for match in matches.reversed() {
      view.editor.change(match, to: replacementString, .other)
    }
    search()
    current = matches.isEmpty ? nil : 0
    show()
  }

  /// What was shown is selected.
  override func willEnd() {
    _ = refresh()
    if let shown { view?.editor.select(TextSelection(shown)) }
  }

  override func invalidateFoundResults() {
    query = ""
    matches = []
    current = nil
    view?.textNeedsDisplay()
  }
}

/// Finds a text in another.
struct TextSearch {
  let query: String
  let options: UITextSearchOptions?

  /// The matches as UTF-16 offsets; they do not overlap.
  @MainActor
  func ranges(in text: String) -> [Range<Int>] {
    guard !query.isEmpty else { return [] }
    let source = NSString(string: text)
    let comparing = options?.stringCompareOptions ?? FindBar.usualOptions
    var result: [Range<Int>] = []
    var start = 0
    while start < source.length {
      let rest = NSRange(location: start, length: source.length - start)
      let found = source.range(of: query, options: comparing, range: rest)
      guard found.location != NSNotFound, found.length > 0, let range = Range(found) else { break }
      if isWanted(found, in: source) { result.append(range) }
      start = range.upperBound
    }
    return result
  }

  @MainActor
  private func isWanted(_ range: NSRange, in text: NSString) -> Bool {
    func isLetter(at place: Int) -> Bool {
      guard (0..<text.length).contains(place) else { return false }
      let one = text.substring(with: NSRange(location: place, length: 1))
      return one.first.map { $0.isLetter || $0.isNumber } ?? false
    }
    let begins = !isLetter(at: range.location - 1)
    return switch options?.wordMatchMethod ?? .contains {
    case .contains: true
    case .startsWith: begins
    case .fullWord: begins && !isLetter(at: NSMaxRange(range))
    }
  }
}
