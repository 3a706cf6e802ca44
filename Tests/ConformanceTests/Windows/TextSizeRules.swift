// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AW text sizes", .freshApplication)
struct TextSizeRules {
  private func prefer(_ scale: Double) {
    HostInput.send(.preferences(HostPreferences(textScale: scale), at: 0))
  }

  @Test func `AW-36 preferred fonts are as large as the person wants them`() {
    defer { prefer(1) }
    prefer(1)
    #expect(UIApplication.shared.preferredContentSizeCategory == .large)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    prefer(1.25)
    #expect(UIApplication.shared.preferredContentSizeCategory == .extraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 21)
    prefer(0.7)
    #expect(UIApplication.shared.preferredContentSizeCategory == .extraSmall)
    prefer(8)
    #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 40)
    prefer(100)
    #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 40)
    let small = UITraitCollection(preferredContentSizeCategory: .small)
    #expect(UIFont.preferredFont(forTextStyle: .title1, compatibleWith: small).pointSize == 26)
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func `AW-37 labels and fields that adjust follow, and it is posted`() {
    defer { prefer(1) }
    prefer(1)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    defer { window.isHidden = true }
    let (label, fixed, field) = (UILabel(), UILabel(), UITextField())
    for one in [label, fixed] {
      one.font = .preferredFont(forTextStyle: .headline)
      window.addSubview(one)
    }
    field.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20))
    window.addSubview(field)
    label.adjustsFontForContentSizeCategory = true
    field.adjustsFontForContentSizeCategory = true
    var posted: [UIContentSizeCategory?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { notification in
      let key = UIContentSizeCategory.newValueUserInfoKey
      let size = notification.userInfo?[key] as? UIContentSizeCategory
      MainActor.assumeIsolated { posted.append(size) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    prefer(23.0 / 17)
    #expect(posted == [.extraExtraExtraLarge])
    #expect([label, fixed].map(\.font.pointSize) == [23, 17])
    #expect(field.font?.pointSize == 27)
    prefer(1)
    #expect(label.font.pointSize == 17 && field.font?.pointSize == 20)
    #expect(label.font == fixed.font)
  }

  @Test func `AW-38 metrics scale as their style grows`() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.boldSystemFont(ofSize: 34)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 66)
    #expect(metrics.scaledFont(for: font).pointSize == 34)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: large)
    #expect(limited.pointSize == 40 && limited.fontName == font.fontName)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 30).pointSize == 30)
    #expect(metrics.scaledValue(for: 17, compatibleWith: large) == 33)
    #expect(metrics.scaledValue(for: 8) == 8)
  }

  @Test func `AW-39 fonts go by names`() {
    #expect(UIFont(name: "Zapfino", size: 12) == nil)
    #expect(UIFont(name: "Helvetica-Sideways", size: 12) == nil)
    let bold = UIFont.systemFont(ofSize: 12, weight: .bold)
    #expect(UIFont(name: "HelveticaNeue-Bold", size: 12) == bold)
    #expect(UIFont(name: bold.fontName, size: 12) == bold)
    let code = UIFont.monospacedSystemFont(ofSize: 9, weight: .regular)
    #expect(UIFont(name: "Courier New", size: 9) == code)
    #expect(UIFont(name: "Menlo-Regular", size: 9) == code)
    let slanted = UIFont(name: "Georgia-BoldItalic", size: 30)
    #expect(
      slanted?.familyName == "System Serif" && slanted?.fontName.hasSuffix("700Italic") == true)
    #expect(UIFont(name: "TimesNewRomanPS-BoldMT", size: 30)?.fontName.hasSuffix("700") == true)
  }
}
