// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: hit-test puzzle", .freshApplication)
struct HitPageTests {
  @Test(arguments: [
    ("hidden", "tile behind", "isHidden is true"), ("transparent", "tile behind", "alpha is 0.0"),
    ("disabled", "tile behind", "isUserInteractionEnabled is false"),
    ("overflowing", "overflowing child", "in its bounds"),
    ("rotated", "rotated view", "in its bounds"), ("enlarged", "small view", "in its bounds"),
  ])
  func `gallery puzzle explains a touch on its view`(
    name: String, receiver: String, reason: String
  ) throws {
    let driver = try GalleryDriver(page: "page.hits")
    try driver.touch(puzzle: name, x: name == "overflowing" ? 0.2 : 0.5, y: 0.5)
    #expect(try driver.text("hits.answer") == "It went to the \(receiver).")
    let text = try driver.text("hits.reason")
    #expect(text.contains(reason), "\(text)")
  }

  @Test(arguments: [
    ("overflowing", 0.95, 0.5, "tile behind", "outside its superview"),
    ("rotated", 0.0, 0.0, "tile behind", "not in the turned bounds"),
    ("enlarged", -0.1, 0.5, "small view", "is overridden"),
  ])
  func `gallery puzzle explains a touch beside`(
    name: String, x: CGFloat, y: CGFloat, receiver: String, reason: String
  ) throws {
    let driver = try GalleryDriver(page: "page.hits")
    try driver.touch(puzzle: name, x: x, y: y)
    #expect(try driver.text("hits.answer") == "It went to the \(receiver).")
    let text = try driver.text("hits.reason")
    #expect(text.contains(reason), "\(text)")
  }
}

extension GalleryDriver {
  /// Touches the frame of a puzzle's view at a part of its width and height.
  fileprivate func touch(puzzle name: String, x: CGFloat, y: CGFloat) throws {
    let tile = try generator.viewWithIdentifier("hits.tile.\(name)", ofType: HitTile.self)
    let specimen = tile.specimen
    let inset: CGFloat = x == 0 ? 3 : 0
    let point = CGPoint(
      x: specimen.frame.minX + specimen.frame.width * x + inset,
      y: specimen.frame.minY + specimen.frame.height * y + inset)
    try generator.fingerTap(at: tile.convert(point, from: specimen.superview).inWindow(of: tile))
  }
}

extension CGPoint {
  @MainActor
  fileprivate func inWindow(of view: UIView) -> CGPoint { view.convert(self, to: nil) }
}
