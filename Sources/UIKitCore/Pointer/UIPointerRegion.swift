// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation

// Rules: PN-2, PN-3.
/// A part of a view in which the pointer looks the same.
///
/// [Apple: UIPointerRegion](https://developer.apple.com/documentation/uikit/uipointerregion)
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
  /// Where it is, in the coordinates of the interaction's view.
  public final let rect: CGRect
  /// What the program calls it; nil for nothing.
  public final let identifier: AnyHashable?

  // Rules: PN-31.
  /// Along which axes a pointer whose button is down may leave it and is still in it.
  ///
  /// None at first.
  open var latchingAxes: UIAxis = []

  private init(_ rect: CGRect, named identifier: AnyHashable?) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// Makes a region.
  ///
  /// - Parameters:
  ///   - rect: where it is, in the coordinates of the interaction's view.
  ///   - identifier: what the program calls it.
  public convenience init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.init(rect, named: identifier)
  }

  /// Whether another region has the same rectangle and identifier.
  final func isSame(as other: UIPointerRegion) -> Bool {
    self === other || rect == other.rect && identifier == other.identifier
  }

  /// A region with the same values, which does not change with this one.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIPointerRegion in
      let other = UIPointerRegion(rect: rect, identifier: identifier)
      other.latchingAxes = latchingAxes
      return other
    }
  }
}

// Rules: PN-2.
/// Where the pointer is that a region is wanted for.
///
/// [Apple: UIPointerRegionRequest](https://developer.apple.com/documentation/uikit/uipointerregionrequest)
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// Where it is, in the coordinates of the interaction's view.
  public final let location: CGPoint
  /// The modifier keys that are held.
  public final let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}
