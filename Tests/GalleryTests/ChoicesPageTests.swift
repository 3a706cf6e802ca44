// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: choices", .freshApplication)
struct ChoicesPageTests {
  @Test func `gallery choices what a person takes is listed`() throws {
    let driver = try GalleryDriver(page: "page.choices")
    let generator = driver.generator
    let wheel = try generator.viewWithIdentifier("choices.wheel")
    try generator.fingerDrag(
      from: RelativeLocation(location: wheel, x: 0.25, y: 0.5),
      to: RelativeLocation(location: wheel, x: 0.25, y: 0.3), duration: 0.4)
    generator.advance(by: 2)
    let cards = try generator.viewWithIdentifier("choices.cards")
    try generator.fingerDrag(
      from: RelativeLocation(location: cards, x: 0.8, y: 0.5),
      to: RelativeLocation(location: cards, x: 0.2, y: 0.5), duration: 0.2)
    generator.advance(by: 2)
    let dots = try generator.viewWithIdentifier("choices.dots", ofType: UIPageControl.self)
    #expect(dots.currentPage == 1)
    try driver.show("choices.wait", in: "choices.holder")
    try generator.fingerTap(at: "choices.wait")
    generator.advance(by: 1)
    let bar = try generator.viewWithIdentifier("choices.progress", ofType: UIProgressView.self)
    #expect(bar.progress > 0.4 && bar.progress < 0.6)
    generator.advance(by: 2)
    try driver.show("choices.well", in: "choices.holder")
    try generator.fingerTap(at: "choices.well")
    generator.advance(by: 2)
    #expect(driver.root.presentedViewController is UIColorPickerViewController)
    let lines = try driver.log()
    #expect(lines.count == 3 && lines.contains("card 2") && lines.contains("waited"), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("wheel 1: T") }, "\(lines)")
  }
}
