// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: drawing", .freshApplication)
struct CanvasPageTests {
  @Test func `gallery canvas counts fingers and keeps their strokes`() throws {
    let driver = try GalleryDriver(page: "page.canvas")
    let canvas = try driver.generator.viewWithIdentifier("canvas", ofType: CanvasView.self)
    let middle = CGPoint(x: canvas.bounds.midX, y: canvas.bounds.midY)
    let starts = [-60, 0, 60].map { offset in
      canvas.convert(CGPoint(x: middle.x + CGFloat(offset), y: middle.y), to: nil)
    }
    try driver.generator.fingerDown([.rightIndex, .rightMiddle, .rightRing], at: starts)
    #expect(try driver.text("canvas.count") == "3 fingers")
    try driver.generator.fingerMove(
      [.rightIndex, .rightMiddle, .rightRing],
      to: starts.map { CGPoint(x: $0.x, y: $0.y + 80) }, duration: 0.2)
    try driver.generator.fingerUp([.rightMiddle])
    #expect(try driver.text("canvas.count") == "2 fingers")
    try driver.generator.fingerUp([.rightIndex, .rightRing])
    #expect(try driver.text("canvas.count") == "0 fingers")
    #expect(strokes(canvas).count == 3)
    #expect(strokes(canvas).allSatisfy { $0.frame.height > 80 && $0.frame.width < 20 })
    try driver.generator.fingerTap(at: "canvas.clear")
    #expect(strokes(canvas).isEmpty)
  }

  @Test func `gallery canvas takes back what a cancelled finger drew`() throws {
    let driver = try GalleryDriver(page: "page.canvas")
    let canvas = try driver.generator.viewWithIdentifier("canvas", ofType: CanvasView.self)
    try driver.generator.fingerDown(at: "canvas")
    try driver.generator.fingerMove(.automatic, translationX: 30, y: 30, duration: 0.1)
    #expect(strokes(canvas).count == 1)
    try driver.generator.cancelTouches()
    #expect(strokes(canvas).isEmpty)
    #expect(try driver.text("canvas.count") == "0 fingers")
  }

  @Test func `gallery canvas draws a pen as wide as it presses`() throws {
    let driver = try GalleryDriver(page: "page.canvas")
    let canvas = try driver.generator.viewWithIdentifier("canvas", ofType: CanvasView.self)
    try driver.generator.stylusTap(at: "canvas", azimuth: 0, altitude: 1, pressure: 0.5)
    try driver.generator.stylusTap(at: "canvas", azimuth: 0, altitude: 1, pressure: 2)
    let widths = strokes(canvas).map(\.frame.width)
    #expect(widths.count == 2 && widths[1] > 2 * widths[0], "\(widths)")
  }

  @Test func `gallery canvas has room for the number of fingers on its side`() throws {
    let size = CGSize(width: 667, height: 375)
    HostInput.send(.screen(ScreenMetrics(size: size, scale: 2), at: 0))
    defer { HostInput.send(.screen(.headless, at: 0)) }
    let driver = try GalleryDriver(page: "page.canvas")
    try driver.generator.wait(1)
    let count = try driver.generator.viewWithIdentifier("canvas.count", ofType: UILabel.self)
    let least = count.intrinsicContentSize.width * count.minimumScaleFactor
    #expect(count.adjustsFontSizeToFitWidth && least > 0 && least <= count.bounds.width)
  }

  private func strokes(_ canvas: CanvasView) -> [StrokeView] {
    canvas.subviews.compactMap { $0 as? StrokeView }
  }
}
