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
  final var ownFields: [UITextField] = []
  /// Work that the alert waits for, whose progress it shows; it is set before the alert is shown.
  final var work: Progress?
  /// Follows the keyboard while the alert is shown.
  final var keyboardObserver: AlertKeyboard?
  /// Whether an answer was chosen, so that no other is.
  final var isAnswered = false
  /// Whether a drag that rests on an answer chooses it.
  final var springs = false {
    didSet { (viewIfLoaded as? AlertView)?.hasOwnSprings = springs }
  }

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

  // Rules: VC-66.
  /// The answer that stands out and that Return chooses; one of `actions`, or nil for none.
  open var preferredAction: UIAlertAction? {
    didSet { AlertContent.checkPreferred(self) }
  }

  // MARK: - Text fields

  // Rules: VC-70, VC-71.
  /// Adds a text field, below those before; only an alert of the style `alert` may have some.
  ///
  /// The first one is typed into when the alert appears. Return goes from field to field, and from
  /// the last one chooses the preferred action, or the only one that does not cancel.
  ///
  /// - Parameter configurationHandler: called at once with the field, to set it up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    addField(configurationHandler)
  }

  // Rules: VC-70.
  /// The text fields, in the order in which they were added; nil without any.
  open var textFields: [UITextField]? { ownFields.isEmpty ? nil : ownFields }

  // MARK: - Showing

  /// Makes the card with title, message and buttons.
  open override func loadView() { view = AlertView(of: self) }

  override func checkBeforePresentation() { AlertContent.check(self) }

  // Rules: VC-71.
  /// Begins to edit the first text field, so that the keyboard comes together with the alert.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    keyboardObserver = AlertKeyboard(of: self)
    takeFocusForTyping()
  }

  // Rules: VC-67.
  /// Takes first responder, so that keys are for the alert.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    takeFocus()
  }

  // Rules: VC-67.
  /// Stops being first responder.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    leaveFocus()
  }

  /// Follows the keyboard no longer.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboardObserver = nil
  }

  /// True: keys and shakes are for the alert while it is shown.
  open override var canBecomeFirstResponder: Bool { true }

  // Rules: VC-66.
  /// Return and Escape, where an answer goes with them.
  open override var keyCommands: [UIKeyCommand]? {
    answerCommands() + (super.keyCommands ?? [])
  }

  // Rules: VC-74.
  /// Takes the menu button of a remote, which chooses the answer that cancels.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = withoutMenu(presses)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  // Rules: VC-74.
  /// Chooses the answer that cancels when the menu button is released.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = withoutMenu(presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
    if others.count < presses.count { answerByEscape() }
  }

  /// Forgets the menu button.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = withoutMenu(presses)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }
}
