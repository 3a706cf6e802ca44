// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
import UIKitHost

extension CALayer {
  /// The bounds, as they are stored.
  package internal(set) nonisolated final var rawBounds: CGRect {
    get { storedBounds }
    set { storedBounds = newValue }
  }

  /// The position, as it is stored.
  package internal(set) nonisolated final var rawPosition: CGPoint {
    get { storedPosition }
    set { storedPosition = newValue }
  }

  /// The opacity, as it is stored.
  package internal(set) final var rawOpacity: Float {
    get { storedOpacity }
    set { storedOpacity = newValue }
  }

  /// The transform, or nil for the identity.
  package nonisolated final var rawTransform: CGAffineTransform? { rare?.values.transform }

  /// The anchor point.
  package nonisolated final var rawAnchor: CGPoint {
    rare?.values.anchorPoint ?? Self.defaultAnchorPoint
  }

  /// How far the layer's own coordinates are from the superlayer's; nil when it is turned or scaled.
  ///
  /// OPTIMIZATION: one call for whoever converts points, as every touch needs it.
  package nonisolated final var rawShift: CGPoint? {
    var anchor = Self.defaultAnchorPoint
    if let rare {
      guard rare.values.transform == nil, rare.values.beyond?.above == nil else { return nil }
      anchor = rare.values.anchorPoint
    }
    return CGPoint(
      x: rawPosition.x - anchor.x * rawBounds.size.width - rawBounds.origin.x,
      y: rawPosition.y - anchor.y * rawBounds.size.height - rawBounds.origin.y)
  }

  /// A point of the superlayer in the layer's own coordinates.
  ///
  /// OPTIMIZATION: for every move of a finger, and so without an optional, which would come back in
  /// other registers than it goes.
  ///
  /// - Parameter isTurned: made true where the layer is turned or scaled; then the point means nothing.
  package nonisolated final func shifted(_ point: CGPoint, isTurned: inout Bool) -> CGPoint {
    guard let shift = rawShift else {
      isTurned = true
      return point
    }
    return CGPoint(x: point.x - shift.x, y: point.y - shift.y)
  }

  /// Whether the layer's back is not shown.
  nonisolated final var isSingleSided: Bool { rare?.values.beyond?.looks.isSingleSided ?? false }

  /// The accessibility identifier that is sent with the layer; nil for none.
  package final var identifier: String? {
    get { rare?.values.identifier }
    set { setRare(\.identifier, newValue, .identifier) }
  }

  /// Notes what a host must be told of again.
  @inline(__always)
  final func touched(_ parts: LayerParts) {
    if shownEpoch != 0 { LayerRegistry.note(self, parts) }
  }

  /// The box of rare properties, or the one that holds what a new layer has; only for reading.
  final var rareOrInitial: LayerRareBox { rare ?? .initial }

  /// The box of rare properties, made when it is not there.
  final var rareForWriting: LayerRareBox {
    if let rare { return rare }
    let box = LayerRareBox(LayerRare())
    rare = box
    return box
  }

  /// Sets a rare property; an equal value changes nothing, and a default makes no box.
  final func setRare<Value: Equatable>(
    _ path: WritableKeyPath<LayerRare, Value>, _ value: Value, _ parts: LayerParts
  ) {
    guard value != rareOrInitial.values[keyPath: path] else { return }
    if AnimationCapture.shared.isOn { AnimationCapture.shared.willChange(self) }
    if answersChanges { LayerActions.willChange(self, path) }
    rareForWriting.values[keyPath: path] = value
    touched(parts)
  }

  /// Called before a subclass changes a property of its own.
  final func willChangeOwn(_ key: String) {
    if AnimationCapture.shared.isOn { AnimationCapture.shared.willChange(self) }
    if answersChanges { LayerActions.willChange(self, key) }
  }

  final func setFlag(_ flag: LayerFlags, _ isOn: Bool, _ parts: LayerParts) {
    guard flags.contains(flag) != isOn else { return }
    flags.formSymmetricDifference(flag)
    touched(parts)
  }

