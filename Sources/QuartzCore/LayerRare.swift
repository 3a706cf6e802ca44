// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// The properties that most layers never set, in one box made at the first such write.
///
/// Thousands of layers live in a long list; the box keeps each of them small.
struct LayerRare {
  var anchorPoint = CALayer.defaultAnchorPoint
  /// Nil for the identity, so that conversion needs one test.
  var transform: CGAffineTransform?
  /// Nil for all but a few layers.
  var beyond: LayerBeyond?
  var zPosition: CGFloat = 0
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  /// Nil draws no border.
  var borderColor: CGColor? = CALayer.opaqueBlack
  var shadowColor: CGColor? = CALayer.opaqueBlack
  var shadowOpacity: Float = 0
  var shadowOffset = CALayer.defaultShadowOffset
  var shadowRadius = CALayer.defaultShadowRadius
  /// A `CGImage`, or whatever a program put there.
  var contents: Any?
  var contentsScale: CGFloat = 1
  var contentsGravity = CALayerContentsGravity.resize
  var name: String?
  var identifier: String?
  weak var delegate: (any CALayerDelegate)?
  /// Nil for a layer whose time is that of the application, without actions.
  var times: LayerTimes?
}

/// A box that is not there until something in it differs from its default.
final class LayerRareBox {
  // OPTIMIZATION: unchecked, for whoever asks where a layer is reads it; a change calls nothing.
  @exclusivity(unchecked) var values: LayerRare
  init(_ values: LayerRare) { self.values = values }

  /// What a new layer has; never written.
  @MainActor static let initial = LayerRareBox(LayerRare())
}

/// A box around content, which most layers do not have.
final class LayerContentBox {
  let content: LayerContent
  init(_ content: LayerContent) { self.content = content }
}

extension CALayer {
  /// The middle of the bounds.
  package nonisolated static let defaultAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  nonisolated static let opaqueBlack = CGColor(gray: 0, alpha: 1)
  /// In points; where a shadow falls while `shadowOffset` is not set: upwards, as Apple documents it.
  nonisolated static let defaultShadowOffset = CGSize(width: 0, height: -3)
  /// In points; Apple's documented default of `shadowRadius`.
  nonisolated static let defaultShadowRadius: CGFloat = 3
}
