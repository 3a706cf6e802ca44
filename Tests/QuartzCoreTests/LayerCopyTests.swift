// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
@testable import QuartzCore
import ResponderFoundation
import TestSupport
import Testing
import UIKitHost

/// A layer that draws an arc by a property of its own.
private final class Ring: CALayer {
  nonisolated override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(
      .property("progress", get: { (me: Ring) in me.progress }, set: { $0.progress = $1 }))
  }
  var progress: CGFloat = 0
  /// What the copies draw.
  var drawn = Drawn()
  final class Drawn { var values: [CGFloat] = [] }

  override init() { super.init() }
  override init(layer: Any) {
    super.init(layer: layer)
    guard let ring = layer as? Ring else { return }
    (progress, drawn) = (ring.progress, ring.drawn)
  }
  required init?(coder: NSCoder) { nil }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }
  override func draw(in ctx: CGContext) {
    drawn.values.append(progress)
    ctx.fill(CGRect(x: 0, y: 0, width: progress, height: 1))
  }
}

private class Plain: CALayer { var mark = "set" }

/// A layer whose class counts how often it is asked whether it draws by its opacity.
private final class Asked: CALayer {
  static var count = 0

  override class func needsDisplay(forKey key: String) -> Bool {
    if key == "opacity" { count += 1 }
    return super.needsDisplay(forKey: key)
  }
}

@MainActor @Suite("Copies of layers of a program's classes", .freshRuntime)
struct LayerCopyTests {
  private let clock = VirtualClock()
  private let root = CALayer()
  private let committer = LayerCommitter()

  init() { TimeSource.clock = clock }

  @Test func `CA-16 what is shown of a layer is made by the initialiser of its class`() throws {
    let ring = Ring()
    ring.progress = 0.5
    let shown = try #require(ring.presentation())
    #expect(shown !== ring && shown.progress == 0.5 && shown.model() === ring)
    let plain = Plain()
    plain.mark = "changed"
    plain.bounds.size.width = 7
    let copy = try #require(plain.presentation())
    #expect(copy.mark == "set" && copy.bounds.width == 7)
    let base: CALayer = CAShapeLayer()
    #expect(base.presentation() is CAShapeLayer)
  }

  @Test func `CA-22 a class is asked what it draws by when animations come and go`() {
    let layer = Asked()
    root.addSublayer(layer)
    _ = committer.commit(roots: [root])
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.toValue, animation.duration) = (0, 1)
    layer.add(animation, forKey: nil)
    clock.advance(by: 0.1)
    let count = Asked.count
    #expect(count > 0)
    for _ in 0..<20 {
      clock.advance(by: 0.02)
      _ = committer.commit(roots: [root])
    }
    #expect(Asked.count == count && layer.presentation()?.opacity == 0.5)
  }

  @Test func `CA-22 a property that needs display is drawn by while it is animated`() throws {
    let ring = Ring()
    ring.bounds.size = CGSize(width: 10, height: 10)
    root.addSublayer(ring)
    _ = committer.commit(roots: [root])
    let animation = CABasicAnimation(keyPath: "progress")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    ring.add(animation, forKey: nil)
    ring.progress = 8
    clock.advance(by: 0.5)
    let commit = try #require(committer.commit(roots: [root]))
    #expect(ring.drawn.values.last == 0.5)
    guard case .drawing = commit.changes[ring.id]?.content else {
      Issue.record("not told")
      return
    }
    clock.advance(by: 1)
    _ = committer.commit(roots: [root])
    #expect(ring.drawn.values.last == 8)
    let count = ring.drawn.values.count
    clock.advance(by: 1)
    _ = committer.commit(roots: [root])
    #expect(ring.drawn.values.count == count)
  }
}
