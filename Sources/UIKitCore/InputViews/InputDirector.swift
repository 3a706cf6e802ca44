// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKitMachines
import UIKitRuntime
import UIKitHost

/// Shows the input views of the key window's first responder, and hides them again.
///
/// Views are looked up when the first responder changes and on `reloadInputViews()`, at no other
/// time.
@MainActor
final class InputDirector {
  static var shared: InputDirector { Runtime.part(.inputDirector) { InputDirector() } }
  /// Whether anything is shown or about to go.
  private(set) var isShowing = false

  /// Whose views are shown.
  private(set) weak var responder: UIResponder?
  private(set) var shown = InputSet()
  /// Hears of changes of the text that is typed into.
  let relay = TextRelay()
  /// Where the panel is on the screen, or will be when it has come; nil when there is none.
  private(set) var frame: CGRect?
  private lazy var window = KeyboardWindow()
  /// What holds the input views.
  var panel: InputPanel { window.panel }
  /// Whether a drag moved the panel down last.
  var isPulledDown = false
  /// Counts movements, so that one that was overtaken does not end the next.
  private var movement = 0

  private init() {
    HardwareKeyboard.shared.onChange { [weak self] in self?.hardwareDidChange() }
  }

  // Rules: FR-33, FR-37.
  func firstResponderDidChange() {
    if keepsAccessory() { return }
    let first = KeyWindow.shared.current?.firstResponder
    guard first !== responder || (first == nil && !shown.isEmpty) else { return }
    endText(of: responder)
    responder = first
    TextSessions.shared.begin(with: first)
    if let first { beginMode(for: first) }
    defer { if let first, first === responder { beginText(of: first) } }
    present(first.map { InputSet(for: $0, beside: shown) } ?? InputSet(), animated: true)
  }

  // Rules: FR-97.
  /// Gives a bar whose own field resigned back to its owner; false where there is none.
  private func keepsAccessory() -> Bool {
    guard let window = KeyWindow.shared.current, window.firstResponder == nil,
      let field = responder as? UIView, let bar = shown.accessory, field.isDescendant(of: bar),
      let owner = shown.accessoryOwner, !(owner is any UIKeyInput),
      FirstResponderSwitch.shared.holder(of: owner) === window
    else { return false }
    return owner.becomeFirstResponder()
  }

  // Rules: FR-35, FR-36.
  func reload(for responder: UIResponder) {
    guard responder === self.responder, responder.isFirstResponder else { return }
    present(InputSet(for: responder, beside: InputSet()), animated: false)
  }

  /// Hides what a first responder showed that was deallocated; the keyboard follows the text.
  func endTurn() {
    guard !shown.isEmpty else { return }
    if responder == nil || KeyWindow.shared.current?.firstResponder !== responder {
      firstResponderDidChange()
    }
    if shown.input === SoftwareKeyboard.shared { SoftwareKeyboard.shared.follow() }
  }

  /// A keyboard with keys was attached, or is gone.
  func hardwareDidChange() {
    guard let responder else { return }
    present(InputSet(for: responder, beside: shown), animated: true)
  }

  /// Takes away at once what is shown; nobody is told.
  func drop() {
    movement += 1
    responder = nil
    shown = InputSet()
    frame = nil
    KeyboardPlace.shared.move(to: nil)
    TextSessions.shared.begin(with: nil)
    clear()
  }

  /// Fits what is shown to another screen.
  func screenDidChange() {
    guard frame != nil else { return }
    // Who hears where the keyboard is measures what it covers.
    KeyWindow.shared.current?.layoutIfNeeded()
    modeDidChange()
    present(shown, animated: false)
  }

  /// The bar above the keyboard holds something else.
  private func assistantDidChange() {
    if let responder { present(InputSet(for: responder, beside: shown), animated: true) }
  }

  /// An input view wants another height.
  func heightDidChange() {
    if frame != nil { present(shown, animated: true) }
  }

  // MARK: - Movements

  private func present(_ set: InputSet, animated: Bool) {
    shown.assistant?.didChange = nil
    shown = set
    set.assistant?.didChange = { [weak self] in self?.assistantDidChange() }
    set.inputController.map(languageDidChange)
    let layout = InputLayout(set)
    let seconds = animated && UIView.areAnimationsEnabled ? Thresholds.keyboardAnimation : 0
    if layout.size.height == 0 { return hide(in: seconds) }
    isShowing = true
    TurnWork.shared.enlist(.input)
    let begin = frame ?? layout.hiddenFrame
    let wasShown = frame != nil
    frame = layout.shownFrame
    window.appear()
    window.style.follow(responder)
    window.panel.isUserInteractionEnabled = true
    UIView.performWithoutAnimation {
      window.panel.install(set)
      if !wasShown { window.panel.frame = begin }
      window.panel.place(layout)
      window.panel.layoutIfNeeded()
    }
    if begin != layout.shownFrame {
      let change = KeyboardChange(begin: begin, end: layout.shownFrame, duration: seconds)
      move(change, wasShown ? .change : .show)
    }
  }

  private func hide(in seconds: TimeInterval) {
    guard let begin = frame else { return clear() }
    frame = nil
    window.panel.isUserInteractionEnabled = false
    let end = begin.offsetBy(dx: 0, dy: UIScreen.main.bounds.height - begin.minY)
    move(KeyboardChange(begin: begin, end: end, duration: seconds), .hide)
  }

  // Rules: FR-40, FR-41, SV-36.
  private func move(_ change: KeyboardChange, _ kind: KeyboardChange.Kind) {
    movement += 1
    let number = movement
    Trace.record(
      .firstResponder, "keyboard \(kind.rawValue)s, \(change.begin.minY) → \(change.end.minY)")
    KeyboardPlace.shared.layOut()
    KeyboardPlace.shared.move(to: kind == .hide ? nil : change.end)
    change.postWill(kind)
    // Whoever was told may have moved it elsewhere.
    guard number == movement else { return }
    if kind == .change { later { [weak self] in TextReveal.showAgain(self?.responder) } }
    guard change.duration > 0 else {
      UIView.performWithoutAnimation { window.panel.frame = change.end }
      return finish(change, kind, number)
    }
    UIView.animate(
      withDuration: change.duration, delay: 0, options: .onItsOwn
    ) { [window] in
      window.panel.frame = change.end
      KeyboardPlace.shared.layOut()
    } completion: { [weak self] _ in
      self?.finish(change, kind, number)
    }
  }

  // Rules: FR-40, FR-41.
  private func finish(_ change: KeyboardChange, _ kind: KeyboardChange.Kind, _ number: Int) {
    guard number == movement else { return }
    if kind == .hide { clear() }
    change.postDid(kind)
  }

  private func clear() {
    guard isShowing else { return }
    isShowing = false
    window.style.follow(nil)
    window.panel.install(InputSet())
    window.isHidden = true
  }
}
