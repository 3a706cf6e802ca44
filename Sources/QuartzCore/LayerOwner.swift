// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// What a layer tells the object that owns it, after a change is made, whoever made it.
///
/// UIView keeps its hit-testing tables in step this way when a program changes `view.layer`.
@MainActor
package protocol LayerOwner: AnyObject {
  /// The bounds, the position, the anchor or the transform changed.
  ///
  /// - Parameter oldSize: the size of the bounds before, equal to the present one unless it changed.
  func layerGeometryDidChange(_ layer: CALayer, oldSize: CGSize)
  /// `isHidden` or `opacity` changed.
  func layerVisibilityDidChange(_ layer: CALayer)
  /// Sublayers came, went or changed places.
  func layerSublayersDidChange(_ layer: CALayer)
  /// The layer is laid out, and has no delegate that was set.
  func layerNeedsLayout(_ layer: CALayer)
  /// A program asked the layer for layout.
  func layerAsksForLayout(_ layer: CALayer)
  /// A program wants the layout now that waits.
  func layerLaysOutNow(_ layer: CALayer)
  /// The layer was asked for display; true when the owner sees to it.
  func layerAsksForDisplay(_ layer: CALayer) -> Bool
  /// A program wants the display now that waits with the owner.
  func layerDisplaysNow(_ layer: CALayer)
  /// What the owner has still to do for the layer.
  func layerWaits(_ layer: CALayer) -> (forLayout: Bool, forDisplay: Bool)
  /// The delegate the layer has while none is set; nil unless the owner says otherwise.
  var layerDelegate: (any CALayerDelegate)? { get }
}

extension LayerOwner {
  /// Nothing.
  package func layerNeedsLayout(_ layer: CALayer) {}
  /// Nothing.
  package func layerAsksForLayout(_ layer: CALayer) {}
  /// Nothing.
  package func layerLaysOutNow(_ layer: CALayer) {}
  /// The layer does it itself.
  package func layerAsksForDisplay(_ layer: CALayer) -> Bool { false }
  /// Nothing.
  package func layerDisplaysNow(_ layer: CALayer) {}
  /// Nothing.
  package func layerWaits(_ layer: CALayer) -> (forLayout: Bool, forDisplay: Bool) {
    (false, false)
  }
  /// None.
  package var layerDelegate: (any CALayerDelegate)? { nil }
}
