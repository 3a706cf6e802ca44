// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
import UIKitHost

/// Copies of the layers of a tree as they are shown, which belong to nobody.
///
/// They stay as they are until they are asked for again. Then the same copies are brought up to date,
/// so that a host hears only of what changed.
@MainActor
package final class LayerMirror {
  private var copies: [LayerID: CALayer] = [:]
  private var used: Set<LayerID> = []
  private var delay: TimeInterval = 0
  private var tint: LayerTint?

  /// Makes a mirror that has seen nothing.
  package init() {}

  /// The copy of a layer with all that is shown below it, where the layer is in its superlayer.
  ///
  /// - Parameter part: in the superlayer's coordinates; layers that do not reach it are left out. Nil
  ///   leaves out none.
  /// - Returns: nil when nothing of the layer is shown there.
  package func copy(of source: CALayer, reaching part: CGRect? = nil) -> CALayer? {
    copy(of: source, reaching: part, delay: 0, tint: nil)
  }

  /// The copy of a layer with all that is shown below it, some time ago and in other colours.
  ///
  /// - Parameters:
  ///   - part: in the superlayer's coordinates; nil leaves out nothing.
  ///   - delay: in seconds.
  ///   - tint: what colours are multiplied with; nil leaves them.
  func copy(
    of source: CALayer, reaching part: CGRect? = nil, delay: TimeInterval, tint: LayerTint?
  ) -> CALayer? {
    (self.delay, self.tint) = (delay, tint)
    var copy: CALayer?
    AnimationCapture.shared.pause {
      used.removeAll(keepingCapacity: true)
      copy = reflect(source, part)
      copies = copies.filter { used.contains($0.key) }
    }
    return copy
  }

  private func reflect(_ source: CALayer, _ part: CGRect?) -> CALayer? {
    let looks = LayerAnimator.shared.looks(of: source, delay: delay)
    let values = PresentedValues(model: looks)
    guard !source.isHidden, values.opacity > 0 else { return nil }
    let copy = copies[source.id] ?? StillLayers.make()
    copy.show(values, of: looks, tint)
    var inner: CGRect?
    if let part, copy.isFlat {
      let map = copy.transformToSuperlayer
      guard map.a * map.d != map.b * map.c else { return nil }
      inner = part.applying(map.inverted())
    }
    let isReached = inner.map { $0.intersects(copy.bounds) } ?? true
    if !isReached, copy.masksToBounds { return nil }
    let below = source.shownSublayers().compactMap { reflect($0, inner) }
    guard isReached || !below.isEmpty else { return nil }
    used.insert(source.id)
    copies[source.id] = copy
    if !copy.children.elementsEqual(below, by: ===) { copy.sublayers = below }
    if source.mask != nil || copy.mask != nil {
      copy.mask = source.mask.flatMap { reflect($0, nil) }
    }
    if source.flags.contains(.keepsSpace) { copy.flags.insert(.keepsSpace) }
    return copy
  }
}

extension CALayer {
  /// Looks like another layer with the values that are shown of it.
  fileprivate final func show(
    _ values: PresentedValues, of other: CALayer, _ tint: LayerTint?
  ) {
    setBounds(values.bounds, position: values.position)
    opacity = values.opacity
    backgroundColor = tint?.applied(to: values.fill) ?? values.fill
    masksToBounds = other.masksToBounds
    if other.rare == nil && rare == nil { return showContent(of: other, tint) }
    anchorPoint = other.anchorPoint
    if other.rare?.values.depth?.transform != nil {
      setTransform3D(other.rawTransform3D)
    } else {
      setAffineTransform(values.transform)
    }
    zPosition = other.zPosition
    cornerRadius = values.cornerRadius
    borderWidth = other.borderWidth
    borderColor = tint?.applied(to: other.borderColor) ?? other.borderColor
    shadowColor = tint?.applied(to: other.shadowColor) ?? other.shadowColor
    shadowOpacity = other.shadowOpacity
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    if other.rare?.values.beyond != nil || rare?.values.beyond != nil { showBeyond(of: other) }
    showContent(of: other, tint)
  }

  /// Takes over what hardly any layer has, but for the mask.
  private func showBeyond(of other: CALayer) {
    sublayerTransform = other.sublayerTransform
    anchorPointZ = other.anchorPointZ
    isGeometryFlipped = other.isGeometryFlipped
    var looks = other.looks
    let old = self.looks
    (looks.mask, looks.masked) = (old.mask, old.masked)
    rareForWriting.values.beyondForWriting.looks = looks
    if looks.isSingleSided != old.isSingleSided { touched(.geometry) }
    if looks.effects != old.effects { touched(.style) }
  }

  private func showContent(of other: CALayer, _ tint: LayerTint?) {
    if let tint {
      hostContent = tint.applied(to: other.ownContent)
    } else if other.rare?.values.contents != nil || other.flags.contains(.suppliesContent) {
      hostContent = other.ownContent
    } else if contentBox !== other.contentBox {
      // The content itself never changes; there is another box then.
      contentBox = other.contentBox
      touched(.content)
    }
  }
}
