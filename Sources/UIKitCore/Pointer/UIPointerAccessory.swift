// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation

// Rules: PN-23.
/// A small shape beside the pointer, such as an arrow that says where something can be moved.
///
/// [Apple: UIPointerAccessory](https://developer.apple.com/documentation/uikit/uipointeraccessory)
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject, NSCopying {
  /// Where an accessory is.
  public struct Position: Sendable, Hashable {
    /// Points between the pointer and an accessory, if nothing else is said.
    public static let defaultOffset: CGFloat = 10

    /// Points between the pointer's outline and the middle of the accessory.
    public var offset: CGFloat
    /// The direction, in radians clockwise from straight up.
    public var angle: CGFloat

    /// Makes a position.
    public init(offset: CGFloat = Position.defaultOffset, angle: CGFloat = 0) {
      self.offset = offset
      self.angle = angle
    }

    /// Straight above the pointer.
    public static var top: Position { Position() }
    /// Above and to the right.
    public static var topRight: Position { Position(angle: .pi / 4) }
    /// To the right.
    public static var right: Position { Position(angle: .pi / 2) }
    /// Below and to the right.
    public static var bottomRight: Position { Position(angle: .pi * 3 / 4) }
    /// Straight below.
    public static var bottom: Position { Position(angle: .pi) }
    /// Below and to the left.
    public static var bottomLeft: Position { Position(angle: .pi * 5 / 4) }
    /// To the left.
    public static var left: Position { Position(angle: .pi * 3 / 2) }
    /// Above and to the left.
    public static var topLeft: Position { Position(angle: .pi * 7 / 4) }
  }

  /// What it looks like when it is straight above the pointer.
  public final let shape: UIPointerShape
  /// Where it is.
  public final let position: Position
  /// Whether the shape turns with the direction it lies in; false at first, true for arrows.
  open var orientationMatchesAngle = false

  private init(shape: UIPointerShape, at position: Position) {
    self.shape = shape
    self.position = position
    super.init()
  }

  /// Makes an accessory.
  ///
  /// - Parameters:
  ///   - shape: what it looks like; a path has its origin in the accessory's middle.
  ///   - position: where it is.
  public required convenience init(_ shape: UIPointerShape, position: Position) {
    self.init(shape: shape, at: position)
  }

  /// An arrow that points away from the pointer.
  open class func arrow(_ position: Position) -> Self {
    let accessory = self.init(.path(arrowPath), position: position)
    accessory.orientationMatchesAngle = true
    return accessory
  }

  /// Half the width and half the height of an arrow in points; chosen.
  private static let arrowHalf = CGSize(width: 5, height: 3)

  private static var arrowPath: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: -arrowHalf.height))
    path.addLine(to: CGPoint(x: arrowHalf.width, y: arrowHalf.height))
    path.addLine(to: CGPoint(x: -arrowHalf.width, y: arrowHalf.height))
    path.close()
    return path
  }

  /// An accessory with the same values, which does not change with this one.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIPointerAccessory in
      let other = UIPointerAccessory(shape, position: position)
      other.orientationMatchesAngle = orientationMatchesAngle
      return other
    }
  }
}
