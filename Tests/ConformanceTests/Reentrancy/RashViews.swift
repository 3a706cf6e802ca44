// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// A view that tells of every call of a method that it overrides.
class RashView: UIView {
  let name: String
  weak var stage: RashStage?
  var isFocusable = false

  init(_ name: String, _ stage: RashStage) {
    self.name = name
    self.stage = stage
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
  }
  required init?(coder: NSCoder) { nil }

  func hear(_ function: String = #function) { stage?.hear("\(name).\(function)") }

  private func note(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ function: String = #function
  ) {
    stage?.ledger.note(phase, touches, at: self)
    hear(function)
  }

  override func touchesBegan(_ t: Set<UITouch>, with event: UIEvent?) { note(.began, t) }
  override func touchesMoved(_ t: Set<UITouch>, with event: UIEvent?) { note(.moved, t) }
  override func touchesEnded(_ t: Set<UITouch>, with event: UIEvent?) { note(.ended, t) }
  override func touchesCancelled(_ t: Set<UITouch>, with event: UIEvent?) { note(.cancelled, t) }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    hear()
    super.pressesBegan(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    hear()
    super.pressesEnded(presses, with: event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { hear() }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { hear() }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { hear() }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { hear() }
  override func remoteControlReceived(with event: UIEvent?) { hear() }

  override var canBecomeFirstResponder: Bool {
    hear()
    return true
  }
  override var canResignFirstResponder: Bool {
    hear()
    return true
  }
  override func becomeFirstResponder() -> Bool {
    hear()
    return super.becomeFirstResponder()
  }
  override func resignFirstResponder() -> Bool {
    hear()
    return super.resignFirstResponder()
  }
  override func updateUserActivityState(_ activity: NSUserActivity) { hear() }
  override func restoreUserActivityState(_ activity: NSUserActivity) { hear() }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    hear()
    return super.canPerformAction(action, withSender: sender)
  }
  override func buildMenu(with builder: any UIMenuBuilder) { hear() }
  override func validate(_ command: UICommand) { hear() }
  override func copy(_ sender: Any?) { hear() }

  override var canBecomeFocused: Bool {
    hear()
    return isFocusable
  }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    hear()
    return true
  }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    coordinator.addCoordinatedAnimations({ [weak self] in self?.hear("focusing") }) {
      [weak self] in self?.hear("focused")
    }
    hear()
  }
}

/// A view that tells of what happens to the tree and its layout.
final class RashTreeView: RashView {
  override func willMove(toSuperview newSuperview: UIView?) { hear() }
  override func didMoveToSuperview() { hear() }
  override func willMove(toWindow newWindow: UIWindow?) { hear() }
  override func didMoveToWindow() { hear() }
  override func didAddSubview(_ subview: UIView) { hear() }
  override func willRemoveSubview(_ subview: UIView) { hear() }
  override func layoutSubviews() {
    super.layoutSubviews()
    hear()
  }
  override func updateConstraints() {
    hear()
    super.updateConstraints()
  }
  override func draw(_ rect: CGRect) { hear() }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hear()
    return super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hear()
    return super.point(inside: point, with: event)
  }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { hear() }
  override func tintColorDidChange() { hear() }
  override func safeAreaInsetsDidChange() { hear() }
  override func layoutMarginsDidChange() { hear() }
  override var intrinsicContentSize: CGSize {
    hear()
    return CGSize(width: 40, height: 40)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    hear()
    return true
  }
}

/// A controller that tells of what it is told.
final class RashController: UIViewController {
  let name: String
  weak var stage: RashStage?
  var commands: [UIKeyCommand] = []
  /// Whether it keeps to itself what it is told.
  var isQuiet = false

  init(_ name: String, _ stage: RashStage) {
    self.name = name
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
    title = name
    stage.track(self)
  }
  required init?(coder: NSCoder) { nil }

  private func hear(_ function: String = #function) {
    if !isQuiet { stage?.hear("\(name).\(function)") }
  }
  private func appears(_ what: String) {
    stage?.ledger.appears(self, what)
    hear(what)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stage?.track(view)
    hear()
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appears("viewWillAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    hear()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appears("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    appears("viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    appears("viewDidDisappear")
  }
  override func viewWillLayoutSubviews() { hear() }
  override func viewDidLayoutSubviews() { hear() }
  override func viewSafeAreaInsetsDidChange() { hear() }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    hear()
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    hear()
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [weak self] _ in
      self?.hear("alongside")
    } completion: { [weak self] _ in
      self?.hear("transitioned")
    }
    hear()
  }
  override var keyCommands: [UIKeyCommand]? {
    hear()
    return commands
  }
  func performCommand(_ sender: Any?) { hear() }
  override var undoManager: UndoManager? { super.undoManager }
}
