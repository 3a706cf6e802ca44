// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Labels whose line is made to fit", .freshApplication)
struct LabelFitTests {
  private func lines(of label: UILabel) -> [TextLine] {
    switch label.textContent() {
    case .text(let lines): lines
    case .drawing(let commands), .figure(let commands, _):
      commands.compactMap { if case .text(let line) = $0 { line } else { nil } }
    default: []
    }
  }

  private func label(_ width: CGFloat, _ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 40))
    label.font = .systemFont(ofSize: 20)
    label.text = text
    return label
  }

  @Test func `CT-76 a smaller line stands where its label says`() throws {
    func baseline(_ adjustment: UIBaselineAdjustment) throws -> CGFloat {
      let label = label(60, "Many wide words")
      label.adjustsFontSizeToFitWidth = true
      label.baselineAdjustment = adjustment
      let line = try #require(lines(of: label).first)
      #expect(line.size < 20)
      return line.origin.y
    }
    let full = try #require(lines(of: label(400, "Many wide words")).first).origin.y
    #expect(abs(try baseline(.alignBaselines) - full) <= 1)
    #expect(try baseline(.none) < baseline(.alignCenters))
    #expect(try baseline(.alignCenters) < full)
    #expect(UILabel().baselineAdjustment == .alignBaselines)
  }

  @Test func `CT-77 letters move together before the end is left out`() throws {
    let text = "A line of some words"
    let natural = label(400, text).sizeThatFits(.zero).width
    let close = label(natural - 8, text)
    let said = { self.lines(of: close).map(\.string).joined() }
    #expect(said() != text)
    close.allowsDefaultTighteningForTruncation = true
    #expect(said() == text)
    close.frame.size.width = natural / 2
    #expect(said() != text)
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let styled = label(natural - 8, text)
    for isTight in [false, true] {
      style.allowsDefaultTighteningForTruncation = isTight
      #expect(style.allowsDefaultTighteningForTruncation == isTight)
      styled.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
      let whole = lines(of: styled).map(\.string).joined() == text
      #expect(whole == isTight)
    }
  }

  @Test func `CT-78 words are shared between lines as a paragraph style does`() {
    let text = "Some words that go on more than one line, the last of which is short indeed so"
    func words(_ body: (UILabel) -> Void) -> [String] {
      let label = label(200, text)
      label.frame.size.height = 200
      label.numberOfLines = 0
      body(label)
      return lines(of: label).map(\.string)
    }
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = .pushOut
    let styled = words {
      $0.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
    }
    let shared = words {
      $0.lineBreakMode = .byWordWrapping
      $0.lineBreakStrategy = .pushOut
    }
    #expect(shared == styled && shared.count > 1)
    #expect(words { $0.lineBreakStrategy = [] } == words { _ in })
  }
}
