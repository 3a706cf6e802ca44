// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing
import UIKitHost

@testable import UIKitText

@MainActor @Suite("Ink of letters", .freshRuntime)
struct LetterInkTests {
  /// Left, top, width and height in tenths of a point, from the baseline.
  private func seen(_ string: String) -> [Double]? {
    let text = MeasuredText(string, style: .plain(100))
    guard let box = LetterInk(.plain(100)).box(of: text.clusters[0]) else { return nil }
    let numbers: [CGFloat] = [box.minX, box.minY, box.width, box.height]
    return numbers.map { (number: CGFloat) -> Double in (Double(number) * 10).rounded() / 10 }
  }

  private func report(_ cap: Double, _ small: Double) {
    let measures = FontMeasures(
      ascent: 0.9, descent: 0.3, capHeight: cap, xHeight: small,
      advances: ["X": 1, "x": 0.5, "\u{C9}": 0.6])
    FontTable.shared.add(FontReport(faces: [FontFace(): measures]))
  }

  @Test func `TS-63 letters are as wide and high as the host's`() {
    #expect(seen("X") == [2.2, -68.8, 62.4, 68.8])
    report(0.7, 0.5)
    #expect(seen("X") == [3.3, -70, 93.6, 70])
    #expect(seen("x") == [1.1, -50, 47.8, 50])
    #expect(seen("g") == [4.2, -51, 45, 70.7])
    #expect(seen("\u{C9}") == [7.4, -88.2, 48.8, 88.2])
    #expect(seen("x\u{302}") == [1.1, -90, 47.8, 90])
    #expect(seen("x\u{323}") == [1.1, -50, 47.8, 80])
    // A mark that stands for itself, and nothing.
    #expect(seen(" \u{301}") == [0, -90, 27.8, 120])
    #expect(seen("\u{2003}") == nil && seen("\u{200D}") == nil)
  }

  @Test func `TS-63 heights that say nothing leave letters as they are`() {
    report(0, 0)
    #expect(seen("x") == [1.1, -52.8, 47.8, 52.8])
    #expect(seen("X") == [3.3, -68.8, 93.6, 68.8])
  }

  @Test func `every table has every character`() {
    let last = InkTable.place(of: "\u{45F}")
    #expect(last == BuiltInInk.characters.unicodeScalars.count - 1)
    for family in FontFace.Family.allCases {
      for isItalic in [false, true] {
        for weight in [400, 500, 700] {
          let face = FontFace(family: family, weight: weight, isItalic: isItalic)
          let shape = last.flatMap { InkTable(face)[$0] }
          #expect(shape.map { $0.bottom < 0 && $0.top > 0.4 && $0.right < 1.2 } == true, "\(face)")
        }
      }
    }
    #expect(InkTable.place(of: " ").flatMap { InkTable(FontFace())[$0] } == nil)
    #expect(InkTable.place(of: "\u{5D0}") == nil)
  }
}
