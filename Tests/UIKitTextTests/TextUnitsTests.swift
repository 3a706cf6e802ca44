// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing

@testable import UIKitText

@MainActor
@Suite("Text units", .freshRuntime)
struct TextUnitsTests {
  private func words(_ text: String) -> [String] {
    TextUnits.words(in: text).map { text.units($0) }
  }

  private func sentences(_ text: String) -> [String] {
    TextUnits.sentences(in: text).map { text.units($0) }
  }

  @Test func `words leave out what stands around them`() {
    #expect(words("Hello, world! (Yes.)") == ["Hello", "world", "Yes"])
    #expect(words("") == [])
    #expect(words(" \t… ") == [])
  }

  @Test func `words keep marks between two letters or two digits`() {
    #expect(
      words("I don't pay 1,250.50 e.g. here.") == ["I", "don't", "pay", "1,250.50", "e.g", "here"])
    #expect(words("'quoted' a,b rock’n’roll") == ["quoted", "a", "b", "rock’n’roll"])
  }

  @Test func `words of scripts without spaces are runs of one kind`() {
    #expect(words("日本語を話すカタカナ") == ["日本語", "を", "話", "す", "カタカナ"])
    #expect(words("a👨‍👩‍👧b🇩🇪🇫🇷") == ["a", "👨‍👩‍👧", "b", "🇩🇪", "🇫🇷"])
    #expect(words("e\u{301}te\u{301} שלום عالم") == ["e\u{301}te\u{301}", "שלום", "عالم"])
  }

  @Test func `sentences end before a space behind their mark`() {
    #expect(
      sentences("One. Two?! 3.14 is it.  \"Yes.\" ok") == [
        "One. ", "Two?! ", "3.14 is it.  ", "\"Yes.\" ", "ok",
      ])
    #expect(sentences("日本。語！a") == ["日本。", "語！", "a"])
    #expect(sentences("no end\n") == ["no end"])
  }

  @Test func `boundaries go from paragraph to paragraph`() {
    let walker = TextWalker(stream: StringStream("one two\n\nthree."))
    var forward: [Int] = []
    var place = 0
    while let next = walker.boundary(from: place, .word, forward: true) {
      forward.append(next)
      place = next
    }
    #expect(forward == [3, 7, 14, 15])
    var backward: [Int] = []
    while let next = walker.boundary(from: place, .word, forward: false) {
      backward.append(next)
      place = next
    }
    #expect(backward == [9, 4, 0])
    #expect(walker.boundary(from: 0, .paragraph, forward: true) == 7)
    #expect(walker.boundary(from: 7, .paragraph, forward: true) == 8)
    #expect(walker.boundary(from: 15, .paragraph, forward: false) == 9)
    #expect(walker.boundary(from: 4, .document, forward: true) == 15)
  }

  @Test func `a position touches the unit on the side of its direction`() {
    let walker = TextWalker(stream: StringStream("ab cd\nef"))
    #expect(walker.enclosing(2, .word, forward: true) == nil)
    #expect(walker.enclosing(2, .word, forward: false) == 0..<2)
    #expect(walker.enclosing(3, .word, forward: true) == 3..<5)
    #expect(walker.enclosing(6, .word, forward: false) == nil)
    #expect(walker.enclosing(6, .paragraph, forward: true) == 6..<8)
    #expect(walker.enclosing(5, .paragraph, forward: true) == 0..<5)
    #expect(walker.isBoundary(5, .word, forward: true))
    #expect(!walker.isBoundary(5, .word, forward: false))
    #expect(walker.isBoundary(6, .word, forward: false))
    #expect(walker.enclosing(9, .word, forward: true) == nil)
  }

  @Test func `characters are what a person sees as one`() {
    let walker = TextWalker(stream: StringStream("a👨‍👩‍👧e\u{301}\r\nb"))
    var stops = [0]
    while let next = walker.boundary(from: stops[stops.count - 1], .character, forward: true) {
      stops.append(next)
    }
    #expect(stops == [0, 1, 9, 11, 13, 14])
    #expect(walker.isBoundary(9, .character, forward: true))
    #expect(!walker.isBoundary(4, .character, forward: true))
  }
}
