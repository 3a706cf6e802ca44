// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Fonts", .freshApplication)
struct FontTests {
  @Test(
    arguments: [
      ("Helvetica", "System-400"), ("Helvetica Neue", "System-400"), ("Arial-BoldMT", "System-700"),
      ("ArialMT", "System-400"), ("Courier-Oblique", "SystemMonospaced-400Italic"),
      ("Menlo-BoldItalic", "SystemMonospaced-700Italic"), ("Georgia-Bold", "SystemSerif-700"),
      ("Times-Roman", "SystemSerif-400"), ("System Rounded-900", "SystemRounded-900"),
      ("HelveticaNeue-UltraLight", "System-100"), ("AvenirNext-DemiBold", "System-600"),
      ("System-350", nil), ("Helvetica-Curly", nil), ("Comic Sans", nil), ("", nil),
    ] as [(String, String?)])
  func `fonts are found by the names that programs use`(_ name: String, _ wanted: String?) {
    #expect(UIFont(name: name, size: 12)?.fontName == wanted)
  }

  @Test func `a font finds itself by its own name`() {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 12), .boldSystemFont(ofSize: 12), .italicSystemFont(ofSize: 12),
      .monospacedSystemFont(ofSize: 12, weight: .heavy), .systemFont(ofSize: 12, weight: .thin),
    ]
    #expect(
      fonts.map(\.fontName) == [
        "System-400", "System-700", "System-400Italic", "SystemMonospaced-800", "System-200",
      ])
    #expect(fonts.map { UIFont(name: $0.fontName, size: 12) } == fonts)
    #expect(
      fonts.map(\.familyName)
        == ["System", "System", "System", "System Monospaced", "System"])
  }

  @Test func `a weight between two is drawn as the nearer`() {
    let weights: [CGFloat] = [-1, -0.5, -0.39, 0.1, 0.2, 0.26, 0.35, 0.5, 9]
    #expect(
      weights.map { UIFont.systemFont(ofSize: 9, weight: UIFont.Weight(rawValue: $0)).fontName }
        == [
          "System-100", "System-200", "System-300", "System-400", "System-500", "System-500",
          "System-600", "System-800", "System-900",
        ])
  }

  @Test func `figures grow with the size, and lines are as high as what they hold`() {
    let font = UIFont.systemFont(ofSize: 20)
    let twice = font.withSize(40)
    #expect(twice.pointSize == 40 && twice.fontName == font.fontName)
    #expect(twice.ascender == 2 * font.ascender && twice.descender == 2 * font.descender)
    #expect(twice.capHeight == 2 * font.capHeight && twice.xHeight == 2 * font.xHeight)
    #expect(font.lineHeight == font.ascender - font.descender && font.leading == 0)
    #expect(font.descender < 0 && 0 < font.xHeight)
    #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
  }

  @Test func `sizes that cannot be are put right`() {
    #expect(UIFont.systemFont(ofSize: -3).pointSize == 0)
    #expect(UIFont.systemFont(ofSize: .nan).pointSize == UIFont.systemFontSize)
    #expect(
      [
        UIFont.systemFontSize, UIFont.smallSystemFontSize, UIFont.labelFontSize,
        UIFont.buttonFontSize,
      ] == [14, 12, 17, 18])
  }

  @Test func `fonts are equal by face and size`() {
    let font = UIFont.systemFont(ofSize: 12)
    #expect(font == UIFont.systemFont(ofSize: 12))
    #expect(font.hash == UIFont.systemFont(ofSize: 12).hash)
    #expect(font != UIFont.systemFont(ofSize: 13) && font != UIFont.boldSystemFont(ofSize: 12))
    #expect(font.isEqual("font") == false)
    #expect(font.copy() as? UIFont === font)
    #expect(font.description == "System-400 12.0pt")
  }

  @Test func `styles have the sizes that Apple publishes`() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ]
    func sizes(_ category: UIContentSizeCategory) -> [CGFloat] {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      return styles.map {
        UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize.rounded()
      }
    }
    #expect(sizes(.extraSmall) == [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11])
    #expect(sizes(.large) == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    #expect(sizes(.extraExtraExtraLarge) == [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17])
    #expect(
      sizes(.accessibilityExtraExtraExtraLarge) == [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40])
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == "System-600")
    #expect(UIFont.preferredFont(forTextStyle: .body).fontName == "System-400")
  }

  @Test func `metrics scale fonts and values, fonts to whole points and up to a limit`() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.boldSystemFont(ofSize: 10)
    let scaled = metrics.scaledFont(for: font, compatibleWith: large)
    #expect(scaled.pointSize == 16 && scaled.fontName == "System-700")
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 12, compatibleWith: large).pointSize == 12)
    #expect(metrics.scaledValue(for: 34, compatibleWith: large) == 56)
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    var plain: [CGFloat] = []
    usual.performAsCurrent {
      plain = [
        metrics.scaledFont(for: font).pointSize,
        metrics.scaledFont(for: font, maximumPointSize: 8).pointSize,
        metrics.scaledValue(for: 5), UIFontMetrics.default.scaledValue(for: 7),
      ]
    }
    #expect(plain == [10, 8, 5, 7])
  }
}
