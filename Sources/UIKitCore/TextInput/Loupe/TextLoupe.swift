// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines
import UIKitRuntime

// Rules: FR-89, FR-90.
/// A loupe on the screen.
@MainActor
final class TextLoupe {
  fileprivate let window: LoupeWindow
  fileprivate weak var view: UIView?

  /// - Returns: nil for a view in no window.
  init?(at point: CGPoint, from origin: CGPoint, in view: UIView) {
    guard let served = view.window else { return nil }
    self.view = view
    window = LoupeWindow(serving: served)
    move(to: point, caret: .null, tracksCaret: false)
    window.isHidden = false
    window.loupe.appear(from: view.convert(origin, to: UIScreen.main.coordinateSpace))
    TextLoupes.shared.shown.append(self)
    TurnWork.shared.enlist(.loupes)
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
    let loupes = TextLoupes.shared
    guard loupes.shown.contains(where: { $0 === self }) else { return }
    loupes.shown.removeAll { $0 === self }
    // Kept until the loupe has gone.
    window.loupe.disappear { [window] in window.isHidden = true }
  }
}

/// The loupes on the screen.
@MainActor
final class TextLoupes {
  static var shared: TextLoupes { Runtime.part(.loupes) { TextLoupes() } }

  fileprivate var shown: [TextLoupe] = []

  /// Whether one is shown.
  var isShowing: Bool { !shown.isEmpty }

  /// Shows in every loupe what is under it now, after layout and drawing.
  func endTurn() {
    for loupe in shown {
      guard let window = loupe.view?.window else {
        loupe.close()
        continue
      }
      loupe.window.loupe.reflect(window)
    }
  }
}
