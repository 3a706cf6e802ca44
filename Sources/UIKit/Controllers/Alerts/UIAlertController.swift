// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Asks a person something, in front of everything else, and goes when it is answered.
///
/// It is presented like any controller, but in its own way: what is behind stays on the screen,
/// dimmed and out of reach. Return chooses the preferred answer, Escape the one that cancels.
///
/// [Apple: UIAlertController](https://developer.apple.com/documentation/uikit/uialertcontroller)
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where an alert stands on the screen.
  public enum Style: Int, Sendable {
    /// At the lower edge.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  final var ownStyle = Style.actionSheet
  final var ownMessage: String?
  final var ownActions: [UIAlertAction] = []
  /// Who was first responder before the alert came.
  final weak var earlierFirstResponder: UIResponder?
  /// Whether an answer was chosen, so that no other is.
  final var isAnswered = false

  /// Makes an alert without answers.
  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    ownStyle = preferredStyle
    ownMessage = message
    self.title = title
    modalPresentationStyle = .overFullScreen
  }

  /// Whether it stands in the middle or at the lower edge; fixed when it is made.
  open var preferredStyle: UIAlertController.Style { ownStyle }

  /// The question, in a few words.
  open override var title: String? {
    get { super.title }
    set {
      super.title = newValue
      AlertContent.didChange(self)
    }
  }

  /// What more there is to say.
  open var message: String? {
    get { ownMessage }
    set {
      ownMessage = newValue
      AlertContent.didChange(self)
    }
  }

  // MARK: - Answers

  /// Adds an answer, below those before; a second one that cancels breaks the contract.
  open func addAction(_ action: UIAlertAction) { AlertContent.add(action, to: self) }

  /// The answers, in the order in which they were added.
  open var actions: [UIAlertAction] { ownActions }

  /// The answer that stands out and that Return chooses; one of `actions`, or nil for none.
  ///
  /// - Rules: VC-66.
  open var preferredAction: UIAlertAction? {
    didSet { AlertContent.checkPreferred(self) }
  }

  // MARK: - Showing

  /// Makes the card with title, message and buttons.
  open override func loadView() { view = AlertView(of: self) }

  /// Takes first responder, so that keys are for the alert.
  ///
  /// - Rules: VC-67.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    AlertFocus.take(self)
  }

  /// Stops being first responder.
  ///
  /// - Rules: VC-67.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    resignFirstResponder()
  }

  /// Gives first responder back to who had it before.
  ///
  /// - Rules: VC-67.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    AlertFocus.giveBack(self)
  }

  /// True: keys and shakes are for the alert while it is shown.
  open override var canBecomeFirstResponder: Bool { true }

  /// Return and Escape, where an answer goes with them.
  ///
  /// - Rules: VC-66.
  open override var keyCommands: [UIKeyCommand]? {
    AlertKeys.commands(of: self) + (super.keyCommands ?? [])
  }
}
