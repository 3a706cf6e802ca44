// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing
import UIKitHost
import UIKitRuntime

@testable import UIKitText

@Suite("Names and figures of fonts")
struct FontNameTests {
  /// A face as its family, weight and slant.
  private func face(_ name: String) -> String {
    FontNames.face(name).map { "\($0.family) \($0.weight)\($0.isItalic ? " italic" : "")" }
      ?? "none"
  }

  @Test(
    arguments: [
      ("Helvetica", "system 400"), ("Courier New", "monospaced 400"), ("Georgia", "serif 400"),
      ("ArialRoundedMTBold", "none"), ("SystemRounded", "rounded 400"),
      ("Helvetica-Bold", "system 700"), ("Helvetica-BoldOblique", "system 700 italic"),
      ("TimesNewRomanPS-BoldItalicMT", "serif 700 italic"),
      ("Menlo-Italic", "monospaced 400 italic"),
      ("Avenir-UltraLight", "system 100"), ("Avenir-Thin", "system 200"),
      ("Avenir-Light", "system 300"), ("Avenir-Regular", "system 400"),
      ("Avenir-Roman", "system 400"), ("Avenir-Medium", "system 500"),
      ("Avenir-Semibold", "system 600"), ("Avenir-DemiBold", "system 600"),
      ("Avenir-Heavy", "system 800"), ("Avenir-Black", "system 900"),
      ("System-100", "system 100"), ("System-900", "system 900"), ("System-1000", "none"),
      ("System-99", "none"), ("System-450", "none"), ("System-0", "none"),
      ("Arial-MT", "system 400"), ("Arial-Strange", "none"), ("Comic Sans", "none"), ("", "none"),
    ])
  func `a name says family, weight and slant, or nothing`(_ name: String, _ wanted: String) {
    #expect(face(name) == wanted)
  }

  @Test func `built-in faces are those of their families, mixed between regular and bold`() {
    func advance(_ family: FontFace.Family, _ weight: Int) -> Double {
      BuiltInFaces.figures(of: FontFace(family: family, weight: weight)).advance(of: "b") * 2048
    }
    #expect(
      FontFace.Family.allCases.map { advance($0, 400) } == [1139, 1229, 1024, 1139])
    #expect(
      FontFace.Family.allCases.map { advance($0, 700) } == [1251, 1229, 1139, 1251])
    #expect([100, 399, 900, 701].map { advance(.system, $0) } == [1139, 1139, 1251, 1251])
    #expect(advance(.serif, 550) == 1081.5)
    let mixed = BuiltInFaces.figures(of: FontFace(family: .system, weight: 550))
    #expect(
      [mixed.ascent, mixed.descent, mixed.capHeight, mixed.xHeight].map { $0 * 2048 }
        == [1854, 434, 1409, 1082])
    #expect(!mixed.isReported && mixed.measuredCount == 0 && !mixed.isMeasured("b"))
  }

  @Test func `unknown characters have the advance of their kind or of their letter`() {
    let figures = BuiltInFaces.figures(of: FontFace())
    let letter = figures.advance(of: "e")
    let texts = [
      "\u{200B}", "\u{7}", "e\u{302}\u{301}", "😀", "☺\u{FE0F}", "☺", "日", "\u{3A9}\u{301}",
    ]
    let wanted = [0, 0, letter, 1.25, 1.25, 0.6, 1, 0.6]
    #expect(texts.map { figures.advance(of: Character($0)) } == wanted)
  }

  @Test func `wide characters are those of East Asia`() {
    let edges: [UInt32] = [
      0x10FF, 0x1100, 0x115F, 0x1160, 0x2E7F, 0x2E80, 0xA4CF, 0xA4D0, 0xABFF, 0xAC00, 0xD7A3,
      0xD7A4,
      0xF8FF, 0xF900, 0xFAFF, 0xFB00, 0xFE2F, 0xFE30, 0xFE4F, 0xFE50, 0xFEFF, 0xFF00, 0xFF60,
      0xFF61,
      0xFFDF, 0xFFE0, 0xFFE6, 0xFFE7, 0x1FFFF, 0x20000, 0x3FFFD, 0x3FFFE,
    ]
    let wide = edges.compactMap(Unicode.Scalar.init).map { TextClass.isWide(Character($0)) }
    let wanted = (0..<8).flatMap { _ in [false, true, true, false] }
    #expect(wide == wanted)
    #expect(
      [" ", "\u{3000}", "\u{A0}", "a"].map { TextClass.isSpace($0) } == [true, true, false, false])
  }

  @Test func `figures that are reported keep what is known besides`() {
    let first = BuiltInFaces.figures(of: FontFace()).merging(
      FontMeasures(
        ascent: 0.8, descent: 0.25, capHeight: 0.6, xHeight: 0.5,
        advances: ["a": 0.75, "e": 0.5, "": 1, "لا": 0.9, "ab": 0.4, "z": 0]))
    #expect(
      [first.ascent, first.descent, first.capHeight, first.xHeight] == [0.8, 0.25, 0.6, 0.5])
    #expect(first.isReported && first.isMeasured("a") && !first.isMeasured("b"))
    #expect(first.measuredCount == 4)
    #expect(first.advance(ofForm: "لا") == 0.9 && first.advance(ofForm: "ab") == nil)
    #expect(first.advance(of: "z") == 0 && first.advance(of: "e\u{302}\u{301}") == 0.5)
    let second = first.merging(
      FontMeasures(
        ascent: 1, descent: 1, capHeight: 1, xHeight: 1, advances: ["c": 0.3, "ـب": 0.2]))
    #expect(second.measuredCount == 6 && second.advance(of: "a") == 0.75)
    #expect(second.advance(ofForm: "لا") == 0.9 && second.advance(ofForm: "ـب") == 0.2)
    let other = second.substitute
    #expect(!other.isReported && !other.isMeasured("a") && other.advance(of: "a") == 0.75)
    #expect([other.ascent, other.descent, other.capHeight, other.xHeight] == [1, 1, 1, 1])
    #expect(other.advance(ofForm: "ـب") == 0.2 && other.measuredCount == 6)
  }
}

