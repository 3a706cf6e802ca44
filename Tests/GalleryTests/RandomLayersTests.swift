// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import QuartzCore
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: random layers", .freshApplication)
struct RandomLayersTests {
  private func tree(_ seed: UInt64) -> CALayer {
    var tree = RandomTree(seed: seed)
    return tree.make()
  }

  private func all(_ layer: CALayer) -> [CALayer] {
    [layer] + (layer.sublayers ?? []).flatMap(all)
  }

  private func outline(_ layer: CALayer) -> [String] {
    all(layer).map { "\(type(of: $0)) \($0.bounds) \($0.position) \($0.opacity)" }
  }

  /// What of layers is in a tree.
  private func features(_ layer: CALayer) -> Set<String> {
    var found: Set<String> = []
    for layer in all(layer) {
      if let gradient = layer as? CAGradientLayer { found.insert(gradient.type.rawValue) }
      if layer is CAShapeLayer { found.insert("shape") }
      if layer.mask != nil { found.insert("mask") }
      if layer.masksToBounds { found.insert("clipping") }
      if layer.shadowOpacity > 0 {
        found.insert(layer.shadowPath == nil ? "shadow" : "shadow path")
      }
      if !CATransform3DIsIdentity(layer.transform) { found.insert("transform") }
      if !CATransform3DIsIdentity(layer.sublayerTransform) { found.insert("perspective") }
    }
    return found
  }

  @Test func `gallery random layers a number stands for one tree`() {
    #expect(outline(tree(17)) == outline(tree(17)))
    #expect(outline(tree(17)) != outline(tree(18)))
  }

  @Test func `gallery random layers a hundred trees have all that is compared`() {
    let found = (1...100).reduce(into: Set<String>()) { $0.formUnion(features(tree($1))) }
    #expect(
      found.sorted() == [
        "axial", "clipping", "conic", "mask", "perspective", "radial", "shadow", "shadow path",
        "shape", "transform",
      ])
  }

  @Test func `gallery random layers a page is asked for by its number, and not listed`() throws {
    let page = try #require(Gallery.makeRoot(page: "random.17") as? RandomLayersPage)
    let shown = try #require(page.view.layer.sublayers?.first)
    #expect(outline(shown) == outline(tree(17)))
    for name in ["random.", "random.-1", "random.x"] {
      #expect(Gallery.makeRoot(page: name) is GallerySplit)
    }
    #expect(!Gallery.pages.contains { $0.identifier.hasPrefix("page.random") })
  }
}
