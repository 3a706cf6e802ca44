// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Finding text", .freshApplication)
struct FindBarTests {
  /// Every character is 10 points wide.
  private static let font = UIFont.monospacedSystemFont(
    ofSize: 10 / 0.60009765625, weight: .regular)
  private let view = UITextView(frame: CGRect(x: 0, y: 40, width: 200, height: 100))
  private let generator: EventGenerator
  private let interaction: UIFindInteraction

  init() throws {
    let controller = UIViewController()
    controller.view.addSubview(view)
    view.font = Self.font
    view.textContainer.lineFragmentPadding = 0
    view.text = "cat Cat\ncát concat"
    view.isFindInteractionEnabled = true
    interaction = try #require(view.findInteraction)
    generator = try EventGenerator(viewController: controller)
  }

  private func part<V: UIView>(_ name: String) throws -> V {
    try generator.viewWithIdentifier(name, ofType: V.self)
  }
  private func view(_ name: String) throws -> UIView { try part("find \(name)") }

  @Test func `the bar stands above the keyboard, its parts side by side`() throws {
    interaction.presentFindNavigator(showingReplace: false)
    try generator.wait(1)
    let bar: FindBar = try part("find bar")
    let window = try #require(bar.window)
    bar.layoutIfNeeded()
    let keyboard = try #require(KeyboardPlace.shared.frame)
    #expect(bar.superview === window && bar.frame.maxY == keyboard.minY && bar.frame.height == 44)
    #expect(bar.frame.width == window.bounds.width && bar.frame.minX == 0)
    #expect(bar.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
    let width = bar.bounds.width
    func frames() throws -> [CGRect] {
      bar.layoutIfNeeded()
      return try [
        "text", "count", "previous", "next", "done", "replacement", "replace", "replace all",
      ]
      .map { try view($0).frame }
    }
    let first = [
      CGRect(x: 8, y: 5, width: width - 220, height: 34),
      CGRect(x: width - 204, y: 0, width: 60, height: 44),
      CGRect(x: width - 144, y: 0, width: 36, height: 44),
      CGRect(x: width - 108, y: 0, width: 36, height: 44),
      CGRect(x: width - 72, y: 0, width: 64, height: 44),
    ]
    let second = [
      CGRect(x: 8, y: 49, width: width - 152, height: 34),
      CGRect(x: width - 136, y: 44, width: 64, height: 44),
      CGRect(x: width - 72, y: 44, width: 64, height: 44),
    ]
    #expect(try frames() == first + second)
    let names = ["replacement", "replace", "replace all"]
    #expect(try names.map { try view($0).isHidden } == [true, true, true])
    interaction.presentFindNavigator(showingReplace: true)
    #expect(try names.map { try view($0).isHidden } == [false, false, false])
    #expect(bar.frame.height == 88 && bar.frame.maxY == keyboard.minY)
    interaction.presentFindNavigator(showingReplace: false)
    view.isEditable = false
    interaction.presentFindNavigator(showingReplace: true)
    #expect(!bar.showsReplacement && bar.frame.height == 44)
    interaction.dismissFindNavigator()
    #expect(bar.superview == nil && view.isFirstResponder)
  }

  @Test func `its fields and keys are made for searching`() throws {
    interaction.presentFindNavigator(showingReplace: true)
    let search: UITextField = try part("find text")
    let replace: UITextField = try part("find replacement")
    #expect(search.placeholder == "Find" && replace.placeholder == "Replace")
    #expect(search.clearButtonMode == .whileEditing && replace.clearButtonMode == .never)
    #expect(search.returnKeyType == .search && replace.returnKeyType == .default)
    for field in [search, replace] {
      #expect(field.borderStyle == .roundedRect && field.autocapitalizationType == .none)
    }
    let bar: FindBar = try part("find bar")
    #expect(bar.keyCommands?.map(\.input) == [UIKeyCommand.inputEscape] && bar.next === view)
    #expect(bar.keyCommands?.first?.modifierFlags == [])
    search.text = "cat"
    interaction.presentFindNavigator(showingReplace: true)
    #expect(search.isFirstResponder && search.editor.selection.range == 0..<3)
    search.insertText("c")
    #expect(interaction.searchText == "c" && interaction.activeFindSession?.resultCount == 5)
    search.insertText("\n")
    #expect(interaction.activeFindSession?.highlightedResultIndex == 1)
  }

