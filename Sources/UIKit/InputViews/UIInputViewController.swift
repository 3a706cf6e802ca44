// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Manages an input view: a keyboard of the application's own, or a bar above it.
///
/// [Apple: UIInputViewController](https://developer.apple.com/documentation/uikit/uiinputviewcontroller)
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
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

  /// Makes the first responder resign, which takes the keyboard away.
  open func dismissKeyboard() { InputDirector.shared.responder?.resignFirstResponder() }
}
