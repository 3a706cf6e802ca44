// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Implements every standard edit action and notes which one ran.
private final class FullEditor: UIResponder {
  var calls: [String] = []

  override func cut(_ sender: Any?) { calls.append("cut:") }
  override func copy(_ sender: Any?) { calls.append("copy:") }
  override func paste(_ sender: Any?) { calls.append("paste:") }
  override func pasteAndMatchStyle(_ sender: Any?) { calls.append("pasteAndMatchStyle:") }
  override func pasteAndGo(_ sender: Any?) { calls.append("pasteAndGo:") }
  override func pasteAndSearch(_ sender: Any?) { calls.append("pasteAndSearch:") }
  override func select(_ sender: Any?) { calls.append("select:") }
  override func selectAll(_ sender: Any?) { calls.append("selectAll:") }
  override func delete(_ sender: Any?) { calls.append("delete:") }
  override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    calls.append("makeTextWritingDirectionLeftToRight:")
  }
  override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    calls.append("makeTextWritingDirectionRightToLeft:")
  }
  override func toggleBoldface(_ sender: Any?) { calls.append("toggleBoldface:") }
  override func toggleItalics(_ sender: Any?) { calls.append("toggleItalics:") }
  override func toggleUnderline(_ sender: Any?) { calls.append("toggleUnderline:") }
  override func increaseSize(_ sender: Any?) { calls.append("increaseSize:") }
  override func decreaseSize(_ sender: Any?) { calls.append("decreaseSize:") }
  override func find(_ sender: Any?) { calls.append("find:") }
  override func findAndReplace(_ sender: Any?) { calls.append("findAndReplace:") }
  override func findNext(_ sender: Any?) { calls.append("findNext:") }
  override func findPrevious(_ sender: Any?) { calls.append("findPrevious:") }
  override func useSelectionForFind(_ sender: Any?) { calls.append("useSelectionForFind:") }
  override func printContent(_ sender: Any?) { calls.append("printContent:") }
  override func rename(_ sender: Any?) { calls.append("rename:") }
  override func duplicate(_ sender: Any?) { calls.append("duplicate:") }
  override func move(_ sender: Any?) { calls.append("move:") }
  override func export(_ sender: Any?) { calls.append("export:") }
}

/// Overrides one edit action of its superclass's none.
private class Copier: UIView {
  override func copy(_ sender: Any?) {}
}

private final class CopierBelow: Copier {}

@MainActor @Suite("AC standard edit actions", .freshApplication)
struct EditActionRules {
  nonisolated static let names = [
    "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:", "select:",
    "selectAll:", "delete:", "makeTextWritingDirectionLeftToRight:",
    "makeTextWritingDirectionRightToLeft:", "toggleBoldface:", "toggleItalics:",
    "toggleUnderline:", "increaseSize:", "decreaseSize:", "find:", "findAndReplace:", "findNext:",
    "findPrevious:", "useSelectionForFind:", "printContent:", "rename:", "duplicate:", "move:",
    "export:",
  ]

  @Test(arguments: names)
  func `AC-15 an edit action known by its name reaches who overrides it`(name: String) {
    let editor = FullEditor()
    #expect(editor.canPerformAction(Selector(name), withSender: nil))
    #expect(UIApplication.shared.sendAction(Selector(name), to: editor, from: nil, for: nil))
    #expect(editor.calls == [name])
  }

  @Test(arguments: names)
  func `AC-16 a responder that overrides nothing performs no edit action`(name: String) {
    for responder in [UIResponder(), UIView(), UIViewController(), UIControl()] {
      #expect(!responder.canPerformAction(Selector(name), withSender: nil))
      #expect(responder.target(forAction: Selector(name), withSender: nil) == nil)
    }
  }

  @Test func `AC-16 an override counts for the class and those below it alone`() {
    let answers = ["copy:", "cut:"].map { name in
      [Copier(), CopierBelow()].map { $0.canPerformAction(Selector(name), withSender: nil) }
    }
    #expect(answers == [[true, true], [false, false]])
  }
}
