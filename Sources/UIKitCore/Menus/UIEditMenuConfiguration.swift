// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitMachines

/// Where an edit menu comes up.
///
/// [Apple: UIEditMenuConfiguration](https://developer.apple.com/documentation/uikit/uieditmenuconfiguration)
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private let point: CGPoint

  /// Tells the configuration from others.
  public final let identifier: AnyHashable

  init(_ identifier: AnyHashable?, _ point: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.point = point
    super.init()
  }

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - identifier: nil for one that equals no other.
  ///   - sourcePoint: in the coordinates of the interaction's view.
  public convenience init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.init(identifier, sourcePoint)
  }

  /// The point that the menu belongs to, in the coordinates of the interaction's view.
  open var sourcePoint: CGPoint { point }

  /// Where the menu's arrow points; `.automatic`, the default, leaves it to the room there is.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}

/// Where the arrow of an edit menu points: the menu is on the other side.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Where there is room.
  case automatic = 0
  /// Up: the menu is below.
  case up = 1
  /// Down: the menu is above.
  case down = 2
  /// Left: the menu is on the right.
  case left = 3
  /// Right: the menu is on the left.
  case right = 4

  /// The side on which the menu is.
  var side: MenuPlacement.Side? {
    switch self {
    case .automatic: nil
    case .up: .below
    case .down: .above
    case .left: .right
    case .right: .left
    }
  }
}
