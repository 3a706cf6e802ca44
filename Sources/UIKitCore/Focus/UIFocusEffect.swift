// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import QuartzCore
public import ResponderFoundation

// Rules: FO-15.
/// What marks an item while it has focus; this class stands for the system's choice, a halo.
///
/// [Apple: UIFocusEffect](https://developer.apple.com/documentation/uikit/uifocuseffect)
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// Makes the system's effect.
  public override init() { super.init() }
}

// Rules: FO-15, FO-16.
/// A line around an item that has focus, or around another shape.
///
/// Shapes are in the coordinates of `containerView`, or without one of the item's view.
///
/// [Apple: UIFocusHaloEffect](https://developer.apple.com/documentation/uikit/uifocushaloeffect)
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  enum Shape {
    /// The item with the corners of its view.
    case item
    case rounded(CGRect, radius: CGFloat, CALayerCornerCurve)
    case path(UIBezierPath)
  }

  /// Where the line lies.
  public enum Position: Int, Sendable {
    /// Outside, unless the item's view cuts off what is there.
    case automatic = 0
    /// Around the shape.
    case outside = 1
    /// Within the shape, along its edge.
    case inside = 2
  }

  final let shape: Shape

  init(_ shape: Shape) {
    self.shape = shape
    super.init()
  }

  /// Makes a halo with the shape of the item.
  public override convenience init() { self.init(.item) }

  /// Makes a halo with the shape of a rectangle.
  public convenience init(rect: CGRect) {
    self.init(.rounded(rect, radius: 0, .circular))
  }

  /// Makes a halo with the shape of a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    self.init(.rounded(rect, radius: max(0, cornerRadius), curve))
  }

  /// Makes a halo along a path.
  public convenience init(path bezierPath: UIBezierPath) { self.init(.path(bezierPath)) }

  /// The view that the line is drawn in; nil, as at first, for the view of the item.
  open weak var containerView: UIView?

  /// The subview of the container above which the line lies; nil, as at first, for above all.
  open weak var referenceView: UIView?

  /// Where the line lies; automatic at first.
  open var position = Position.automatic
}
