// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Finds the input views of a first responder.
@MainActor
enum InputLookup {
  // Rules: FR-31, FR-32, FR-34.
  /// The nearest views along the chain; the keyboard where there is none and text is taken.
  ///
  /// A view of its own wins over a controller of the same responder. While the first responder is
  /// itself within an accessory or an input view that is shown, as the text view of a bar for
  /// messages is, what it stands in stays.
  static func set(for first: UIResponder, beside shown: InputSet) -> InputSet {
    var set = InputSet()
    if let accessory = shown.accessory, stands(first, in: accessory) {
      set.accessory = accessory
      set.accessoryOwner = shown.accessoryOwner
      set.accessoryController = shown.accessoryController
    }
    if let input = shown.input, input !== SoftwareKeyboard.shared, stands(first, in: input) {
      set.input = input
      set.inputController = shown.inputController
    }
    var current: UIResponder? = first
    while let responder = current, set.input == nil || set.accessory == nil {
      if set.input == nil { findInput(of: responder, &set) }
      if set.accessory == nil { findAccessory(of: responder, &set) }
      let next = responder.next
      current = next === responder ? nil : next
    }
    if set.input == nil { set.input = InputDirector.shared.keyboard(for: first) }
    set.assistant = assistant(of: first, isTypedOnScreen: set.input != nil)
    return set
  }

  // Rules: TM-6.
  private static func assistant(
    of first: UIResponder, isTypedOnScreen: Bool
  ) -> UITextInputAssistantItem? {
    guard KeyboardLook.isTablet, first is any UIKeyInput else { return nil }
    let item = first.inputAssistantItem
    return item.isEmpty || (item.allowsHidingShortcuts && !isTypedOnScreen) ? nil : item
  }

  private static func findInput(of responder: UIResponder, _ set: inout InputSet) {
    if let view = responder.inputView {
      set.input = view
    } else if let controller = responder.inputViewController {
      set.input = controller.view
      set.inputController = controller
    }
  }

  private static func findAccessory(of responder: UIResponder, _ set: inout InputSet) {
    if let view = responder.inputAccessoryView {
      set.accessory = view
      set.accessoryOwner = responder
    } else if let controller = responder.inputAccessoryViewController {
      set.accessory = controller.view
      set.accessoryController = controller
    }
  }

  private static func stands(_ first: UIResponder, in view: UIView) -> Bool {
    (first as? UIView)?.isDescendant(of: view) ?? false
  }
}
