// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing
import UIKitHost

@testable import UIKitText

/// Text of simple characters is laid out by their numbers, and nobody can tell.
@MainActor @Suite("Simple characters", .freshRuntime)
struct SimpleTextTests {
  private static let words = [
    "a", "quick ", "brown", " ", "  ", "-", "12,5 ", "(x)", "\u{201C}no\u{201D} ", "\t", "\n",
    "\r\n", "\r", "\u{85}", "\u{2028}", "\u{0}", "\u{7F}", "\u{A0}", "so\u{AD}ft", "caf\u{E9} ",
    "e\u{301}", "\u{C5}\u{300}", "a\u{300}\u{AD}\u{301}", "\u{17F}", "\u{180}", "\u{2FF}",
    "\u{300}",
    "\u{212A} ", "\u{A9}\u{FE0F}", "1\u{FE0F}\u{20E3}", "👩‍👩‍👧", "🇩🇪🇫", "日本。", "\u{3000}", "שלום ",
    "مرحبا لا ", "\u{2067}", "\u{202E}", "\u{200D}", "\u{FFFC}", "averylongwordthatfitsinnoline",
  ]

  private func text(_ random: inout SeededRandom, _ kinds: Int) -> String {
    (0..<Int.random(in: 0...30, using: &random))
      .map { _ in Self.words[Int.random(in: 0..<kinds, using: &random)] }.joined()
  }

  /// The same text without a character that is known by its number, but for those that are only so.
  private func general(_ text: MeasuredText) -> MeasuredText {
    let clusters = text.clusters.map {
      $0.character == "\u{AD}"
        ? $0
        : MeasuredText.Cluster(
          code: SimpleCharacter.none, whole: $0.character, advance: $0.advance, style: $0.style)
    }
    return MeasuredText(clusters: clusters, styles: text.styles)
  }

  private func report(_ advances: [String: Double]) {
    FontTable.shared.add(
      FontReport(faces: [
        FontFace(): FontMeasures(
          ascent: 0.9, descent: 0.2, capHeight: 0.7, xHeight: 0.5, advances: advances)
      ]))
  }

  @Test(arguments: 1...8)
  func `characters are found as Swift finds them`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let text = text(&random, Self.words.count)
      var found: [Character] = []
      var units: [Int] = []
      text.forEachCluster { code, whole, length in
        #expect((whole == nil) == (code < SimpleCharacter.limit))
        found.append(whole ?? SimpleCharacter.character(code))
        units.append(length)
        return true
      }
      #expect(found == Array(text) && units == text.map(\.utf16.count), "\(text.debugDescription)")
    }
  }

  @Test(arguments: [false, true])
  func `numbers have the advances of their characters`(isReported: Bool) {
    if isReported { report(["a": 0.3, "e\u{301}": 0.4, "\u{17F}": 0.2, "K": 0.7, "日": 1]) }
    let figures = FontTable.shared.figures(of: FontFace())
    for code in 0..<SimpleCharacter.limit {
      let character = SimpleCharacter.character(code)
      #expect(SimpleCharacter.code(of: character) == code)
      #expect(figures.advance(ofCode: code) == figures.advance(of: character))
      #expect(figures.measuredCodes.contains(code) == figures.isMeasured(character))
      #expect(SimpleCharacter.isNewline(code) == character.isNewline)
    }
    _ = MeasuredText("ab\u{E9}e\u{301}\tKé日\n", style: .plain(10))
    let asked = FontTable.shared.takeMissing()[FontFace()] ?? []
    let wanted: Set<Character> = isReported ? ["b"] : ["a", "b", "é", "K", "日"]
    #expect(Set(asked.compactMap(\.first)) == wanted && asked.count == wanted.count)
    _ = MeasuredText("ab\u{E9}e\u{301}\tKé日\n", style: .plain(10))
    #expect(FontTable.shared.takeMissing().isEmpty)
  }

  @Test(arguments: 1...8)
  func `lines end where those of characters end`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle,
      .byTruncatingTail,
    ]
    for _ in 0..<200 {
      let kinds = Bool.random(using: &random) ? 10 : Self.words.count
      let measured = MeasuredText(text(&random, kinds), style: .plain(12))
      let options = TextLayout.Options(
        width: CGFloat.random(in: 1...200, using: &random),
        lineLimit: Int.random(in: 0...3, using: &random),
        breaking: modes[Int.random(in: 0..<modes.count, using: &random)], alignment: .justified)
      let layout = TextLayout(measured, options)
      let other = TextLayout(general(measured), options)
      let room = CGRect(x: 0, y: 0, width: options.width, height: 100)
      #expect(layout.textLines(in: room) == other.textLines(in: room))
      #expect(layout.lines.map(\.width) == other.lines.map(\.width))
      #expect(
        layout.lines.map(\.string) == other.lines.map { String($0.clusters.map(\.character)) })
      #expect(layout.isTruncated == other.isTruncated)
    }
  }

  @Test func `words are classed as all the rules class them`() {
    var random = SeededRandom(seed: 7)
    let kinds: [LineBreakClass] = [
      .al, .al, .al, .sp, .sp, .op, .cl, .qu, .zw, .zwj, .cm, .hl, .nu, .hy, .ba, .bk, .sy, .ri,
    ]
    for _ in 0..<2000 {
      let classes = (0..<20).map { _ in kinds[Int.random(in: 0..<kinds.count, using: &random)] }
      var scan = LineBreaks()
      let wanted = classes.indices.map { place in
        scan.take(classes[place]) { classes[(place + 1)...].first { !$0.isAttached } }
      }
      #expect(LineBreaks.opportunities(between: classes) == wanted)
    }
  }

  /// What is drawn of a document, then the places of its characters.
  private func drawing(of document: TextDocument) -> [String] {
    var drawn: [String] = []
    var places: [String] = []
    document.forEachParagraph(from: 0, to: .infinity) { place, layout, top in
      let lines = layout.textLines(
        at: CGPoint(x: 0, y: top), underlined: nil, visible: 0...CGFloat.infinity)
      drawn += lines.map { "\($0.string) \($0.origin.x) \(Int($0.origin.y.rounded())) \($0.width)" }
      places += layout.lefts.indices.map {
        "\(place.start + layout.offsets[$0]) \(layout.lefts[$0])"
      }
    }
    return drawn + places
  }

  private func document(_ text: String) -> TextDocument {
    let document = TextDocument(base: AttributeSet(base: .plain(12)))
    document.frame.width = 110
    document.lengthOfPiece = 60
    document.setText(StyledText(text, document.base))
    return document
  }

  @Test(arguments: 1...6)
  func `an edit leaves what a new text is drawn as`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let words = [
      "a", "quick ", "brown", " ", "   ", "-", "12 ", "caf\u{E9} ", "e\u{301}", "日本語", "\t", "\n",
      "lazy ", "dogs and more of them ",
    ]
    let edited = document(String(repeating: "some words ", count: 40))
    for step in 0..<60 {
      let start = edited.buffer.valid(Int.random(in: 0...edited.length, using: &random))
      let end = edited.buffer.valid(start + Int.random(in: 0...20, using: &random))
      let new = (0..<Int.random(in: 0...4, using: &random))
        .map { _ in words[Int.random(in: 0..<words.count, using: &random)] }.joined()
      edited.replace(start..<max(start, end), with: StyledText(new, edited.base))
      let whole = document(edited.string)
      #expect(drawing(of: edited) == drawing(of: whole), "step \(step)")
    }
  }
}
