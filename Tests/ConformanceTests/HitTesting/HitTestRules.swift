// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("HT hit testing", .serialized)
struct HitTestRules {
  @Test func `HT-3 a hidden view hides its subviews`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = UIView(frame: root.bounds)
    let inner = UIView(frame: root.bounds)
    root.addSubview(middle)
    middle.addSubview(inner)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === inner)
    middle.isHidden = true
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
  }
}
