// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("FO guides", .freshApplication)
struct FocusGuideRules {
  private func button(_ x: CGFloat, _ y: CGFloat) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: y, width: 60, height: 40)
    button.setTitle("\(Int(x)) \(Int(y))", for: .normal)
    return button
  }

  @Test func `FO-30 an arrow that reaches a guide goes where it leads`() throws {
    let page = UIView(frame: UIScreen.main.bounds)
    let (left, far) = (button(0, 0), button(200, 300))
    for view in [left, far] { page.addSubview(view) }
    let guide = UIFocusGuide()
    page.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 200),
      guide.topAnchor.constraint(equalTo: page.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 60),
      guide.heightAnchor.constraint(equalToConstant: 40),
    ])
    let generator = try EventGenerator(view: page)
    page.layoutIfNeeded()
    func right(from start: UIView) throws -> UIView? {
      let system = try #require(UIFocusSystem.focusSystem(for: page))
      system.requestFocusUpdate(to: start)
      system.updateFocusIfNeeded()
      try generator.keyPress(.arrowRight)
      return system.focusedItem as? UIView
    }
    guide.preferredFocusEnvironments = [far]
    #expect(guide.isEnabled)
    #expect(try right(from: left) === far)
    guide.preferredFocusEnvironments = [left]
    _ = try right(from: left)
    guide.isEnabled = false
    #expect(guide.preferredFocusEnvironments.first === left)
  }
}
