// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Finds the input views of a first responder.
@MainActor
extension InputSet {
  // Rules: FR-31, FR-32, FR-34.
  /// The nearest views along the chain; the keyboard where there is none and text is taken.
  ///
  /// A view of its own wins over a controller of the same responder. While the first responder is
  /// itself within an accessory or an input view that is shown, as the text view of a bar for
  /// messages is, what it stands in stays.
  init(for first: UIResponder, beside shown: InputSet) {
    if let accessory = shown.accessory, first.stands(in: accessory) {
      self.accessory = accessory
      accessoryOwner = shown.accessoryOwner
      accessoryController = shown.accessoryController
    }
    if let input = shown.input, input !== SoftwareKeyboard.shared, first.stands(in: input) {
      self.input = input
      inputController = shown.inputController
    }
    var current: UIResponder? = first
    while let responder = current, input == nil || accessory == nil {
      if input == nil { takeInput(of: responder) }
      if accessory == nil { takeAccessory(of: responder) }
      let next = responder.next
      current = next === responder ? nil : next
    }
    if input == nil { input = InputDirector.shared.keyboard(for: first) }
    assistant = Self.assistant(of: first, isTypedOnScreen: input != nil)
  }

  // Rules: TM-6.
  private static func assistant(
    of first: UIResponder, isTypedOnScreen: Bool
  ) -> UITextInputAssistantItem? {
    guard KeyboardLook.isTablet, first is any UIKeyInput else { return nil }
    let item = first.inputAssistantItem
    return item.isEmpty || (item.allowsHidingShortcuts && !isTypedOnScreen) ? nil : item
  }

  private mutating func takeInput(of responder: UIResponder) {
    if let view = responder.inputView {
      input = view
    } else if let controller = responder.inputViewController {
      input = controller.view
      inputController = controller
    }
  }

  private mutating func takeAccessory(of responder: UIResponder) {
    if let view = responder.inputAccessoryView {
      accessory = view
      accessoryOwner = responder
    } else if let controller = responder.inputAccessoryViewController {
      accessory = controller.view
      accessoryController = controller
    }
  }
}

extension UIResponder {
  fileprivate func stands(in view: UIView) -> Bool {
    (self as? UIView)?.isDescendant(of: view) ?? false
  }
}
