// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: PN-2, PN-4, PN-6.
/// Decides what the pointer looks like over a view, and is told when it comes and goes.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// In which region of the view the pointer is; asked at each of its movements over the view.
  ///
  /// - Parameters:
  ///   - interaction: the view's interaction.
  ///   - request: where the pointer is.
  ///   - defaultRegion: the whole view, which is the answer of a delegate without this method.
  /// - Returns: nil where the view wants nothing; then it is the turn of the views that it is in.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// What becomes of pointer and view in a region that the pointer came into.
  ///
  /// - Returns: nil for the system's pointer; a delegate without this method leaves it to the system,
  ///   as an automatic effect on the view does.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  /// Tells that the pointer comes into a region; what is added to the animator happens beside it.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Tells that the pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// The whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  /// An automatic effect on the view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { interaction.automaticStyle }

  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}

  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

// Rules: PN-6.
/// What happens beside a pointer that comes or goes, and after it.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Has changes to views made beside the pointer's.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Has something done when the pointer has come, or gone; it gets whether nothing came between.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
