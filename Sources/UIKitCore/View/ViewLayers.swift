// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import UIKitHost

/// What a view does as the delegate of its layer.
///
/// Layout and drawing of a view go round its layer unless its class, or that of the layer, overrides
/// what is called on that way.
@MainActor
enum ViewLayers {
  /// Notes what of the ways through the layer somebody has a say in.
  static func begin(with view: UIView) {
    let kind = type(of: view.backing)
    let isPlain = kind == CALayer.self
    if isPlain, !view.overrides([.layoutOfLayer, .drawingOfLayer, .action]) { return }
    let own = isPlain ? [] : LayerProbe.finder.overrides(of: kind)
    if own.contains(.layout) || view.overrides(.layoutOfLayer) {
      view.flags.insert(.laidOutByLayer)
    }
    if own.contains(.drawing) || view.overrides(.drawingOfLayer) {
      view.flags.insert(.drawnByLayer)
    }
    if view.overrides(.action) { view.backing.askOwnerForActions() }
  }

  // Rules: LA-41.
  /// Lets the layer lay the view out.
  static func layOut(_ view: UIView) {
    view.flags.insert(.isLaidOutNow)
    view.backing.layoutNow()
    view.flags.remove(.isLaidOutNow)
  }

  // Rules: LA-41.
  /// Follows the layer, which comes to lay out: as the view asked for it, or because something of the
  /// layer alone changed.
  static func layerLaysOut(_ view: UIView) {
    guard !view.flags.isDisjoint(with: [.isLaidOutNow, .needsLayout]) else { return }
    view.flags.subtract([.isLaidOutNow, .needsLayout])
    view.layoutSublayers(of: view.backing)
  }

  // Rules: LA-42.
  /// Makes what the view shows the content of its layer; what a program put there stays when there is
  /// nothing.
  static func supplyContent(of view: UIView) {
    let content = view.makeContent()
    let isSupplied = view.flags.contains(.suppliesContent)
    guard content != .none || isSupplied else { return }
    if isSupplied != (content != .none) { view.flags.formSymmetricDifference(.suppliesContent) }
    if content != view.backing.hostContent { view.backing.hostContent = content }
  }

  // Rules: LA-42.
  /// Supplies the content of a layer: of the view's own what the view shows.
  static func display(_ layer: CALayer, for view: UIView) {
    guard layer === view.backing, !view.flags.contains(.drawnByLayer) else {
      return layer.recordDrawing()
    }
    ViewUpdate.withTraits(of: view) { supplyContent(of: view) }
  }

  // Rules: LA-42.
  /// Draws what the view shows into the context of its layer.
  static func draw(_ layer: CALayer, in context: CGContext, for view: UIView) {
    guard layer.model() === view.backing else { return }
    ViewUpdate.withTraits(of: view) { drawContent(of: view, layer, in: context) }
  }

  private static func drawContent(of view: UIView, _ layer: CALayer, in context: CGContext) {
    guard view.overrides(.draw) else { return layer.draw(view.makeContent(), in: context) }
    guard !view.bounds.isEmpty else { return }
    // Of a layer of tiles the part is asked for that is drawn.
    let part = layer is CATiledLayer ? context.boundingBoxOfClipPath : view.bounds
    GraphicsStack.shared.withCurrent(context) { view.draw(part) }
  }
}

extension UIView {
  /// The delegate of its layer while no other is set.
  package var layerDelegate: (any CALayerDelegate)? { self }

  /// Lays the view out if it waits for that.
  package func layerNeedsLayout(_ layer: CALayer) { ViewLayers.layerLaysOut(self) }

  /// Waits for layout.
  package func layerAsksForLayout(_ layer: CALayer) { ViewUpdate.requestLayout(of: self) }

  /// Lays out what waits, from the highest view above that does.
  package func layerLaysOutNow(_ layer: CALayer) { ViewUpdate.layoutIfNeeded(self) }

  /// Waits to be drawn.
  package func layerAsksForDisplay(_ layer: CALayer) -> Bool {
    ViewUpdate.request(.needsDisplay, of: self)
    return true
  }

  /// Draws the view if it waits for that.
  package func layerDisplaysNow(_ layer: CALayer) {
    if flags.contains(.needsDisplay) { ViewUpdate.supplyContent(of: self) }
  }

  /// What the view waits for.
  package func layerWaits(_ layer: CALayer) -> (forLayout: Bool, forDisplay: Bool) {
    (flags.contains(.needsLayout), flags.contains(.needsDisplay))
  }
}
