// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitHost

@MainActor @Suite("Geometry of layers", .freshRuntime)
struct LayerGeometryTests {
  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-9 }

  private func near(_ a: CGRect, _ b: CGRect) -> Bool {
    near(a.origin, b.origin)
      && near(CGPoint(x: a.width, y: a.height), CGPoint(x: b.width, y: b.height))
  }

  /// A line of four layers, each placed in another way.
  private func chain() -> [CALayer] {
    let layers = (0..<4).map { _ in CALayer() }
    for (upper, lower) in zip(layers, layers.dropFirst()) { upper.addSublayer(lower) }
    layers[0].bounds = CGRect(x: 0, y: 0, width: 300, height: 300)
    layers[1].bounds = CGRect(x: 5, y: -7, width: 40, height: 80)
    layers[1].position = CGPoint(x: 120, y: 90)
    layers[1].anchorPoint = CGPoint(x: 0.25, y: 1)
    layers[1].setAffineTransform(CGAffineTransform(rotationAngle: 0.6).scaledBy(x: 2, y: 0.5))
    layers[2].frame = CGRect(x: 3, y: 4, width: 20, height: 10)
    layers[3].frame = CGRect(x: 1, y: 1, width: 5, height: 5)
    layers[3].setAffineTransform(CGAffineTransform(a: 1, b: 0.5, c: -0.25, d: 2, tx: 3, ty: 1))
    return layers
  }

  /// The map to the superlayer, straight from the definition.
  private func map(_ layer: CALayer) -> CGAffineTransform {
    let anchor = CGPoint(
      x: layer.bounds.minX + layer.anchorPoint.x * layer.bounds.width,
      y: layer.bounds.minY + layer.anchorPoint.y * layer.bounds.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(layer.affineTransform())
      .concatenating(CGAffineTransform(translationX: layer.position.x, y: layer.position.y))
  }

  @Test func `conversion is the product of the maps between`() {
    let layers = chain()
    let point = CGPoint(x: 2, y: 3)
    let product = [layers[3], layers[2], layers[1]].reduce(CGAffineTransform.identity) {
      $0.concatenating(map($1))
    }
    #expect(near(layers[3].convert(point, to: layers[0]), point.applying(product)))
    #expect(near(layers[0].convert(point, from: layers[3]), point.applying(product)))
    #expect(near(layers[0].convert(point, to: layers[3]), point.applying(product.inverted())))
    #expect(near(layers[3].convert(point, to: nil), point.applying(product)))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(near(layers[3].convert(rect, to: layers[0]), rect.applying(product)))
  }

  @Test func `conversion goes through the common superlayer`() {
    let layers = chain()
    let cousin = CALayer()
    cousin.frame = CGRect(x: 11, y: 13, width: 10, height: 10)
    layers[1].addSublayer(cousin)
    let point = CGPoint(x: 2, y: 3)
    let expected = point.applying(
      map(layers[3]).concatenating(map(layers[2])).concatenating(map(cousin).inverted()))
    #expect(near(layers[3].convert(point, to: cousin), expected))
    #expect(near(cousin.convert(point, from: layers[3]), expected))
    #expect(near(cousin.convert(expected, to: layers[3]), point))
    #expect(layers[2].convert(point, to: layers[2]) == point)
  }

  @Test func `a frame that was set is read back`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 7, y: 8, width: 1, height: 1)
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.frame = frame
    #expect(layer.frame == frame)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.bounds == CGRect(x: 7, y: 8, width: 30, height: 40))
    layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.frame == CGRect(x: 17.5, y: 0, width: 30, height: 40))
    layer.frame = frame
    #expect(layer.frame == frame && layer.position == CGPoint(x: 17.5, y: 60))
    layer.frame = CGRect(x: 40, y: 60, width: -30, height: -40)
    #expect(layer.frame == frame)
  }

  @Test func `a frame is read back under scales and quarter turns`() {
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    for transform in [
      CGAffineTransform(scaleX: 2, y: -0.5), CGAffineTransform(rotationAngle: .pi / 2),
      CGAffineTransform(rotationAngle: -.pi / 2).scaledBy(x: 3, y: 2).translatedBy(x: 5, y: 6),
    ] {
      for anchor in [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 1)] {
        let layer = CALayer()
        layer.anchorPoint = anchor
        layer.setAffineTransform(transform)
        layer.frame = frame
        #expect(near(layer.frame, frame))
      }
    }
  }

  @Test func `the frame of a turned layer is the box around it`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    let half = CGFloat(50).squareRoot()
    #expect(
      near(layer.frame, CGRect(x: 5 - half, y: 5 - half, width: 2 * half, height: 2 * half)))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `hit testing finds the frontmost layer that shows`() {
    let root = CALayer()
    root.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    let back = CALayer()
    back.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let front = CALayer()
    front.frame = CGRect(x: 40, y: 40, width: 100, height: 20)
    root.sublayers = [back, front]
    #expect(root.hitTest(CGPoint(x: 55, y: 55)) === front)
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === back)
    #expect(root.hitTest(CGPoint(x: 15, y: 105)) === root)
    #expect(root.hitTest(CGPoint(x: 140, y: 55)) === front)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 140, y: 55)) == nil)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 55, y: 55)) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 55, y: 55)) === front)
    front.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
    #expect(root.hitTest(CGPoint(x: 55, y: 55)) === root)
  }

  @Test func `an image lies in the bounds as its gravity says`() {
    let image = CGImage(
      resource: ImageResource(id: 7, mediaType: "image/png", data: Data()), width: 40, height: 20)
    let layer = CALayer()
    layer.bounds = CGRect(x: 10, y: 0, width: 100, height: 100)
    layer.contents = image
    layer.contentsScale = 2
    func frame(_ gravity: CALayerContentsGravity) -> CGRect? {
      layer.contentsGravity = gravity
      guard case .image(_, let frame) = layer.hostContent else { return nil }
      return frame
    }
    #expect(frame(.resize) == layer.bounds)
    #expect(frame(.center) == CGRect(x: 50, y: 45, width: 20, height: 10))
    #expect(frame(.topRight) == CGRect(x: 90, y: 0, width: 20, height: 10))
    #expect(frame(.resizeAspect) == CGRect(x: 10, y: 25, width: 100, height: 50))
    #expect(frame(.resizeAspectFill) == CGRect(x: -40, y: 0, width: 200, height: 100))
    layer.contents = nil
    #expect(layer.hostContent == LayerContent.none)
  }
}
