// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitRuntime

/// Notices the changes of key frames, each in its part of an animation's time.
@MainActor
package final class KeyframeCapture {
  /// The one of the current runtime.
  package static var shared: KeyframeCapture {
    Runtime.part(.keyframeCapture) { KeyframeCapture() }
  }

  private struct Frames {
    /// What key frames change, each once.
    var layers: [CALayer] = []
    var stages: [ObjectIdentifier: [AnimationPath.Stage]] = [:]
  }

  private var frames = Frames()
  private var isOn = false

  /// Whether key frames are being noticed.
  package var isActive: Bool { isOn }

  /// Runs `changes`, which adds key frames, and shows them one after another.
  ///
  /// Changes outside of key frames are shown over the whole time.
  ///
  /// - Parameters:
  ///   - group: when and how the whole runs.
  ///   - mode: how values between those of the key frames come about.
  ///   - changes: adds the key frames.
  /// - Returns: the layers that are animated now.
  package func animate(
    _ group: AnimationGroup, _ mode: CAAnimationCalculationMode = .linear, _ changes: () -> Void
  ) -> [CALayer] {
    let outer = (isOn, frames)
    isOn = true
    frames = Frames()
    var layers = AnimationCapture.shared.animate(group, changes)
    let captured = frames
    (isOn, frames) = outer
    var known = Set(layers.map { ObjectIdentifier($0) })
    for layer in captured.layers {
      var path = AnimationPath()
      path.stages = captured.stages[ObjectIdentifier(layer)] ?? []
      path.calculate(mode)
      guard LayerAnimator.shared.add(group, to: layer, along: path) else { continue }
      if known.insert(ObjectIdentifier(layer)).inserted { layers.append(layer) }
    }
    return layers
  }

  /// Runs the changes of one key frame.
  ///
  /// - Parameters:
  ///   - start: when it begins, in parts of the whole time.
  ///   - duration: how long it takes, in parts of the whole time.
  package func add(from start: Double, for duration: Double, _ changes: () -> Void) {
    let begin = min(max(start, 0), 1)
    let end = min(begin + max(duration, 0), 1)
    for change in AnimationCapture.shared.changes(changes) {
      let changed = change.properties
      let stage = AnimationPath.Stage(
        begin: begin, end: end, changed: changed, from: beginning(of: changed, change),
        to: PresentedValues(model: change.layer))
      let id = ObjectIdentifier(change.layer)
      if frames.stages[id] == nil { frames.layers.append(change.layer) }
      frames.stages[id, default: []].append(stage)
    }
  }

  // Rules: AN-8.
  /// Where a key frame begins: with what the one before leads to, else with what is shown.
  private func beginning(
    of properties: [AnimatedProperty], _ change: CapturedChange
  ) -> PresentedValues {
    var values = change.shown
    let stages = frames.stages[ObjectIdentifier(change.layer)] ?? []
    for property in properties {
      let earlier = stages.last { $0.changed.contains(property) }
      // Unless it was changed since.
      if let to = earlier?.to, !to.differs(from: change.model, in: property) {
        values.take(property, from: to)
      }
    }
    return values
  }
}
