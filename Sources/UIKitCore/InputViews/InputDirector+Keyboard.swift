// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// What the keyboard on the screen has to do with who is first responder.
extension InputDirector {
  /// Whether text is typed on the screen: unless the host said that there are keys.
  private var showsKeyboard: Bool { HardwareKeyboard.shared.isAttached != true }

  // Rules: FR-33, FR-34, PK-27.
  /// The keyboard for a first responder that takes text; nil while keys of a device type.
  func keyboard(for first: UIResponder) -> SoftwareKeyboard? {
    guard let target = first as? any UIKeyInput, showsKeyboard else { return nil }
    adaptKeyboard(to: target)
    return SoftwareKeyboard.shared
  }

  // Rules: TM-1, TM-3.
  /// Chooses the mode for a responder that is about to be typed into.
  ///
  /// What is nearest along the chain counts.
  func beginMode(for first: UIResponder) {
    guard first is any UIKeyInput else { return }
    let asking = ResponderChain.first(from: first) { $0.textInputMode != nil }
    let naming = ResponderChain.first(from: first) { $0.textInputContextIdentifier != nil }
    InputModes.shared.begin(
      requested: asking?.textInputMode, context: naming?.textInputContextIdentifier)
  }

  /// Goes to the next language.
  func showNextMode() {
    InputModes.shared.advance()
    modeDidChange()
  }

  /// Shows the keys of the mode that text is typed in now.
  func modeDidChange() {
    guard shown.input === SoftwareKeyboard.shared, let target = responder as? any UIKeyInput
    else { return }
    adaptKeyboard(to: target)
  }

  // Rules: TM-7.
  /// Types in the language of a keyboard of the application's own, if it names one.
  func languageDidChange(of controller: UIInputViewController) {
    guard controller === shown.inputController, let language = controller.primaryLanguage
    else { return }
    InputModes.shared.use(language: language)
  }

  /// Listens to a text that is typed into now, and tells the input views' controllers of it.
  func beginText(of first: UIResponder) {
    guard first is any UIKeyInput else { return }
    let input = first as? any UITextInput
    if input?.inputDelegate == nil { input?.inputDelegate = relay }
    relay.edit(input) {}
  }

  /// Stops listening to a text.
  func endText(of responder: UIResponder?) {
    guard let input = responder as? any UITextInput else { return }
    relay.show(input)
    if input.inputDelegate === relay { input.inputDelegate = nil }
  }

  /// Does something in a turn of its own.
  func later(_ action: @escaping () -> Void) {
    TimeSource.clock.schedule(after: 0) { action() }
  }

  private func adaptKeyboard(to target: any UIKeyInput) {
    SoftwareKeyboard.shared.adapt(
      to: target, language: InputModes.shared.current.primaryLanguage,
      hasModeKey: InputModes.shared.active.count > 1)
  }
}
