// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// A standard edit action: its name, how to call it, and where class metadata keeps it.
@MainActor
struct StandardEditAction {
  let method: ActionMethod
  private let slots: [Int]?

  private init(
    _ probe: AnyClass, _ call: @escaping @MainActor (UIResponder) -> @MainActor (Any?) -> Void
  ) {
    method = ActionMethod { (target: UIResponder, sender, _) in call(target)(sender) }
    slots = MethodTable.slots(
      probe: probe, control: ResponderProbe.None.self, base: UIResponder.self)
  }

  /// Whether the class of `responder` overrides the action; nil where its metadata cannot be read.
  func isOverridden(by responder: UIResponder) -> Bool? {
    guard !ClassKnowledge.shared.isOff, let slots, !slots.isEmpty,
      let base = MethodTable(UIResponder.self), let table = MethodTable(type(of: responder))
    else { return nil }
    return table.differs(from: base, at: slots)
  }

  /// The name of the one action that a responder may have without overriding it.
  static let paste = "paste:"
  /// The name of the action that selects everything.
  static let selectAll = "selectAll:"

  /// The action with a selector's name, or nil when the name is not a standard action's.
  static func named(_ name: String) -> StandardEditAction? { all[name] }

  private static let all: [String: StandardEditAction] = [
    "cut:": StandardEditAction(EditActionProbe.Cut.self, UIResponder.cut),
    "copy:": StandardEditAction(EditActionProbe.Copy.self, UIResponder.copy),
    "paste:": StandardEditAction(EditActionProbe.Paste.self, UIResponder.paste),
    "pasteAndMatchStyle:": StandardEditAction(
      EditActionProbe.PasteAndMatchStyle.self, UIResponder.pasteAndMatchStyle),
    "pasteAndGo:": StandardEditAction(EditActionProbe.PasteAndGo.self, UIResponder.pasteAndGo),
    "pasteAndSearch:": StandardEditAction(
      EditActionProbe.PasteAndSearch.self, UIResponder.pasteAndSearch),
    "select:": StandardEditAction(EditActionProbe.Select.self, UIResponder.select),
    "selectAll:": StandardEditAction(EditActionProbe.SelectAll.self, UIResponder.selectAll),
    "delete:": StandardEditAction(EditActionProbe.Delete.self, UIResponder.delete),
    "makeTextWritingDirectionLeftToRight:": StandardEditAction(
      EditActionProbe.MakeTextWritingDirectionLeftToRight.self,
      UIResponder.makeTextWritingDirectionLeftToRight),
    "makeTextWritingDirectionRightToLeft:": StandardEditAction(
      EditActionProbe.MakeTextWritingDirectionRightToLeft.self,
      UIResponder.makeTextWritingDirectionRightToLeft),
    "toggleBoldface:": StandardEditAction(
      EditActionProbe.ToggleBoldface.self, UIResponder.toggleBoldface),
    "toggleItalics:": StandardEditAction(
      EditActionProbe.ToggleItalics.self, UIResponder.toggleItalics),
    "toggleUnderline:": StandardEditAction(
      EditActionProbe.ToggleUnderline.self, UIResponder.toggleUnderline),
    "increaseSize:": StandardEditAction(
      EditActionProbe.IncreaseSize.self, UIResponder.increaseSize),
    "decreaseSize:": StandardEditAction(
      EditActionProbe.DecreaseSize.self, UIResponder.decreaseSize),
    "find:": StandardEditAction(EditActionProbe.Find.self, UIResponder.find),
    "findAndReplace:": StandardEditAction(
      EditActionProbe.FindAndReplace.self, UIResponder.findAndReplace),
    "findNext:": StandardEditAction(EditActionProbe.FindNext.self, UIResponder.findNext),
    "findPrevious:": StandardEditAction(
      EditActionProbe.FindPrevious.self, UIResponder.findPrevious),
    "useSelectionForFind:": StandardEditAction(
      EditActionProbe.UseSelectionForFind.self, UIResponder.useSelectionForFind),
    "printContent:": StandardEditAction(
      EditActionProbe.PrintContent.self, UIResponder.printContent),
    "rename:": StandardEditAction(EditActionProbe.Rename.self, UIResponder.rename),
    "duplicate:": StandardEditAction(EditActionProbe.Duplicate.self, UIResponder.duplicate),
    "move:": StandardEditAction(EditActionProbe.Move.self, UIResponder.move),
    "export:": StandardEditAction(EditActionProbe.Export.self, UIResponder.export),
    "showWritingTools:": StandardEditAction(
      EditActionProbe.ShowWritingTools.self, UIResponder.showWritingTools),
  ]
}

/// Subclasses that override one action each: their metadata shows where it is kept.
private enum EditActionProbe {
  final class Cut: UIResponder { override func cut(_ sender: Any?) {} }
  final class Copy: UIResponder { override func copy(_ sender: Any?) {} }
  final class Paste: UIResponder { override func paste(_ sender: Any?) {} }
  final class PasteAndMatchStyle: UIResponder {
    override func pasteAndMatchStyle(_ sender: Any?) {}
  }
  final class PasteAndGo: UIResponder { override func pasteAndGo(_ sender: Any?) {} }
  final class PasteAndSearch: UIResponder { override func pasteAndSearch(_ sender: Any?) {} }
  final class Select: UIResponder { override func select(_ sender: Any?) {} }
  final class SelectAll: UIResponder { override func selectAll(_ sender: Any?) {} }
  final class Delete: UIResponder { override func delete(_ sender: Any?) {} }
  final class MakeTextWritingDirectionLeftToRight: UIResponder {
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  }
  final class MakeTextWritingDirectionRightToLeft: UIResponder {
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  }
  final class ToggleBoldface: UIResponder { override func toggleBoldface(_ sender: Any?) {} }
  final class ToggleItalics: UIResponder { override func toggleItalics(_ sender: Any?) {} }
  final class ToggleUnderline: UIResponder { override func toggleUnderline(_ sender: Any?) {} }
  final class IncreaseSize: UIResponder { override func increaseSize(_ sender: Any?) {} }
  final class DecreaseSize: UIResponder { override func decreaseSize(_ sender: Any?) {} }
  final class Find: UIResponder { override func find(_ sender: Any?) {} }
  final class FindAndReplace: UIResponder { override func findAndReplace(_ sender: Any?) {} }
  final class FindNext: UIResponder { override func findNext(_ sender: Any?) {} }
  final class FindPrevious: UIResponder { override func findPrevious(_ sender: Any?) {} }
  final class UseSelectionForFind: UIResponder {
    override func useSelectionForFind(_ sender: Any?) {}
  }
  final class PrintContent: UIResponder { override func printContent(_ sender: Any?) {} }
  final class Rename: UIResponder { override func rename(_ sender: Any?) {} }
  final class Duplicate: UIResponder { override func duplicate(_ sender: Any?) {} }
  final class Move: UIResponder { override func move(_ sender: Any?) {} }
  final class Export: UIResponder { override func export(_ sender: Any?) {} }
  final class ShowWritingTools: UIResponder { override func showWritingTools(_ sender: Any?) {} }
}
