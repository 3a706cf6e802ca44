// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// A loupe on the screen.
///
/// - Rules: FR-89, FR-90.
@MainActor
final class TextLoupe {
  /// Whether one is shown; the end of a turn asks only then.
  ///
  /// OPTIMIZATION: unchecked, for every turn reads it; accesses are single loads and stores.
  @exclusivity(unchecked) private(set) static var isShowing = false
  private static var shown: [TextLoupe] = [] { didSet { isShowing = !shown.isEmpty } }

  private let window: LoupeWindow
  private weak var view: UIView?

  /// - Returns: nil for a view in no window.
  init?(at point: CGPoint, from origin: CGPoint, in view: UIView) {
    guard let served = view.window else { return nil }
    self.view = view
    window = LoupeWindow(serving: served)
    move(to: point, caret: .null, tracksCaret: false)
    window.isHidden = false
    window.loupe.appear(from: view.convert(origin, to: UIScreen.main.coordinateSpace))
    TextLoupe.shown.append(self)
  }

  func move(to point: CGPoint, caret: CGRect, tracksCaret: Bool) {
    guard let view, view.window != nil else { return }
    let screen = UIScreen.main.coordinateSpace
    window.loupe.move(
      to: LoupePlace(
        finger: view.convert(point, to: screen),
        caret: caret.isNull ? .null : view.convert(caret, to: screen), tracksCaret: tracksCaret,
        room: window.bounds.inset(by: window.safeAreaInsets)))
  }

  func close() {
    guard TextLoupe.shown.contains(where: { $0 === self }) else { return }
    TextLoupe.shown.removeAll { $0 === self }
    // Kept until the loupe has gone.
    window.loupe.disappear { [window] in window.isHidden = true }
  }

  /// Shows in every loupe what is under it now, after layout and drawing.
  static func endTurn() {
    for loupe in shown {
      guard let window = loupe.view?.window else {
        loupe.close()
        continue
      }
      loupe.window.loupe.reflect(window)
    }
  }
}
