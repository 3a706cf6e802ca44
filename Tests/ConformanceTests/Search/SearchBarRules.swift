// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("SB search bars", .freshApplication)
struct SearchBarRules {
  @Test func `SB-1 SB-3 a bar is first responder by its field`() throws {
    let stage = try SearchStage()
    let bar = stage.bar
    #expect(bar.canBecomeFirstResponder && !bar.isFirstResponder)
    #expect(bar.becomeFirstResponder())
    #expect(stage.log.take() == ["shouldBegin", "didBegin"])
    #expect(bar.isFirstResponder && stage.field.isFirstResponder && stage.field.isEditing)
    #expect(bar.becomeFirstResponder() && stage.log.take() == [])
    #expect(bar.resignFirstResponder())
    #expect(stage.log.take() == ["shouldEnd", "didEnd"])
    #expect(!bar.isFirstResponder)
    try stage.generator.fingerTap(at: stage.field)
    #expect(stage.log.take() == ["shouldBegin", "didBegin"])
    #expect(stage.controller.view.endEditing(true))
    #expect(stage.log.take() == ["shouldEnd", "didEnd"])
  }

  @Test func `SB-3 a delegate that refuses keeps everything as it was`() throws {
    let stage = try SearchStage()
    stage.delegate.refuses = ["shouldBegin", "shouldEnd"]
    #expect(!stage.bar.becomeFirstResponder())
    #expect(stage.log.take() == ["shouldBegin"])
    stage.delegate.refuses = ["shouldEnd"]
    stage.bar.becomeFirstResponder()
    #expect(!stage.bar.resignFirstResponder() && stage.bar.isFirstResponder)
    #expect(stage.log.take() == ["shouldBegin", "didBegin", "shouldEnd"])
  }

  @Test func `SB-3 the delegate of the field is asked after that of the bar`() throws {
    let stage = try SearchStage()
    stage.delegate.notesField = true
    stage.field.delegate = stage.delegate
    stage.bar.becomeFirstResponder()
    #expect(stage.log.take() == ["shouldBegin", "field shouldBegin", "didBegin"])
  }

  @Test func `SB-2 the keyboard is as the bar says`() throws {
    let stage = try SearchStage()
    let (bar, field) = (stage.bar, stage.field)
    #expect(bar.returnKeyType == .search && bar.autocapitalizationType == .none)
    #expect(bar.enablesReturnKeyAutomatically)
    bar.keyboardType = .emailAddress
    bar.autocorrectionType = .no
    bar.spellCheckingType = .no
    bar.autocapitalizationType = .words
    bar.smartQuotesType = .no
    bar.smartDashesType = .no
    bar.smartInsertDeleteType = .no
    bar.keyboardAppearance = .dark
    bar.returnKeyType = .done
    bar.textContentType = .URL
    bar.isSecureTextEntry = true
    bar.inlinePredictionType = .no
    bar.mathExpressionCompletionType = .no
    bar.enablesReturnKeyAutomatically = false
    let accessory = UIView()
    bar.inputAccessoryView = accessory
    #expect(field.keyboardType == .emailAddress && field.autocorrectionType == .no)
    #expect(field.spellCheckingType == .no && field.autocapitalizationType == .words)
    #expect(field.smartQuotesType == .no && field.smartDashesType == .no)
    #expect(field.smartInsertDeleteType == .no && field.keyboardAppearance == .dark)
    #expect(field.returnKeyType == .done && field.textContentType == .URL)
    #expect(field.isSecureTextEntry && field.inlinePredictionType == .no)
    #expect(field.mathExpressionCompletionType == .no && !field.enablesReturnKeyAutomatically)
    #expect(field.inputAccessoryView === accessory && bar.passwordRules == nil)
    #expect(bar.inputAssistantItem === field.inputAssistantItem)
  }

