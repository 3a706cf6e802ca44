// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: pointer", .freshApplication)
struct PointerPageTests {
  @Test func `gallery pointer tells of hovering, buttons and the wheel`() throws {
    let driver = try GalleryDriver(page: "page.pointer")
    try driver.generator.hover(to: "pointer.pad")
    #expect(try driver.text("pointer.state").hasPrefix("hovering at"))
    try driver.generator.pointerDown(at: "pointer.pad", button: .secondary, modifiers: .shift)
    try driver.generator.pointerUp()
    try driver.generator.scrollWheel(by: CGPoint(x: 0, y: 30), at: "pointer.pad")
    let lines = try driver.log()
    #expect(lines.first == "pointer enters")
    #expect(lines.contains("pointer down, secondary button, Shift"), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("wheel moves by (0, ") }, "\(lines)")
  }
}
