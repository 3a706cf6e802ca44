// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost
import UIKitTesting
import UIKitText

@testable import UIKitCore

/// Pictures of text that is dragged, and changes that drops make.
@MainActor @Suite("Parts of dragged text", .freshApplication)
struct TextDragPartTests {
  private let view = UITextView(frame: CGRect(x: 20, y: 40, width: 300, height: 100))

  private func letters() throws -> [TextLine] {
    let preview = try #require(TextDragPicture.preview(of: view))
    let image = try #require((preview.view as? UIImageView)?.image)
    return image.commands(in: preview.view.bounds).compactMap {
      if case .text(let line) = $0 { line } else { nil }
    }
  }

  @Test func `DD-72 a picture has the letters' colours, or that of labels`() throws {
    let generator = try EventGenerator(view: view)
    view.text = "one two three"
    view.textColor = .systemRed
    #expect(TextDragPicture.preview(of: view) == nil)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 3)
    generator.advance(by: 0.1)
    let red = UIColor.systemRed.rgba
    let shown = try letters().map(\.color)
    #expect(!shown.isEmpty && shown.allSatisfy { $0 == red })
    view.textDragOptions = .stripTextColorFromPreviews
    let label = UIColor.label.rgba
    let plain = try letters().map(\.color)
    #expect(plain.count == shown.count && plain.allSatisfy { $0 == label })
  }

  @Test func `DD-71 nothing of drags is made before it is needed`() throws {
    _ = try EventGenerator(view: view)
    view.text = "one two three"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 3)
    #expect(view.parts.textTransfer == nil && !view.isTextDragActive && !view.isTextDropActive)
    #expect(view.textDragDelegate == nil && view.pasteDelegate == nil)
    view.prepareForDrops()
    #expect(view.parts.textTransfer?.drag == nil && view.parts.textTransfer?.drop != nil)
  }

  @Test func `DD-76 text that is put somewhere is selected, and stays within its text`() {
    let editor = view.editor
    view.text = "one two"
    let new = StyledText("new", editor.document.base)
    #expect(editor.put(new, in: 90..<99) == 7..<10 && view.text == "one twonew")
    #expect(editor.selection.range == 7..<10)
    #expect(editor.put(StyledText("", editor.document.base), in: 2..<2) == nil)
    #expect(editor.delete(0..<4, holding: "one ", besides: 7..<10) == 3..<6)
    #expect(view.text == "twonew")
    #expect(editor.delete(0..<9, holding: "twonew", besides: 3..<6) == 3..<6)
    #expect(editor.delete(0..<3, holding: "one", besides: 3..<6) == 3..<6)
    #expect(editor.delete(6..<9, holding: "one", besides: 0..<3) == 0..<3)
    #expect(view.text == "twonew")
  }
}
