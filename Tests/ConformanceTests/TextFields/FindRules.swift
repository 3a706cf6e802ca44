// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("FR find", .freshApplication)
struct FindRules {
  @Test func `FR-67 the find bar counts matches and steps from one to the next`() throws {
    let stage = try TextViewStage()
    stage.view.text = "one two One\n" + String(repeating: "line\n", count: 50) + "ONE"
    stage.view.becomeFirstResponder()
    #expect(!stage.view.canPerformAction("find:", withSender: nil))
    stage.view.isFindInteractionEnabled = true
    let interaction = try #require(stage.view.findInteraction)
    stage.view.selectedRange = NSRange(location: 4, length: 0)
    UIApplication.shared.sendAction("find:", to: nil, from: nil, for: nil)
    #expect(interaction.isFindNavigatorVisible)
    let field = try stage.generator.viewWithIdentifier("find text", ofType: UITextField.self)
    #expect(field.isFirstResponder)
    field.insertText("one")
    let count = try stage.generator.viewWithIdentifier("find count", ofType: UILabel.self)
    #expect(count.text == "2 of 3")
    try stage.generator.fingerTap(at: "find next")
    #expect(count.text == "3 of 3" && stage.view.contentOffset.y > 0)
    UIApplication.shared.sendAction("findNext:", to: nil, from: nil, for: nil)
    #expect(count.text == "1 of 3" && stage.view.contentOffset.y == 0)
    try stage.generator.fingerTap(at: "find previous")
    #expect(count.text == "3 of 3")
    stage.view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "")
    stage.view.layoutIfNeeded()
    #expect(interaction.activeFindSession?.resultCount == 2)
    try stage.generator.fingerTap(at: "find done")
    #expect(!interaction.isFindNavigatorVisible && stage.view.isFirstResponder)
    #expect(interaction.searchText == "one" && interaction.activeFindSession == nil)
  }

  @Test func `FR-67 the find bar goes with the view that is searched`() throws {
    let stage = try TextViewStage()
    stage.view.text = "one"
    stage.view.isFindInteractionEnabled = true
    let interaction = try #require(stage.view.findInteraction)
    interaction.presentFindNavigator(showingReplace: false)
    let bar = try stage.generator.viewWithIdentifier("find bar")
    stage.view.superview?.removeFromSuperview()
    stage.view.removeFromSuperview()
    #expect(!interaction.isFindNavigatorVisible && bar.window == nil)
    #expect(interaction.activeFindSession == nil)
    try stage.generator.wait(1)
    #expect(!stage.generator.viewIsVisible("key space"))
  }

  @Test func `FR-67 Escape takes the find bar away, and nothing behind it hears of it`() throws {
    let stage = try TextViewStage()
    stage.view.text = "one"
    stage.view.isFindInteractionEnabled = true
    let interaction = try #require(stage.view.findInteraction)
    interaction.presentFindNavigator(showingReplace: false)
    _ = stage.generator.trace
    try stage.generator.keyPress(.escape)
    #expect(!interaction.isFindNavigatorVisible && stage.view.isFirstResponder)
    #expect(stage.generator.trace.contains { $0.contains("dismissFindBar") })
  }

  @Test func `FR-67 matches are replaced, one or all, and undone`() throws {
    let stage = try TextViewStage()
    stage.view.text = "a cat, a cat and a cat"
    stage.view.isFindInteractionEnabled = true
    let interaction = try #require(stage.view.findInteraction)
    interaction.searchText = "cat"
    interaction.replacementText = "tiger"
    interaction.presentFindNavigator(showingReplace: true)
    try stage.generator.fingerTap(at: "find replace")
    #expect(stage.view.text == "a tiger, a cat and a cat")
    try stage.generator.fingerTap(at: "find replace all")
    #expect(stage.view.text == "a tiger, a tiger and a tiger")
    stage.view.undoManager?.undo()
    #expect(stage.view.text != "a tiger, a tiger and a tiger")
    interaction.dismissFindNavigator()
    stage.view.selectedRange = NSRange(location: 2, length: 3)
    stage.view.becomeFirstResponder()
    stage.view.useSelectionForFind(nil)
    let selected = stage.view.text(in: stage.range(2, 5))
    #expect(interaction.searchText == selected)
  }

  @Test func `FR-67 a view of one's own is searched by its session`() throws {
    final class Session: UIFindSession {
      let log = EventLog()
      override var resultCount: Int { 7 }
      override var highlightedResultIndex: Int { 2 }
      override func performSearch(query: String, options: UITextSearchOptions?) {
        log.record("search \(query) \(options?.wordMatchMethod == .contains)")
      }
      override func highlightNextResult(inDirection direction: UITextStorageDirection) {
        log.record("next \(direction)")
      }
      override func invalidateFoundResults() { log.record("forget") }
    }
    final class Owner: NSObject, UIFindInteractionDelegate {
      let session = Session()
      func findInteraction(
        _ interaction: UIFindInteraction, sessionFor view: UIView
      ) -> UIFindSession? { session }
      func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
        self.session.log.record("begin")
      }
      func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        self.session.log.record("end")
      }
    }
    let owner = Owner()
    let view = UIView(frame: UIScreen.main.bounds)
    let interaction = UIFindInteraction(sessionDelegate: owner)
    view.addInteraction(interaction)
    let generator = try EventGenerator(view: view)
    interaction.searchText = "it"
    interaction.presentFindNavigator(showingReplace: true)
    interaction.findPrevious()
    let count = try generator.viewWithIdentifier("find count", ofType: UILabel.self)
    #expect(count.text == "3 of 7")
    interaction.dismissFindNavigator()
    #expect(
      owner.session.log.take() == [
        "begin", "search it true", "next backward", "forget", "end",
      ])
  }
}
