// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
import QuartzCore

// Rules: CV-113.
/// A layout between two others, as far from one to the other as its progress says.
///
/// A collection makes one in `startInteractiveTransition(to:completion:)`; a gesture sets its progress.
///
/// [Apple: UICollectionViewTransitionLayout](https://developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout)
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let current: UICollectionViewLayout
  private let next: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  /// Whether the two have to work out where things are.
  private var isStale = true

  /// Makes a layout that is as the first of the two.
  ///
  /// - Parameters:
  ///   - currentLayout: the layout at progress 0.
  ///   - newLayout: the layout at progress 1.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (current, next) = (currentLayout, newLayout)
    super.init()
    decorationOrigins = current.decorationOrigins.merging(next.decorationOrigins) { $1 }
  }

  /// Makes a layout between two that place nothing; nothing is read.
  public required init?(coder: NSCoder) {
    (current, next) = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }

  /// How far it is from one layout to the other, from 0 to 1; 0 at first.
  ///
  /// Beyond 0 and 1 items go on along their lines.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      guard transitionProgress != oldValue else { return }
      // The two are as they were: only what is between them is another.
      invalidateLayout(with: makeContext())
      owner?.list.lead(by: self)
    }
  }

  /// The layout that it comes from.
  open var currentLayout: UICollectionViewLayout { current }

  /// The layout that it goes to.
  open var nextLayout: UICollectionViewLayout { next }

  /// Keeps a number of the program's own beside the progress.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - key: the name it has.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// The number that was kept with a name; 0 where none was.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: - As a layout

  /// Has both work out where things are, where that may have changed; an override calls super.
  open override func prepare() {
    guard isStale else { return }
    isStale = false
    current.prepare()
    next.prepare()
  }

  /// Notes whether the two have to work anew; an override calls super.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.isOfEverything || context.isOfCounts {
      isStale = true
      for layout in [current, next] {
        // Of the class that the layout expects.
        let own = layout.makeContext()
        (own.isOfEverything, own.isOfCounts) = (context.isOfEverything, context.isOfCounts)
        layout.invalidateLayout(with: own)
      }
    }
    super.invalidateLayout(with: context)
  }

  /// Whether one of the two is another then.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    [current, next].contains { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  /// Has those of the two work anew that are others then; an override calls super.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    isStale = true
    for layout in [current, next]
    where layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
    }
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  /// A size between those of the two.
  open override var collectionViewContentSize: CGSize {
    let (old, new) = (current.collectionViewContentSize, next.collectionViewContentSize)
    return CGSize(
      width: between(old.width, new.width), height: between(old.height, new.height))
  }

  /// What either has there or near, where it is between them.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let near = rect.insetBy(dx: -rect.width, dy: -rect.height)
    var found: Set<CollectionElement> = []
    for layout in [current, next] {
      for attributes in layout.layoutAttributesForElements(in: near) ?? [] {
        found.insert(attributes.element)
      }
    }
    return found.sorted().compactMap { mixed($0) }.filter { attributes in
      let frame = attributes.frame
      // Compared one by one, for a program's layout may say what is not a number.
      return frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY
        && frame.maxY > rect.minY
    }
  }

  /// Where an item is between the two.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { mixed(.cell(indexPath)) }

  /// Where a supplementary view is between the two.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(
      CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath))
  }

  /// Where a decoration view is between the two.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(CollectionElement(category: .decorationView, kind: elementKind, path: indexPath))
  }

  /// Where content comes to rest, as the nearer of the two says.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    (transitionProgress < Self.middle ? current : next).targetContentOffset(
      forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
  }

  /// Views keep the sizes between the two.
  override func forgetPlaces() { next.forgetPlaces() }

  override func measures(_ attributes: UICollectionViewLayoutAttributes, isNew: Bool) -> Bool {
    false
  }

  override func asksCells(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  // MARK: - Between

  private static let middle: CGFloat = 0.5

  private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat {
    old + (new - old) * (transitionProgress.isFinite ? transitionProgress : 0)
  }

  /// Something between the two; what only one of them has fades.
  private func mixed(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let (old, new) = (current.attributes(of: element), next.attributes(of: element))
    guard let result = (new ?? old)?.copied else { return nil }
    guard let old, let new else {
      result.alpha *= old == nil ? between(0, 1) : between(1, 0)
      return result
    }
    result.center = CGPoint(
      x: between(old.center.x, new.center.x), y: between(old.center.y, new.center.y))
    result.size = CGSize(
      width: max(0, between(old.size.width, new.size.width)),
      height: max(0, between(old.size.height, new.size.height)))
    result.alpha = between(old.alpha, new.alpha)
    result.transform3D = CATransform3D.between(old.transform3D, new.transform3D, between)
    if transitionProgress < Self.middle { result.zIndex = old.zIndex }
    return result
  }
}

extension CATransform3D {
  /// A transform whose every number is between those of two others.
  fileprivate static func between(
    _ old: CATransform3D, _ new: CATransform3D, _ between: (CGFloat, CGFloat) -> CGFloat
  ) -> CATransform3D {
    if CATransform3DEqualToTransform(old, new) { return new }
    return CATransform3D(
      m11: between(old.m11, new.m11), m12: between(old.m12, new.m12),
      m13: between(old.m13, new.m13), m14: between(old.m14, new.m14),
      m21: between(old.m21, new.m21), m22: between(old.m22, new.m22),
      m23: between(old.m23, new.m23), m24: between(old.m24, new.m24),
      m31: between(old.m31, new.m31), m32: between(old.m32, new.m32),
      m33: between(old.m33, new.m33), m34: between(old.m34, new.m34),
      m41: between(old.m41, new.m41), m42: between(old.m42, new.m42),
      m43: between(old.m43, new.m43), m44: between(old.m44, new.m44))
  }
}
