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
    guard let values = rare?.values else { return style }
    style.cornerRadius = Double(values.cornerRadius)
    style.borderWidth = Double(values.borderWidth)
    style.borderColor = values.borderWidth > 0 ? values.borderColor?.rgba : nil
    if values.shadowOpacity > 0, var color = values.shadowColor?.rgba {
      color.alpha *= Double(values.shadowOpacity)
      style.shadow = LayerShadow(
        color: color,
        offset: Displacement(
          x: Double(values.shadowOffset.width), y: Double(values.shadowOffset.height)),
        radius: Double(values.shadowRadius))
    }
    return style
  }
}
