// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import ResponderFoundation
import UIKitMachines

// Rules: CV-5, CV-11.
/// Putting views where the layout wants them.
extension CollectionEngine {
  /// Has a view look as its attributes say.
  func put(_ reusable: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    if let move, move.cell === reusable { return }
    dress(reusable, as: attributes.look)
    (reusable as? UICollectionViewCell)?.isPinned = attributes.isPinned
    dress(reusable, attributes, in: attributes.element)
    if isVeiled(attributes.element) { reusable.alpha = 0 }
  }

  /// The same for a view that leaves or comes, whose attributes may be of another place.
  func dress(
    _ reusable: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes,
    in element: CollectionElement
  ) {
    let shift = shift(of: element, reusable)
    let size = CGSize(
      width: attributes.size.width.asLength, height: attributes.size.height.asLength)
    let center = CGPoint(
      x: attributes.center.x.asPlace + shift.x, y: attributes.center.y.asPlace + shift.y)
    if reusable.bounds.size != size {
      reusable.bounds = CGRect(origin: reusable.bounds.origin, size: size)
    }
    if reusable.center != center { reusable.center = center }
    let transform = attributes.transform3D.isSound ? attributes.transform3D : CATransform3DIdentity
    if !CATransform3DEqualToTransform(reusable.transform3D, transform) {
      reusable.transform3D = transform
    }
    let alpha = attributes.alpha.isFinite ? min(max(attributes.alpha, 0), 1) : 1
    if reusable.alpha != alpha { reusable.alpha = alpha }
    if CGFloat(attributes.zIndex) != reusable.layer.zPosition, reusable.superview != nil {
      insert(reusable, attributes)
    }
  }

  /// Puts a view among the others by how far in front it is.
  func insert(_ reusable: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes)
  {
    let host = host(of: attributes.element)
    let depth = CGFloat(attributes.zIndex)
    reusable.layer.zPosition = depth
    let before = host.subviews.first { other in
      other !== reusable && other is UICollectionReusableView && other.layer.zPosition > depth
    }
    if let before {
      host.insertSubview(reusable, belowSubview: before)
    } else if let last = host.subviews.last(where: { $0 is UICollectionReusableView }),
      last !== reusable
    {
      host.insertSubview(reusable, aboveSubview: last)
    } else if reusable.superview !== host {
      let isBackground = view.backgroundView?.superview === host
      let isGround = ground?.superview === host
      host.insertSubview(reusable, at: (isBackground ? 1 : 0) + (isGround ? 1 : 0))
    }
  }

  /// The scroll view that shows something.
  func host(of element: CollectionElement) -> UIScrollView {
    layout.scroller(of: element) ?? view
  }

  /// From places in the content to those in the scroll view of a section.
  private func shift(of element: CollectionElement, _ reusable: UIView) -> CGPoint {
    guard let scroller = reusable.superview as? OrthogonalScroller else { return .zero }
    let (frame, offset) = (scroller.frame.origin, scroller.contentOffset)
    return CGPoint(x: offset.x - frame.x, y: offset.y - frame.y)
  }

  func missingDecoration(_ kind: String) -> Never {
    violation(
      "the layout of a collection places a decoration view of kind \"\(kind)\", and no class is "
        + "registered for that",
      contract: "a layout makes decoration views of classes that are registered with it",
      instead: "call register(_:forDecorationViewOfKind:) on the layout")
  }

  func backgroundDidChange(from old: UIView?) {
    guard old !== view.backgroundView else { return }
    if old?.superview === view { old?.removeFromSuperview() }
    if let background = view.backgroundView { view.insertSubview(background, at: 0) }
    view.setNeedsLayout()
  }

  // Rules: CV-8.
  /// Tells of the items that would be seen after as much scrolling as is seen.
  func tellOfPrefetching() {
    guard view.isPrefetchingEnabled, let source = view.prefetchDataSource, view.window != nil,
      view.engine.printed == nil
    else { return }
    let window = window
    let near = window.insetBy(dx: -window.width / 2, dy: -window.height / 2)
    let found = elements(in: near).filter {
      $0.element.category == .cell && !$0.isHidden && exists($0.indexPath)
    }
    let wanted = Set(found.map(\.indexPath)).filter { shown[.cell($0)] == nil }
    let (fresh, stale) = (wanted.subtracting(prefetched), prefetched.subtracting(wanted))
    prefetched = wanted
    let next = fresh.sorted().filter { !isPlaceholder($0) }.map(told)
    if !next.isEmpty { source.collectionView(view, prefetchItemsAt: next) }
    let gone = stale.filter { shown[.cell($0)] == nil && !isPlaceholder($0) }.map(told)
    if !gone.isEmpty {
      source.collectionView(view, cancelPrefetchingForItemsAt: gone.sorted())
    }
  }
}

extension CGFloat {
  /// As a coordinate: what is not a number is zero, and nothing is endlessly far.
  var asPlace: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}

extension CATransform3D {
  /// Whether it has numbers only.
  fileprivate var isSound: Bool {
    let rows = m11 + m12 + m13 + m14 + m21 + m22 + m23 + m24
    return (rows + m31 + m32 + m33 + m34 + m41 + m42 + m43 + m44).isFinite
  }
}
