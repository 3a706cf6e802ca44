// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Colours", .freshApplication)
struct ColorTests {
  /// The bytes of a colour's red, green and blue with the hundredths of its alpha.
  private func bytes(_ color: UIColor) -> [Int] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue].map { Int(($0 * 255).rounded()) } + [Int((alpha * 100).rounded())]
  }

  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func `named colours are what their names say`() {
    let named: [(UIColor, [Int])] = [
      (.black, [0, 0, 0, 100]), (.darkGray, [85, 85, 85, 100]), (.gray, [128, 128, 128, 100]),
      (.lightGray, [170, 170, 170, 100]), (.white, [255, 255, 255, 100]),
      (.red, [255, 0, 0, 100]), (.green, [0, 255, 0, 100]), (.blue, [0, 0, 255, 100]),
      (.cyan, [0, 255, 255, 100]), (.yellow, [255, 255, 0, 100]),
      (.magenta, [255, 0, 255, 100]), (.orange, [255, 128, 0, 100]),
      (.purple, [128, 0, 128, 100]), (.brown, [153, 102, 51, 100]), (.clear, [0, 0, 0, 0]),
      (.darkText, [0, 0, 0, 100]), (.lightText, [255, 255, 255, 60]),
    ]
    for (color, wanted) in named { #expect(bytes(color) == wanted) }
  }

  /// The values that Apple's design resources publish.
  @Test func `colours of the system differ on light and on dark ground`() {
    let adaptable: [(UIColor, [Int], [Int])] = [
      (.systemRed, [255, 59, 48, 100], [255, 69, 58, 100]),
      (.systemGreen, [52, 199, 89, 100], [48, 209, 88, 100]),
      (.systemBlue, [0, 122, 255, 100], [10, 132, 255, 100]),
      (.systemOrange, [255, 149, 0, 100], [255, 159, 10, 100]),
      (.systemYellow, [255, 204, 0, 100], [255, 214, 10, 100]),
      (.systemPink, [255, 45, 85, 100], [255, 55, 95, 100]),
      (.systemPurple, [175, 82, 222, 100], [191, 90, 242, 100]),
      (.systemTeal, [48, 176, 199, 100], [64, 200, 224, 100]),
      (.systemIndigo, [88, 86, 214, 100], [94, 92, 230, 100]),
      (.systemBrown, [162, 132, 94, 100], [172, 142, 104, 100]),
      (.systemMint, [0, 199, 190, 100], [99, 230, 226, 100]),
      (.systemCyan, [50, 173, 230, 100], [100, 210, 255, 100]),
      (.systemGray, [142, 142, 147, 100], [142, 142, 147, 100]),
      (.systemGray2, [174, 174, 178, 100], [99, 99, 102, 100]),
      (.systemGray3, [199, 199, 204, 100], [72, 72, 74, 100]),
      (.systemGray4, [209, 209, 214, 100], [58, 58, 60, 100]),
      (.systemGray5, [229, 229, 234, 100], [44, 44, 46, 100]),
      (.systemGray6, [242, 242, 247, 100], [28, 28, 30, 100]),
      (.link, [0, 122, 255, 100], [10, 132, 255, 100]),
    ]
    check(adaptable)
  }

  @Test func `colours of grounds and labels differ on light and on dark ground`() {
    check([
      (.systemBackground, [255, 255, 255, 100], [0, 0, 0, 100]),
      (.secondarySystemBackground, [242, 242, 247, 100], [28, 28, 30, 100]),
      (.tertiarySystemBackground, [255, 255, 255, 100], [44, 44, 46, 100]),
      (.systemGroupedBackground, [242, 242, 247, 100], [0, 0, 0, 100]),
      (.secondarySystemGroupedBackground, [255, 255, 255, 100], [28, 28, 30, 100]),
      (.tertiarySystemGroupedBackground, [242, 242, 247, 100], [44, 44, 46, 100]),
      (.opaqueSeparator, [198, 198, 200, 100], [56, 56, 58, 100]),
      (.separator, [60, 60, 67, 29], [84, 84, 88, 60]),
      (.label, [0, 0, 0, 100], [255, 255, 255, 100]),
      (.secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]),
      (.tertiaryLabel, [60, 60, 67, 30], [235, 235, 245, 30]),
      (.quaternaryLabel, [60, 60, 67, 18], [235, 235, 245, 16]),
      (.placeholderText, [60, 60, 67, 30], [235, 235, 245, 30]),
      (.systemFill, [120, 120, 128, 20], [120, 120, 128, 36]),
      (.secondarySystemFill, [120, 120, 128, 16], [120, 120, 128, 32]),
      (.tertiarySystemFill, [118, 118, 128, 12], [118, 118, 128, 24]),
      (.quaternarySystemFill, [116, 116, 128, 8], [118, 118, 128, 18]),
    ])
  }

  private func check(_ table: [(UIColor, [Int], [Int])]) {
    for (color, onLight, onDark) in table {
      #expect(bytes(color.resolvedColor(with: light)) == onLight)
      #expect(bytes(color.resolvedColor(with: dark)) == onDark)
    }
  }

  @Test(
    arguments: [
      (0, 1, 1, [255, 0, 0]), (60, 1, 1, [255, 255, 0]), (120, 1, 1, [0, 255, 0]),
      (180, 1, 1, [0, 255, 255]), (240, 1, 1, [0, 0, 255]), (300, 1, 1, [255, 0, 255]),
      (210, 0.5, 0.8, [102, 153, 204]),
    ] as [(CGFloat, CGFloat, CGFloat, [Int])])
  func `a hue goes around the circle, and is read back`(
    _ degrees: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat, _ wanted: [Int]
  ) {
    let color = UIColor(
      hue: degrees / 360, saturation: saturation, brightness: brightness, alpha: 0.25)
    #expect(bytes(color) == wanted + [25])
    var (hue, strength, light, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    #expect(color.getHue(&hue, saturation: &strength, brightness: &light, alpha: &alpha))
    let parts = [hue, strength, light, alpha]
    let expected = [degrees / 360, saturation, brightness, 0.25]
    #expect(zip(parts, expected).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `a grey has no hue, and only greys have a white`() {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (9, 9, 9)
    UIColor(white: 0.4, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect([hue, saturation, brightness] == [0, 0, 0.4])
    var (white, alpha): (CGFloat, CGFloat) = (9, 9)
    #expect(UIColor(white: 0.4, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect([white, alpha] == [0.4, 0.5])
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    #expect([white, alpha] == [0.4, 0.5])
  }

  @Test func `components out of range are put into it`() {
    let endless = UIColor(red: .infinity, green: -.infinity, blue: .nan, alpha: 7)
    #expect(bytes(endless) == [255, 0, 0, 100])
    #expect(bytes(UIColor(white: -.infinity, alpha: .infinity)) == [0, 0, 0, 100])
    #expect(bytes(UIColor.red.withAlphaComponent(3)) == [255, 0, 0, 100])
  }

  @Test func `a colour with another alpha still follows the ground`() {
    let pale = UIColor.systemRed.withAlphaComponent(0.5)
    #expect(bytes(pale.resolvedColor(with: light)) == [255, 59, 48, 50])
    #expect(bytes(pale.resolvedColor(with: dark)) == [255, 69, 58, 50])
    #expect(bytes(UIColor.blue.withAlphaComponent(0.25)) == [0, 0, 255, 25])
  }

  @Test func `a provider is asked with the traits, also through another provider`() {
    let inner = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }
    let outer = UIColor { _ in inner }
    #expect(bytes(outer.resolvedColor(with: dark)) == [255, 255, 255, 100])
    #expect(bytes(outer.resolvedColor(with: light)) == [255, 59, 48, 100])
    var seen: [Int] = []
    dark.performAsCurrent { seen = bytes(outer) }
    #expect(seen == [255, 255, 255, 100])
  }

  @Test func `colours are equal by what they are made of`() {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red == UIColor.red && red.hash == UIColor.red.hash)
    #expect(red != UIColor.blue && red.isEqual("red") == false)
    #expect(UIColor.systemRed == UIColor.systemRed)
    #expect(UIColor.systemRed.hash == UIColor.systemRed.hash)
    #expect(UIColor.systemRed != UIColor.systemGreen)
    #expect(UIColor.link == UIColor.systemBlue)
    #expect(UIColor.systemRed != UIColor.systemRed.resolvedColor(with: light))
    let provided = UIColor { _ in .red }
    #expect(provided == provided && provided.hash == provided.hash)
    #expect(provided != UIColor { _ in .red })
    #expect(red.copy() as? UIColor === red)
  }

  @Test func `a colour is described by its components`() {
    #expect(
      UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25).description
        == "UIColor(red: 1.0, green: 0.5, blue: 0.0, alpha: 0.25)")
  }
}
