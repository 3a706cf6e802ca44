// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: FO-13.
/// Operates a control that has focus by the select button, Return or the space bar.
@MainActor
enum ControlPresses {
  /// Takes the press that operates the control; what is left goes on along the chain.
  static func began(_ presses: Set<UIPress>, in control: UIControl) -> Set<UIPress> {
    guard control.isEnabled, control.isFocused, !control.isFirstResponder,
      control.isOperatedBySelect, control.trackedPress == nil,
      let press = presses.first(where: operates)
    else { return presses }
    control.trackedPress = press
    control.isHighlighted = true
    return presses.subtracting([press])
  }

  /// Ends the press; the control does what it is for if it has focus still.
  static func ended(
    _ presses: Set<UIPress>, _ event: UIPressesEvent?, in control: UIControl
  ) -> Set<UIPress> {
    guard let press = control.trackedPress, presses.contains(press) else { return presses }
    control.trackedPress = nil
    control.isHighlighted = false
    if control.isEnabled, control.isFocused { control.operateBySelect(event) }
    return presses.subtracting([press])
  }

  static func cancelled(_ presses: Set<UIPress>, in control: UIControl) -> Set<UIPress> {
    guard let press = control.trackedPress, presses.contains(press) else { return presses }
    control.trackedPress = nil
    control.isHighlighted = false
    return presses.subtracting([press])
  }

  /// The presses that the control does not keep for itself.
  static func others(_ presses: Set<UIPress>, in control: UIControl) -> Set<UIPress> {
    control.trackedPress.map { presses.subtracting([$0]) } ?? presses
  }

  private static func operates(_ press: UIPress) -> Bool {
    guard let key = press.key else { return press.type == .select }
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    return flags.isEmpty
      && [.keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar].contains(key.keyCode)
  }
}
