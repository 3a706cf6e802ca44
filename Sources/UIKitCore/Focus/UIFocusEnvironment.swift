// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A part of the interface that takes part in choosing what has focus: a view, a controller.
///
/// [Apple: UIFocusEnvironment](https://developer.apple.com/documentation/uikit/uifocusenvironment)
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where to look for an item to focus, the best place first; empty leaves it to the geometry.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around this one, or nil at the top.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// What holds the items of this environment, or nil if it has none of its own.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// A name that items share which the Tab key visits as one group; nil takes the parent's.
  var focusGroupIdentifier: String? { get }
  // Rules: FO-5, FO-8.
  /// Asks for focus to be chosen anew in this environment before the turn of the loop ends.
  ///
  /// Without effect while focus is outside.
  func setNeedsFocusUpdate()
  /// Chooses now if it was asked for.
  func updateFocusIfNeeded()
  // Rules: FO-5.
  /// Whether focus may move as the context says; one no on either path stops it.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  // Rules: FO-5.
  /// Tells that focus moved, into this environment, out of it or inside it.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
  // Rules: FO-19.
  /// The sound of a move of focus to an item in this environment; nil leaves it to the environment
  /// around.
  func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier?
  /// Whether `environment` is this one or somewhere inside it.
  func contains(_ environment: any UIFocusEnvironment) -> Bool
}

extension UIFocusEnvironment {
  /// The parent's group unless a type says otherwise.
  public var focusGroupIdentifier: String? { parentFocusEnvironment?.focusGroupIdentifier }

  /// The best of the preferred environments, if it is a view.
  public var preferredFocusedView: UIView? { preferredFocusEnvironments.first as? UIView }

  /// Leaves it to the environment around.
  public func soundIdentifierForFocusUpdate(
    in context: UIFocusUpdateContext
  ) -> UIFocusSoundIdentifier? { nil }

  /// Whether this one is on the way from `environment` to the top.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    FocusPath.from(environment).contains { $0 === self }
  }
}
