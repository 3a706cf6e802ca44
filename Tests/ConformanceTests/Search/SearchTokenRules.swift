// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("SB tokens", .freshApplication)
struct SearchTokenRules {
  @Test func `SB-30 tokens stand before the text`() throws {
    let stage = try SearchStage()
    let field = stage.field
    field.layoutIfNeeded()
    let before = field.textRect(forBounds: field.bounds)
    field.tokens = [stage.token("a"), stage.token("c")]
    field.insertToken(stage.token("b"), at: 1)
    #expect(stage.tokens() == ["a", "b", "c"] && field.text == "")
    #expect(field.textRect(forBounds: field.bounds).minX > before.minX)
    field.layoutIfNeeded()
    let places = field.subviews.filter { $0 is UIControl }.map(\.frame).sorted { $0.minX < $1.minX }
    #expect(places.count == 3 && places[0].minX == before.minX)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0.maxX < $1.minX })
    field.removeToken(at: 0)
    #expect(stage.tokens() == ["b", "c"])
    field.tokens = (0..<40).map { stage.token("long name \($0)") }
    field.layoutIfNeeded()
    #expect(field.textRect(forBounds: field.bounds).width >= 60, "there is room for text")
    #expect(stage.log.take() == [], "the program did it")
  }

  @Test func `SB-31 deleting chooses a token, then takes it away`() throws {
    let stage = try SearchStage()
    let field = stage.field
    field.tokens = [stage.token("a"), stage.token("b")]
    field.text = "x"
    stage.bar.becomeFirstResponder()
    _ = stage.log.take()
    try stage.generator.keyPress(.deleteOrBackspace)
    #expect(stage.log.take() == ["shouldChange 0+1 “”", "text “”"])
    try stage.generator.keyPress(.deleteOrBackspace)
    #expect(stage.log.take() == [] && stage.tokens() == ["a", "b"])
    let chosen = try #require(field.selectedTextRange)
    #expect(field.tokens(in: chosen).map(\.representedObject) as? [String] == ["b"])
    try stage.generator.keyPress(.deleteOrBackspace)
    #expect(stage.log.take() == ["text “”"] && stage.tokens() == ["a"])
    field.allowsDeletingTokens = false
    try stage.generator.keyPress(.deleteOrBackspace)
    try stage.generator.keyPress(.deleteOrBackspace)
    #expect(stage.tokens() == ["a"])
  }

  @Test func `SB-31 a finger chooses a token, which typing replaces`() throws {
    let stage = try SearchStage()
    let field = stage.field
    field.tokens = [stage.token("a"), stage.token("b")]
    field.layoutIfNeeded()
    let first = try #require(field.subviews.first { $0 is UIControl && $0 !== field })
    try stage.generator.fingerTap(at: first)
    #expect(stage.log.take() == ["shouldBegin", "didBegin"])
    #expect((first as? UIControl)?.isSelected == true)
    try stage.generator.keyPress("x")
    #expect(stage.tokens() == ["b"] && field.text == "x")
    #expect(stage.log.take() == ["shouldChange 0+0 “x”", "text “x”"])
    stage.bar.resignFirstResponder()
    #expect(field.selectedTextRange.map { field.tokens(in: $0).count } == 0)
  }

  @Test func `SB-6 a token alone is searched for`() throws {
    let stage = try SearchStage()
    stage.field.tokens = [stage.token("a")]
    stage.bar.becomeFirstResponder()
    _ = stage.log.take()
    try stage.generator.keyPress(.returnOrEnter)
    #expect(stage.log.take() == ["shouldChange 0+0 “return”", "search"])
  }

  @Test func `SB-32 positions of tokens are before all text`() throws {
    let stage = try SearchStage()
    let field = stage.field
    field.tokens = [stage.token("a"), stage.token("b"), stage.token("c")]
    field.text = "word more"
    let (a, c) = (field.positionOfToken(at: 0), field.positionOfToken(at: 2))
    let (start, end) = (field.beginningOfDocument, field.endOfDocument)
    #expect(field.compare(a, to: c) == .orderedAscending)
    #expect(field.compare(c, to: start) == .orderedAscending)
    #expect(field.compare(end, to: a) == .orderedDescending)
    #expect(field.compare(c, to: c) == .orderedSame)
    func names(_ range: UITextRange?) -> [String] {
      range.map { field.tokens(in: $0).map { "\($0.representedObject ?? "")" } } ?? ["none"]
    }
    #expect(names(field.textRange(from: a, to: c)) == ["a", "b"])
    #expect(names(field.textRange(from: c, to: a)) == ["a", "b"])
    #expect(names(field.textRange(from: end, to: c)) == ["c"])
    #expect(names(field.textualRange) == [])
    #expect(field.text(in: field.textualRange) == "word more")
    let all = try #require(field.textRange(from: a, to: end))
    #expect(field.text(in: all) == "word more")
    let word = try #require(
      field.position(from: start, offset: 4).flatMap { field.textRange(from: start, to: $0) })
    field.replaceTextualPortion(of: word, with: stage.token("word"), at: 3)
    #expect(stage.tokens() == ["a", "b", "c", "word"] && field.text == " more")
    field.selectedTextRange = field.textRange(from: c, to: field.positionOfToken(at: 3))
    #expect(names(field.selectedTextRange) == ["c"])
    field.selectedTextRange = field.textualRange
    #expect(names(field.selectedTextRange) == [])
  }

  @Test func `SB-33 a chosen token is copied as the delegate says`() throws {
    let stage = try SearchStage()
    let field = stage.field
    field.tokens = [stage.token("a"), stage.token("b")]
    stage.bar.becomeFirstResponder()
    try stage.generator.keyPress(.deleteOrBackspace)
    let copy = Selector("copy:")
    #expect(field.canPerformAction(copy, withSender: nil))
    field.copy(nil)
    #expect(UIPasteboard.general.string == "B")
    field.delegate = stage.delegate
    field.copy(nil)
    #expect(UIPasteboard.general.string == "token of b")
    field.cut(nil)
    #expect(stage.tokens() == ["a"])
    field.allowsCopyingTokens = false
    field.deleteBackward()
    #expect(!field.canPerformAction(copy, withSender: nil))
    field.copy(nil)
    #expect(UIPasteboard.general.string == "token of b")
    field.delete(nil)
    #expect(stage.tokens() == [])
  }
}
