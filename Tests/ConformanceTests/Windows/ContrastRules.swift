// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AW colours with more contrast", .freshApplication)
struct ContrastRules {
  private func parts(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  private func brightness(_ parts: [CGFloat]) -> CGFloat {
    let linear = parts.prefix(3).map { (value: CGFloat) -> CGFloat in
      value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// How a colour stands out from a ground, by the formula of WCAG 2.
  private func ratio(_ color: UIColor, on ground: UIColor, _ traits: UITraitCollection) -> CGFloat {
    let paint = parts(color.resolvedColor(with: traits))
    let base = parts(ground.resolvedColor(with: traits))
    let mixed = (0..<3).map { paint[$0] * paint[3] + base[$0] * (1 - paint[3]) }
    let (one, two) = (brightness(mixed) + 0.05, brightness(base) + 0.05)
    return max(one, two) / min(one, two)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `AW-96 with more contrast what the system writes can be read`(style: UIUserInterfaceStyle) {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: .high),
    ])
    let colors: [UIColor] = [
      .label, .secondaryLabel, .placeholderText, .link, .systemBlue, .systemRed, .systemGray,
    ]
    let grounds: [UIColor] = [
      .systemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
    ]
    let faint = colors.flatMap { color in
      grounds.map { ratio(color, on: $0, traits) }.filter { $0 < 4.5 }
    }
    #expect(faint == [])
  }

  @Test func `AW-96 colours follow the person's wish, and are Apple's own without it`() {
    let plain = parts(.systemBlue)
    HostInput.send(.preferences(HostPreferences(hasHighContrast: true), at: 0))
    let strong = parts(.systemBlue)
    HostInput.send(.preferences(HostPreferences(), at: 0))
    let blue: [CGFloat] = [0, 122, 255].map { $0 / 255 } + [1]
    let dark: [CGFloat] = [0, 64, 221].map { $0 / 255 } + [1]
    #expect(plain == blue && strong == dark && parts(.systemBlue) == blue)
  }
}
