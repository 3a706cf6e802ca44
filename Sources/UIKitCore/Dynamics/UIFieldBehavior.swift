// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
public import ResponderFoundation
import UIKitMachines

// Rules: DY-17, DY-18.
/// Acts on items according to where they are and how they move.
///
/// [Apple: UIFieldBehavior](https://developer.apple.com/documentation/uikit/uifieldbehavior)
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers { super.exposedMembers }

  private final var list: ItemList

  /// The items, in the order in which they came.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { changed() } }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { changed() } }

  private final var kind = Field.Kind.drag
  private final var block:
    ((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)?

  /// Makes a field that drags, for a class's own factories.
  public override init() {
    list = ItemList()
    super.init()
  }

  private class func make(_ kind: Field.Kind) -> Self {
    guard let made = ObjectMaker.make(self) as? Self else {
      violation(
        "\(self) cannot be made without arguments",
        contract: "the factories of fields make an object of the class they are called on",
        instead: "give the class an init() that works")
    }
    made.kind = kind
    return made
  }

  /// Makes a field that slows items.
  open class func dragField() -> Self { make(.drag) }

  /// Makes a field that pushes items round its position.
  open class func vortexField() -> Self { make(.vortex) }

  /// Makes a field in which items fall towards its position.
  open class func radialGravityField(position: CGPoint) -> Self {
    let made = make(.radialGravity)
    made.position = position
    return made
  }

  /// Makes a field in which items fall in a direction.
  open class func linearGravityField(direction: CGVector) -> Self {
    let made = make(.linearGravity)
    made.direction = direction
    return made
  }

  /// Makes a field in which items have a velocity.
  ///
  /// - Parameter direction: a length of 1 means 100 points per second.
  open class func velocityField(direction: CGVector) -> Self {
    let made = make(.velocity)
    made.direction = direction
    return made
  }

  /// Makes a field that pushes items here and there.
  ///
  /// - Parameters:
  ///   - smoothness: 0 for pushes that change within 25 points, 1 for such that change within 125.
  ///   - speed: how often they change in a second.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let made = make(.noise)
    made.smoothness = smoothness
    made.animationSpeed = speed
    return made
  }

  /// Makes a field that pushes items here and there, the more the faster they are.
  ///
  /// - Parameters:
  ///   - smoothness: as that of noise.
  ///   - speed: how often pushes change in a second.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let made = make(.turbulence)
    made.smoothness = smoothness
    made.animationSpeed = speed
    return made
  }

  /// Makes a field that pulls items to its position, the more the farther they are.
  open class func springField() -> Self { make(.spring) }

  /// Makes a field that pushes items with a charge away from its position.
  open class func electricField() -> Self { make(.electric) }

  /// Makes a field that turns the way of items with a charge.
  open class func magneticField() -> Self { make(.magnetic) }

  /// Makes a field of one's own.
  ///
  /// - Parameter block: asked in each step for the push that an item gets, as a vector of which a
  ///   length of 1 accelerates 100 × 100 points of density 1 by 100 points per second². It gets the
  ///   field, the place, the velocity, the mass and the charge of the item, and the seconds of the step.
  open class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> Self {
    let made = make(.drag)
    made.block = block
    return made
  }

  /// Where the field is, in the reference view; (0, 0) at first.
  open var position = CGPoint.zero {
    didSet { if position != oldValue { changed() } }
  }

  /// Where it acts, around its position; everywhere at first.
  open var region = UIRegion.infinite {
    didSet { changed() }
  }

  /// How strong it is; 1 at first.
  open var strength: CGFloat = 1 {
    didSet { if strength != oldValue { changed() } }
  }

  /// The power of the distance, in units of 100 points, by which it is weaker; 0 at first.
  open var falloff: CGFloat = 0 {
    didSet { if falloff != oldValue { changed() } }
  }

  /// Points from its position within which it does not get stronger; next to nothing at first.
  open var minimumRadius: CGFloat = 1e-5 {
    didSet { if minimumRadius != oldValue { changed() } }
  }

  /// The direction of fields that have one.
  open var direction = CGVector.zero {
    didSet { if direction != oldValue { changed() } }
  }

  /// How smooth noise and turbulence are, 0 to 1; 0 at first.
  open var smoothness: CGFloat = 0 {
    didSet { if smoothness != oldValue { changed() } }
  }

  /// How often noise and turbulence change in a second; 1 at first.
  open var animationSpeed: CGFloat = 1 {
    didSet { if animationSpeed != oldValue { changed() } }
  }

  /// The kind, for an own field with the block in it.
  private final var actualKind: Field.Kind {
    guard let block else { return kind }
    return .custom { [unowned self] sample in
      let velocity = CGVector(dx: sample.velocity.x, dy: sample.velocity.y)
      let force = block(
        self, sample.place, velocity, CGFloat(sample.mass), CGFloat(sample.charge), sample.time)
      return CGPoint(x: force.dx, y: force.dy)
    }
  }

  override func contribute(to plan: inout DynamicsPlan) {
    var field = Field(actualKind)
    field.members = plan.bodies(list)
    field.position = position
    field.region = region.region
    field.strength = Double(strength)
    field.falloff = Double(falloff)
    field.minimumRadius = Double(minimumRadius)
    field.direction = Vector(direction)
    field.smoothness = Double(smoothness)
    field.animationSpeed = Double(animationSpeed)
    plan.fields.append(field)
  }
}