  final func setHidden(_ isHidden: Bool) {
    guard flags.contains(.isHidden) != isHidden else { return }
    setFlag(.isHidden, isHidden, .style)
    owner?.layerVisibilityDidChange(self)
  }

  final func setOpacity(_ opacity: Float) {
    guard opacity != rawOpacity else { return }
    willChange("opacity")
    rawOpacity = opacity
    touched(.style)
    owner?.layerVisibilityDidChange(self)
  }

  final func setFill(_ color: CGColor?) {
    guard color != fill else { return }
    willChange("backgroundColor")
    let isPattern = color?.pattern != nil || fill?.pattern != nil
    fill = color
    touched(isPattern ? [.style, .content] : .style)
  }

  final func setDelegate(_ delegate: (any CALayerDelegate)?) {
    if delegate == nil, rare == nil { return }
    rareForWriting.values.delegate = delegate
  }

  /// Takes over what another layer looks like.
  final func copyProperties(of other: CALayer) {
    rawBounds = other.rawBounds
    rawPosition = other.rawPosition
    rawOpacity = other.rawOpacity
    fill = other.fill
    contentBox = other.contentBox
    flags.formUnion(other.flags.intersection(.copied))
    guard var values = other.rare?.values else { return }
    values.delegate = nil
    values.times = values.times?.copied
    values.beyond = values.beyond?.copy
    rare = LayerRareBox(values)
  }

  /// The frontmost layer of this one and those below at a point of the superlayer.
  final func frontmostLayer(at p: CGPoint) -> CALayer? {
    guard !flags.contains(.isHidden) else { return nil }
    guard let point = ownPoint(p) else { return nil }
    return frontmostLayer(inside: point)
  }

  /// A point of the superlayer in the layer's own coordinates; nil where there is nothing of it.
  final func ownPoint(_ p: CGPoint) -> CGPoint? {
    guard isFlat else { return isTurnedAway ? nil : planeToSuperlayer.inverse?.map(p) }
    let map = transformToSuperlayer
    guard map.a * map.d != map.b * map.c else { return nil }
    return p.applying(map.inverted())
  }

  /// The frontmost layer below one that keeps its sublayers in space.
  ///
  /// - Parameters:
  ///   - p: in the coordinates of the layer that shows all of this in its plane.
  ///   - map: from this layer to that one, in space.
  final func frontmostLayer(at p: CGPoint, seenThrough map: CATransform3D) -> CALayer? {
    for child in childrenByDepth.reversed() where !child.isHidden {
      let map = CATransform3DConcat(child.spaceToSuperlayer, map)
      if child.flags.contains(.keepsSpace) {
        if let hit = child.frontmostLayer(at: p, seenThrough: map) { return hit }
      } else if !child.isSingleSided || map.inverse.map({ $0.m33 >= 0 }) ?? true,
        let point = PlaneMap(map).inverse?.map(p), let hit = child.frontmostLayer(inside: point)
      {
        return hit
      }
    }
    return nil
  }

  /// The frontmost layer of this one and those below at a point of its own.
  private func frontmostLayer(inside point: CGPoint) -> CALayer? {
    let isInside = contains(point)
    if isInside || !masksToBounds {
      for child in childrenByDepth.reversed() {
        if let hit = child.hitTest(point) { return hit }
      }
    }
    return isInside ? self : nil
  }

  /// The sublayers as they lie on the screen, the rearmost first.
  final var childrenByDepth: [CALayer] { Self.byDepth(children) }

  /// Layers as they lie on the screen, the rearmost first.
  static func byDepth(_ layers: [CALayer]) -> [CALayer] {
    guard layers.contains(where: { $0.zPosition != 0 }) else { return layers }
    // The sort of the standard library keeps the order of equal elements.
    return layers.sorted { $0.zPosition < $1.zPosition }
  }
}
