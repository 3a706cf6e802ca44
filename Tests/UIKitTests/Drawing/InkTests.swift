// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Colours in which the library writes", .freshApplication)
struct InkTests {
  private static let traits: [UITraitCollection] = [UIUserInterfaceStyle.light, .dark].flatMap {
    (style: UIUserInterfaceStyle) -> [UITraitCollection] in
    [UIAccessibilityContrast.normal, .high].map { (contrast: UIAccessibilityContrast) in
      UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style),
        UITraitCollection(accessibilityContrast: contrast),
      ])
    }
  }

  private static let grounds: [UIColor] = [
    .systemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
    .secondarySystemBackground, .tertiarySystemBackground, .systemGray5, .systemGray4,
    BarLook.background, BarLook.selected, AlertLook.card, AlertLook.pressed, AlertLook.focused,
    MenuLook.background, MenuLook.highlight, KeyboardLook.background,
  ]

  private func brightness(_ parts: [Double]) -> Double {
    let linear = parts.map { (value: Double) -> Double in
      value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// How a colour stands out from an opaque ground, by the formula of WCAG 2.
  private func ratio(_ ink: RGBA, on ground: RGBA) -> Double {
    let base = [ground.red, ground.green, ground.blue]
    let mixed = zip([ink.red, ink.green, ink.blue], base).map {
      (mine: Double, other: Double) -> Double in mine * ink.alpha + other * (1 - ink.alpha)
    }
    let (one, two) = (brightness(mixed) + 0.05, brightness(base) + 0.05)
    return max(one, two) / min(one, two)
  }

  /// What a label draws in.
  private func drawn(_ label: UILabel?) -> RGBA? {
    guard let label, case .text(let lines) = label.makeContent() else { return nil }
    return lines.first?.color
  }

  @Test func `AW-97 what the library writes stands out from all its grounds`() {
    let inks: [(UIColor, Double)] = [
      (Ink.tint, 4.5), (Ink.red, 4.5), (Ink.gray, 4.5), (Ink.quiet, 4.5), (Ink.placeholder, 4.5),
      (Ink.faint, 3),
    ]
    let filled: [UIColor] = [
      Ink.tint, .systemRed, .systemGreen, .systemOrange, .systemGray, .systemYellow, .systemMint,
      .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .systemPink,
    ]
    var faint: [String] = []
    for traits in Self.traits {
      traits.performAsCurrent {
        for (place, ground) in Self.grounds.enumerated() {
          for (ink, least) in inks {
            let found = ratio(ink.rgba, on: ground.cgColor.rgba)
            if found < least { faint.append("\(traits) \(ink) on \(place): \(found)") }
          }
        }
        for color in filled {
          let found = ratio(UIColor.white.rgba, on: color.inked.behindWhite.cgColor.rgba)
          if found < 4.5 { faint.append("\(traits) white on \(color): \(found)") }
        }
      }
    }
    #expect(faint == [])
  }

  @Test func `AW-97 such colours say that they are Apple's`() {
    let view = UIButton(type: .system)
    view.setTitle("Go", for: .normal)
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let pairs: [(UIColor?, UIColor)] = [
      (view.tintColor, .systemBlue), (view.titleColor(for: .normal), .systemBlue),
      (view.titleColor(for: .disabled), .tertiaryLabel),
      (cell.detailTextLabel?.textColor, .secondaryLabel), (Ink.red, .systemRed),
      (Ink.gray, .systemGray), (Ink.placeholder, .placeholderText),
    ]
    for (color, apple) in pairs {
      #expect(color == apple && color?.hash == apple.hash)
      #expect(color?.cgColor.rgba == apple.cgColor.rgba)
      for traits in Self.traits {
        #expect(color?.resolvedColor(with: traits) == apple.resolvedColor(with: traits))
      }
    }
  }

  @Test func `AW-97 a tint that is set is drawn as it says`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    func shown() -> RGBA? {
      button.layoutIfNeeded()
      return drawn(button.titleLabel)
    }
    let (blue, ink) = (UIColor.systemBlue.rgba, Ink.tint.rgba)
    #expect(shown() == ink && blue != ink)
    button.tintColor = .systemBlue
    #expect(shown() == blue)
    button.tintColor = nil
    #expect(shown() == ink)
    button.setTitleColor(.systemRed, for: .normal)
    #expect(shown() == UIColor.systemRed.rgba)
    #expect(UIColor.purple.inked === UIColor.purple)
    #expect(UIColor.systemRed.behindWhite === UIColor.systemRed)
  }

  @Test func `AW-97 colours that the library chose follow the ground`() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = "text"
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(label)
    let generator = try EventGenerator(window: window)
    label.textColor = label.tintColor
    var seen: [RGBA?] = []
    for style in [UIUserInterfaceStyle.light, .dark] {
      window.overrideUserInterfaceStyle = style
      try generator.wait(1)
      guard case .text(let lines) = label.backing.hostContent else { continue }
      seen.append(lines.first?.color)
    }
    var wanted: [RGBA?] = []
    for style in [UIUserInterfaceStyle.light, .dark] {
      UITraitCollection(userInterfaceStyle: style).performAsCurrent {
        wanted.append(Ink.tint.rgba)
      }
    }
    #expect(seen == wanted && wanted[0] != wanted[1])
  }

  @Test func `AW-97 letters of a disabled label are as faint as those of a disabled button`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = "text"
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    label.textColor = cell.detailTextLabel?.textColor
    label.isEnabled = false
    #expect(drawn(label) == Ink.faint.rgba)
    label.textColor = .secondaryLabel
    let alpha: Double? = drawn(label).map { ($0.alpha * 100).rounded() }
    #expect(alpha == 30)
  }

  @Test func `AW-97 a ground in the tint is darker below white letters alone`() {
    let grounds: [CGColor?] = [nil, UIColor.white, UIColor.black].map { (letters: UIColor?) in
      var look = UIButton.Configuration.filled()
      look.title = "Go"
      look.baseForegroundColor = letters
      let button = UIButton(configuration: look)
      button.layoutIfNeeded()
      return button.parts.fill?.backgroundColor
    }
    let dark: CGColor = Ink.tint.behindWhite.cgColor
    #expect(grounds == [dark, dark, UIColor.systemBlue.cgColor] && grounds[0] != grounds[2])
  }
}
