// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: FO-13.
/// Operates a control that has focus by the select button, Return or the space bar.
extension UIControl {
  /// Takes the press that operates the control; what is left goes on along the chain.
  func operationBegan(_ presses: Set<UIPress>) -> Set<UIPress> {
    guard isEnabled, isFocused, !isFirstResponder, isOperatedBySelect, trackedPress == nil,
      let press = presses.first(where: \.isForOperation)
    else { return presses }
    trackedPress = press
    isHighlighted = true
    return presses.subtracting([press])
  }

  /// Ends the press; the control does what it is for if it has focus still.
  func operationEnded(_ presses: Set<UIPress>, _ event: UIPressesEvent?) -> Set<UIPress> {
    guard let press = trackedPress, presses.contains(press) else { return presses }
    trackedPress = nil
    isHighlighted = false
    if isEnabled, isFocused { operateBySelect(event) }
    return presses.subtracting([press])
  }

  /// Lets go of the press; the control does nothing.
  func operationCancelled(_ presses: Set<UIPress>) -> Set<UIPress> {
    guard let press = trackedPress, presses.contains(press) else { return presses }
    trackedPress = nil
    isHighlighted = false
    return presses.subtracting([press])
  }

  /// The presses that the control does not keep for itself.
  func pressesToPassOn(_ presses: Set<UIPress>) -> Set<UIPress> {
    trackedPress.map { presses.subtracting([$0]) } ?? presses
  }
}

extension UIPress {
  /// Whether it is of a button or a key that operates controls, and rows of lists.
  var isForOperation: Bool {
    guard let key else { return type == .select }
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    return flags.isEmpty
      && [.keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar].contains(key.keyCode)
  }
}
