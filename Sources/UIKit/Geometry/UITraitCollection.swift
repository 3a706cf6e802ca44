// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// What an interface is shown on, as far as it decides the layout; never changes.
///
/// A trait that a collection says nothing about is unspecified.
///
/// [Apple: UITraitCollection](https://developer.apple.com/documentation/uikit/uitraitcollection)
open class UITraitCollection: NSObject, @unchecked Sendable {
  private let scale: CGFloat
  private let horizontal: UIUserInterfaceSizeClass
  private let vertical: UIUserInterfaceSizeClass

  init(
    scale: CGFloat, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) {
    self.scale = scale
    self.horizontal = horizontal
    self.vertical = vertical
    super.init()
  }

  /// Makes a collection that says nothing.
  public override convenience init() {
    self.init(scale: 0, horizontal: .unspecified, vertical: .unspecified)
  }

  /// Makes a collection that says how many pixels a point has.
  public convenience init(displayScale scale: CGFloat) {
    self.init(scale: scale, horizontal: .unspecified, vertical: .unspecified)
  }

  /// Makes a collection that says how much room there is from left to right.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(scale: 0, horizontal: horizontalSizeClass, vertical: .unspecified)
  }

  /// Makes a collection that says how much room there is from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(scale: 0, horizontal: .unspecified, vertical: verticalSizeClass)
  }

  /// Makes a collection of what others say; of two that say something, the later one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      scale: traitCollections.last { $0.scale != 0 }?.scale ?? 0,
      horizontal: traitCollections.last { $0.horizontal != .unspecified }?.horizontal
        ?? .unspecified,
      vertical: traitCollections.last { $0.vertical != .unspecified }?.vertical ?? .unspecified)
  }

  /// Pixels in a point; 0 for unspecified.
  open var displayScale: CGFloat { scale }

  /// How much room there is from left to right.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { horizontal }

  /// How much room there is from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { vertical }

  /// Whether this collection says everything that `trait` says, in the same way.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return (trait.scale == 0 || trait.scale == scale)
      && (trait.horizontal == .unspecified || trait.horizontal == horizontal)
      && (trait.vertical == .unspecified || trait.vertical == vertical)
  }

  /// True for collections that say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return scale == other.scale && horizontal == other.horizontal && vertical == other.vertical
  }

  /// Equal for collections that say the same.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(scale)
    hasher.combine(horizontal)
    hasher.combine(vertical)
    return hasher.finalize()
  }
}

/// How much room an interface has in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Little: the width of a phone, or its height when it lies on the side.
  case compact = 1
  /// Enough for two things side by side.
  case regular = 2
}
