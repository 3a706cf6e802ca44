// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Collects what shall happen together with a move of focus.
///
/// [Apple: UIFocusAnimationCoordinator](https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator)
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Adds changes, and what to do once they are shown.
  ///
  /// They run when every environment has been told of the move, in the order in which they were
  /// added; completions follow at once.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  final func run() {
    for step in animations + completions { step() }
    animations = []
    completions = []
  }
}
