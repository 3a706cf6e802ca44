// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Looks of buttons", .freshApplication)
struct ButtonLooksTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
  private let other = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 60)).image { _ in }

  /// Whether rectangles are the same but for rounding.
  private func areNear(_ one: [CGRect], _ other: [CGRect]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { a, b in
        abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.maxX - b.maxX) + abs(a.maxY - b.maxY)
          < 1e-6
      }
  }

  @Test func `what a state has no look for it takes from the normal state`() {
    let button = UIButton(type: .custom)
    let words = NSAttributedString(string: "words")
    button.setTitle("one", for: .normal)
    button.setTitle("two", for: .selected)
    button.setAttributedTitle(words, for: .disabled)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .highlighted)
    button.setTitleShadowColor(.green, for: .normal)
    button.setImage(picture, for: .normal)
    button.setBackgroundImage(other, for: .selected)
    #expect([button.title(for: .highlighted), button.title(for: .selected)] == ["one", "two"])
    #expect(button.attributedTitle(for: .disabled) == words)
    #expect(button.attributedTitle(for: .normal) == nil)
    #expect(
      [UIControl.State.disabled, .highlighted].map { button.titleColor(for: $0) }
        == [UIColor.red, UIColor.blue])
    #expect(button.titleShadowColor(for: .selected) == .green)
    #expect(button.image(for: .disabled) === picture)
    #expect(button.backgroundImage(for: .normal) == nil)
    button.isSelected = true
    #expect(button.currentTitle == "two" && button.currentTitleColor == .red)
    #expect(button.currentTitleShadowColor == .green && button.currentImage === picture)
    #expect(button.currentBackgroundImage === other)
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentAttributedTitle == words && button.currentBackgroundImage == nil)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "words")
  }

  @Test func `titles are white, of the tint in system buttons, and pale when disabled`() {
    let plain = UIButton()
    let system = UIButton(type: .system)
    system.tintColor = .green
    #expect(plain.buttonType == .custom && system.buttonType == .system)
    #expect(plain.currentTitleColor == .white && system.currentTitleColor == .green)
    #expect(system.titleColor(for: .disabled) == .tertiaryLabel)
    #expect(plain.titleColor(for: .disabled) == .white)
    system.role = .destructive
    #expect(system.currentTitleColor == .systemRed)
  }

  @Test func `a press dims what has no look for it`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setImage(picture, for: .normal)
    func alphas() -> [CGFloat] {
      button.layoutIfNeeded()
      return [button.titleLabel?.alpha ?? -1, button.imageView?.alpha ?? -1]
        .map { ($0 * 100).rounded() / 100 }
    }
    #expect(alphas() == [1, 1])
    button.isHighlighted = true
    #expect(alphas() == [0.35, 0.35])
    button.adjustsImageWhenHighlighted = false
    #expect(alphas() == [0.35, 1])
    button.setTitleColor(.red, for: .highlighted)
    #expect(alphas() == [1, 1])
    button.isHighlighted = false
    button.isEnabled = false
    #expect(alphas() == [1, 0.4])
    button.adjustsImageWhenDisabled = false
    #expect(alphas() == [1, 1])
  }

  @Test func `the shadow of a title turns over while the button is pressed`() {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.titleLabel?.shadowOffset = CGSize(width: 0, height: 2)
    button.reversesTitleShadowWhenHighlighted = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.shadowOffset.height == -2)
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.shadowOffset.height == 2)
  }

  @Test func `picture and title lie side by side, where the alignment says`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.setTitle("Title", for: .normal)
    button.setImage(picture, for: .normal)
    let content = button.contentRect(forBounds: button.bounds)
    #expect(content == button.bounds)
    let width = button.titleRect(forContentRect: content).width
    let height = button.titleRect(forContentRect: content).height
    func places() -> [CGRect] {
      [button.imageRect(forContentRect: content), button.titleRect(forContentRect: content)]
    }
    func wanted(_ x: CGFloat, _ imageY: CGFloat, _ titleY: CGFloat) -> [CGRect] {
      [
        CGRect(x: x, y: imageY, width: 20, height: 10),
        CGRect(x: x + 20, y: titleY, width: width, height: height),
      ]
    }
    #expect(areNear(places(), wanted((180 - width) / 2, 45, (100 - height) / 2)))
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    #expect(areNear(places(), wanted(0, 0, 0)))
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    #expect(areNear(places(), wanted(180 - width, 90, 100 - height)))
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 4, right: 0)
    button.titleEdgeInsets = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 2)
    let moved = wanted(180 - width, 90, 100 - height)
    #expect(
      areNear(
        places(), [moved[0].offsetBy(dx: 4, dy: -2), moved[1].offsetBy(dx: -1, dy: 3)]))
  }

  @Test func `a button is as large as its content, its insets and its background`() {
    let button = UIButton(type: .custom)
    #expect(button.sizeThatFits(.zero) == CGSize(width: 30, height: 0))
    button.setImage(picture, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 10))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    #expect(button.intrinsicContentSize == CGSize(width: 70, height: 13))
    #expect(
      button.contentRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 50))
        == CGRect(x: 20, y: 1, width: 50, height: 47))
    button.setBackgroundImage(other, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 70, height: 60))
    let system = UIButton(type: .system)
    system.setImage(other, for: .normal)
    #expect(system.intrinsicContentSize == CGSize(width: 50, height: 72))
  }

  @Test func `a configuration places a subtitle below the title, each with its padding`() throws {
    var configuration = UIButton.Configuration.bordered()
    configuration.title = "Title"
    configuration.subtitle = "Sub"
    configuration.image = picture
    configuration.imagePadding = 7
    configuration.titlePadding = 3
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel?.frame)
    let subtitle = try #require(button.subtitleLabel?.frame)
    let image = try #require(button.imageView?.frame)
    let size = button.intrinsicContentSize
    let wanted = CGRect(
      x: image.maxX + 7, y: title.maxY + 3, width: subtitle.width, height: subtitle.height)
    #expect(areNear([subtitle], [wanted]) && abs(title.minX - subtitle.minX) < 1e-6)
    #expect(abs(size.width - (24 + image.width + 7 + title.width)) < 1e-6)
    #expect(abs(size.height - (14 + subtitle.maxY - title.minY)) < 1e-6)
  }

  @Test func `each style of configuration has its ground in each state`() {
    func grounds(_ configuration: UIButton.Configuration) -> [CGColor?] {
      let states: [UIControl.State] = [.normal, .highlighted, .selected, .disabled]
      return states.map { state in
        let button = UIButton(configuration: configuration)
        button.tintColor = .red
        button.isHighlighted = state == .highlighted
        button.isSelected = state == .selected
        button.isEnabled = state != .disabled
        button.layoutIfNeeded()
        return button.parts.fill?.backgroundColor
      }
    }
    func red(_ alpha: CGFloat) -> CGColor { UIColor.red.withAlphaComponent(alpha).cgColor }
    let off = UIColor.tertiarySystemFill.cgColor
    #expect(grounds(.plain()) == [nil, red(0.3), red(0.16), nil])
    #expect(grounds(.tinted()) == [red(0.16), red(0.3), red(1), off])
    #expect(grounds(.filled()) == [red(1), red(0.7), red(1), off])
    let (gray, pressedGray) = (UIColor.systemGray5.cgColor, UIColor.systemGray4.cgColor)
    #expect(grounds(.gray()) == [gray, pressedGray, red(1), off])
    #expect(grounds(.bordered()) == [off, UIColor.systemFill.cgColor, red(1), off])
    var own = UIButton.Configuration.gray()
    own.baseBackgroundColor = .red
    #expect(grounds(own) == [red(0.16), red(0.3), red(1), off])
    var plain = UIButton.Configuration.plain()
    plain.baseBackgroundColor = .red
    #expect(grounds(plain) == [red(1), red(1), red(1), nil])
  }

  @Test func `corners are cut as their style says, and never by more than half`() {
    func radius(_ style: UIButton.Configuration.CornerStyle, _ height: CGFloat) -> CGFloat {
      UIButton().cornerRadius(style, height: height)
    }
    let styles: [UIButton.Configuration.CornerStyle] = [
      .small, .fixed, .dynamic, .medium, .large, .capsule,
    ]
    #expect(styles.map { radius($0, 40) } == [5, 8, 8, 8, 12, 20])
    #expect(radius(.large, 6) == 3)
  }

  @Test func `a configuration is updated once a layout, by its handler`() {
    let button = UIButton(configuration: .plain())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { states.append($0.state) }
    button.layoutIfNeeded()
    button.isHighlighted = true
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(states == [.normal, [.highlighted, .selected]])
    button.automaticallyUpdatesConfiguration = false
    button.isSelected = false
    button.layoutIfNeeded()
    #expect(states.count == 2)
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(states.last == .highlighted && states.count == 3)
  }

  @Test func `an action gives a button its title, its picture and what it does`() {
    var count = 0
    let action = UIAction(title: "Do", image: picture) { _ in count += 1 }
    let buttons = [
      UIButton(type: .system, primaryAction: action), UIButton(frame: .zero, primaryAction: action),
      UIButton(configuration: .plain(), primaryAction: action),
    ]
    for button in buttons {
      #expect(button.title(for: .normal) == "Do" && button.image(for: .normal) === picture)
      button.sendActions(for: .primaryActionTriggered)
    }
    #expect(count == 3)
    #expect(buttons[2].configuration?.title == "Do")
    #expect(buttons[2].configuration?.image === picture)
    let made = UIButton.systemButton(with: picture, target: nil, action: nil)
    #expect(made.buttonType == .system && made.currentImage === picture)
  }
}
