// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
@testable import QuartzCore
import ResponderFoundation
import TestSupport
import Testing
import UIKitHost

/// Notes which tiles are drawn.
private final class Sheet: CATiledLayer {
  var drawn: [CGRect] = []
  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { nil }
  override func draw(in ctx: CGContext) {
    drawn.append(ctx.boundingBoxOfClipPath)
    ctx.fill(bounds)
  }
  func take() -> [CGRect] {
    defer { drawn = [] }
    return drawn
  }
}

@MainActor @Suite("Tiled layers", .freshRuntime)
struct TiledLayerTests {
  private let root = CALayer()
  private let sheet = Sheet()
  private let committer = LayerCommitter()

  init() {
    root.bounds.size = CGSize(width: 300, height: 200)
    sheet.frame = CGRect(x: 0, y: 0, width: 5000, height: 5000)
    root.addSublayer(sheet)
  }

  private func tile(_ column: CGFloat, _ row: CGFloat) -> CGRect {
    CGRect(x: column * 256, y: row * 256, width: 256, height: 256)
  }

  @Test func `LA-85 a tiled layer has Apple's first values`() {
    let layer = CATiledLayer()
    #expect(layer.tileSize == CGSize(width: 256, height: 256) && layer.levelsOfDetail == 1)
    #expect(layer.levelsOfDetailBias == 0 && CATiledLayer.fadeDuration() == 0.25)
    layer.bounds.size = CGSize(width: 500, height: 500)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.hostContent == .none)
    layer.tileSize.width = 100
    layer.levelsOfDetail = 3
    let copy = CATiledLayer(layer: layer)
    #expect(copy.tileSize == CGSize(width: 100, height: 256) && copy.levelsOfDetail == 3)
  }

  @Test func `LA-85 tiles are drawn that are seen, and others when they come into sight`() throws {
    _ = committer.commit(roots: [root])
    sheet.setNeedsDisplay()
    let commit = try #require(committer.commit(roots: [root]))
    #expect(sheet.take() == [tile(0, 0), tile(1, 0)])
    guard case .figure(let commands, let extent) = commit.changes[sheet.id]?.content else {
      Issue.record("nothing is shown")
      return
    }
    #expect(extent == CGRect(x: 0, y: 0, width: 512, height: 256))
    #expect(commands.filter { $0 == .save }.count == 2)
    #expect(committer.commit(roots: [root]) == nil && sheet.take() == [])
    CATransaction.setDisableActions(true)
    sheet.frame.origin = CGPoint(x: -300, y: -100)
    _ = committer.commit(roots: [root])
    #expect(sheet.take() == [tile(2, 0), tile(1, 1), tile(2, 1)])
    sheet.frame.origin = CGPoint(x: -4800, y: -4900)
    _ = committer.commit(roots: [root])
    #expect(sheet.take().last == CGRect(x: 4864, y: 4864, width: 136, height: 136))
    guard case .figure(_, let rest) = sheet.hostContent else { return }
    #expect(rest.minX > 4000)
  }

  @Test func `LA-86 a part that needs display is drawn anew alone`() {
    _ = committer.commit(roots: [root])
    sheet.setNeedsDisplay()
    _ = committer.commit(roots: [root])
    _ = sheet.take()
    sheet.setNeedsDisplay(CGRect(x: 300, y: 5, width: 1, height: 1))
    _ = committer.commit(roots: [root])
    #expect(sheet.take() == [tile(1, 0)])
    sheet.contentsScale = 2
    sheet.tileSize = CGSize(width: 400, height: 400)
    #expect(sheet.take().first == CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  @Test func `LA-85 tiles of any size and layers of any size are drawn`() {
    for side in [0, -5, CGFloat.nan, .infinity, 1e300] {
      sheet.tileSize = CGSize(width: side, height: side)
      #expect(!sheet.take().isEmpty)
    }
    sheet.bounds.size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 1e300)
    sheet.display()
  }
}
