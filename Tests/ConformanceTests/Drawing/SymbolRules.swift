// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("DR symbols", .freshApplication)
struct SymbolRules {
  private func width(_ configuration: UIImage.Configuration?) -> CGFloat? {
    UIImage(systemName: "plus", withConfiguration: configuration)?.size.width
  }

  private func near(_ a: CGFloat?, _ b: CGFloat) -> Bool { abs((a ?? 0) - b) < 1e-9 }

  @Test func `DR-61 a symbol grows with its text and its scale`() throws {
    let plain = try #require(UIImage(systemName: "plus")).size.width
    #expect(width(nil) == plain && near(width(UIImage.SymbolConfiguration(pointSize: 17)), plain))
    #expect(near(width(UIImage.SymbolConfiguration(pointSize: 34)), 2 * plain))
    let bold = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
    #expect(near(width(bold), 2 * plain))
    let small = try #require(width(UIImage.SymbolConfiguration(scale: .small)))
    let large = try #require(width(UIImage.SymbolConfiguration(scale: .large)))
    #expect(small < plain && large > plain)
    #expect(near(width(UIImage.SymbolConfiguration(scale: .medium)), plain))
    let both = UIImage.SymbolConfiguration(pointSize: 34, weight: .thin, scale: .large)
    #expect(near(width(both), 2 * large))
    let title = UIFont.preferredFont(forTextStyle: .largeTitle)
    let styled = UIImage.SymbolConfiguration(textStyle: .largeTitle)
    #expect(near(width(styled), plain * title.pointSize / 17))
    #expect(
      near(
        width(UIImage.SymbolConfiguration(textStyle: .largeTitle, scale: .large)),
        large * title.pointSize / 17))
    let font = UIFont.systemFont(ofSize: 51, weight: .heavy)
    #expect(near(width(UIImage.SymbolConfiguration(font: font)), 3 * plain))
    #expect(near(width(UIImage.SymbolConfiguration(font: font, scale: .small)), 3 * small))
    for size in [0, -5, CGFloat.nan, .infinity, 1e300] {
      #expect(width(UIImage.SymbolConfiguration(pointSize: size)) ?? 0 > 0)
    }
    #expect(UIImage(systemName: "none", withConfiguration: bold) == nil)
    #expect(UIImage.SymbolWeight.bold.fontWeight() == .bold)
    #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
  }

  @Test func `DR-62 what is applied leaves the rest as it was`() throws {
    let large = UIImage.SymbolConfiguration(pointSize: 34)
    let symbol = try #require(UIImage(systemName: "heart", withConfiguration: large))
    #expect(symbol.symbolConfiguration == large && symbol.configuration === large)
    let bold = try #require(symbol.applyingSymbolConfiguration(.init(weight: .bold)))
    #expect(bold.size == symbol.size && bold.isSymbolImage)
    let both = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
    #expect(bold.symbolConfiguration?.isEqual(to: both) == true)
    #expect(both.configurationWithoutWeight() == large)
    #expect(both.configurationWithoutPointSizeAndWeight() == .unspecified)
    #expect(
      UIImage.SymbolConfiguration(scale: .small).configurationWithoutScale() == .unspecified)
    #expect(
      UIImage.SymbolConfiguration(textStyle: .body).configurationWithoutTextStyle()
        == .unspecified)
    #expect(large.applying(nil) === large && large != both)
    let style = large.applying(UIImage.SymbolConfiguration(textStyle: .caption1))
    #expect(style == UIImage.SymbolConfiguration(textStyle: .caption1))
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
    #expect(drawn.applyingSymbolConfiguration(large) == nil)
    #expect(drawn.withConfiguration(large).size == drawn.size)
    #expect(drawn.symbolConfiguration == nil)
  }

  @Test func `DR-62 a colour holds instead of the tint`() throws {
    let red = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    let symbol = try #require(UIImage(systemName: "heart.fill", withConfiguration: red))
    #expect(symbol.renderingMode == .alwaysOriginal && symbol.isSymbolImage)
    let again = symbol.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
    #expect(again.renderingMode == .alwaysOriginal && again.size.width == 2 * symbol.size.width)
    let tinted = try #require(UIImage(systemName: "plus")).withTintColor(.blue)
    #expect(tinted.withConfiguration(red).renderingMode == .alwaysOriginal)
    let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
    #expect(palette == red && UIImage.SymbolConfiguration(paletteColors: []) == .unspecified)
  }

  @Test func `DR-63 a view's preference counts where the symbol says nothing`() throws {
    let plain = try #require(UIImage(systemName: "star"))
    let own = plain.withConfiguration(UIImage.SymbolConfiguration(pointSize: 51))
    let view = UIImageView(image: plain)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(near(view.intrinsicContentSize.width, 2 * plain.size.width))
    #expect(near(view.sizeThatFits(.zero).height, 2 * plain.size.height))
    view.image = own
    #expect(view.intrinsicContentSize == own.size)
    view.image = UIImage()
    #expect(view.intrinsicContentSize == .zero)
  }

  @Test func `DR-64 applications find the symbols that they ask for`() {
    let names = SymbolNames.known
    #expect(names.count >= 220 && Set(names).count == names.count)
    let missing = names.filter { name in
      guard let symbol = UIImage(systemName: name) else { return true }
      return !symbol.isSymbolImage || symbol.size != CGSize(width: 22, height: 22)
    }
    #expect(missing == [])
  }

  @Test(arguments: [
    "", ".", "nosuch", "nosuch.circle", "nosuch.fill", "nosuch.slash", ".fill", ".circle", ".slash",
    ".circle.fill", "fill", "circle.fill.fill", "plus.fill", "plus.circle.circle", "plus.nosuch",
    "heart.fill.circle", "plus.viewfinder.fill", "a", "7", "51.circle", "00.circle", "007.circle",
    "-1.circle", "aa.circle", "~text", "~text.circle", "folder.badge.", "folder.badge.nosuch",
    "folder.badge.~text", ".badge", ".badge.plus", "nosuch.badge.plus", "Plus", "plus ", "plus=",
    "plus|minus", "plus..circle", "plus.circle.", "@plus", "é.circle",
    "A.circle", "cloud.top.circle",
  ])
  func `DR-64 other names are nil`(_ name: String) {
    #expect(UIImage(systemName: name) == nil)
    #expect(UIImage(systemName: name, withConfiguration: nil) == nil)
  }

  @Test func `DR-64 the end of a name makes variants of a symbol`() {
    let shapes = [
      "app", "bubble", "circle", "diamond", "doc", "hexagon", "octagon", "rectangle", "seal",
      "shield", "square", "triangle",
    ]
    let inside = ["plus", "heart", "mic", "mic.slash", "a", "z", "0", "9", "10", "50", "text"]
    for shape in shapes {
      for name in inside {
        #expect(UIImage(systemName: "\(name).\(shape)") != nil, "\(name).\(shape)")
        #expect(UIImage(systemName: "\(name).\(shape).fill") != nil, "\(name).\(shape).fill")
      }
    }
    for name in ["heart", "bell", "folder", "person"] {
      for end in [".fill", ".slash", ".slash.fill", ".badge", ".badge.fill", ".badge.plus"] {
        #expect(UIImage(systemName: name + end) != nil, "\(name + end)")
      }
      #expect(UIImage(systemName: "\(name).fill.badge.minus") != nil)
    }
  }

  @Test func `DR-64 a variant is configured as every symbol is`() throws {
    for name in ["plus.circle.fill", "bell.slash", "folder.badge.plus"] {
      let symbol = try #require(UIImage(systemName: name))
      let large = symbol.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
      #expect(near(large.size.width, 2 * symbol.size.width) && large.isSymbolImage)
      let red = symbol.withTintColor(.red)
      #expect(red.isSymbolImage && red.renderingMode == .alwaysOriginal)
    }
  }
}
