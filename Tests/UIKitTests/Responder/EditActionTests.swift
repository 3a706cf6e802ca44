// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitHost
import UIKitTesting

@MainActor @Suite("Standard edit actions", .freshApplication)
struct EditActionTests {
  nonisolated static let names = [
    "cut:",
    "copy:",
    "paste:",
    "pasteAndMatchStyle:",
    "pasteAndGo:",
    "pasteAndSearch:",
    "select:",
    "selectAll:",
    "delete:",
    "makeTextWritingDirectionLeftToRight:",
    "makeTextWritingDirectionRightToLeft:",
    "toggleBoldface:",
    "toggleItalics:",
    "toggleUnderline:",
    "increaseSize:",
    "decreaseSize:",
    "find:",
    "findAndReplace:",
    "findNext:",
    "findPrevious:",
    "useSelectionForFind:",
    "printContent:",
    "rename:",
    "duplicate:",
    "move:",
    "export:",
    "showWritingTools:",
  ]

  @Test(arguments: names)
  func `an edit action goes to whoever overrides it, and to no other`(_ name: String) {
    let action = Selector(name)
    let editor = Editor()
    #expect(!UIResponder().canPerformAction(action, withSender: nil))
    #expect(editor.canPerformAction(action, withSender: nil))
    #expect(editor.target(forAction: action, withSender: nil) as? Editor === editor)
    #expect(UIApplication.shared.sendAction(action, to: editor, from: nil, for: nil))
    #expect(editor.log == [name])
    #expect(Cutter().canPerformAction(action, withSender: nil) == (name == "cut:"))
  }

  @Test func `what nobody overrides stops the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIResponder().toggleBoldface(nil) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIResponder().updateTextAttributes { $0 } }
    }
  }

  @Test func `a display link calls the method that its selector means`() {
    let clock = VirtualClock()
    let former = TimeSource.clock
    TimeSource.clock = clock
    defer { TimeSource.clock = former }
    let editor = Editor()
    let link = CADisplayLink(target: editor, selector: "toggleItalics:")
    link.add(to: .main, forMode: .common)
    clock.advance(by: 0.06)
    link.invalidate()
    #expect(editor.log == ["toggleItalics:", "toggleItalics:", "toggleItalics:"])
  }
}

/// Cuts, and does nothing else.
private final class Cutter: UIResponder {
  override func cut(_ sender: Any?) {}
}

/// Does everything and notes it.
private final class Editor: UIResponder {
  var log: [String] = []
  override func cut(_ sender: Any?) { log.append("cut:") }
  override func copy(_ sender: Any?) { log.append("copy:") }
  override func paste(_ sender: Any?) { log.append("paste:") }
  override func pasteAndMatchStyle(_ sender: Any?) { log.append("pasteAndMatchStyle:") }
  override func pasteAndGo(_ sender: Any?) { log.append("pasteAndGo:") }
  override func pasteAndSearch(_ sender: Any?) { log.append("pasteAndSearch:") }
  override func select(_ sender: Any?) { log.append("select:") }
  override func selectAll(_ sender: Any?) { log.append("selectAll:") }
  override func delete(_ sender: Any?) { log.append("delete:") }
  override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    log.append("makeTextWritingDirectionLeftToRight:")
  }
  override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    log.append("makeTextWritingDirectionRightToLeft:")
  }
  override func toggleBoldface(_ sender: Any?) { log.append("toggleBoldface:") }
  override func toggleItalics(_ sender: Any?) { log.append("toggleItalics:") }
  override func toggleUnderline(_ sender: Any?) { log.append("toggleUnderline:") }
  override func increaseSize(_ sender: Any?) { log.append("increaseSize:") }
  override func decreaseSize(_ sender: Any?) { log.append("decreaseSize:") }
  override func find(_ sender: Any?) { log.append("find:") }
  override func findAndReplace(_ sender: Any?) { log.append("findAndReplace:") }
  override func findNext(_ sender: Any?) { log.append("findNext:") }
  override func findPrevious(_ sender: Any?) { log.append("findPrevious:") }
  override func useSelectionForFind(_ sender: Any?) { log.append("useSelectionForFind:") }
  override func printContent(_ sender: Any?) { log.append("printContent:") }
  override func rename(_ sender: Any?) { log.append("rename:") }
  override func duplicate(_ sender: Any?) { log.append("duplicate:") }
  override func move(_ sender: Any?) { log.append("move:") }
  override func export(_ sender: Any?) { log.append("export:") }
  override func showWritingTools(_ sender: Any?) { log.append("showWritingTools:") }
}
