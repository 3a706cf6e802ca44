// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CT fingers on the bar of a field", .freshApplication)
struct BarTouchRules {
  private final class Bar: UIView {
    var told: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      told.append("began")
      super.touchesBegan(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      told.append("ended")
      super.touchesEnded(touches, with: event)
    }
  }

  @Test func `CT-57 a field does not track a finger on its bar`() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    field.inputAccessoryView = bar
    window.addSubview(field)
    let generator = try EventGenerator(window: window)
    #expect(field.becomeFirstResponder())
    try generator.wait(1)
    let place = bar.convert(CGPoint(x: 150, y: 22), to: nil)
    let point = try #require(bar.window).convert(place, to: window)
    try generator.fingerDown(at: point)
    #expect(bar.told == ["began"] && !field.isTracking && !field.isHighlighted)
    field.resignFirstResponder()
    try generator.fingerUp()
    #expect(!field.isTracking)
  }
}
