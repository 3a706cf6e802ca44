// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitMachines

// Rules: DY-18.
/// A part of the plane, around the position of a field.
///
/// [Apple: UIRegion](https://developer.apple.com/documentation/uikit/uiregion)
@preconcurrency @MainActor
open class UIRegion: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private(set) final var region: FieldRegion

  private init(_ region: FieldRegion) {
    self.region = region
    super.init()
  }

  /// Makes the whole plane.
  public override init() {
    region = .everywhere
    super.init()
  }

  /// Makes a circle.
  ///
  /// - Parameter radius: in points.
  public init(radius: CGFloat) {
    region = .circle(radius: Double(radius))
    super.init()
  }

  /// Makes a rectangle with its middle at the position.
  public init(size: CGSize) {
    region = .rectangle(width: Double(size.width), height: Double(size.height))
    super.init()
  }

  /// The whole plane.
  open class var infinite: UIRegion { UIRegion(.everywhere) }

  private func make(_ region: FieldRegion) -> Self {
    guard let made = ObjectMaker.make(type(of: self)) as? Self else {
      violation(
        "\(type(of: self)) cannot be made without arguments",
        contract: "what is made of regions is of the class of the first",
        instead: "give the class an init() that works")
    }
    made.region = region
    return made
  }

  /// All that is not in the region.
  open func inverse() -> Self { make(.outside(region)) }

  /// What is in one of two regions.
  open func byUnion(with region: UIRegion) -> Self { make(.either(self.region, region.region)) }

  /// What is in this region and not in another.
  open func byDifference(from region: UIRegion) -> Self {
    make(.both(self.region, .outside(region.region)))
  }

  /// What is in both regions.
  open func byIntersection(with region: UIRegion) -> Self {
    make(.both(self.region, region.region))
  }

  /// Whether a point is in the region, which lies around (0, 0).
  open func contains(_ point: CGPoint) -> Bool { region.contains(point) }
}
