// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: PC-2, PC-3.
/// Hears of taps on the side of a pencil and of squeezes.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Tells of a tap; called only by a delegate without `pencilInteraction(_:didReceiveTap:)`.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  /// Tells of a tap, and how the pencil hovered then.
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  /// Tells of a squeeze, at each of its phases.
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
  /// Does nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}

  /// Tells of it by the older method.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
  ) { pencilInteractionDidTap(interaction) }

  /// Does nothing.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
}
