// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitHost
import UIKitTesting
import UIKitText

@testable import UIKitCore

@MainActor @Suite("Places of a label's text", .freshApplication)
struct LabelPartsTests {
  /// A label of letters that are 10 points wide.
  private func label(_ text: String, width: CGFloat = 200, height: CGFloat = 100) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.font = .monospacedSystemFont(ofSize: 10 / 0.60009765625, weight: .regular)
    label.text = text
    label.contentScaleFactor = 1
    return label
  }

  private func lines(_ label: UILabel, in rect: CGRect? = nil) -> [TextLine] {
    let context = CGContext()
    GraphicsStack.shared.withCurrent(context) { label.drawText(in: rect ?? label.bounds) }
    return context.commands.compactMap { command in
      if case .text(let line) = command { line } else { nil }
    }
  }

  private func places(_ label: UILabel, in rect: CGRect? = nil) -> [String] {
    lines(label, in: rect).map { "\($0.string) \(EventLog.text($0.origin.x))" }
  }

  @Test func `text lies in the middle of the height, on whole pixels, or begins at the top`() {
    let label = label("abc")
    let font: UIFont = label.font
    func top(_ height: CGFloat, scale: CGFloat = 1, y: CGFloat = 0) -> CGFloat {
      label.contentScaleFactor = scale
      let rect = CGRect(x: 0, y: y, width: 200, height: height)
      return ((lines(label, in: rect)[0].origin.y - font.ascender) * 1000).rounded() / 1000
    }
    let free = 100 - font.lineHeight
    #expect(top(100) == (free / 2).rounded(.down))
    #expect(top(100, scale: 2) == free.rounded(.down) / 2)
    #expect(top(102) == ((free + 2) / 2).rounded(.down))
    #expect(top(100, y: 7) == 7 + (free / 2).rounded(.down))
    #expect(top(font.lineHeight) == 0 && top(3, y: 5) == 5)
    #expect(lines(label, in: CGRect(x: 0, y: 0, width: 0, height: 10)).isEmpty)
    #expect(lines(label, in: CGRect(x: 0, y: 0, width: 10, height: 0)).isEmpty)
    label.drawText(in: label.bounds)
    label.bounds.size.height = 0
    #expect(label.textContent() == .none)
  }

  @Test func `lines lie where the alignment says, as many as there is room for`() {
    let label = label("abc de fgh", width: 65)
    let sides: [NSTextAlignment] = [.left, .center, .right, .natural]
    let shown = sides.map { side in
      label.textAlignment = side
      label.numberOfLines = 0
      return places(label)
    }
    #expect(
      shown == [
        ["abc de 0", "fgh 0"], ["abc de 2.5", "fgh 17.5"], ["abc de 5", "fgh 35"],
        ["abc de 0", "fgh 0"],
      ])
    label.lineBreakMode = .byWordWrapping
    label.bounds.size.height = label.font.lineHeight * 1.5
    #expect(places(label) == ["abc de 0"])
    label.bounds.size.height = label.font.lineHeight * 2
    #expect(places(label) == ["abc de 0", "fgh 0"])
    label.numberOfLines = 1
    #expect(lines(label).count == 1)
  }

  @Test func `text is shrunk to its room, but not below its least scale, and not on many lines`() {
    let label = label("abcdefghij", width: 50)
    let size = label.font.pointSize
    func scale() -> CGFloat { (CGFloat(lines(label)[0].size) / size * 1000).rounded() / 1000 }
    #expect(scale() == 1)
    label.adjustsFontSizeToFitWidth = true
    #expect(scale() == 0.5)
    label.minimumScaleFactor = 0.8
    #expect(scale() == 0.8 && lines(label)[0].string != "abcdefghij")
    label.minimumScaleFactor = 0.25
    #expect(scale() == 0.5 && lines(label)[0].string == "abcdefghij")
    label.bounds.size.width = 100
    #expect(scale() == 1)
    label.bounds.size.width = 50
    label.numberOfLines = 2
    #expect(scale() == 1)
  }

  @Test func `sizes are rounded up to whole pixels, and rectangles end at their bounds`() {
    let label = label("abc")
    let line = label.font.lineHeight
    #expect(label.sizeThatFits(.zero) == CGSize(width: 30, height: line.rounded(.up)))
    label.font = label.font.withSize(label.font.pointSize * 1.01)
    #expect(label.intrinsicContentSize.width == 31)
    label.contentScaleFactor = 2
    #expect(label.intrinsicContentSize.width == 30.5)
    label.contentScaleFactor = 1
    label.font = .monospacedSystemFont(ofSize: 10 / 0.60009765625, weight: .regular)
    func rect(_ width: CGFloat, _ height: CGFloat, _ limit: Int = 1) -> CGRect {
      label.textRect(
        forBounds: CGRect(x: 3, y: 4, width: width, height: height), limitedToNumberOfLines: limit)
    }
    let high = line.rounded(.up)
    #expect(rect(100, 100) == CGRect(x: 3, y: 4, width: 30, height: high))
    #expect(rect(20, 5) == CGRect(x: 3, y: 4, width: 20, height: 5))
    label.text = "abc de"
    #expect(rect(35, 100, 2).height == (2 * line).rounded(.up))
    #expect(label.contentHeight(forWidth: 35) == high)
    label.numberOfLines = 0
    #expect(label.contentHeight(forWidth: 35) == (2 * line).rounded(.up))
    #expect(label.contentHeight(forWidth: 0) == high)
  }

  @Test func `the first and the last line stand beside the middle`() {
    let label = label("abc de", width: 35)
    let font: UIFont = label.font
    func offsets() -> [CGFloat] {
      [true, false].map { isFirst in
        let (fraction, offset) = label.baseline(isFirst: isFirst, forWidth: label.bounds.width)
        #expect(fraction == 0.5)
        return offset
      }
    }
    #expect(
      offsets() == [font.ascender - font.lineHeight / 2, font.lineHeight / 2 + font.descender])
    label.numberOfLines = 0
    let height = label.contentHeight(forWidth: 35)
    #expect(offsets() == [font.ascender - height / 2, height / 2 + font.descender])
  }

  @Test func `a font follows the size of text only if the label says so`() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    let label = UILabel()
    label.font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection())
    large.performAsCurrent { label.textSizeDidChange() }
    #expect(label.font.pointSize == 17)
    final class Large: UILabel {
      override var traitCollection: UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
      }
    }
    let other = Large()
    other.font = label.font
    other.textSizeDidChange()
    #expect(other.font.pointSize == 17)
    other.adjustsFontForContentSizeCategory = true
    other.textSizeDidChange()
    #expect(other.font.pointSize == 28)
  }

  @Test func `what a label is given is copied, and styled as the label where it says nothing`() {
    let label = label("")
    let text = NSMutableAttributedString(string: "abc")
    label.attributedText = text
    text.append(NSAttributedString(string: "def"))
    #expect(label.text == "abc" && label.attributedText?.string == "abc")
    label.textColor = .red
    #expect(lines(label).map(\.color) == [UIColor.red.cgColor.rgba])
    label.isEnabled = false
    #expect(lines(label).map { ($0.color.alpha * 100).rounded() } == [50])
    label.highlightedTextColor = UIColor.blue.withAlphaComponent(0.5)
    label.isHighlighted = true
    #expect(lines(label).map { ($0.color.alpha * 100).rounded() } == [25])
    #expect(lines(label).map(\.color.blue) == [1])
    label.highlightedTextColor = nil
    #expect(lines(label).map(\.color.red) == [1])
    label.shadowColor = .green
    #expect(lines(label).map(\.color.green) == [1, 0])
    #expect(lines(label)[0].origin.y == lines(label)[1].origin.y - 1)
  }

  @Test func `a label that was measured before other figures came is measured and drawn anew`() {
    let label = label("abc")
    _ = label.intrinsicContentSize
    let before = label.cache?.generation
    #expect(before == FontTable.shared.generation)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    label.flags.remove(.needsDisplay)
    window.addSubview(label)
    #expect(!label.flags.contains(.needsDisplay))
    label.removeFromSuperview()
    HostInput.send(.fonts(FontReport(faces: [:])))
    let isOther = FontTable.shared.generation != before
    label.flags.remove(.needsDisplay)
    window.addSubview(label)
    #expect(label.flags.contains(.needsDisplay) == isOther)
    _ = label.intrinsicContentSize
    #expect(label.cache?.generation == FontTable.shared.generation)
  }
}
