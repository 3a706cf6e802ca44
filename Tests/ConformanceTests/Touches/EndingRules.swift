// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

/// Notes the phases it is told of, and leaves its superview when a touch ends.
private final class LeavingView: UIView {
  var phases: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("began")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("ended")
    removeFromSuperview()
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("cancelled")
  }
}

@MainActor
@Suite("TE touches that end", .freshApplication)
struct EndingRules {
  @Test func `TE-37 a view that leaves while a touch ends is not told of a cancel`() throws {
    let view = LeavingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let generator = try EventGenerator(view: view)
    try generator.fingerTap(at: view)
    #expect(view.phases == ["began", "ended"])
  }

  @Test func `GR-113 a pressed pointer is not taken from the view it hovers over`() throws {
    let view = LeavingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addGestureRecognizer(UIHoverGestureRecognizer(target: nil, action: nil))
    let generator = try EventGenerator(view: view)
    try generator.hover(to: view)
    try generator.pointerDown(at: view)
    try generator.pointerUp()
    #expect(view.phases == ["began", "ended"])
  }
}
