// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: Core Graphics", .freshApplication)
struct DrawingPageTests {
  private func choose(_ driver: GalleryDriver, _ motif: DrawingMotif) throws {
    let motifs = try driver.generator.viewWithIdentifier("drawing.motifs")
    let count = CGFloat(DrawingMotif.allCases.count)
    let place = (CGFloat(motif.rawValue) + 0.5) / count
    try driver.generator.fingerTap(at: RelativeLocation(location: motifs, x: place, y: 0.5))
  }

  @Test func `gallery drawing each motif is drawn by the view and by the renderer`() throws {
    let driver = try GalleryDriver(page: "page.drawing")
    let sheet = try driver.generator.viewWithIdentifier("drawing.sheet", ofType: DrawingSheet.self)
    let picture = try driver.generator.viewWithIdentifier(
      "drawing.picture", ofType: UIImageView.self)
    var before: UIImage?
    for motif in DrawingMotif.allCases {
      try choose(driver, motif)
      #expect(sheet.motif == motif && sheet.accessibilityLabel == motif.title)
      #expect(try driver.text("drawing.explanation") == motif.explanation)
      let image = try #require(picture.image)
      #expect(image.size == CGSize(width: 72, height: 72) && image !== before)
      before = image
    }
  }

  @Test func `gallery drawing the amount reaches the sheet`() throws {
    let driver = try GalleryDriver(page: "page.drawing")
    let sheet = try driver.generator.viewWithIdentifier("drawing.sheet", ofType: DrawingSheet.self)
    let slider = try driver.generator.viewWithIdentifier("drawing.amount", ofType: UISlider.self)
    #expect(sheet.amount == 0.5)
    slider.value = 0.25
    slider.sendActions(for: .valueChanged)
    #expect(sheet.amount == 0.25)
  }

  @Test(arguments: [(320, true), (414, false)] as [(CGFloat, Bool)])
  func `gallery drawing titles have room on narrow screens`(
    width: CGFloat, byContent: Bool
  ) throws {
    HostInput.send(
      .screen(ScreenMetrics(size: CGSize(width: width, height: 800), scale: 2), at: 0))
    defer { HostInput.send(.screen(.headless, at: 0)) }
    let driver = try GalleryDriver(page: "page.drawing")
    try driver.generator.wait(1)
    let motifs = try driver.generator.viewWithIdentifier(
      "drawing.motifs", ofType: UISegmentedControl.self)
    #expect(motifs.apportionsSegmentWidthsByContent == byContent)
  }

  @Test(arguments: [CGSize(width: 375, height: 667), CGSize(width: 667, height: 375)])
  func `gallery drawing fits small screens`(size: CGSize) throws {
    HostInput.send(.screen(ScreenMetrics(size: size, scale: 2), at: 0))
    defer { HostInput.send(.screen(.headless, at: 0)) }
    let driver = try GalleryDriver(page: "page.drawing")
    try driver.generator.wait(1)
    for name in ["drawing.sheet", "drawing.motifs", "drawing.amount"] {
      let view = try driver.generator.viewWithIdentifier(name)
      let place = view.convert(view.bounds, to: nil)
      #expect(CGRect(origin: .zero, size: size).contains(place) && place.height > 25, "\(name)")
    }
  }
}
