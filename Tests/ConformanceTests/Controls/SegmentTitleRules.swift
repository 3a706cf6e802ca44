// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CT titles of segments", .freshApplication)
struct SegmentTitleRules {
  private let control = UISegmentedControl(items: ["A", "B"])

  private func looks() -> [String] {
    control.layoutIfNeeded()
    return control.subviews.compactMap { $0 as? UILabel }.map { label in
      let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
      let color = attributes?[.foregroundColor] as? UIColor
      let name = color == .red ? "red" : color == .blue ? "blue" : "own"
      let font = attributes?[.font] as? UIFont ?? label.font
      return "\(label.text ?? "-") \(name) \(Int(font?.pointSize ?? 0))"
    }
  }

  @Test func `CT-94 titles have what was set for their state`() {
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 0
    #expect(looks() == ["A own 13", "B own 13"])
    let large = UIFont.systemFont(ofSize: 20)
    control.setTitleTextAttributes([.foregroundColor: UIColor.red, .font: large], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    #expect(looks() == ["A blue 20", "B red 20"])
    #expect(control.titleTextAttributes(for: .normal)?.count == 2)
    #expect(control.titleTextAttributes(for: .disabled) == nil)
    control.selectedSegmentIndex = 1
    #expect(looks() == ["A red 20", "B blue 20"])
  }

  @Test func `CT-94 the width follows the font of the titles`() {
    let before = control.intrinsicContentSize.width
    let large = UIFont.systemFont(ofSize: 40)
    control.setTitleTextAttributes([.font: large], for: .normal)
    #expect(control.intrinsicContentSize.width > before)
  }
}
