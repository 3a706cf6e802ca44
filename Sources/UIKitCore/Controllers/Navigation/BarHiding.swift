// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: VC-103.
/// Hides and shows the bars of a navigation controller as fingers and the keyboard want it.
@MainActor
final class BarHiding {
  private unowned let owner: UINavigationController
  private(set) lazy var tap = BarTap(for: self)
  private(set) lazy var pan = BarPan(for: self)
  private nonisolated(unsafe) var keyboard: (any NSObjectProtocol)?

  init(of owner: UINavigationController) { self.owner = owner }

  var hidesOnTap = false { didSet { attach(tap, hidesOnTap) } }
  var hidesOnSwipe = false { didSet { attach(pan, hidesOnSwipe) } }
  var hidesWhenCompact = false { didSet { fit() } }

  var hidesForKeyboard = false {
    didSet {
      keyboard.map(NotificationCenter.default.removeObserver)
      keyboard = nil
      guard hidesForKeyboard else { return }
      keyboard = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.keyboardWillShow() } }
    }
  }

  deinit { keyboard.map(NotificationCenter.default.removeObserver) }

  private func keyboardWillShow() {
    if owner.viewIfLoaded?.window != nil { set(hidden: true) }
  }

  private func attach(_ recognizer: UIGestureRecognizer, _ isWanted: Bool) {
    if isWanted {
      owner.view.addGestureRecognizer(recognizer)
    } else {
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
  }

  /// Hides the bars where there is little height, and shows them where there is more again.
  func fit() {
    guard hidesWhenCompact, let view = owner.viewIfLoaded else { return }
    set(hidden: view.traitCollection.verticalSizeClass == .compact)
  }

  fileprivate func toggle() { set(hidden: !owner.isNavigationBarHidden) }

  fileprivate func set(hidden: Bool) {
    guard hidden != owner.isNavigationBarHidden else { return }
    // Who is laid out may let go of it.
    withExtendedLifetime(owner) {
      owner.setNavigationBarHidden(hidden, animated: true)
      if owner.navigation.hasToolbarItems { owner.setToolbarHidden(hidden, animated: true) }
    }
  }
}

/// Hides the bars with a tap beside them, and shows them again.
final class BarTap: UITapGestureRecognizer {
  private weak var hiding: BarHiding?

  init(for hiding: BarHiding) {
    self.hiding = hiding
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector("performTap", BarTap.performTap))
  }

  private func performTap() { hiding?.toggle() }
}

/// Hides the bars with a finger that goes up, and shows them with one that goes down.
final class BarPan: UIPanGestureRecognizer {
  /// Points that the finger has to go.
  private static let least: CGFloat = 30
  private weak var hiding: BarHiding?

  init(for hiding: BarHiding) {
    self.hiding = hiding
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector("performDrag", BarPan.performDrag))
  }

  /// Content that scrolls does so meanwhile.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is ScrollPanRecognizer)
  }

  private func performDrag() {
    guard state == .changed || state == .ended, let view else { return }
    let way = translation(in: view)
    guard abs(way.y) > Self.least, abs(way.y) > abs(way.x) else { return }
    hiding?.set(hidden: way.y < 0)
  }
}
