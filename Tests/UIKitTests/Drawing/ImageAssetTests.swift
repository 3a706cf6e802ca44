// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Pictures for traits, and pictures without files", .freshApplication)
struct ImageAssetTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let compact = UITraitCollection(horizontalSizeClass: .compact)

  private func square(_ side: CGFloat) -> UIImage {
    let rect = CGRect(x: 0, y: 0, width: side, height: side)
    return UIGraphicsImageRenderer(size: rect.size).image { $0.fill(rect) }
  }

  @Test func `DR-65 an asset has pictures for traits`() {
    let asset = UIImageAsset()
    #expect(asset.image(with: light).size == .zero)
    asset.register(square(10), with: light)
    asset.register(square(20), with: dark)
    asset.register(square(30), with: UITraitCollection(traitsFrom: [dark, compact]))
    func widths() -> [CGFloat] {
      [light, dark, UITraitCollection(traitsFrom: [dark, compact]), compact].map {
        asset.image(with: $0).size.width
      }
    }
    #expect(widths() == [10, 20, 30, 10])
    asset.register(square(40), with: dark)
    #expect(widths() == [10, 40, 30, 10])
    asset.unregister(imageWith: dark)
    #expect(widths() == [10, 10, 30, 10])
    #expect(asset.image(with: light).imageAsset === asset && square(1).imageAsset == nil)
    #expect(asset.image(with: light).withTintColor(.red).imageAsset == nil)
  }

  @Test func `DR-65 a configuration says traits too`() throws {
    let asset = UIImageAsset()
    let configuration = UIImage.SymbolConfiguration.unspecified.withTraitCollection(dark)
    asset.register(square(10), with: light)
    asset.register(square(20), with: configuration)
    let image = asset.image(with: configuration)
    #expect(image.size.width == 20 && image.traitCollection.userInterfaceStyle == .dark)
    asset.unregisterImage(with: configuration)
    #expect(asset.image(with: configuration).size.width == 10)
    #expect(square(1).traitCollection == UITraitCollection())
    #expect(try #require(UIImageAsset(coder: NSCoder())).image(with: light).size == .zero)
  }

  @Test func `DR-65 a view shows the picture for its style`() throws {
    let (small, large) = (square(10), square(20))
    let asset = UIImageAsset()
    asset.register(small, with: light)
    asset.register(large, with: dark)
    let view = UIImageView(image: asset.image(with: light))
    let other = UIImageView(image: small)
    let page = UIView(frame: UIScreen.main.bounds)
    for picture in [view, other] {
      picture.contentMode = .center
      picture.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      picture.overrideUserInterfaceStyle = .light
      page.addSubview(picture)
    }
    let generator = try EventGenerator(view: page)
    #expect(view.makeContent() == other.makeContent())
    view.overrideUserInterfaceStyle = .dark
    generator.advance(by: 0.1)
    #expect(view.makeContent() != other.makeContent())
    other.image = large
    #expect(view.makeContent() == other.makeContent())
  }

  @Test func `DR-66 some symbols are there by a name of their own`() {
    let images = [
      UIImage.actions, UIImage.add, UIImage.remove, UIImage.checkmark, UIImage.strokedCheckmark,
    ]
    #expect(
      images.map(\.traits.symbol) == [
        "ellipsis.circle", "plus.circle.fill", "minus.circle.fill", "checkmark.circle.fill",
        "checkmark.circle",
      ])
  }

  @Test func `DR-67 a thumbnail is handed over`() async {
    let (picture, size) = (square(10), CGSize(width: 4, height: 5))
    #expect(await picture.byPreparingThumbnail(ofSize: size)?.size == size)
    #expect(await picture.byPreparingForDisplay() === picture)
    await confirmation(expectedCount: 2) { handed in
      picture.prepareThumbnail(of: size) { image in
        #expect(image?.size == size)
        handed()
      }
      picture.prepareForDisplay { image in
        #expect(image === picture)
        handed()
      }
    }
  }

  @Test func `DR-67 a thumbnail is the picture in another size`() throws {
    let template = square(10).withRenderingMode(.alwaysTemplate)
    let small = try #require(template.preparingThumbnail(of: CGSize(width: 4, height: 5)))
    #expect(small.size == CGSize(width: 4, height: 5) && small.renderingMode == .alwaysTemplate)
    #expect(small.scale == template.scale && small.cgImage != nil)
    #expect(template.preparingThumbnail(of: .zero) == nil)
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 4, height: 5)) == nil)
    #expect(template.preparingThumbnail(of: CGSize(width: CGFloat.nan, height: 5)) == nil)
  }

  @Test(
    arguments: [
      (.red, "red"), (.orange, "orange"), (.brown, "brown"), (.yellow, "yellow"),
      (.green, "green"), (.cyan, "cyan"), (.blue, "blue"), (.purple, "purple"),
      (.magenta, "magenta"), (.black, "black"), (.darkGray, "dark gray"), (.gray, "gray"),
      (.lightGray, "light gray"), (.white, "white"), (.clear, "clear"),
      (UIColor(red: 0, green: 0, blue: 0.4, alpha: 1), "dark blue"),
      (UIColor(red: 0.7, green: 1, blue: 0.7, alpha: 1), "light green"),
    ] as [(UIColor, String)])
  func `DR-37 a colour has a name in words`(color: UIColor, name: String) {
    #expect(color.accessibilityName == name)
  }

  @Test func `DR-61 symbols have the weight of letters`() {
    let weights = [UIFont.Weight.ultraLight, .regular, .semibold, .black, UIFont.Weight(0.39)]
    #expect(weights.map { $0.symbolWeight() } == [.ultraLight, .regular, .semibold, .black, .bold])
  }

  @Test func `TS-25 classes of fonts with serifs mean the serif design`() throws {
    let plain = UIFont.systemFont(ofSize: 15, weight: .bold).fontDescriptor
    let serif = try #require(plain.withSymbolicTraits([.traitBold, .classSlabSerifs]))
    #expect(UIFont(descriptor: serif, size: 0).fontName == "SystemSerif-700")
    #expect(serif.symbolicTraits == [.traitBold, .classTransitionalSerifs, .traitUIOptimized])
    #expect(serif.withSymbolicTraits([])?.postscriptName == "SystemSerif-400")
    #expect(serif.withSymbolicTraits(.classSansSerif)?.postscriptName == "System-400")
    #expect(plain.withSymbolicTraits(.classScripts) == nil)
    let traits = [UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.classMask]
    #expect(UIFontDescriptor(fontAttributes: [.traits: traits]).postscriptName == "System-400")
    let other: [UIFontDescriptor.TraitKey: Any] = [
      .symbolic: UIFontDescriptor.SymbolicTraits.classModernSerifs.rawValue
    ]
    #expect(UIFontDescriptor(fontAttributes: [.traits: other]).postscriptName == "SystemSerif-400")
  }
}

@Suite("Misuse of pictures")
struct ImageMisuseTests {
  @Test func `DR-67 a literal without a picture stops the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIImage(imageLiteralResourceName: "no such picture") }
    }
  }
}
