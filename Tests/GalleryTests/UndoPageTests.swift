// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: undo", .freshApplication)
struct UndoPageTests {
  private let fingers: [FingerIndex?] = [.rightIndex, .rightMiddle, .rightRing]

  private func draw(_ driver: GalleryDriver, times: Int) throws {
    for _ in 0..<times {
      try driver.generator.fingerDown(at: "undo.sheet")
      try driver.generator.fingerMove(.automatic, translationX: 40, y: 10, duration: 0.1)
      try driver.generator.fingerUp()
    }
  }

  private func swipe(_ driver: GalleryDriver, by distance: CGFloat) throws {
    let sheet = try driver.generator.viewWithIdentifier("undo.sheet")
    let middle = CGPoint(x: sheet.bounds.midX, y: sheet.bounds.midY)
    let points = [-50, 0, 50].map { offset in
      sheet.convert(CGPoint(x: middle.x + offset, y: middle.y), to: nil)
    }
    try driver.generator.fingerDown(fingers, at: points)
    try driver.generator.fingerMove(
      fingers, to: points.map { CGPoint(x: $0.x + distance, y: $0.y) }, duration: 0.2)
    try driver.generator.fingerUp(fingers)
  }

  @Test func `gallery undo page takes strokes back by buttons and three fingers`() throws {
    let driver = try GalleryDriver(page: "page.undo")
    try draw(driver, times: 3)
    #expect(try driver.text("undo.count") == "3 strokes")
    let button = try driver.generator.viewWithIdentifier("undo.undo", ofType: UIButton.self)
    #expect(button.title(for: .normal) == "Undo Stroke")
    try driver.generator.fingerTap(at: "undo.undo")
    #expect(try driver.text("undo.count") == "2 strokes")
    try swipe(driver, by: -80)
    #expect(try driver.text("undo.count") == "1 stroke")
    try swipe(driver, by: 80)
    try driver.generator.fingerTap(at: "undo.redo")
    #expect(try driver.text("undo.count") == "3 strokes")
  }

  @Test func `gallery undo page clears, and takes that back at once`() throws {
    let driver = try GalleryDriver(page: "page.undo")
    try draw(driver, times: 2)
    try driver.generator.fingerTap(at: "undo.clear")
    #expect(try driver.text("undo.count") == "0 strokes")
    let button = try driver.generator.viewWithIdentifier("undo.undo", ofType: UIButton.self)
    #expect(button.title(for: .normal) == "Undo Clear")
    try driver.generator.fingerTap(at: "undo.undo")
    #expect(try driver.text("undo.count") == "2 strokes")
    #expect(button.title(for: .normal) == "Undo Stroke")
  }
}
