// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("LA views in space", .freshApplication)
struct SpaceHitRules {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  private func perspective(_ distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }

  @Test func `LA-46 a view turned about its axis is hit where it is seen`() {
    root.addSubview(view)
    #expect(hit(110, 200) === view)
    view.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(hit(110, 200) === root && hit(160, 200) === view && hit(249, 200) === view)
    #expect(hit(251, 200) === root)
    view.transform3D = CATransform3DIdentity
    #expect(hit(110, 200) === view)
  }

  @Test func `LA-46 what is nearer to the eye is larger, in hits and conversions`() throws {
    root.addSubview(view)
    view.transform3D = CATransform3DRotate(perspective(500), .pi / 4, 0, 1, 0)
    // The right edge turns away from the eye.
    let left = view.convert(CGPoint(x: 0, y: 0), to: root)
    let right = view.convert(CGPoint(x: 200, y: 0), to: root)
    #expect(left.y < 100 - 10 && right.y > 100 + 5 || left.y > 105 && right.y < 90)
    for point in [CGPoint(x: 20, y: 30), CGPoint(x: 180, y: 170), CGPoint(x: 100, y: 100)] {
      let seen = view.convert(point, to: root)
      let back = view.convert(seen, from: root)
      #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
      #expect(hit(seen.x, seen.y) === view)
      let byLayer = view.layer.convert(point, to: root.layer)
      #expect(abs(byLayer.x - seen.x) < 1e-9 && abs(byLayer.y - seen.y) < 1e-9)
    }
    let box = view.convert(view.bounds, to: root)
    #expect(abs(box.minX - min(left.x, right.x)) < 1e-9 && box.height > 150)
  }

  @Test func `LA-46 sublayerTransform and zPosition move where subviews are hit`() {
    root.addSubview(view)
    root.layer.sublayerTransform = perspective(200)
    #expect(hit(101, 101) === view && hit(99, 99) === root)
    view.layer.zPosition = 100
    #expect(hit(99, 99) === view && hit(1, 1) === view)
    view.layer.zPosition = -200
    #expect(hit(149, 149) === root && hit(151, 151) === view)
    view.layer.zPosition = 300
    #expect(hit(200, 200) === root)
    root.layer.sublayerTransform = CATransform3DIdentity
    #expect(hit(101, 101) === view)
  }

  @Test func `LA-46 a back that is not shown is not hit, nor is what is below it`() {
    root.addSubview(view)
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    view.addSubview(inner)
    view.transform3D = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(hit(200, 200) === inner)
    view.layer.isDoubleSided = false
    #expect(hit(200, 200) === root)
    view.layer.isDoubleSided = true
    #expect(hit(200, 200) === inner)
  }

  @Test func `LA-46 views that decide for themselves are asked with the point that they see`() {
    final class Asking: UIView {
      var asked: [CGPoint] = []
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        asked.append(point)
        return super.hitTest(point, with: event)
      }
    }
    let asking = Asking(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    root.addSubview(asking)
    asking.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(hit(225, 150) === asking)
    #expect(asking.asked.count == 1)
    #expect(abs(asking.asked[0].x - 150) < 1e-6 && abs(asking.asked[0].y - 50) < 1e-6)
  }

  @Test func `LA-46 among very many subviews those in space are found too`() {
    for index in 0..<100 {
      root.addSubview(UIView(frame: CGRect(x: CGFloat(index) * 4, y: 0, width: 3, height: 3)))
    }
    root.insertSubview(view, at: 3)
    view.transform3D = CATransform3DRotate(perspective(400), .pi / 3, 0, 1, 0)
    #expect(hit(200, 200) === view && hit(105, 200) === root)
  }
}
