// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CT tints", .freshApplication)
struct TintRules {
  private final class Listener: UIView {
    var changes = 0

    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  @Test func `CT-90 the first mode from a view upwards counts, and views hear of it`() {
    let (outer, inner) = (Listener(), Listener())
    outer.addSubview(inner)
    #expect(outer.tintAdjustmentMode == .normal && inner.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    #expect(outer.tintAdjustmentMode == .dimmed && inner.tintAdjustmentMode == .dimmed)
    #expect(outer.changes == 1 && inner.changes == 1)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintAdjustmentMode == .normal && inner.changes == 2)
    outer.tintAdjustmentMode = .automatic
    #expect(outer.tintAdjustmentMode == .normal && outer.changes == 2 && inner.changes == 2)
    inner.tintAdjustmentMode = .automatic
    #expect(inner.tintAdjustmentMode == .normal && inner.changes == 2)
  }

  @Test func `CT-91 a dimmed tint is the grey that is as light`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    outer.tintColor = red
    outer.tintAdjustmentMode = .dimmed
    let grey = UIColor(white: 0.299, alpha: 0.5)
    #expect(outer.tintColor == grey && inner.tintColor == grey)
    inner.tintAdjustmentMode = .normal
    #expect(outer.tintColor == grey && inner.tintColor == red)
    outer.tintAdjustmentMode = .normal
    #expect(outer.tintColor == red)
  }
}
