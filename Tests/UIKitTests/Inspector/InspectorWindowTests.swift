// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitCore

@MainActor
@Suite("The inspector over the application", .freshApplication)
struct InspectorWindowTests {
  private func labels(_ window: InspectorWindow) -> [UILabel] {
    window.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
  }

  @Test func `a long line wraps, and the next one stands below it`() throws {
    let window = InspectorWindow()
    let long = String(repeating: "passed over ", count: 30)
    window.show([("Which view is it?", true), (long, false), ("box hit", false)])
    let shown = labels(window)
    try #require(shown.map(\.text) == ["Which view is it?", long, "box hit"])
    #expect(shown[1].frame.height >= 2 * shown[2].frame.height)
    #expect(shown[1].frame.minY == shown[0].frame.maxY)
    #expect(shown[2].frame.minY == shown[1].frame.maxY)
    #expect(shown.allSatisfy { $0.frame.maxX <= window.bounds.width })
  }

  @Test func `AW-97 questions and answers are as strong as other texts`() {
    let window = InspectorWindow()
    window.show([("Which view is it?", true), ("box hit", false)])
    let colors: [UIColor?] = labels(window).map { $0.textColor }
    let fonts: [UIFont?] = labels(window).map { $0.font }
    #expect(colors == [UIColor.label, UIColor.label] && fonts[0] != fonts[1])
  }

  @Test func `the questions stay when there is room for few of the answers`() throws {
    let window = InspectorWindow()
    let answers = (1...100).map { (text: "answer \($0)", isQuestion: false) }
    window.show([("First?", true)] + answers + [("Second?", true), ("the last", false)])
    let texts = labels(window).compactMap(\.text)
    #expect(texts.first == "First?")
    #expect(texts.suffix(3) == ["answer 100", "Second?", "the last"])
    #expect(texts.count > 10)
    #expect(window.subviews.allSatisfy { $0.frame.height <= window.bounds.height / 2 })
  }
}