  @Test func `SB-4 SB-5 the delegate is asked before a change and told after it`() throws {
    let stage = try SearchStage()
    stage.bar.text = "x"
    #expect(stage.log.take() == [], "the program set it")
    stage.bar.becomeFirstResponder()
    _ = stage.log.take()
    try stage.generator.keyPress("a")
    #expect(stage.log.take() == ["shouldChange 1+0 “a”", "text “xa”"])
    try stage.generator.keyPress(.deleteOrBackspace)
    #expect(stage.log.take() == ["shouldChange 1+1 “”", "text “x”"])
    stage.delegate.refuses = ["change"]
    try stage.generator.keyPress("b")
    #expect(stage.log.take() == ["shouldChange 1+0 “b”"])
    #expect(stage.bar.text == "x")
    stage.bar.text = nil
    #expect(stage.bar.text == "" && stage.log.take() == [])
  }

  @Test func `SB-6 Return searches, and the field stays first responder`() throws {
    let stage = try SearchStage()
    stage.bar.becomeFirstResponder()
    _ = stage.log.take()
    try stage.generator.keyPress(.returnOrEnter)
    #expect(stage.log.take() == [], "there is nothing to search for")
    stage.bar.text = "ab"
    try stage.generator.keyPress(.returnOrEnter)
    #expect(stage.log.take() == ["shouldChange 2+0 “return”", "search"])
    #expect(stage.bar.isFirstResponder && stage.bar.text == "ab")
    stage.delegate.refuses = ["return"]
    try stage.generator.keyPress(.returnOrEnter)
    #expect(stage.log.take() == ["shouldChange 2+0 “return”"])
    stage.delegate.refuses = []
    stage.bar.text = ""
    stage.bar.enablesReturnKeyAutomatically = false
    try stage.generator.keyPress(.returnOrEnter)
    #expect(stage.log.take() == ["shouldChange 0+0 “return”", "search"])
  }

  @Test func `SB-7 the clear button empties the text and begins editing`() throws {
    let stage = try SearchStage()
    stage.bar.text = "ab"
    let clear = try #require(stage.button("clear text"))
    try stage.generator.fingerTap(at: clear)
    #expect(stage.log.take() == ["text “”", "shouldBegin", "didBegin"])
    #expect(stage.bar.text == "" && stage.bar.isFirstResponder)
    stage.bar.layoutIfNeeded()
    #expect(clear.superview == nil)
    try stage.generator.keyPress("a")
    _ = stage.log.take()
    stage.bar.layoutIfNeeded()
    try stage.generator.fingerTap(at: clear)
    #expect(stage.log.take() == ["text “”"])
  }

  @Test func `SB-8 the cancel button tells, and nothing else`() throws {
    let stage = try SearchStage()
    let cancel = try #require(stage.button("cancel search"))
    #expect(cancel.isHidden && !stage.bar.showsCancelButton)
    stage.bar.showsCancelButton = true
    stage.bar.text = "ab"
    stage.bar.becomeFirstResponder()
    stage.bar.layoutIfNeeded()
    _ = stage.log.take()
    try stage.generator.fingerTap(at: cancel)
    #expect(stage.log.take() == ["cancel"])
    #expect(stage.bar.text == "ab" && stage.bar.isFirstResponder)
    stage.bar.resignFirstResponder()
    _ = stage.log.take()
    try stage.generator.fingerTap(at: cancel)
    #expect(stage.log.take() == ["cancel"])
  }

  @Test func `SB-9 Escape cancels while the button is shown`() throws {
    let stage = try SearchStage()
    stage.bar.becomeFirstResponder()
    _ = stage.log.take()
    try stage.generator.keyPress(.escape)
    #expect(stage.log.take() == [])
    stage.bar.showsCancelButton = true
    try stage.generator.keyPress(.escape)
    #expect(stage.log.take() == ["cancel"])
    stage.bar.isEnabled = false
    stage.controller.becomeFirstResponder()
    _ = stage.log.take()
    try stage.generator.keyPress(.escape)
    #expect(stage.log.take() == [])
  }

