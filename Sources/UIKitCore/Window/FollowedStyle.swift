// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: AC-41, FR-102.
/// Has a window of the library's own be light or dark as what it serves asks for, or else as that looks.
@MainActor
final class FollowedStyle {
  private unowned let window: UIView
  private weak var responder: UIResponder?
  /// Hears when the style of the responder changes.
  private var registration: (any UITraitChangeRegistration)?

  /// The style that a responder asks for; nil for that which it has.
  private let wish: (UIResponder) -> UIUserInterfaceStyle?

  init(
    of window: UIView, wish: @escaping (UIResponder) -> UIUserInterfaceStyle? = { _ in nil }
  ) {
    self.window = window
    self.wish = wish
  }

  /// Looks as a responder, now and when that changes; nil is for nobody.
  func follow(_ next: UIResponder?) {
    if next !== responder {
      if let registration {
        (responder as? any UITraitChangeObservable)?.unregisterForTraitChanges(registration)
      }
      responder = next
      registration = (next as? any UITraitChangeObservable).map { observe($0) }
    }
    take()
  }

  private func observe<Observed: UITraitChangeObservable>(
    _ responder: Observed
  ) -> any UITraitChangeRegistration {
    responder.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      [weak self] (_: Observed, _: UITraitCollection) in
      self?.take()
    }
  }

  private func take() {
    let asked = responder.flatMap(wish)
    let own = (responder as? any UITraitEnvironment)?.traitCollection.userInterfaceStyle
    window.overrideUserInterfaceStyle = asked ?? own ?? .unspecified
  }
}
