// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("The tint as a colour", .freshApplication)
struct ShownTintTests {
  /// What a view shows once it has drawn what waits.
  private func content(of view: UIView) -> LayerContent {
    if view.flags.contains(.needsDisplay) { ViewUpdate.supplyContent(of: view) }
    return view.backing.hostContent
  }

  @Test func `CT-92 letters follow the tint of their label`() {
    let (view, label) = (UIView(), UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
    label.text = "text"
    label.textColor = .tintColor
    view.addSubview(label)
    func drawn() -> RGBA? {
      guard case .text(let lines) = content(of: label) else { return nil }
      return lines.first?.color
    }
    #expect(drawn() == Ink.tint.rgba)
    view.tintColor = .red
    #expect(drawn() == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `CT-93 pictures in the tint follow that of their view`() throws {
    func symbol(_ color: UIColor) throws -> UIImage {
      let palette = UIImage.SymbolConfiguration(paletteColors: [color])
      return try #require(UIImage(systemName: "plus", withConfiguration: palette))
    }
    let plain = try #require(UIImage(systemName: "plus"))
    let view = UIImageView(image: try symbol(.tintColor))
    let other = UIImageView(image: plain.withTintColor(.red).withTintColor(.tintColor))
    #expect(view.image?.isSymbolImage == true)
    for color in [UIColor.red, .green] {
      let wanted = content(of: UIImageView(image: try symbol(color)))
      for shown in [view, other] {
        shown.tintColor = color
        #expect(content(of: shown) == wanted && wanted != .none)
      }
    }
  }
}
