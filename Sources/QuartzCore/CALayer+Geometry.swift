// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
import ResponderFoundation

// A layer's own coordinates are those of its bounds. A point p of it is, in the superlayer,
// position + T(p - anchor), where anchor is the point of the bounds at `anchorPoint` and T the
// transform.

extension CALayer {
  /// The anchor in the layer's own coordinates.
  @inline(__always)
  final var anchorInBounds: CGPoint {
    let anchor = rawAnchor
    return CGPoint(
      x: rawBounds.origin.x + anchor.x * rawBounds.size.width,
      y: rawBounds.origin.y + anchor.y * rawBounds.size.height)
  }

  /// The map from the layer's own coordinates to its superlayer's.
  package final var transformToSuperlayer: CGAffineTransform {
    let anchor = anchorInBounds
    guard let transform = rawTransform else {
      return CGAffineTransform(
        translationX: rawPosition.x - anchor.x, y: rawPosition.y - anchor.y)
    }
    var map = CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(transform)
    map.tx += rawPosition.x
    map.ty += rawPosition.y
    return map
  }

  /// The map from the layer's own coordinates to those of `ancestor`, nil for the space that the
  /// root of the tree is placed in.
  package final func transform(toAncestor ancestor: CALayer?) -> CGAffineTransform {
    var map = CGAffineTransform.identity
    var layer: CALayer? = self
    while let next = layer, next !== ancestor {
      map = map.concatenating(next.transformToSuperlayer)
      layer = next.parent
    }
    return map
  }

  /// The map from the layer's own coordinates to those of any other layer, nil for the tree's root.
  ///
  /// Layers of different trees are converted as if both roots lay in the same space.
  package final func transform(to other: CALayer?) -> CGAffineTransform {
    let other = other ?? root
    if other === self { return .identity }
    let common = commonAncestor(with: other)
    return transform(toAncestor: common)
      .concatenating(other.transform(toAncestor: common).inverted())
  }

  /// The topmost layer of the tree.
  package final var root: CALayer {
    var layer = self
    while let above = layer.parent { layer = above }
    return layer
  }

  final func commonAncestor(with other: CALayer) -> CALayer? {
    var here: CALayer? = self
    var there: CALayer? = other
    var hereDepth = depth
    var thereDepth = other.depth
    while let next = here, hereDepth > thereDepth {
      here = next.parent
      hereDepth -= 1
    }
    while let next = there, thereDepth > hereDepth {
      there = next.parent
      thereDepth -= 1
    }
    while let a = here, let b = there, a !== b {
      here = a.parent
      there = b.parent
    }
    return here
  }

  private var depth: Int {
    var count = 0
    var layer = parent
    while let next = layer {
      count += 1
      layer = next.parent
    }
    return count
  }

  /// The bounding box of the bounds in the superlayer.
  final var computedFrame: CGRect {
    guard rare != nil else {
      let size = rawBounds.size
      return CGRect(
        origin: CGPoint(
          x: rawPosition.x - 0.5 * size.width, y: rawPosition.y - 0.5 * size.height), size: size)
    }
    guard isFlat else { return planeToSuperlayer.project(rawBounds) }
    return rawBounds.applying(transformToSuperlayer)
  }

  /// Moves the anchor; one call to the owner.
  package final func setPosition(_ position: CGPoint) {
    guard position != rawPosition else { return }
    rejectNaN(position.x, position.y, "position")
    willChange("position")
    rawPosition = position
    touched(.geometry)
    owner?.layerGeometryDidChange(self, oldSize: rawBounds.size)
  }

  /// Sets origin and size of the bounds; one call to the owner.
  package final func setBounds(_ bounds: CGRect) { setBounds(bounds, position: rawPosition) }

