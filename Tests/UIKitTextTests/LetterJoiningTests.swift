// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing
import UIKitHost

@testable import UIKitText

@MainActor
@Suite("Letters that join", .freshRuntime)
struct LetterJoiningTests {
  /// A weight that no other test uses, for the table of fonts is shared.
  private static let face = FontFace(family: .rounded, weight: 317)
  private static let style = TextStyle(font: TextFont(face, size: 10), color: Ink.black)
  private static let figures: [String: Double] = [
    "\u{640}": 0.3, "ب": 0.9, "ب\u{640}": 0.6, "\u{640}ب\u{640}": 1.0, "\u{640}ب": 1.3, "ر": 0.5,
    "\u{640}ر": 0.7, "ل": 0.7, "ا": 0.3, "لا": 0.6, "\u{640}لا": 1.1, "a": 0.5, " ": 0.25,
  ]

  private func report() {
    FontTable.shared.add(
      FontReport(faces: [
        Self.face: FontMeasures(
          ascent: 0.9, descent: 0.3, capHeight: 0.7, xHeight: 0.5, advances: Self.figures)
      ]))
  }

  private func advances(_ text: String) -> [Double] {
    MeasuredText(text, style: Self.style).clusters.map { ($0.advance * 100).rounded() / 100 }
  }

  @Test func `a letter has the advance of the form it is drawn in`() {
    report()
    #expect(advances("ب") == [9])
    #expect(advances("بب") == [3, 10])
    #expect(advances("ببب") == [3, 4, 10])
    #expect(advances("برب") == [3, 4, 9])
    #expect(advances("aب ب") == [5, 9, 2.5, 9])
  }

  @Test func `marks do not matter, and what forbids joining does`() {
    report()
    #expect(LetterJoining.joins("بً", "ب"))
    #expect(!LetterJoining.joins("ب\u{200C}", "ب"))
    #expect(!LetterJoining.joins("ر", "ب") && !LetterJoining.joins("ء", "ب"))
    #expect(!LetterJoining.joins("ب", "ء") && !LetterJoining.joins("a", "ب"))
    #expect(LetterJoining.joins("\u{640}", "ب") && LetterJoining.joins("ܒ", "ܐ"))
  }

  @Test func `lam and alef share the advance of their one glyph`() {
    report()
    #expect(advances("لا") == [3, 3])
    #expect(advances("بلا") == [3, 4, 4])
    #expect(advances("بلاب") == [3, 4, 4, 9])
  }

  @Test func `forms that were not measured are asked for`() {
    let table = FontTable()
    table.note(forms: ["\u{640}ب", "لا"], of: Self.face)
    table.note(forms: ["لا"], of: Self.face)
    #expect(table.takeMissing() == [Self.face: ["\u{640}ب", "لا"]])
    table.note(forms: ["لا"], of: Self.face)
    #expect(table.takeMissing().isEmpty)
  }

  @Test func `a text that is cut ends with the form that its last letter is drawn in`() {
    report()
    let text = MeasuredText("بببببببب", style: Self.style)
    let layout = TextLayout(
      text, TextLayout.Options(width: 32, lineLimit: 1, breaking: .byTruncatingTail))
    let line = layout.lines[0]
    #expect(line.clusters.last?.character == "\u{2026}" && line.width <= 32.01)
    let kept = line.clusters.dropLast().map { ($0.advance * 100).rounded() / 100 }
    #expect(kept.count > 1 && kept.first == 3 && kept.last == 10)
  }
}
