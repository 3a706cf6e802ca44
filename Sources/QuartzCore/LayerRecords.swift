// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// What a host is told of a layer.

extension CALayer {
  /// The records of some parts, as they are shown now.
  func change(of parts: LayerParts) -> LayerChange {
    let animator = LayerAnimator.shared
    // What a class makes of its properties follows those that are on their way.
    if animator.live(self) != nil || suppliesContent && animator.isAnimating(self) {
      let shown = LayerAnimator.shared.copyShown(self)
      // A mask is in one layer only, so a copy has none.
      if let mask = rare?.values.beyond?.looks.mask {
        shown.rareForWriting.values.beyondForWriting.looks.mask = mask
      }
      var change = shown.change(of: parts.subtracting([.sublayers, .identifier]))
      if parts.contains(.sublayers) { change.sublayers = shownSublayers().map(\.id) }
      if parts.contains(.identifier) { change.identifier = identifier ?? "" }
      return change
    }
    let moving =
      LayerAnimator.shared.isAnimating(self)
      ? LayerAnimator.shared.presented(self) : nil
    return LayerChange(
      geometry: parts.contains(.geometry) ? geometryRecord(moving) : nil,
      style: parts.contains(.style) ? styleRecord(moving) : nil,
      sublayers: parts.contains(.sublayers) ? shownSublayers().map(\.id) : nil,
      content: parts.contains(.content) ? hostContent : nil,
      identifier: parts.contains(.identifier) ? identifier ?? "" : nil)
  }

  private func geometryRecord(_ moving: PresentedValues?) -> LayerGeometry {
    LayerGeometry(
      position: moving?.position ?? rawPosition, bounds: moving?.bounds ?? rawBounds,
      anchorPoint: rawAnchor,
      transform: (moving?.transform ?? rawTransform)?.numbers ?? .identity,
      zPosition: Double(zPosition), space: mayBeInSpace ? spaceRecord(moving) : nil)
  }

  private var mayBeInSpace: Bool {
    rare?.values.beyond != nil || flags.contains(.keepsSpace)
  }

  /// The place in space, where there is anything to say of it.
  private func spaceRecord(_ moving: PresentedValues?) -> LayerSpace? {
    let sublayers = sublayerSpace?.map
    let depth = rare?.values.depth
    guard
      depth?.transform != nil || depth?.anchorZ ?? 0 != 0 || sublayers != nil || isSingleSided
        || flags.contains(.keepsSpace)
    else { return nil }
    var transform = rawTransform3D
    if depth?.transform == nil, let moving {
      transform = CATransform3DMakeAffineTransform(moving.transform)
    }
    return LayerSpace(
      transform: transform.numbers.map { Double($0) }, anchorZ: Double(depth?.anchorZ ?? 0),
      sublayers: sublayers?.numbers.map { Double($0) }, isDoubleSided: !isSingleSided,
      flattens: !flags.contains(.keepsSpace))
  }

  private func styleRecord(_ moving: PresentedValues?) -> LayerStyle {
    var style = LayerStyle(
      opacity: moving?.opacity ?? rawOpacity, isHidden: flags.contains(.isHidden),
      masksToBounds: flags.contains(.masksToBounds),
      backgroundColor: (moving.map(\.fill) ?? fill)?.solid)
    guard let rare else { return style }
    style.cornerRadius = Double(moving?.cornerRadius ?? rare.values.cornerRadius)
    style.borderWidth = Double(rare.values.borderWidth)
    style.borderColor = rare.values.borderWidth > 0 ? rare.values.borderColor?.rgba : nil
    if rare.values.shadowOpacity > 0, var color = rare.values.shadowColor?.rgba {
      color.alpha *= Double(rare.values.shadowOpacity)
      style.shadow = LayerShadow(
        color: color,
        offset: Displacement(
          x: Double(rare.values.shadowOffset.width), y: Double(rare.values.shadowOffset.height)),
        radius: Double(rare.values.shadowRadius))
    }
    if let looks = rare.values.beyond?.looks { style.effects = looks.effects }
    return style
  }
}

extension LayerLooks {
  /// What a host is told of them; nil when it need not be told anything.
  var effects: LayerEffects? {
    let isPixelated = magnificationFilter == .nearest
    let blending = BlendMode(filter: compositingFilter)
    guard
      mask != nil || maskedCorners != .all || cornerCurve == .continuous || shadowPath != nil
        || blending != .normal || isPixelated || backdrop != nil
    else { return nil }
    return LayerEffects(
      mask: mask?.id,
      corners: LayerEffects.Corners(
        rawValue: UInt8(truncatingIfNeeded: maskedCorners.rawValue & 15)),
      isSmooth: cornerCurve == .continuous, shadowPath: shadowPath?.steps, blending: blending,
      isPixelated: isPixelated, backdrop: backdrop)
  }
}

extension BlendMode {
  /// The mode that a compositing filter names, as in `multiplyBlendMode`; normal for any other.
  fileprivate init(filter: Any?) {
    let suffix = "BlendMode"
    guard let name = filter as? String, name.hasSuffix(suffix),
      let mode = BlendMode(rawValue: String(name.dropLast(suffix.count)))
    else {
      self = .normal
      return
    }
    self = mode
  }
}
