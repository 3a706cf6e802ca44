// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
public import ResponderFoundation
import UIKitMachines

// Rules: DY-13, DY-14, DY-16.
/// Holds an item to a point, or two items to each other.
///
/// Moving `anchorPoint` with a finger drags the item.
///
/// [Apple: UIAttachmentBehavior](https://developer.apple.com/documentation/uikit/uiattachmentbehavior)
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers { super.exposedMembers }

  /// What an item is held to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point.
    case anchor = 1
  }

  private final var kind = Joint.Kind.distance
  private final var first: (any UIDynamicItem)?
  private final var second: (any UIDynamicItem)?
  /// From the middles of the items, as they are turned.
  private final var firstPoint = Vector.zero
  private final var secondPoint = Vector.zero
  private final var axis = Vector.zero
  private final var turned = 0.0

  /// Makes an attachment of nothing, for a class's own factories.
  public override init() { super.init() }

  /// Holds the middle of an item at its distance from a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Holds a point of an item at its distance from a point.
  ///
  /// - Parameters:
  ///   - item: what is held.
  ///   - offset: where it is held, from its middle; it turns with the item.
  ///   - point: the anchor, in the reference view.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    first = item
    firstPoint = Vector(offset)
    anchorPoint = point
    length = CGFloat((ItemShapes.place(Vector(offset), of: item) - Vector(point)).length)
    super.init()
  }

  /// Holds the middles of two items at their distance.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Holds points of two items at their distance.
  ///
  /// - Parameters:
  ///   - item1: the first item.
  ///   - offset1: where it is held, from its middle.
  ///   - item2: the second item.
  ///   - offset2: where that is held.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    first = item1
    second = item2
    firstPoint = Vector(offset1)
    secondPoint = Vector(offset2)
    let way = ItemShapes.place(secondPoint, of: item2) - ItemShapes.place(firstPoint, of: item1)
    length = CGFloat(way.length)
    super.init()
  }

  /// Lets two items move along an axis, without turning against each other.
  ///
  /// - Parameters:
  ///   - item1: the first item, which the axis belongs to.
  ///   - item2: the second item.
  ///   - point: where they are held, in the reference view.
  ///   - axis: the direction in which they may move.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    let made = make(.slide, item1, item2, at: point)
    made.axis = Rotor(ItemShapes.angle(item1.transform)).undo(Vector(axis))
    return made
  }

  /// Lets an item move along an axis, without turning.
  ///
  /// - Parameters:
  ///   - item: the item.
  ///   - point: a point of the axis, in the reference view.
  ///   - axis: the direction in which it may move.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> Self {
    let made = make(.slide, item, nil, at: point)
    made.axis = Vector(axis)
    return made
  }

  /// Lets points of two items get nearer, but not farther from each other than they are.
  ///
  /// - Parameters:
  ///   - item1: the first item.
  ///   - offset1: where it is held, from its middle.
  ///   - item2: the second item.
  ///   - offset2: where that is held.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> Self {
    let made = make(.limit, item1, item2, at: .zero)
    made.firstPoint = Vector(offset1)
    made.secondPoint = Vector(offset2)
    let way =
      ItemShapes.place(made.secondPoint, of: item2) - ItemShapes.place(made.firstPoint, of: item1)
    made.length = CGFloat(way.length)
    return made
  }

  /// Keeps two items as they are to each other.
  ///
  /// - Parameters:
  ///   - item1: the first item.
  ///   - item2: the second item.
  ///   - point: where they are held together, in the reference view.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self { make(.fixed, item1, item2, at: point) }

  /// Lets two items turn about a point that they have in common.
  ///
  /// - Parameters:
  ///   - item1: the first item.
  ///   - item2: the second item.
  ///   - point: that point, in the reference view.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> Self { make(.pin, item1, item2, at: point) }

  private class func make(
    _ kind: Joint.Kind, _ item1: any UIDynamicItem, _ item2: (any UIDynamicItem)?,
    at point: CGPoint
  ) -> Self {
    guard let made = ObjectMaker.make(self) as? Self else {
      violation(
        "\(self) cannot be made without arguments",
        contract: "the factories of attachments make an object of the class they are called on",
        instead: "give the class an init() that works")
    }
    made.kind = kind
    made.first = item1
    made.second = item2
    made.firstPoint = ItemShapes.local(point, of: item1)
    let angle = ItemShapes.angle(item1.transform)
    if let item2 {
      made.secondPoint = ItemShapes.local(point, of: item2)
      made.turned = ItemShapes.angle(item2.transform) - angle
    } else {
      made.anchorPoint = point
      made.turned = angle
    }
    return made
  }

  /// The items that are held.
  open var items: [any UIDynamicItem] { [first, second].compactMap(\.self) }

  /// Whether it holds an item to another or to a point.
  open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

  /// The point that an item is held to, in the reference view; (0, 0) between items.
  open var anchorPoint = CGPoint.zero {
    didSet { if anchorPoint != oldValue { changed() } }
  }

  /// The distance that is kept, in points; what it was when the attachment was made.
  open var length: CGFloat = 0 {
    didSet { if length != oldValue { changed() } }
  }

  /// How little a spring swings: 0, as at first, for ever, 1 not at all.
  open var damping: CGFloat = 0 {
    didSet { if damping != oldValue { changed() } }
  }

  /// How often a spring swings in a second; 0, as at first, does not give way.
  open var frequency: CGFloat = 0 {
    didSet { if frequency != oldValue { changed() } }
  }

  /// What a turn about the attachment must overcome; 0 at first.
  ///
  /// 1 stops what a push of magnitude 1 at a distance of 100 points would turn.
  open var frictionTorque: CGFloat = 0 {
    didSet { if frictionTorque != oldValue { changed() } }
  }

  /// How far items may be from how they were: radians for a pin, points for what slides; infinite at
  /// first.
  open var attachmentRange = UIFloatRange.infinite {
    didSet { if attachmentRange != oldValue { changed() } }
  }

  override func contribute(to plan: inout DynamicsPlan) {
    guard let first else { return }
    var joint: Joint
    if let second {
      let (a, b) = (plan.body(first), plan.body(second))
      guard a != b else { return }
      joint = Joint(number, kind, a, at: firstPoint, b, at: secondPoint)
    } else {
      joint = Joint(number, kind, 0, at: Vector(anchorPoint), plan.body(first), at: firstPoint)
    }
    joint.length = length.isNaN ? 0 : Double(length)
    joint.frequency = Double(frequency)
    joint.damping = Double(damping)
    joint.frictionTorque = Double(frictionTorque)
    joint.range = attachmentRange.closed
    joint.axis = axis
    joint.angle = turned
    plan.joints.append(joint)
  }
}
