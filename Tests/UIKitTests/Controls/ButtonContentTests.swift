// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Content of buttons", .freshApplication)
struct ButtonContentTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }

  /// What is seen of a button's parts, by the letter of each: title, subtitle, image, fill, ground.
  private func seen(_ button: UIButton) -> String {
    button.layoutIfNeeded()
    let parts = button.parts
    return [
      parts.title.map { !$0.isHidden && $0.text?.isEmpty == false } == true ? "t" : "",
      parts.subtitle?.isHidden == false ? "s" : "",
      parts.image?.image != nil ? "i" : "",
      parts.fill?.isHidden == false ? "f" : "",
      parts.backgroundImage?.image != nil ? "g" : "",
    ].joined()
  }

  @Test func `a configuration comes and goes with all that it shows`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(seen(button) == "" && button.subviews.isEmpty)
    button.setTitle("Title", for: .normal)
    #expect(seen(button) == "t")
    var looks = UIButton.Configuration.filled()
    button.configuration = looks
    #expect(seen(button) == "f")
    looks.title = "Other"
    looks.subtitle = "Sub"
    looks.image = picture
    button.configuration = looks
    #expect(seen(button) == "tsif" && button.titleLabel?.text == "Other")
    #expect(button.subtitleLabel?.text == "Sub" && button.imageView?.image === picture)
    #expect(button.subtitleLabel?.font == .systemFont(ofSize: 12))
    #expect(button.subtitleLabel?.textAlignment == .center)
    looks.subtitle = nil
    looks.title = nil
    looks.image = nil
    button.configuration = looks
    #expect(seen(button) == "f")
    button.setBackgroundImage(picture, for: .normal)
    #expect(seen(button) == "fg" && button.subviews.first === button.parts.backgroundImage)
    #expect(button.parts.backgroundImage?.frame == button.bounds)
    #expect(button.parts.fill?.frame == button.bounds)
    looks.subtitle = "Sub"
    button.configuration = looks
    button.configuration = nil
    #expect(seen(button) == "tg" && button.titleLabel?.text == "Title")
    button.setTitle(nil, for: .normal)
    button.setBackgroundImage(nil, for: .normal)
    #expect(seen(button) == "")
  }

  @Test func `a button made with a configuration shows what its action has, unless told`() {
    var count = 0
    let action = UIAction(title: "Do", image: picture) { _ in count += 1 }
    var looks = UIButton.Configuration.plain()
    looks.title = "Own"
    let own = UIButton(configuration: looks, primaryAction: action)
    #expect(own.configuration?.title == "Own" && own.configuration?.image === picture)
    #expect(own.title(for: .normal) == "Do" && own.buttonType == .system)
    looks.title = nil
    looks.image = UIImage()
    let pictured = UIButton(configuration: looks, primaryAction: action)
    #expect(pictured.configuration?.title == "Do" && pictured.configuration?.image === looks.image)
    #expect(pictured.accessibilityLabel == "Do")
    let bare = UIButton(configuration: .gray())
    #expect(bare.configuration?.title == nil && bare.configuration?.image == nil)
    #expect(bare.accessibilityLabel == nil && bare.allControlEvents == [])
    bare.configuration?.title = "Named"
    #expect(bare.accessibilityLabel == "Named")
    let untitled = UIButton(primaryAction: UIAction { _ in })
    #expect(untitled.buttonType == .system && untitled.title(for: .normal) == nil)
    #expect(untitled.allControlEvents == .primaryActionTriggered)
    let framed = UIButton(frame: CGRect(x: 1, y: 2, width: 3, height: 4), primaryAction: nil)
    #expect(framed.buttonType == .system && framed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(framed.allControlEvents == [])
    for button in [own, pictured] { button.sendActions(for: .touchUpInside) }
    #expect(count == 2)
  }

  @Test func `a system button of a picture sends what it was told to whom it was told`() {
    @MainActor final class Target: NSObject {
      var count = 0
      func done() { count += 1 }
    }
    let target = Target()
    let button = UIButton.systemButton(
      with: picture, target: target, action: Selector("done", Target.done))
    #expect(button.allControlEvents == .touchUpInside && button.buttonType == .system)
    button.sendActions(for: .touchUpInside)
    #expect(target.count == 1)
    final class Special: UIButton {}
    #expect(type(of: Special.systemButton(with: picture, target: nil, action: nil)) == Special.self)
  }

  @Test func `rooms around the content differ with the kind of button`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let tall = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 50)).image { _ in }
    func size(_ type: UIButton.ButtonType, _ change: (UIButton) -> Void) -> CGSize {
      let button = UIButton(type: type)
      change(button)
      return button.intrinsicContentSize
    }
    func narrow(_ button: UIButton) { button.setImage(picture, for: .normal) }
    func wide(_ button: UIButton) { button.setImage(tall, for: .normal) }
    func spaced(_ button: UIButton) {
      wide(button)
      button.contentEdgeInsets = insets
    }
    func configured(_ button: UIButton) {
      button.configuration = .gray()
      button.contentEdgeInsets = insets
    }
    func pictured(_ button: UIButton) {
      configured(button)
      button.configuration?.image = picture
      button.configuration?.imagePadding = 9
      button.configuration?.titlePadding = 9
    }
    #expect(
      [size(.custom, narrow), size(.system, narrow), size(.custom, wide), size(.system, wide)] == [
        CGSize(width: 30, height: 10), CGSize(width: 30, height: 22), CGSize(width: 40, height: 50),
        CGSize(width: 40, height: 62),
      ])
    #expect(
      [size(.system, spaced), size(.system, configured), size(.system, pictured)] == [
        CGSize(width: 46, height: 54), CGSize(width: 24, height: 14), CGSize(width: 44, height: 24),
      ])
    let button = UIButton(configuration: .plain())
    #expect(
      button.contentRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 50))
        == CGRect(x: 12, y: 7, width: 76, height: 36))
    #expect(button.backgroundRect(forBounds: CGRect(x: 1, y: 2, width: 3, height: 4)).minX == 1)
  }

  @Test func `content without room is cut, the picture last`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.setTitle("A title that is rather long", for: .normal)
    button.setImage(picture, for: .normal)
    func places(_ rect: CGRect) -> [[CGFloat]] {
      let (image, title) = (
        button.imageRect(forContentRect: rect), button.titleRect(forContentRect: rect)
      )
      return [
        [image.minX, image.width, image.minY, image.height], [title.minX, title.width],
      ]
    }
    #expect(
      places(CGRect(x: 5, y: 6, width: 50, height: 30)) == [[5, 20, 16, 10], [25, 30]])
    #expect(places(CGRect(x: 5, y: 6, width: 15, height: 4)) == [[5, 15, 6, 4], [20, 0]])
    let all: [UIControl.ContentHorizontalAlignment] = [
      .left, .leading, .right, .trailing, .center, .fill,
    ]
    button.setTitle(nil, for: .normal)
    let starts = all.map { alignment in
      button.contentHorizontalAlignment = alignment
      return button.imageRect(forContentRect: CGRect(x: 3, y: 0, width: 100, height: 50)).minX
    }
    #expect(starts == [3, 3, 83, 83, 43, 43])
    let down: [UIControl.ContentVerticalAlignment] = [.top, .bottom, .center, .fill]
    let tops = down.map { alignment in
      button.contentVerticalAlignment = alignment
      return button.imageRect(forContentRect: CGRect(x: 0, y: 4, width: 100, height: 50)).minY
    }
    #expect(tops == [4, 44, 24, 24])
  }

  @Test func `lines stand on the same height, first and last`() {
    let button = UIButton()
    let font = UIFont.systemFont(ofSize: 30)
    button.titleLabel?.font = font
    for isFirst in [true, false] {
      let (fraction, offset) = button.baseline(isFirst: isFirst, forWidth: button.bounds.width)
      #expect(fraction == 0.5 && offset == font.ascender - font.lineHeight / 2)
    }
  }

  @Test func `a title has its attributes, its colour and its shadow, for each state`() {
    let button = UIButton(type: .custom)
    let words = NSAttributedString(string: "words", attributes: [.underlineStyle: 1])
    button.setTitle("plain", for: .normal)
    button.setAttributedTitle(words, for: .selected)
    button.setTitleShadowColor(.red, for: .selected)
    button.setTitleColor(.blue, for: .selected)
    func look() -> [String] {
      button.layoutIfNeeded()
      let label = button.titleLabel
      return [
        label?.text ?? "", label?.attributedText == words ? "attributed" : "plain",
        label?.shadowColor == .red ? "shadow" : "none",
        label?.textColor == .blue ? "blue" : "white",
      ]
    }
    #expect(look() == ["plain", "plain", "none", "white"])
    button.isSelected = true
    #expect(look() == ["words", "attributed", "shadow", "blue"])
    button.isSelected = false
    #expect(look() == ["plain", "plain", "none", "white"])
    let system = UIButton(type: .system)
    system.setTitleColor(.red, for: .normal)
    #expect(system.titleColor(for: .disabled) == .red)
    system.setTitleColor(nil, for: .normal)
    system.setTitleColor(.blue, for: .disabled)
    #expect(system.titleColor(for: .disabled) == .blue)
    #expect(system.titleColor(for: .normal) == system.tintColor)
  }

  @Test func `a title that is pressed is dim unless something is set for that`() {
    func alpha(_ change: (UIButton) -> Void) -> CGFloat {
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.isHighlighted = true
      change(button)
      button.layoutIfNeeded()
      return ((button.titleLabel?.alpha ?? 0) * 100).rounded()
    }
    let alphas = [
      alpha { _ in }, alpha { $0.setTitle("Going", for: .highlighted) },
      alpha { $0.setAttributedTitle(NSAttributedString(string: "G"), for: .highlighted) },
      alpha { $0.setBackgroundImage(picture, for: .highlighted) },
      alpha { $0.setTitleColor(.red, for: .highlighted) }, alpha { $0.isHighlighted = false },
      alpha { $0.configuration = .plain() },
      alpha {
        $0.layoutIfNeeded()
        $0.configuration = .plain()
        $0.configuration?.title = "Go"
      },
    ]
    #expect(alphas == [35, 100, 100, 100, 100, 100, 100, 100])
    let button = UIButton(type: .system)
    button.setImage(picture, for: .normal)
    button.setImage(picture, for: [.highlighted, .disabled])
    let images = [UIControl.State.highlighted, .disabled, [.highlighted, .disabled]].map { state in
      button.isHighlighted = state.contains(.highlighted)
      button.isEnabled = !state.contains(.disabled)
      button.layoutIfNeeded()
      return ((button.imageView?.alpha ?? 0) * 100).rounded()
    }
    #expect(images == [35, 40, 100])
    button.configuration = .plain()
    button.configuration?.image = picture
    button.isHighlighted = false
    button.layoutIfNeeded()
    #expect(((button.imageView?.alpha ?? 0) * 100).rounded() == 40)
    button.isEnabled = true
    button.layoutIfNeeded()
    #expect(button.imageView?.alpha == 1)
  }

  // MARK: - Selection and menus

  @Test func `a button turns its selection over only if it says so, and has no menu for it`() {
    let button = UIButton()
    func chosen() -> Bool {
      button.operateBySelect(nil)
      return button.isSelected
    }
    #expect(!chosen())
    button.changesSelectionAsPrimaryAction = true
    #expect(chosen() && !chosen())
    button.showsMenuAsPrimaryAction = true
    #expect(!chosen())
  }

  @Test func `a button that stands for a choice is named after what is on`() {
    func choice(_ on: Int?) -> UIMenu {
      UIMenu(
        options: .singleSelection,
        children: (0..<3).map { place in
          UIAction(title: String(place), state: place == on ? .on : .off) { _ in }
        })
    }
    let button = UIButton()
    button.setTitle("Title", for: .normal)
    button.menu = choice(1)
    #expect(button.currentTitle == "Title" && button.isContextMenuInteractionEnabled)
    button.showsMenuAsPrimaryAction = true
    #expect(button.currentTitle == "Title")
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "1")
    button.menu = choice(nil)
    #expect(button.currentTitle == "0" && button.menu?.selectedElements.count == 1)
    if let last = button.menu?.children.last { button.didChoose(last) }
    #expect(button.currentTitle == "2")
    #expect(button.menu?.selectedElements.map(\.title) == ["2"])
    button.changesSelectionAsPrimaryAction = false
    if let first = button.menu?.children.first { button.didChoose(first) }
    #expect(button.currentTitle == "2")
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: [])
    #expect(button.currentTitle == "2")
    button.preferredMenuElementOrder = .fixed
    #expect(button.menuConfiguration()?.preferredMenuElementOrder == .fixed)
    button.menu = nil
    #expect(button.menuConfiguration() == nil && !button.isContextMenuInteractionEnabled)
  }
}
