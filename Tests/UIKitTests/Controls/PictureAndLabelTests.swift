// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Pictures and labels", .freshApplication)
struct PictureAndLabelTests {
  private func picture(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { $0.fill(.infinite) }
  }

  @Test func `an image view shows its picture, and another while it is highlighted`() {
    let (one, two) = (picture(10), picture(20))
    let view = UIImageView(image: one, highlightedImage: two)
    let whole = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.frame == whole && !view.isUserInteractionEnabled)
    #expect(view.makeContent() == one.layerContent(in: whole))
    view.isHighlighted = true
    #expect(view.makeContent() == two.layerContent(in: whole))
    view.highlightedImage = nil
    #expect(view.makeContent() == one.layerContent(in: whole))
    view.image = nil
    #expect(view.makeContent() == .none && view.sizeThatFits(whole.size) == .zero)
    #expect(UIImageView(image: two).intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(UIImageView(frame: whole).image == nil)
  }

  @Test func `a template takes the tint of its view`() {
    let view = UIImageView(image: picture(10).withRenderingMode(.alwaysTemplate))
    view.tintColor = .red
    let tinted = picture(10).withTintColor(.red)
    #expect(
      view.makeContent()
        == tinted.layerContent(in: view.bounds))
  }

  @Test func `pictures follow each other as often as is wanted`() {
    let clock = VirtualClock()
    let before = TimeSource.clock
    TimeSource.clock = clock
    defer { TimeSource.clock = before }
    let pictures = [picture(1), picture(2), picture(3)]
    let view = UIImageView(image: picture(9))
    view.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
    func shown() -> Int? {
      let all = pictures + [picture(9)]
      return all.firstIndex { picture in
        view.makeContent() == picture.layerContent(in: view.bounds)
      }
    }
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = pictures
    view.animationDuration = 3
    view.animationRepeatCount = 2
    view.startAnimating()
    var seen: [Int?] = [shown()]
    for _ in 0..<6 {
      clock.advance(by: 1)
      seen.append(shown())
    }
    #expect(seen == [0, 1, 2, 0, 1, 2, 3] && !view.isAnimating)
    view.animationRepeatCount = 0
    view.startAnimating()
    clock.advance(by: 300)
    #expect(view.isAnimating)
    view.isHighlighted = true
    view.highlightedAnimationImages = []
    #expect(!view.isAnimating)
    view.startAnimating()
    #expect(!view.isAnimating && shown() == 3)
  }

  @Test func `a label draws what it says in the colour of its state`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.text = "text"
    label.textColor = .red
    label.highlightedTextColor = .blue
    func color() -> RGBA? {
      guard case .text(let lines) = label.makeContent() else { return nil }
      return lines.first?.color
    }
    #expect(color() == UIColor.red.cgColor.rgba)
    label.isHighlighted = true
    #expect(color() == UIColor.blue.cgColor.rgba)
    label.isHighlighted = false
    label.isEnabled = false
    #expect(color() != UIColor.red.cgColor.rgba)
    label.textColor = nil
    label.font = nil
    #expect(label.textColor == .label && label.font.pointSize == UIFont.labelFontSize)
  }

  @Test func `a label has one text, plain or with attributes`() {
    let label = UILabel()
    #expect(label.text == nil && label.attributedText == nil)
    label.text = "plain"
    #expect(label.attributedText == NSAttributedString(string: "plain"))
    let words = NSAttributedString(
      string: "words", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    label.attributedText = words
    #expect(label.text == "words" && label.attributedText == words)
    #expect(abs(label.sizeThatFits(.zero).height - UIFont.systemFont(ofSize: 30).lineHeight) < 1)
    label.text = "words"
    #expect(label.attributedText == NSAttributedString(string: "words"))
    label.attributedText = nil
    #expect(label.text == nil && label.sizeThatFits(.zero) == .zero)
  }

  @Test func `a label of many lines is as high as its width makes it`() {
    let label = UILabel()
    label.font = .monospacedSystemFont(ofSize: 10 / 0.60009765625, weight: .regular)
    label.text = "one two three"
    let line = label.font.lineHeight
    func heights() -> [CGFloat] {
      [
        label.intrinsicContentSize.height, label.sizeThatFits(CGSize(width: 75, height: 0)).height,
        label.textRect(
          forBounds: CGRect(x: 0, y: 0, width: 75, height: 900), limitedToNumberOfLines: 0
        ).height,
      ].map { ($0 / line).rounded() }
    }
    #expect(heights() == [1, 1, 2])
    label.numberOfLines = -3
    #expect(label.numberOfLines == 0 && heights() == [1, 2, 2])
    label.preferredMaxLayoutWidth = 55
    #expect(heights() == [3, 2, 2])
    label.numberOfLines = 2
    #expect(heights() == [2, 2, 2])
  }
}
