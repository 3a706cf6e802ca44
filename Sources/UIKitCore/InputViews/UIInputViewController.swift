// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: FR-32.
/// Manages an input view: a keyboard of the application's own, or a bar above it.
///
/// It writes through `textDocumentProxy`, and hears of changes of the text as a text input delegate.
/// It is also told, with `textWillChange(_:)` and `textDidChange(_:)`, when another text is typed
/// into.
///
/// [Apple: UIInputViewController](https://developer.apple.com/documentation/uikit/uiinputviewcontroller)
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private let proxy = DocumentProxy()

  /// The controller's view, if it is an input view; setting it sets `view`.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  /// Makes the view: an empty input view of the keyboard's height unless overridden.
  open override func loadView() {
    let size = CGSize(width: UIScreen.main.bounds.width, height: KeyboardLook.height)
    view = UIInputView(frame: CGRect(origin: .zero, size: size), inputViewStyle: .keyboard)
  }

  /// The text of the first responder.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }

  /// The language that the keyboard writes, as "en-US"; nil, the default, keeps the one in use.
  ///
  /// While the keyboard is shown, text is typed in the mode of this language.
  open var primaryLanguage: String? {
    didSet { InputDirector.shared.languageDidChange(of: self) }
  }

  /// Whether the keyboard dictates by itself; without effect, as the system has no key for that.
  open var hasDictationKey = false

  /// Whether the keyboard may do all that the application may: true, being a part of it.
  open var hasFullAccess: Bool { true }

  // Rules: TM-2.
  /// Whether the keyboard should have a key for the next language: there is more than one.
  open var needsInputModeSwitchKey: Bool { InputModes.shared.active.count > 1 }

  /// Makes the first responder resign, which takes the keyboard away.
  open func dismissKeyboard() { InputDirector.shared.responder?.resignFirstResponder() }

  // Rules: TM-2.
  /// Goes to the next language.
  open func advanceToNextInputMode() { InputDirector.shared.showNextMode() }

  /// Goes to the next language when a touch of the event ends in `view`.
  ///
  /// To be sent for all touch events of the key that does it.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {
    let ended = event.touches(for: view)?.contains {
      $0.phase == .ended && view.bounds.contains($0.location(in: view))
    }
    if ended ?? false { advanceToNextInputMode() }
  }

  /// Asks for words that the person taught the system: there are none here.
  ///
  /// - Parameter completionHandler: called in a later turn.
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void)
  {
    InputDirector.shared.later { completionHandler(UILexicon()) }
  }

  /// Tells that the selection is about to change.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}

  /// Tells that the selection changed.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}

  /// Tells that the text is about to change, or another one to be typed into.
  open func textWillChange(_ textInput: (any UITextInput)?) {}

  /// Tells that the text changed, or that another one is typed into.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}