  @Test func `the count and the buttons follow what is found`() throws {
    interaction.presentFindNavigator(showingReplace: true)
    let count: UILabel = try part("find count")
    let names = ["previous", "next", "replace", "replace all"]
    func state() throws -> String {
      let on = try names.map { try (part("find \($0)") as UIButton).isEnabled ? "x" : "·" }
      return "\(count.text ?? "nil") \(on.joined())"
    }
    #expect(try state() == "nil ····")
    view.selectedRange = NSRange(location: 5, length: 0)
    interaction.searchText = "cat"
    #expect(try state() == "3 of 4 xxxx")
    interaction.findNext()
    interaction.findNext()
    #expect(try state() == "1 of 4 xxxx")
    interaction.findPrevious()
    #expect(try state() == "4 of 4 xxxx")
    interaction.searchText = "zebra"
    #expect(try state() == "0 ····")
    interaction.findNext()
    #expect(
      try state() == "0 ····" && interaction.activeFindSession?.highlightedResultIndex == NSNotFound
    )
    interaction.searchText = ""
    #expect(try state() == "nil ····" && interaction.activeFindSession?.resultCount == 0)
    interaction.searchText = "cat"
    interaction.activeFindSession?.searchResultDisplayStyle = .total
    interaction.updateResultCount()
    #expect(try state() == "4 xxxx")
    interaction.activeFindSession?.searchResultDisplayStyle = .none
    interaction.updateResultCount()
    #expect(try state() == "nil xxxx")
    view.textStorage.mutableString.insert("cat ", at: 0)
    view.layoutIfNeeded()
    #expect(interaction.activeFindSession?.resultCount == 5)
  }

  @Test func `one or all are replaced, and what follows is shown next`() throws {
    interaction.searchText = "cat"
    interaction.replacementText = "dog"
    #expect(interaction.searchText == "cat" && interaction.replacementText == "dog")
    #expect(!interaction.isFindNavigatorVisible && interaction.activeFindSession == nil)
    view.selectedRange = NSRange(location: 1, length: 0)
    interaction.presentFindNavigator(showingReplace: true)
    #expect(interaction.activeFindSession?.highlightedResultIndex == 1)
    interaction.replace(all: false)
    #expect(view.text == "cat dog\ncát concat")
    #expect(interaction.activeFindSession?.highlightedResultIndex == 1)
    interaction.findNext()
    interaction.replace(all: false)
    #expect(view.text == "cat dog\ncát condog")
    #expect(interaction.activeFindSession?.highlightedResultIndex == 0)
    interaction.replacementText = "catcat"
    interaction.replace(all: true)
    #expect(view.text == "catcat dog\ncatcat condog")
    #expect(interaction.activeFindSession?.resultCount == 4)
    #expect(interaction.activeFindSession?.highlightedResultIndex == 0)
    view.isEditable = false
    interaction.replace(all: true)
    #expect(view.text == "catcat dog\ncatcat condog")
    interaction.dismissFindNavigator()
    #expect(view.selectedRange == NSRange(location: 0, length: 3))
    #expect(interaction.replacementText == "catcat" && interaction.activeFindSession == nil)
    interaction.replace(all: true)
    #expect(view.text == "catcat dog\ncatcat condog")
  }

  @Test func `words are compared as the options say`() {
    func found(
      _ query: String, _ method: UITextSearchOptions.WordMatchMethod,
      _ options: NSString.CompareOptions = FindBar.usualOptions
    ) -> [Int] {
      TextSearch(query: query, options: UITextSearchOptions(method, options))
        .ranges(in: "cat Cat1 concat cát aaa cat").map(\.lowerBound)
    }
    #expect(found("cat", .contains) == [0, 4, 12, 16, 24])
    #expect(found("cat", .startsWith) == [0, 4, 16, 24])
    #expect(found("cat", .fullWord) == [0, 16, 24])
    #expect(found("cat", .contains, []) == [0, 12, 24])
    #expect(found("cat", .contains, .caseInsensitive) == [0, 4, 12, 24])
    #expect(found("aa", .contains) == [20] && found("", .contains) == [])
    #expect(TextSearch(query: "CÁT", options: nil).ranges(in: "cat") == [0..<3])
    #expect(
      [UITextSearchOptions.WordMatchMethod.contains, .startsWith, .fullWord].map(\.rawValue) == [
        0, 1, 2,
      ])
    let options = UITextSearchOptions(.fullWord, .literal)
    #expect(options.wordMatchMethod == .fullWord && options.stringCompareOptions == .literal)
  }

  @Test func `a session of nobody finds nothing`() {
    let session = UIFindSession()
    #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
    #expect(!session.supportsReplacement && session.allowsReplacementForCurrentlyHighlightedResult)
    #expect(session.searchResultDisplayStyle == .currentAndTotal)
    #expect(
      [UIFindSession.SearchResultDisplayStyle.currentAndTotal, .total, .none].map(\.rawValue) == [
        0, 1, 2,
      ])
    let own = TextViewFindSession(view)
    #expect(own.shown == nil && own.highlightedResultIndex == NSNotFound && own.supportsReplacement)
    own.highlightNextResult(inDirection: .forward)
    #expect(own.shown == nil && !own.refresh())
    own.performSearch(query: "cat", options: nil)
    #expect(own.shown == 0..<3 && own.matches.count == 4 && !own.refresh())
    own.highlightNextResult(inDirection: .backward)
    #expect(own.highlightedResultIndex == 3 && own.shown == 15..<18)
    own.invalidateFoundResults()
    #expect(own.resultCount == 0 && own.highlightedResultIndex == NSNotFound && !own.refresh())
  }

  @Test func `actions of finding are offered where they can do something`() {
    let names = [
      "find:", "findAndReplace:", "findNext:", "findPrevious:", "useSelectionForFind:", "copy:",
    ]
    func allowed() -> String {
      names.map { TextViewFinding.allows(Selector($0), in: view).map { $0 ? "x" : "·" } ?? "?" }
        .joined()
    }
    #expect(allowed() == "xx···?")
    view.selectedRange = NSRange(location: 0, length: 3)
    #expect(allowed() == "xx··x?")
    view.useSelectionForFind(nil)
    #expect(allowed() == "xxxxx?" && interaction.searchText == "cat")
    view.isEditable = false
    view.selectedRange = NSRange(location: 0, length: 0)
    view.useSelectionForFind(nil)
    #expect(allowed() == "x·xx·?" && interaction.searchText == "cat")
    interaction.searchText = ""
    #expect(allowed() == "x····?")
    view.isFindInteractionEnabled = false
    view.isFindInteractionEnabled = false
    #expect(allowed() == "·····?")
    view.findAndReplace(nil)
    #expect(!interaction.isFindNavigatorVisible)
  }

  @Test func `what is found is marked, and what is shown more`() throws {
    interaction.searchText = "cat"
    interaction.presentFindNavigator(showingReplace: false)
    view.layoutIfNeeded()
    let overlay = try #require(view.parts.found)
    #expect(view.subviews.first === overlay && !overlay.isUserInteractionEnabled)
    #expect(overlay.frame == CGRect(origin: .zero, size: view.contentSize))
    func marks() -> [Int] { (overlay.layer.sublayers ?? []).map { Int($0.frame.minX.rounded()) } }
    #expect(marks() == [0, 40, 0, 70])
    let colors = (overlay.layer.sublayers ?? []).map { $0.backgroundColor?.rgba.alpha ?? 0 }
    #expect(colors[0] > 0.9 && colors[1...].allSatisfy { $0 < 0.5 })
    interaction.searchText = "Cat c"
    view.layoutIfNeeded()
    #expect(marks() == [0, 0])
    interaction.searchText = "conc"
    view.layoutIfNeeded()
    #expect(marks() == [40] && view.parts.found === overlay)
    interaction.dismissFindNavigator()
    view.layoutIfNeeded()
    #expect(view.parts.found == nil && overlay.superview == nil)
  }
}
