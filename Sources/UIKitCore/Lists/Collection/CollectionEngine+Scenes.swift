// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

// Rules: CV-145, CV-146.
/// Items that fingers open as scenes of their own.
extension CollectionEngine {
  /// Watches for fingers that spread, where they may open something.
  func watchForSpreads() {
    let isWanted =
      delegate != nil && !members.lacks(.sceneActivations) && view.window != nil
      && ApplicationLink.sceneOpener != nil
    if isWanted {
      let interaction = spreads ?? makeSpreads()
      spreads = interaction
      if interaction.view == nil { view.addInteraction(interaction) }
    }
    spreads?.takesGestures = isWanted
  }

  private func makeSpreads() -> UIWindowScene.ActivationInteraction {
    UIWindowScene.ActivationInteraction { [weak self] _, point in
      self?.scene(at: point)
    } errorHandler: { error in
      Trace.record(.lifecycle, "no scene is opened: \(error)")
    }
  }

  /// What would be opened at a point of the content.
  private func scene(at point: CGPoint) -> UIWindowScene.ActivationConfiguration? {
    guard let delegate, sectionIndex?.frame.contains(point) != true, let path = path(at: point),
      !isPlaceholder(path)
    else { return nil }
    let said = members.answer(.sceneActivations) {
      delegate.collectionView(
        view, sceneActivationConfigurationForItemAt: told(path), point: point)
    }
    // Fingers cost nothing more where nobody implements it.
    if members.lacks(.sceneActivations) { spreads?.takesGestures = false }
    return said ?? nil
  }
}
