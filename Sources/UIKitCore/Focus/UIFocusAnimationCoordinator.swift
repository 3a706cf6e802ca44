// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// Collects what shall happen together with a move of focus.
///
/// [Apple: UIFocusAnimationCoordinator](https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator)
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Adds changes, and what to do once they are shown.
  ///
  /// They run when every environment has been told of the move, in the order in which they were
  /// added; completions follow at once.
  ///
  /// - Parameters:
  ///   - animations: makes the changes.
  ///   - completion: called once they are shown.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Adds changes of what gets focus, and what to do once they are shown.
  ///
  /// They run like the others, in the order of adding, and take no time.
  ///
  /// - Parameters:
  ///   - animations: makes the changes.
  ///   - completion: called once they are shown.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    addCoordinatedAnimations(
      animations.map { body in { body(FocusAnimation()) } }, completion: completion)
  }

  /// Adds changes of what loses focus, and what to do once they are shown.
  ///
  /// - Parameters:
  ///   - animations: makes the changes.
  ///   - completion: called once they are shown.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    addCoordinatedAnimations(
      animations.map { body in { body(FocusAnimation()) } }, completion: completion)
  }

  final func run() {
    for step in animations + completions { step() }
    animations = []
    completions = []
  }
}

/// What is known of an animation that goes with a move of focus.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// How long it takes, in seconds: 0, as focus moves at once.
  var duration: TimeInterval { get }
}

private final class FocusAnimation: NSObject, UIFocusAnimationContext {
  var duration: TimeInterval { 0 }
}
