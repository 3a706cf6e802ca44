// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// What a host is told of a layer.

extension CALayer {
  /// The records of some parts, as they are shown now.
  func change(of parts: LayerParts) -> LayerChange {
    if LayerAnimator.shared.live(self) != nil {
      var change = LayerAnimator.shared.copyShown(self)
        .change(of: parts.subtracting([.sublayers, .identifier]))
      if parts.contains(.sublayers) { change.sublayers = children.map(\.id) }
      if parts.contains(.identifier) { change.identifier = identifier ?? "" }
      return change
    }
    let moving =
      LayerAnimator.shared.isAnimating(self)
      ? LayerAnimator.shared.presented(self) : nil
    return LayerChange(
      geometry: parts.contains(.geometry) ? geometryRecord(moving) : nil,
      style: parts.contains(.style) ? styleRecord(moving) : nil,
      sublayers: parts.contains(.sublayers) ? children.map(\.id) : nil,
      content: parts.contains(.content) ? hostContent : nil,
      identifier: parts.contains(.identifier) ? identifier ?? "" : nil)
  }

  private func geometryRecord(_ moving: PresentedValues?) -> LayerGeometry {
    LayerGeometry(
      position: moving?.position ?? rawPosition, bounds: moving?.bounds ?? rawBounds,
      anchorPoint: rawAnchor,
      transform: (moving?.transform ?? rawTransform)?.numbers ?? .identity,
      zPosition: Double(zPosition))
  }

  private func styleRecord(_ moving: PresentedValues?) -> LayerStyle {
    var style = LayerStyle(
      opacity: moving?.opacity ?? rawOpacity, isHidden: flags.contains(.isHidden),
      masksToBounds: flags.contains(.masksToBounds),
      backgroundColor: (moving.map(\.fill) ?? fill)?.rgba)
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
    return style
  }
}
