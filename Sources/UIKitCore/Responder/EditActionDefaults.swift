// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Apple's requirements are optional; an action that a type does not implement is not to be sent.
extension UIResponderStandardEditActions {
  /// Not implemented: the search for a target passes over it.
  public func cut(_ sender: Any?) { refuseEditAction("cut:", by: self) }

  /// Not implemented: the search for a target passes over it.
  public func copy(_ sender: Any?) { refuseEditAction("copy:", by: self) }

  /// Not implemented: the search for a target passes over it.
  public func paste(_ sender: Any?) { refuseEditAction("paste:", by: self) }

  /// Not implemented: the search for a target passes over it.
  public func pasteAndMatchStyle(_ sender: Any?) {
    refuseEditAction("pasteAndMatchStyle:", by: self)
  }

  /// Not implemented: the search for a target passes over it.
  public func pasteAndGo(_ sender: Any?) { refuseEditAction("pasteAndGo:", by: self) }

  /// Not implemented: the search for a target passes over it.
  public func pasteAndSearch(_ sender: Any?) { refuseEditAction("pasteAndSearch:", by: self) }

  /// Not implemented: the search for a target passes over it.
  public func select(_ sender: Any?) { refuseEditAction("select:", by: self) }

  /// Not implemented: the search for a target passes over it.
  public func selectAll(_ sender: Any?) { refuseEditAction("selectAll:", by: self) }

  /// Not implemented: the search for a target passes over it.
  public func delete(_ sender: Any?) { refuseEditAction("delete:", by: self) }

  /// Not implemented: the search for a target passes over it.
  public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    refuseEditAction("makeTextWritingDirectionLeftToRight:", by: self)
  }

  /// Not implemented: the search for a target passes over it.
  public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    refuseEditAction("makeTextWritingDirectionRightToLeft:", by: self)
  }

  /// Not implemented: the search for a target passes over it.
  public func toggleBoldface(_ sender: Any?) { refuseEditAction("toggleBoldface:", by: self) }

  /// Not implemented: the search for a target passes over it.
  public func toggleItalics(_ sender: Any?) { refuseEditAction("toggleItalics:", by: self) }

  /// Not implemented: the search for a target passes over it.
  public func toggleUnderline(_ sender: Any?) { refuseEditAction("toggleUnderline:", by: self) }

  /// Not implemented: the search for a target passes over it.
  public func increaseSize(_ sender: Any?) { refuseEditAction("increaseSize:", by: self) }

  /// Not implemented: the search for a target passes over it.
  public func decreaseSize(_ sender: Any?) { refuseEditAction("decreaseSize:", by: self) }

  /// Not implemented: the search for a target passes over it.
  public func find(_ sender: Any?) { refuseEditAction("find:", by: self) }

  /// Not implemented: the search for a target passes over it.
  public func findAndReplace(_ sender: Any?) { refuseEditAction("findAndReplace:", by: self) }

  /// Not implemented: the search for a target passes over it.
  public func findNext(_ sender: Any?) { refuseEditAction("findNext:", by: self) }

  /// Not implemented: the search for a target passes over it.
  public func findPrevious(_ sender: Any?) { refuseEditAction("findPrevious:", by: self) }

  /// Not implemented: the search for a target passes over it.
  public func useSelectionForFind(_ sender: Any?) {
    refuseEditAction("useSelectionForFind:", by: self)
  }

  /// Not implemented: the search for a target passes over it.
  public func printContent(_ sender: Any?) { refuseEditAction("printContent:", by: self) }

  /// Not implemented: the search for a target passes over it.
  public func rename(_ sender: Any?) { refuseEditAction("rename:", by: self) }

  /// Not implemented: the search for a target passes over it.
  public func duplicate(_ sender: Any?) { refuseEditAction("duplicate:", by: self) }

  /// Not implemented: the search for a target passes over it.
  public func move(_ sender: Any?) { refuseEditAction("move:", by: self) }

  /// Not implemented: the search for a target passes over it.
  public func export(_ sender: Any?) { refuseEditAction("export:", by: self) }

  /// Not implemented: the search for a target passes over it.
  public func showWritingTools(_ sender: Any?) { refuseEditAction("showWritingTools:", by: self) }

  /// Not implemented: the search for a target passes over it.
  public func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) { refuseEditAction("updateTextAttributesWithConversionHandler:", by: self) }
}

/// Stops the program: somebody sent an edit action to an object that does not implement it.
func refuseEditAction(_ name: String, by object: Any) -> Never {
  violation(
    "\(name) was sent to a \(type(of: object)), which does not implement it",
    contract: "UIResponder declares the standard edit actions and implements none",
    instead: "ask target(forAction:withSender:) who does, or override the method without super")
}