  /// Sets the size of the bounds and the position so that `computedFrame` is `frame`; one call to
  /// the owner.
  ///
  /// Under a transform the size is what its inverse makes of the frame's, which has the wanted
  /// effect for scales and quarter turns; the middle is right under every transform.
  package final func setFrame(_ newFrame: CGRect) {
    let frame = newFrame.standardized
    var size = frame.size
    guard let rare else {
      let position = CGPoint(
        x: frame.origin.x + 0.5 * size.width, y: frame.origin.y + 0.5 * size.height)
      // OPTIMIZATION: most frames move a layer without changing its size.
      if size == rawBounds.size { return setPosition(position) }
      return setBounds(CGRect(origin: rawBounds.origin, size: size), position: position)
    }
    let anchor = rare.values.anchorPoint
    guard let transform = rare.values.transform else {
      setBounds(
        CGRect(origin: rawBounds.origin, size: size),
        position: CGPoint(
          x: frame.origin.x + anchor.x * size.width, y: frame.origin.y + anchor.y * size.height))
      return
    }
    size = size.applying(transform.inverted())
    size = CGSize(width: abs(size.width), height: abs(size.height))
    // From the middle of the bounds to the anchor, as the superlayer sees it.
    let middleToAnchor = CGPoint(
      x: (anchor.x - 0.5) * size.width, y: (anchor.y - 0.5) * size.height)
    let offset = CGSize(width: middleToAnchor.x, height: middleToAnchor.y).applying(transform)
    setBounds(
      CGRect(origin: rawBounds.origin, size: size),
      position: CGPoint(
        x: frame.midX + offset.width - transform.tx, y: frame.midY + offset.height - transform.ty))
  }

  /// Sets bounds and position together; one call to the owner.
  package final func setBounds(_ bounds: CGRect, position: CGPoint) {
    guard bounds != rawBounds || position != rawPosition else { return }
    rejectNaN(bounds.origin.x, bounds.origin.y, "bounds")
    rejectNaN(bounds.size.width, bounds.size.height, "bounds")
    rejectNaN(position.x, position.y, "position")
    if bounds != rawBounds { willChange("bounds") }
    if position != rawPosition { willChange("position") }
    let oldSize = rawBounds.size
    rawBounds = bounds
    rawPosition = position
    geometryDidChange(oldSize: oldSize)
  }

  final func setAnchor(_ anchor: CGPoint) {
    guard anchor != rawAnchor else { return }
    rejectNaN(anchor.x, anchor.y, "anchorPoint")
    if answersChanges { LayerActions.willChange(self, "anchorPoint") }
    rareForWriting.values.anchorPoint = anchor
    geometryDidChange(oldSize: rawBounds.size)
  }

  final func setTransform(_ transform: CGAffineTransform) {
    let new = transform.isIdentity ? nil : transform
    guard new != rawTransform || rare?.values.depth?.transform != nil else { return }
    rejectNaN(transform.a, transform.b, "transform")
    rejectNaN(transform.c, transform.d, "transform")
    rejectNaN(transform.tx, transform.ty, "transform")
    willChange("transform")
    rareForWriting.values.transform = new
    if rare?.values.depth?.transform != nil { setDepth(transform: nil) }
    geometryDidChange(oldSize: rawBounds.size)
  }

  final func geometryDidChange(oldSize: CGSize) {
    touched(.geometry)
    // An image's frame is computed from the bounds.
    if rare?.values.contents != nil || flags.contains(.suppliesContent) { touched(.content) }
    if hasSublayerSpace { spreadSublayerSpace() }
    if oldSize != rawBounds.size {
      changeNeedsLayout()
      if flags.contains(.needsDisplayOnBoundsChange) { setNeedsDisplay() }
    }
    owner?.layerGeometryDidChange(self, oldSize: oldSize)
  }

  // Rules: VA-2.
  /// Traps for a value that is not a number: it would spread to everything below.
  @inline(__always)
  final func rejectNaN(_ one: CGFloat, _ other: CGFloat, _ property: StaticString) {
    // OPTIMIZATION: one comparison for two numbers; opposite infinities add up to NaN too, and pass.
    if (one + other).isNaN, one.isNaN || other.isNaN {
      violation(
        "The \(property) of \(self) was set to a value that is not a number",
        contract: "a layer's geometry is numbers",
        instead: "look for a division by zero in what computed it")
    }
  }
}
