// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: PN-5.
/// What becomes of the pointer, and of a view under it.
///
/// [Apple: UIPointerStyle](https://developer.apple.com/documentation/uikit/uipointerstyle)
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, NSCopying {
  /// What is asked for.
  enum Kind {
    case system
    case hidden
    case effect(UIPointerEffect, UIPointerShape?)
    case shape(UIPointerShape, UIAxis)
  }

  /// How many accessories are shown.
  static let mostAccessories = 4

  private(set) final var kind = Kind.system

  /// Makes the style of a pointer that stays as the system has it.
  public required override init() { super.init() }

  /// Makes a style that changes a view.
  ///
  /// - Parameters:
  ///   - effect: how the view looks.
  ///   - shape: what the pointer becomes; nil for what the effect makes of it.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init()
    kind = .effect(effect, shape)
  }

  // Rules: PN-22.
  /// Makes a style that changes the pointer alone.
  ///
  /// - Parameters:
  ///   - shape: what the pointer becomes.
  ///   - constrainedAxes: along these it is shown in the middle of the region.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init()
    kind = .shape(shape, constrainedAxes)
  }

  /// A pointer that is not seen.
  open class func hidden() -> Self {
    let style = self.init()
    style.kind = .hidden
    return style
  }

  /// The pointer as the system has it.
  open class func system() -> Self { self.init() }

  // Rules: PN-23.
  /// What is shown beside the pointer; four at most, none at first.
  open var accessories: [UIPointerAccessory] = []

  /// A style with the same values, which does not change with this one.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIPointerStyle in
      let other = type(of: self).init()
      other.kind = kind
      other.accessories = accessories
      return other
    }
  }
}
