// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitMachines

@Suite("Places of sheets")
struct SheetTests {
  private static let phone = CGRect(x: 0, y: 0, width: 390, height: 844)
  private static let tablet = CGRect(x: 0, y: 0, width: 1024, height: 768)

  private func page(_ bounds: CGRect = phone) -> SheetGeometry {
    SheetGeometry(bounds, isForm: false, preferred: .zero, safe: (47, 34))
  }

  private func form(_ preferred: CGSize = .zero) -> SheetGeometry {
    SheetGeometry(Self.tablet, isForm: true, preferred: preferred, safe: (0, 0))
  }

  @Test func `a card leaves a strip and reaches under the safe area`() {
    let page = page()
    #expect(page.greatestValue == 719.0)
    #expect(
      page.cardFrame(value: page.greatestValue) == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(page.cardFrame(value: 300) == CGRect(x: 0, y: 510, width: 390, height: 334))
    #expect(page.cardFrame(value: 0).height == 78.0)
    #expect(page.cardFrame(value: 9999).height == 753)
    #expect(self.page(Self.tablet).cardFrame(value: 100).width == 712)
    #expect(SheetGeometry(.zero, isForm: false, preferred: .zero, safe: (1, 1)).greatestValue == 0)
  }

  @Test func `a form is in the middle, as large as it prefers`() {
    #expect(form().formFrame == CGRect(x: 242, y: 74, width: 540, height: 620))
    #expect(
      form(CGSize(width: 400, height: 0)).formFrame
        == CGRect(x: 312, y: 74, width: 400, height: 620))
    #expect(form(CGSize(width: 4000, height: 3000)).formFrame == Self.tablet)
  }

  @Test func `two geometries of the same sheet are equal`() {
    #expect(page() == page())
    #expect(page() != form())
    #expect(
      page() != SheetGeometry(Self.phone, isForm: false, preferred: .zero, safe: (47, 0)))
  }

  @Test func `a finger takes the sheet along between its heights, and less beyond`() {
    let pull = SheetPull(page(), least: 300, greatest: 700, mayDismiss: false)
    #expect(pull.shown(500) == 500)
    #expect(pull.shown(800) > 700 && pull.shown(800) < 800)
    #expect(pull.shown(200) < 300 && pull.shown(200) > 200)
    let away = SheetPull(page(), least: 300, greatest: 700, mayDismiss: true)
    #expect(away.shown(200) == 200)
    #expect(away.shown(-100) < 0 && away.shown(-100) > -100)
  }

  @Test func `below its lowest height the card goes down, above its highest it grows`() {
    let pull = SheetPull(page(), least: 300, greatest: 700, mayDismiss: true)
    #expect(pull.frame(500) == page().cardFrame(value: 500))
    #expect(pull.frame(200) == page().cardFrame(value: 300).offsetBy(dx: 0, dy: 100))
    let tall = pull.frame(710)
    #expect(tall.height == page().cardFrame(value: 710).height + 10)
    #expect(tall.minY == page().cardFrame(value: 710).minY - 10)
    let height = form().formFrame.height
    let formPull = SheetPull(form(), least: height, greatest: height, mayDismiss: true)
    #expect(formPull.frame(height - 50) == form().formFrame.offsetBy(dx: 0, dy: 50))
  }

  @Test func `let go below half of its lowest height, or thrown there, it is dismissed`() {
    let pull = SheetPull(page(), least: 300, greatest: 700, mayDismiss: true)
    #expect(!pull.isDismissal(150, glide: 0))
    #expect(pull.isDismissal(149.9, glide: 0))
    #expect(pull.isDismissal(300, glide: SheetPull.glide(1001)))
    #expect(!pull.isDismissal(100, glide: SheetPull.glide(-400)))
  }

  @Test func `it goes to the nearest height`() {
    #expect(SheetPull.nearest(260, among: [100, 300, 700]) == 1)
    #expect(SheetPull.nearest(200, among: [100, 300]) == 0)
    #expect(SheetPull.nearest(-5, among: [100, 300]) == 0)
    #expect(SheetPull.nearest(1, among: []) == nil)
  }
}
