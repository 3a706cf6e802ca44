// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost
import UIKitTesting
import UIKitText

@testable import UIKitCore

@MainActor @Suite("Text of labels", .freshApplication)
struct LabelTextTests {
  @Test func `a label that was sized to fit shows all of its text`() {
    let texts = ["Hello", "W", "iiiiii", "Save as\u{2026}", "日本語", "مرحبا", "👩‍👩‍👧 family", "ﬁ"]
    for text in texts {
      for size in [9, 11.5, 13, 17, 22.25, 34] as [CGFloat] {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: .semibold)
        label.sizeToFit()
        guard case .text(let drawn) = label.makeContent() else {
          Issue.record("nothing drawn for \(text)")
          continue
        }
        #expect(drawn.map(\.string) == [text])
        #expect(drawn[0].width <= label.bounds.width + LineBreaker.tolerance)
        #expect(drawn[0].origin.y <= label.bounds.height)
        #expect(drawn[0].origin.y - label.font.ascender >= -0.5)
      }
    }
  }

  @Test func `a label that may shrink its text does`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    label.text = "Twice as wide as there is room"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    guard case .text(let drawn) = label.makeContent() else {
      Issue.record("nothing drawn")
      return
    }
    #expect(drawn.map(\.string) == [label.text])
    #expect(drawn[0].width <= 50 + LineBreaker.tolerance)
  }

  @Test func `a label shows as many lines as its height allows`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 45))
    label.numberOfLines = 0
    label.text = "one two three four five six seven eight nine"
    guard case .text(let drawn) = label.makeContent() else {
      Issue.record("nothing drawn")
      return
    }
    #expect(drawn.count == 2)
    #expect(drawn[1].string.hasSuffix("\u{2026}"))
  }

  @Test func `attributes change font and colour of a part`() {
    let text = NSMutableAttributedString(string: "plain red")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 6, length: 3))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.attributedText = text
    guard case .text(let drawn) = label.makeContent() else {
      Issue.record("nothing drawn")
      return
    }
    #expect(drawn.map(\.string) == ["plain ", "red"])
    #expect(drawn[1].color == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(abs(drawn[1].origin.x - CGFloat(drawn[0].width)) < 0.001)
  }
}
