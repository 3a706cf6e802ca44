// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
@testable import QuartzCore
import TestSupport
import Testing

@MainActor @Suite("Maps of space", .freshRuntime)
struct Transform3DTests {
  private func near(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    zip(a.numbers, b.numbers).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  /// Where a map takes a point, straight from the definition.
  private func image(_ point: [CGFloat], _ t: CATransform3D) -> [CGFloat] {
    let rows = stride(from: 0, to: 16, by: 4).map { Array(t.numbers[$0..<$0 + 4]) }
    let row = point + [1]
    let out = (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * rows[$1][column] } }
    return out[0..<3].map { $0 / out[3] }
  }

  private var crooked: CATransform3D {
    var map = CATransform3DIdentity
    map.m34 = -1 / 500
    map = CATransform3DRotate(map, 0.7, 1, 2, -1)
    return CATransform3DScale(CATransform3DTranslate(map, 10, -4, 30), 2, 0.5, 3)
  }

  @Test func `LA-1 rotations turn by the right hand`() {
    let quarter = CGFloat.pi / 2
    let cases: [([CGFloat], [CGFloat], [CGFloat])] = [
      ([0, 0, 5], [1, 0, 0], [0, 1, 0]), ([1, 0, 0], [0, 1, 0], [0, 0, 1]),
      ([0, 2, 0], [0, 0, 1], [1, 0, 0]),
    ]
    for (axis, from, to) in cases {
      let turned = image(from, CATransform3DMakeRotation(quarter, axis[0], axis[1], axis[2]))
      #expect(zip(turned, to).allSatisfy { abs($0 - $1) < 1e-12 })
    }
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func `LA-1 what is put before is done first`() {
    let map = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
    #expect(image([0, 0, 0], map) == [2, 3, 4])
    let other = CATransform3DScale(CATransform3DMakeTranslation(1, 1, 1), 2, 3, 4)
    #expect(image([1, 1, 1], other) == [3, 4, 5])
    let both = CATransform3DConcat(map, crooked)
    let step = image(image([1, 2, 3], map), crooked)
    #expect(zip(image([1, 2, 3], both), step).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `LA-1 an inverse undoes, and a flat map has none`() {
    #expect(near(CATransform3DConcat(crooked, CATransform3DInvert(crooked)), CATransform3DIdentity))
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test func `LA-1 maps of the plane are told from others`() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let map = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DIsAffine(map) && CATransform3DGetAffineTransform(map) == plane)
    #expect(!CATransform3DIsAffine(crooked))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    #expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)))
  }

  @Test func `LA-2 a layer's transforms agree`() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
    #expect(layer.rare?.values.depth == nil)
    layer.transform = crooked
    #expect(CATransform3DEqualToTransform(layer.transform, crooked))
    #expect(layer.affineTransform() == CATransform3DGetAffineTransform(crooked))
    let copy = CALayer(layer: layer)
    layer.setAffineTransform(layer.affineTransform())
    #expect(CATransform3DIsAffine(layer.transform) && layer.rare?.values.depth == nil)
    #expect(CATransform3DEqualToTransform(copy.transform, crooked))
    layer.transform = CATransform3DMakeTranslation(0, 0, 5)
    layer.transform = CATransform3DIdentity
    #expect(layer.rare?.values.transform == nil && layer.rare?.values.depth == nil)
  }

  @Test func `LA-3 a value wraps a map`() {
    let value = NSValue(caTransform3D: crooked)
    #expect(CATransform3DEqualToTransform(value.caTransform3DValue, crooked))
    #expect((value as Any) as? CATransform3D != nil && value == NSValue(caTransform3D: crooked))
    #expect(CATransform3DIsIdentity(NSNumber(value: 4).caTransform3DValue))
    #expect((NSValue(point: .zero) as Any) as? CATransform3D == nil)
  }
}