@Suite("Reports of fonts", .freshRuntime)
struct FontReportTests {
  private func report(_ faces: [(FontFace, Double)]) -> FontReport {
    FontReport(
      faces: Dictionary(
        uniqueKeysWithValues: faces.map {
          (
            $0,
            FontMeasures(
              ascent: $1, descent: 0.25, capHeight: 0.5, xHeight: 0.5, advances: ["a": $1])
          )
        }))
  }

  @Test func `a face without a report borrows the nearest weight, then the same slant`() {
    let table = FontTable()
    table.add(
      report([
        (FontFace(weight: 400), 0.4), (FontFace(weight: 700), 0.7),
        (FontFace(weight: 700, isItalic: true), 0.75), (FontFace(family: .serif, weight: 600), 0.6),
      ]))
    func ascent(_ weight: Int, _ isItalic: Bool) -> Double {
      table.figures(of: FontFace(weight: weight, isItalic: isItalic)).ascent
    }
    #expect(ascent(400, true) == 0.4)
    #expect([500, 600, 900].map { ascent($0, false) } == [0.4, 0.7, 0.7])
    #expect([600, 900].map { ascent($0, true) } == [0.75, 0.75])
    #expect(table.figures(of: FontFace(family: .serif)).ascent == 0.6)
    #expect(table.figures(of: FontFace(family: .monospaced)).ascent == 1705.0 / 2048)
  }

  @Test func `a report makes what was borrowed new, and everything is asked for again`() {
    let table = FontTable()
    let (plain, bold) = (FontFace(), FontFace(weight: 700))
    let before = table.figures(of: plain).ascent
    table.note(["x"], of: plain)
    table.note(forms: ["ـب", "بـ"], of: bold)
    #expect(table.takeMissing() == [plain: ["x"], bold: ["ـب", "بـ"]])
    #expect(table.takeMissing() == [:])
    table.note(["x", "y"], of: plain)
    table.note(forms: ["ـب"], of: bold)
    #expect(table.takeMissing() == [plain: ["y"]])
    #expect(table.add(report([(bold, 0.3)])) && table.generation == 1)
    #expect(table.figures(of: plain).ascent == 0.3 && before != 0.3)
    table.note(["x"], of: plain)
    table.note(forms: ["ـب"], of: bold)
    #expect(table.takeMissing() == [plain: ["x"], bold: ["ـب"]])
    table.note(["z"], of: plain)
    table.reset()
    #expect(table.generation == 2 && table.takeMissing() == [:])
    #expect(table.figures(of: plain).ascent == before && !table.figures(of: bold).isReported)
    table.note(["x"], of: plain)
    table.note(forms: ["ـب"], of: plain)
    #expect(table.takeMissing() == [plain: ["x", "ـب"]])
  }

  @Test(
    arguments: [
      ([0, 0, 0, 0], false), ([0, 1, 0, 0], true), ([1, 0, 0, 0], true), ([-1, 2, 0, 0], false),
      ([1, 1, -1, 0], false), ([1, 1, 0, .infinity], false), ([1, .nan, 0, 0], false),
    ] as [([Double], Bool)])
  func `measures without a height or below nothing are dropped`(_ m: [Double], _ isTaken: Bool) {
    let measures = FontMeasures(
      ascent: m[0], descent: m[1], capHeight: m[2], xHeight: m[3], advances: [:])
    let table = FontTable()
    #expect(table.add(FontReport(faces: [FontFace(): measures])) == isTaken)
    #expect(table.figures(of: FontFace()).isReported == isTaken)
    #expect(table.generation == (isTaken ? 1 : 0))
  }

  @Test func `a font measures itself by its size`() {
    let font = TextFont(FontFace(family: .serif), size: 2048)
    #expect(
      [font.ascender, font.descender, font.capHeight, font.xHeight, font.lineHeight]
        == [1825, -443, 1341, 940, 2268])
    #expect(TextFont(size: 3).face == FontFace() && TextFont(size: 3).pointSize == 3)
  }
}
