// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost

@testable import UIKitText

@Suite("Font figures")
struct FontTableTests {
  private func report(_ advances: [String: Double]) -> FontReport {
    FontReport(faces: [
      FontFace(): FontMeasures(
        ascent: 0.9, descent: 0.3, capHeight: 0.7, xHeight: 0.5, advances: advances)
    ])
  }

  @Test func `figures of the host replace the built-in ones`() {
    let table = FontTable()
    let before = table.figures(of: FontFace()).advance(of: "b")
    #expect(table.add(report(["a": 0.75])))
    let figures = table.figures(of: FontFace())
    #expect(figures.advance(of: "a") == 0.75)
    #expect(figures.ascent == 0.9)
    #expect(figures.advance(of: "b") == before)
    #expect(table.generation == 1)
  }

  @Test func `a font that was not reported borrows the nearest one`() {
    let table = FontTable()
    table.add(report(["a": 0.75]))
    let bold = table.figures(of: FontFace(weight: 700))
    #expect(bold.advance(of: "a") == 0.75)
    #expect(!bold.isMeasured("a"))
  }

  @Test func `of two fonts that are as near the lighter one is borrowed`() {
    let weights = [100, 200, 300, 500, 600, 700]
    let measures = weights.map {
      FontMeasures(
        ascent: Double($0), descent: 0.3, capHeight: 0.7, xHeight: 0.5, advances: [:])
    }
    for count in 2...weights.count {
      let table = FontTable()
      let faces = zip(weights, measures).suffix(count).map { (FontFace(weight: $0), $1) }
      table.add(FontReport(faces: Dictionary(uniqueKeysWithValues: faces)))
      #expect(table.figures(of: FontFace()).ascent == [2: 600, 3: 500][count, default: 300])
      #expect(table.figures(of: FontFace(weight: 550)).ascent == (count < 3 ? 600 : 500))
    }
  }

  @Test func `a cluster is asked for once, and again after another report`() {
    let table = FontTable()
    table.note(["x", "y"], of: FontFace())
    #expect(table.takeMissing() == [FontFace(): ["x", "y"]])
    table.note(["x"], of: FontFace())
    #expect(table.takeMissing() == [:])
    table.add(report(["y": 0.5]))
    table.note(["x"], of: FontFace())
    #expect(table.takeMissing() == [FontFace(): ["x"]])
  }

  @Test func `a report without news changes nothing, so asking ends`() {
    let table = FontTable()
    #expect(table.add(report(["a": 0.5])))
    #expect(!table.add(report(["a": 0.5])))
    #expect(!table.add(FontReport(faces: [:])))
  }

  @Test func `absurd figures are dropped`() {
    let table = FontTable()
    let bad = FontMeasures(
      ascent: .nan, descent: 1, capHeight: 1, xHeight: 1, advances: ["a": 1])
    #expect(!table.add(FontReport(faces: [FontFace(): bad])))
    table.add(report(["a": .infinity, "b": -1, "c": 0.5]))
    let figures = table.figures(of: FontFace())
    #expect(figures.advance(of: "a") < 1)
    #expect(figures.advance(of: "b") > 0)
  }

  @Test func `weights between regular and bold have widths between theirs`() {
    let table = FontTable()
    let widths = [400, 500, 600, 700].map {
      table.figures(of: FontFace(weight: $0)).advance(of: "b")
    }
    #expect(widths == widths.sorted())
    #expect(widths[0] < widths[3])
  }
}
