// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: AC-38.
/// What is lifted out of a view while its menu is on the screen.
@MainActor
final class MenuHighlight {
  private let home: UITargetedPreview
  private let platter = PreviewPlatter()
  /// Where it lies in the window of the menu, before it rises.
  private(set) var frame = CGRect.zero

  init(_ home: UITargetedPreview) {
    self.home = home
    platter.accessibilityIdentifier = "menu highlight"
  }

  /// Lies over the view, in the window of a menu.
  func appear(in window: UIWindow, on stage: UIView) {
    platter.show(home.view, home.parameters)
    stage.insertSubview(platter, at: 0)
    put(on: home.target, in: window)
    frame = platter.frame
  }

  func rise() { platter.rise() }

  /// Goes to where a preview says; back for none.
  func leave(to goal: UITargetedPreview?) {
    guard let window = platter.window else { return }
    platter.lower()
    if let goal {
      platter.take(goal.parameters, of: home.parameters.visiblePath?.bounds ?? home.view.bounds)
    }
    put(on: (goal ?? home).target, in: window)
  }

  private func put(on target: UIPreviewTarget, in window: UIWindow) {
    platter.put(at: window.place(target.center, of: target.container), target.transform)
  }

  func contains(_ touch: UITouch) -> Bool { platter.bounds.contains(touch.location(in: platter)) }
}
