// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// What a host is told of a layer.

extension CALayer {
  /// The records of some parts, as they are now.
  func change(of parts: LayerParts) -> LayerChange {
    LayerChange(
      geometry: parts.contains(.geometry) ? geometryRecord : nil,
      style: parts.contains(.style) ? styleRecord : nil,
      sublayers: parts.contains(.sublayers) ? children.map(\.id) : nil,
      content: parts.contains(.content) ? hostContent : nil,
      identifier: parts.contains(.identifier) ? identifier ?? "" : nil)
  }

  private var geometryRecord: LayerGeometry {
    LayerGeometry(
      position: rawPosition, bounds: rawBounds, anchorPoint: rawAnchor,
      transform: rawTransform?.numbers ?? .identity, zPosition: Double(zPosition))
  }

  private var styleRecord: LayerStyle {
    var style = LayerStyle(
      opacity: rawOpacity, isHidden: flags.contains(.isHidden),
      masksToBounds: flags.contains(.masksToBounds), backgroundColor: fill?.rgba)
    guard let rare else { return style }
    style.cornerRadius = Double(rare.values.cornerRadius)
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
