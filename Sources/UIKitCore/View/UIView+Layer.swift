// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
package import QuartzCore
import UIKitHost

extension UIView: LayerOwner {
  /// Takes the layer over and gives it its first frame.
  func attachLayer(frame: CGRect) {
    backing.frame = frame
    backing.owner = self
    ViewLayers.begin(with: self)
    SafeArea.begin(with: self)
    traitsAge = ViewTrees.shared.traitsAge
  }

  /// Follows the layer's place and shape, whoever changed them.
  package func layerGeometryDidChange(_ layer: CALayer, oldSize: CGSize) {
    parent?.index.updateGeometry(of: self)
    SafeArea.viewDidMove(self)
    if flags.contains(.hasLayoutBox) { ConstraintLayout.viewDidMove(self) }
    let size = layer.bounds.size
    if size != oldSize { sizeDidChange(from: oldSize, to: size) }
    propertiesDidChange()
  }

  /// Follows whether the layer can be seen.
  package func layerVisibilityDidChange(_ layer: CALayer) {
    parent?.index.updateFlags(of: self)
    if flags.contains(.arranged) { StackArrangement.visibilityDidChange(self) }
    propertiesDidChange()
  }

  /// Nothing: the order of subviews is the view's own.
  package func layerSublayersDidChange(_ layer: CALayer) {}

  /// Autoresizing, layout and drawing that a change of size brings.
  private func sizeDidChange(from old: CGSize, to new: CGSize) {
    if autoresizesSubviews, !children.isEmpty { autoresizeSubviews(from: old, to: new) }
    setNeedsLayout()
    // Content laid out for a size, such as text, is made again for another.
    if contentMode == .redraw || showsContent { setNeedsDisplay() }
  }
}
