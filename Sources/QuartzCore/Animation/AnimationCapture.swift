// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitRuntime

/// Notices which layers change while a closure runs, to animate the changes.
@MainActor
package final class AnimationCapture {
  /// The one of the current runtime.
  package static var shared: AnimationCapture {
    Runtime.part(.animationCapture) { AnimationCapture() }
  }

  /// Whether changes are being noticed; read by every setter of a layer.
  var isOn = false
  /// Whether changes are being animated now.
  package var isCapturing: Bool { isOn }

  private var layers: [(layer: CALayer, before: PresentedValues)] = []

  /// Runs `changes` and animates what they change, as `group` says.
  ///
  /// - Returns: the layers that are animated now.
  package func animate(_ group: AnimationGroup, _ changes: () -> Void) -> [CALayer] {
    self.changes(changes).compactMap { entry in
      LayerAnimator.shared.add(group, to: entry.layer, from: entry.before) ? entry.layer : nil
    }
  }

  /// Runs `changes`, and returns what they change with what is shown of it before.
  func changes(
    _ changes: () -> Void
  ) -> [(layer: CALayer, before: PresentedValues)] {
    let outer = (isOn, layers)
    isOn = true
    layers = []
    changes()
    let captured = layers
    (isOn, layers) = outer
    return captured
  }

  /// Runs `changes` without noticing them.
  package func pause(_ changes: () -> Void) {
    let outer = isOn
    isOn = false
    changes()
    isOn = outer
  }

  /// Keeps what is shown of a layer that is about to change for the first time.
  func willChange(_ layer: CALayer) {
    guard !layers.contains(where: { $0.layer === layer }) else { return }
    layers.append((layer, LayerAnimator.shared.presented(layer)))
  }
}
