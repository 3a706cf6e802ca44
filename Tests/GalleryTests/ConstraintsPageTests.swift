// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: constraints", .freshApplication)
struct ConstraintsPageTests {
  @Test func `gallery constraints move the form's parts as part of an animation`() throws {
    let driver = try GalleryDriver(page: "page.constraints")
    let town = try driver.generator.viewWithIdentifier("constraints.town")
    let field = try driver.generator.viewWithIdentifier("constraints.name.field")
    let before = (town: town.frame.minY, field: field.frame.width)
    try driver.generator.fingerTap(at: "constraints.hide")
    #expect(town.frame.minY < before.town)
    #expect(town.layer.presentation().map { $0.frame.minY > town.frame.minY } == true)
    try driver.generator.waitUntilAnimationsAreFinished(timeout: 2)
    try driver.generator.fingerTap(at: "constraints.hide")
    try driver.generator.waitUntilAnimationsAreFinished(timeout: 2)
    #expect(town.frame.minY == before.town)
    try driver.generator.fingerTap(at: "constraints.long")
    #expect(field.frame.width < before.field)
    try driver.generator.waitUntilAnimationsAreFinished(timeout: 2)
    try driver.generator.fingerTap(at: "constraints.room")
    #expect(town.frame.minY > before.town)
    #expect(try driver.log().last == "town is at \(Int(town.frame.minY)) in the form")
  }

  @Test func `gallery constraints put buttons beside the form on a wide stage`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 900))
    let page = ConstraintsPage()
    window.rootViewController = page
    let generator = try EventGenerator(window: window)
    window.layoutIfNeeded()
    let form = try generator.viewWithIdentifier("constraints.name")
    let button = try generator.viewWithIdentifier("constraints.room")
    func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: page.stage) }
    #expect(place(button).minY > place(form).maxY)
    window.frame.size = CGSize(width: 1100, height: 600)
    window.layoutIfNeeded()
    #expect(place(button).minX > place(form).maxX)
    window.frame.size = CGSize(width: 400, height: 900)
    window.layoutIfNeeded()
    #expect(place(button).minY > place(form).maxY)
  }
}
