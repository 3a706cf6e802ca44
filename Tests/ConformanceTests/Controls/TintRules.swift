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

  private final class Painted: UIView {
    var seen: [[CGFloat]?] = []

    override func draw(_ rect: CGRect) {
      super.draw(rect)
      seen.append(UIColor.tintColor.cgColor.components)
      UIColor.tintColor.setFill()
      UIRectFill(rect)
    }
  }

  @Test func `CT-92 the tint as a colour is that of the view that shows it`() {
    let (outer, inner) = (UIView(), Painted(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    func ground() -> [CGFloat]? { inner.layer.backgroundColor?.components }
    let (red, green, blue): ([CGFloat], [CGFloat], [CGFloat]?) = (
      [1, 0, 0, 1], [0, 1, 0, 1], UIColor.systemBlue.cgColor.components
    )
    inner.backgroundColor = .tintColor
    #expect(inner.backgroundColor == .tintColor && ground() == blue)
    outer.tintColor = .red
    outer.addSubview(inner)
    #expect(inner.backgroundColor == .tintColor && ground() == red)
    inner.setNeedsDisplay()
    inner.layer.displayIfNeeded()
    outer.tintColor = .green
    inner.layer.displayIfNeeded()
    #expect(inner.seen == [red, green] && ground() == green)
    inner.tintColor = .tintColor
    #expect(inner.tintColor == .green)
    inner.tintColor = UIColor.tintColor.withAlphaComponent(0.5)
    #expect(ground().map { Array($0.prefix(3)) } == blue.map { Array($0.prefix(3)) })
    #expect(ground()?.last == 0.5)
    inner.tintColor = nil
    #expect(ground() == green)
    inner.removeFromSuperview()
    #expect(ground() == blue && UIColor.tintColor.cgColor.components == blue)
  }
}
