// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import QuartzCore
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: layers", .freshApplication)
struct LayersPageTests {
  /// What scenes show at present.
  private struct Shown: Equatable {
    /// How much of the outline is drawn, in hundredths.
    var outline: Int
    /// The cosine of the cube's angle, in hundredths.
    var turn: Int
  }

  private func shown(_ driver: GalleryDriver) throws -> Shown {
    func layer(_ name: String) throws -> CALayer {
      try driver.generator.viewWithIdentifier("layers.\(name)", ofType: LayerCell.self).shown
    }
    let outline = try #require(try layer("outline").presentation() as? CAShapeLayer)
    let cube = try #require(try layer("space").sublayers?.first?.presentation())
    return Shown(
      outline: Int((outline.strokeEnd * 100).rounded()),
      turn: Int((cube.transform.m11 * 100).rounded()))
  }

  private func lead(_ driver: GalleryDriver, to seconds: Float) throws {
    let slider = try driver.generator.viewWithIdentifier("layers.time", ofType: UISlider.self)
    slider.value = seconds
    slider.sendActions(for: .valueChanged)
  }

  @Test func `gallery layers a slider leads all scenes, back and forth`() throws {
    let driver = try GalleryDriver(page: "page.layers")
    try driver.generator.wait(1)
    #expect(try shown(driver) == Shown(outline: 0, turn: 100))
    var seen: [Shown] = []
    for seconds: Float in [2, 1, 3, 0.5, 4] {
      try lead(driver, to: seconds)
      try driver.generator.wait(0.5)
      seen.append(try shown(driver))
    }
    #expect(seen.map(\.outline) == [100, 50, 50, 13, 0])
    #expect(seen.map(\.turn) == [-100, 0, 0, 71, 100])
    #expect(try driver.text("layers.seconds") == "4.00 s")
  }

  @Test func `gallery layers a switch lets time run on from where it was, and holds it`() throws {
    let driver = try GalleryDriver(page: "page.layers")
    try driver.generator.wait(1)
    try lead(driver, to: 1)
    try driver.generator.fingerTap(at: "layers.play")
    let slider = try driver.generator.viewWithIdentifier("layers.time", ofType: UISlider.self)
    let start = slider.value
    try driver.generator.wait(1)
    let rest = slider.value - start
    #expect(abs(rest - 1) < 0.1, "\(start) \(slider.value)")
    try driver.generator.wait(4)
    #expect(abs(slider.value - start - rest) < 0.1, "\(start) \(slider.value)")
    try driver.generator.fingerTap(at: "layers.play")
    let held = try shown(driver)
    try driver.generator.wait(1)
    #expect(try shown(driver) == held)
  }

  @Test(arguments: [CGSize(width: 375, height: 667), CGSize(width: 667, height: 375)])
  func `gallery layers scenes have room on small screens, in the dark too`(size: CGSize) throws {
    HostInput.send(.screen(ScreenMetrics(size: size, scale: 2), at: 0))
    defer { HostInput.send(.screen(.headless, at: 0)) }
    let driver = try GalleryDriver(page: "page.layers")
    driver.window.overrideUserInterfaceStyle = .dark
    try driver.generator.wait(1)
    for scene in LayerScene.allCases {
      let cell = try driver.generator.viewWithIdentifier(
        "layers.\(scene)", ofType: LayerCell.self)
      #expect(
        cell.bounds.insetBy(dx: -1, dy: -1).contains(cell.shown.frame)
          && cell.shown.frame.width > 30, "\(scene)")
      #expect(cell.accessibilityLabel == scene.title)
    }
    #expect(try shown(driver) == Shown(outline: 0, turn: 100))
  }
}
