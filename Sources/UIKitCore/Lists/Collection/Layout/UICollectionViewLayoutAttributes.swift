// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
public import QuartzCore
public import ResponderFoundation

// Rules: CV-11.
/// Where a layout puts an item or another view of a collection, and how it looks there.
///
/// A subclass that adds properties overrides `copy(with:)` and `isEqual(_:)`.
///
/// [Apple: UICollectionViewLayoutAttributes](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes)
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, ExposedClass, UIDynamicItem {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  final var element = CollectionElement(category: .cell, kind: "", path: IndexPath())
  /// The axes along which a view that measures itself keeps the size it is given.
  final var keepsWidth = false
  final var keepsHeight = false
  /// Whether it is away from its own place, to stay in view.
  final var isPinned = false
  /// Where it is in its list; nil where its section is none.
  final var look: ListLook?

  /// Makes attributes of nothing; layouts call the initializers that name something.
  public override init() { super.init() }

  /// Makes attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    element.path = indexPath
  }

  /// Makes attributes of a view that the data source adds, as headers.
  ///
  /// - Parameters:
  ///   - elementKind: the kind of view.
  ///   - indexPath: which of the kind.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    element = CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)
  }

  /// Makes attributes of a view that the layout adds.
  ///
  /// - Parameters:
  ///   - decorationViewKind: the kind of view.
  ///   - indexPath: which of the kind.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    element = CollectionElement(
      category: .decorationView, kind: decorationViewKind, path: indexPath)
  }

  /// Which item, or which view of its kind.
  open var indexPath: IndexPath {
    get { element.path }
    set { element.path = newValue }
  }

  /// What it is of.
  open var representedElementCategory: UICollectionView.ElementCategory { element.category }

  /// The kind of view; nil for an item.
  open var representedElementKind: String? { element.category == .cell ? nil : element.kind }

  /// The middle in the content of the collection.
  open var center: CGPoint = .zero

  /// Width and height before the transform.
  open var size: CGSize = .zero

  /// The transform about the middle, in space.
  open var transform3D: CATransform3D = CATransform3DIdentity

  /// The transform about the middle, in the plane.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The rectangle in the content; with a transform, the box around what is seen.
  open var frame: CGRect {
    get {
      let box = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let seen = CATransform3DIsIdentity(transform3D) ? box : box.applying(transform)
      return seen.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// The rectangle in the view's own coordinates, with the origin zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// How much of it is seen, from 0 to 1; 1 at first.
  open var alpha: CGFloat = 1

  /// What is in front of what: the greater, the further in front; 0 at first.
  open var zIndex: Int = 0

  /// Whether no view is made for it; false at first.
  open var isHidden = false

  /// The bounds.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The rectangle of the bounds, around the middle.
  open var collisionBoundingPath: UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }

  /// Others of the same class that say the same; an override calls super and adds its own.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  private func duplicate() -> UICollectionViewLayoutAttributes {
    let other =
      ObjectMaker.make(type(of: self)) as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes()
    other.element = element
    other.look = look
    (other.keepsWidth, other.keepsHeight) = (keepsWidth, keepsHeight)
    (other.center, other.size, other.transform3D) = (center, size, transform3D)
    other.isPinned = isPinned
    (other.alpha, other.zIndex, other.isHidden) = (alpha, zIndex, isHidden)
    return other
  }

  /// A copy of the same class.
  final var copied: UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? duplicate()
  }

  /// Whether others say the same; an override compares its own too.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { self === other || says(what: other) }
  }

  private func says(what other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == type(of: other) && element == other.element && center == other.center
      && size == other.size && CATransform3DEqualToTransform(transform3D, other.transform3D)
      && look == other.look && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && isPinned == other.isPinned
  }
}
