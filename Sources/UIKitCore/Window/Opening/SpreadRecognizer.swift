// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: AW-99, AW-100.
/// Two fingers that spread over what can be opened as a scene of its own.
final class SpreadRecognizer: UIPinchGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var interaction: UIWindowScene.ActivationInteraction?
  /// How far apart the fingers came down, and how far they are now.
  private var distances: (first: CGFloat, now: CGFloat) = (0, 0)
  private var configuration: UIWindowScene.ActivationConfiguration?

  init(of interaction: UIWindowScene.ActivationInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    delegate = self
    addTarget(self, action: Selector("openScene", SpreadRecognizer.openScene))
  }

  /// Gets no fingers where there is room for one scene.
  override func shouldReceive(_ event: UIEvent) -> Bool {
    ApplicationLink.sceneOpener != nil && super.shouldReceive(event)
  }

  /// What a program does by a pinch comes first.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPinchGestureRecognizer
      && !(otherGestureRecognizer is SpreadRecognizer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if let distance { distances = (distance, distance) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let distance { distances.now = distance }
    super.touchesMoved(touches, with: event)
  }

  /// How far apart the two fingers are; nil while there are not two.
  private var distance: CGFloat? {
    guard numberOfTouches == 2 else { return nil }
    return location(ofTouch: 0, in: nil).distance(to: location(ofTouch: 1, in: nil))
  }

  /// Begins only where something would be opened.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard distances.now > distances.first, let interaction, let view else { return false }
    configuration = interaction.configuration(at: location(in: view))
    return configuration != nil
  }

  private func openScene() {
    guard state == .ended, scale >= Thresholds.sceneSpread, let configuration else { return }
    interaction?.request(configuration)
  }

  override func reset() {
    super.reset()
    distances = (0, 0)
    configuration = nil
  }
}
