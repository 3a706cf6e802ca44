// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing

@Suite("CoreGraphics transforms")
struct TransformTests {
  private let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 5, tx: 7, ty: 11)

  @Test func `a transform maps a point by its six numbers`() {
    #expect(CGPoint(x: 1, y: 1).applying(map) == CGPoint(x: 11, y: 18))
    #expect(CGSize(width: 1, height: 1).applying(map) == CGSize(width: 4, height: 7))
  }

  @Test func `concatenating applies the receiver first`() {
    let move = CGAffineTransform(translationX: 2, y: 3)
    let scale = CGAffineTransform(scaleX: 10, y: 100)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 30, y: 400))
    #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 12, y: 103))
  }

  @Test func `translated, scaled and rotated put the step before`() {
    let point = CGPoint(x: 3, y: 4)
    let move = CGAffineTransform(translationX: 2, y: 3)
    #expect(map.translatedBy(x: 2, y: 3) == move.concatenating(map))
    #expect(map.scaledBy(x: 2, y: 3) == CGAffineTransform(scaleX: 2, y: 3).concatenating(map))
    let turned = point.applying(CGAffineTransform(rotationAngle: 1)).applying(map)
    let result = point.applying(map.rotated(by: 1))
    #expect(hypot(result.x - turned.x, result.y - turned.y) < 1e-12)
  }

  @Test func `a positive angle turns from x to y`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
  }

  @Test func `an inverse undoes and a singular map is its own`() {
    #expect(map.concatenating(map.inverted()) == .identity)
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6)
    #expect(flat.inverted() == flat)
  }

  @Test func `a rectangle becomes the box around its corners`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let corners = [(1, 2), (4, 2), (1, 6), (4, 6)].map { CGPoint(x: $0.0, y: $0.1).applying(map) }
    let box = rect.applying(map)
    #expect(box.minX == corners.map(\.x).min() && box.maxX == corners.map(\.x).max())
    #expect(box.minY == corners.map(\.y).min() && box.maxY == corners.map(\.y).max())
    #expect(
      rect.applying(CGAffineTransform(scaleX: -1, y: 2))
        == CGRect(x: -4, y: 4, width: 3, height: 8))
    #expect(CGRect.null.applying(map).isNull)
    #expect(CGRect.infinite.applying(map).isInfinite)
  }

  @Test func `transforms and vectors survive coding`() throws {
    let data = try JSONEncoder().encode([map])
    #expect(String(bytes: data, encoding: .utf8) == "[[1,2,3,5,7,11]]")
    #expect(try JSONDecoder().decode([CGAffineTransform].self, from: data) == [map])
    let vector = CGVector(dx: 1.5, dy: -2)
    let vectorData = try JSONEncoder().encode([vector])
    #expect(try JSONDecoder().decode([CGVector].self, from: vectorData) == [vector])
  }

  @Test func `a colour has components by its kind`() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let gray = CGColor(gray: 0.25, alpha: 1)
    #expect(red.components == [1, 0, 0, 0.5] && red.numberOfComponents == 4)
    #expect(gray.components == [0.25, 1] && gray.numberOfComponents == 2)
    #expect(red == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(gray != CGColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 1))
    #expect(red.copy(alpha: 1) == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}
