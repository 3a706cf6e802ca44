// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation

/// The outline with which an item hits others.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds.
  case rectangle = 0
  /// The ellipse in the bounds.
  case ellipse = 1
  /// `collisionBoundingPath`.
  case path = 2
}

// Rules: DY-1, DY-8.
/// What a dynamic animator can move: a view, or an object of your own.
///
/// The two members about the outline have defaults.
///
/// [Apple: UIDynamicItem](https://developer.apple.com/documentation/uikit/uidynamicitem)
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle of the item in the reference view; set in every frame in which it moves.
  var center: CGPoint { get set }
  /// The size of the item, which is looked at when it is added.
  var bounds: CGRect { get }
  /// How the item is turned about its middle; set in every frame in which it turns.
  var transform: CGAffineTransform { get set }
  /// The outline with which the item hits others; its bounds by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline around the middle, (0, 0), where the type is `path`; it should be convex.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The rectangle of the bounds, around the middle.
  public var collisionBoundingPath: UIBezierPath {
    let size = bounds.size
    return UIBezierPath(
      rect: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
}
