// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitRuntime

/// Tells interactions of what a person does with the side of a pencil.
@MainActor
final class PencilDelivery {
  static var shared: PencilDelivery { Runtime.part(.pencils) { PencilDelivery() } }
  /// The same, or nil when there was no interaction yet.
  static var made: PencilDelivery? { Runtime.held(.pencils) }

  private struct Entry {
    weak var interaction: UIPencilInteraction?
  }

  /// In the order in which they were added to their views.
  private var entries: [Entry] = []
  /// Who was told that a squeeze began; nil when there is none.
  private var squeezed: [Entry]?

  private init() {}

  func add(_ interaction: UIPencilInteraction) {
    entries.removeAll { $0.interaction == nil || $0.interaction === interaction }
    entries.append(Entry(interaction: interaction))
  }

  func remove(_ interaction: UIPencilInteraction) {
    entries.removeAll { $0.interaction == nil || $0.interaction === interaction }
  }

  // Rules: PC-1, PC-2.
  /// Tells of a tap.
  ///
  /// - Parameter isShown: whether a window is on the screen.
  func tap(at time: TimeInterval, _ pose: PencilSample.Pose?, _ isShown: (UIView) -> Bool) {
    for (interaction, view) in receivers(isShown) where receives(interaction, isShown) {
      Trace.record(.delivery, "pencil tap for \(Trace.name(view))")
      interaction.delegate?.pencilInteraction(
        interaction,
        didReceiveTap: UIPencilInteraction.Tap(
          at: time, pose.map { UIPencilHoverPose($0, in: view) }))
    }
  }

  // Rules: PC-3, PC-6.
  /// Tells of a part of a squeeze; false when it cannot be: one that goes on or ends and never began.
  func squeeze(
    _ phase: UIPencilInteraction.Phase, at time: TimeInterval, _ pose: PencilSample.Pose?,
    _ isShown: (UIView) -> Bool
  ) -> Bool {
    if phase == .began {
      let wasLost = squeezed != nil
      if wasLost { cancel(at: time) }
      let receivers = receivers(isShown)
      squeezed = receivers.map { Entry(interaction: $0.0) }
      for (interaction, _) in receivers {
        guard receives(interaction, isShown) else {
          squeezed?.removeAll { $0.interaction === interaction }
          continue
        }
        tell(interaction, .began, time, pose)
      }
      return !wasLost
    }
    guard let told = squeezed else { return false }
    if phase != .changed { squeezed = nil }
    for entry in told {
      guard let interaction = entry.interaction else { continue }
      if receives(interaction, isShown) {
        tell(interaction, phase, time, pose)
      } else {
        squeezed?.removeAll { $0.interaction === interaction }
        tell(interaction, .cancelled, time, nil)
      }
    }
    return true
  }

  /// Ends a squeeze that something came between.
  func cancel(at time: TimeInterval) {
    guard let told = squeezed else { return }
    squeezed = nil
    for entry in told {
      if let interaction = entry.interaction { tell(interaction, .cancelled, time, nil) }
    }
  }

  /// Who hears of it now, with their views; found before anybody is told.
  private func receivers(_ isShown: (UIView) -> Bool) -> [(UIPencilInteraction, UIView)] {
    entries.compactMap { entry in
      guard let interaction = entry.interaction, let view = interaction.view,
        receives(interaction, isShown)
      else { return nil }
      return (interaction, view)
    }
  }

  private func receives(_ interaction: UIPencilInteraction, _ isShown: (UIView) -> Bool) -> Bool {
    guard interaction.isEnabled, let window = interaction.view?.window else { return false }
    return isShown(window)
  }

  private func tell(
    _ interaction: UIPencilInteraction, _ phase: UIPencilInteraction.Phase, _ time: TimeInterval,
    _ pose: PencilSample.Pose?
  ) {
    let view = interaction.view
    Trace.record(
      .delivery, "pencil squeeze \(phase)" + (view.map { " for \(Trace.name($0))" } ?? ""))
    interaction.delegate?.pencilInteraction(
      interaction,
      didReceiveSqueeze: UIPencilInteraction.Squeeze(
        phase, at: time,
        pose.flatMap { pose in view.map { UIPencilHoverPose(pose, in: $0) } }))
  }
}
