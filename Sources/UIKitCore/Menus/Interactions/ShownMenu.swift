// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// A menu on the screen, as what brought it up leads a finger over it.
@MainActor
protocol ShownMenu: AnyObject {
  /// Whether it is on the screen and not on its way out.
  var isShown: Bool { get }
  /// Whether something is shown above it.
  var hasPreview: Bool { get }
  /// What it offers.
  var menu: UIMenu { get }
  /// Where a point of the screen is that the menu came from.
  func anchor(in view: UIView?) -> CGPoint
  /// A finger that brought it up is at a point of the screen.
  func drag(to point: CGPoint)
  /// Such a finger was lifted.
  func release(at point: CGPoint)
  /// Shows another menu in the place of this one, or the same one validated anew.
  func reload(_ menu: UIMenu?)
  /// Takes the menu away.
  func dismiss(animated: Bool)
}

/// Puts menus on the screen: the application does.
@MainActor
protocol MenuPresenting {
  /// Brings up what a configuration says beside a rectangle of an interaction's view.
  ///
  /// - Returns: the menu on the screen; nil when there is nothing to show.
  func present(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction,
    beside rect: CGRect
  ) -> (any ShownMenu)?
}