  @Test func `SB-10 a button behind the text shows bookmarks or results`() throws {
    let stage = try SearchStage()
    stage.bar.showsBookmarkButton = true
    let bookmark = try #require(stage.button("Bookmarks"))
    try stage.generator.fingerTap(at: bookmark)
    #expect(stage.log.take() == ["bookmark"])
    stage.bar.showsSearchResultsButton = true
    let results = try #require(stage.button("Search results"))
    #expect(bookmark.superview == nil)
    try stage.generator.fingerTap(at: results)
    #expect(stage.log.take() == ["results"])
    stage.bar.isSearchResultsButtonSelected = true
    #expect((results as? UIButton)?.isSelected == true && stage.bar.isSearchResultsButtonSelected)
    stage.bar.text = "ab"
    stage.bar.layoutIfNeeded()
    #expect(results.superview == nil && stage.button("clear text")?.superview != nil)
    stage.bar.text = ""
    stage.bar.showsSearchResultsButton = false
    #expect(stage.button("Bookmarks") === bookmark)
    #expect(stage.bar.showsBookmarkButton && !stage.bar.showsSearchResultsButton)
  }

  @Test func `SB-11 a person chooses a scope below the field`() throws {
    let stage = try SearchStage()
    let bar = stage.bar
    #expect(bar.scopeButtonTitles == nil && bar.selectedScopeButtonIndex == 0)
    bar.showsScopeBar = true
    #expect(bar.sizeThatFits(.zero).height == 56, "there are no scopes")
    bar.scopeButtonTitles = ["All", "Old", "New"]
    #expect(bar.sizeThatFits(.zero).height == 100 && bar.intrinsicContentSize.height == 100)
    bar.frame.size.height = 100
    bar.layoutIfNeeded()
    let scopes = try #require(bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first)
    #expect(scopes.frame == CGRect(x: 8, y: 56, width: 304, height: 32) && !scopes.isHidden)
    try stage.generator.fingerTap(at: CGPoint(x: 290, y: 172))
    #expect(stage.log.take() == ["scope 2"])
    #expect(bar.selectedScopeButtonIndex == 2)
    bar.selectedScopeButtonIndex = 1
    #expect(bar.selectedScopeButtonIndex == 1)
    bar.selectedScopeButtonIndex = 99
    #expect(bar.selectedScopeButtonIndex == 2)
    bar.scopeButtonTitles = ["All"]
    #expect(bar.selectedScopeButtonIndex == 0 && stage.log.take() == [])
    bar.scopeButtonTitles = nil
    bar.layoutIfNeeded()
    #expect(scopes.isHidden && bar.showsScopeBar)
  }

  @Test func `SB-12 parts come with animation where it is asked for`() throws {
    let stage = try SearchStage()
    let bar = stage.bar
    let cancel = try #require(stage.button("cancel search"))
    bar.setShowsCancelButton(true, animated: false)
    #expect(stage.field.layer.animationKeys() == nil)
    bar.setShowsCancelButton(false, animated: false)
    bar.layoutIfNeeded()
    #expect(stage.field.frame.width == 304 && cancel.isHidden)
    bar.setShowsCancelButton(true, animated: true)
    #expect(!cancel.isHidden && cancel.alpha == 1 && stage.field.frame.width < 304)
    #expect(cancel.layer.animationKeys()?.isEmpty == false)
    stage.generator.advance(by: 0.3)
    #expect(cancel.layer.animationKeys() == nil)
    bar.scopeButtonTitles = ["All", "None"]
    bar.setShowsScope(true, animated: true)
    #expect(bar.showsScopeBar)
  }

  @Test func `SB-15 a bar that is not enabled takes nothing`() throws {
    let stage = try SearchStage()
    stage.bar.showsCancelButton = true
    stage.bar.isEnabled = false
    stage.bar.layoutIfNeeded()
    #expect(!stage.bar.isEnabled && !stage.bar.canBecomeFirstResponder)
    #expect(!stage.bar.becomeFirstResponder())
    let cancel = try #require(stage.button("cancel search"))
    for part in [stage.field, cancel] {
      let middle = CGPoint(x: part.bounds.midX, y: part.bounds.midY)
      try stage.generator.fingerTap(at: part.convert(middle, to: nil))
    }
    #expect(stage.log.take() == [] && !stage.bar.isFirstResponder)
  }
}
