// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
package import UIKitHost

/// The looks that hardly any layer sets.
struct LayerLooks {
  var isSingleSided = false
  /// The layer whose opacity this one is shown through; it is kept here.
  var mask: CALayer?
  /// The layer that this one is the mask of; it keeps this one alive.
  var masked: Unmanaged<CALayer>?
  var shadowPath: CGPath?
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var contentsRect = CALayer.wholeContents
  var contentsCenter = CALayer.wholeContents
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var rasterizationScale: CGFloat = 1
  var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  var compositingFilter: Any?
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var style: [AnyHashable: Any]?
  var backdrop: LayerEffects.Backdrop?

  /// What a new layer has; never written.
  @MainActor static let initial = LayerLooks()
}

extension CALayer {
  /// What the layer does to what is seen through it; nil for nothing.
  package final var backdrop: LayerEffects.Backdrop? {
    get { look(\.backdrop) }
    set { setLook(\.backdrop, newValue, .style) }
  }

  /// The whole image, in parts of it.
  nonisolated static let wholeContents = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The looks that hardly any layer sets; only for reading.
  final var looks: LayerLooks { rare?.values.beyond?.looks ?? .initial }

  /// One of the looks that hardly any layer sets.
  final func look<Value>(_ path: KeyPath<LayerLooks, Value>) -> Value {
    (rare?.values.beyond?.looks ?? .initial)[keyPath: path]
  }

  /// Sets one of the looks that hardly any layer sets; an equal value changes nothing.
  final func setLook<Value: Equatable>(
    _ path: WritableKeyPath<LayerLooks, Value>, _ value: Value, _ parts: LayerParts
  ) {
    guard value != look(path) else { return }
    setAnyLook(path, value, parts)
  }

  /// Sets one of the looks that hardly any layer sets, which cannot be compared.
  final func setAnyLook<Value>(
    _ path: WritableKeyPath<LayerLooks, Value>, _ value: Value, _ parts: LayerParts
  ) {
    if AnimationCapture.shared.isOn { AnimationCapture.shared.willChange(self) }
    if answersChanges { LayerActions.willChange(self, path) }
    rareForWriting.values.beyondForWriting.looks[keyPath: path] = value
    touched(parts)
  }
}
