// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import CoreGraphics
import Foundation
package import UIKitHost

/// Draws a layer and what it holds as commands of a context.
@MainActor
struct LayerRendering {
  private let context: CGContext

  init(_ context: CGContext) { self.context = context }

  // Rules: LA-50, LA-51.
  /// Draws a layer in its own coordinates, whatever its place.
  func draw(_ layer: CALayer) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    context.saveGState()
    defer { context.restoreGState() }
    if layer.opacity < 1 { context.record(.alpha(Double(layer.opacity))) }
    if let mask = layer.mask { clip(to: mask) }
    fill(layer.outline(), with: layer.backgroundColor)
    draw(layer.hostContent, of: layer)
    drawSublayers(of: layer)
    drawBorder(of: layer)
  }

  // Rules: PG-11.
  /// Draws what is in a part of a layer, beyond its bounds too, without a border: background, content, and
  /// those sublayers that reach there.
  func draw(_ part: CGRect, of layer: CALayer) {
    fill(CGPath(rect: part, transform: nil).steps, with: layer.backgroundColor)
    draw(layer.hostContent, of: layer)
    let there = layer.shownSublayers().filter { child in
      let reach = child.reach
      return reach.minY < part.maxY && reach.maxY > part.minY
    }
    draw(there)
  }

  private func drawSublayers(of layer: CALayer) {
    let sublayers = layer.shownSublayers()
    guard !sublayers.isEmpty else { return }
    context.saveGState()
    defer { context.restoreGState() }
    if layer.masksToBounds { context.record(.clip(layer.outline(), evenOdd: false)) }
    draw(sublayers)
  }

  private func draw(_ sublayers: [CALayer]) {
    for child in CALayer.byDepth(sublayers) where !child.isTurnedAway {
      context.saveGState()
      context.concatenate(child.mapForDrawing)
      draw(child)
      context.restoreGState()
    }
  }

  private func drawBorder(of layer: CALayer) {
    let width = layer.borderWidth
    guard width > 0, let color = layer.borderColor?.rgba, color.alpha > 0 else { return }
    context.record(
      .stroke(layer.outline(inset: width / 2), color, LineStyle(width: Double(width))))
  }

  /// Draws content as a layer shows it.
  func draw(_ content: LayerContent, of layer: CALayer) {
    switch content {
    case .none: break
    case .text(let lines): for line in lines { context.record(.text(line)) }
    case .image(let image, let frame):
      context.saveGState()
      if layer.masksToBounds { context.record(.clip(layer.outline(), evenOdd: false)) }
      context.record(.image(image, frame))
      context.restoreGState()
    case .drawing(let commands):
      context.saveGState()
      context.record(.clip(CGPath(rect: layer.rawBounds, transform: nil).steps, evenOdd: false))
      for command in commands { context.record(command) }
      context.restoreGState()
    case .figure(let commands, _):
      context.saveGState()
      for command in commands { context.record(command) }
      context.restoreGState()
    }
  }

  // Rules: LA-51.
  /// Lets through what a mask lets through: inside the edge of what its shape fills, or of its background,
  /// or as far as what it shows is opaque.
  private func clip(to mask: CALayer) {
    var steps: [PathStep] = []
    var evenOdd = false
    if case .figure(let commands, _) = mask.hostContent {
      for case .fill(let path, _, let rule) in commands { (steps, evenOdd) = (path, rule) }
    }
    if steps.isEmpty, mask.backgroundColor != nil { steps = mask.outline() }
    let map = mask.mapForDrawing
    guard !steps.isEmpty else {
      let sheet = CGContext()
      sheet.concatenate(map)
      LayerRendering(sheet).draw(mask)
      context.record(.mask(sheet.commands.closed))
      return
    }
    context.concatenate(map)
    context.record(.clip(steps, evenOdd: evenOdd))
    context.concatenate(map.inverted())
  }

  private func fill(_ steps: [PathStep], with color: CGColor?) {
    guard let color = color?.solid, color.alpha > 0 else { return }
    context.record(.fill(steps, color, evenOdd: false))
  }
}

extension CALayer {
  /// Draws content into a context as the layer would show it.
  package final func draw(_ content: LayerContent, in context: CGContext) {
    LayerRendering(context).draw(content, of: self)
  }

  /// Draws what is in a part of the layer, in its coordinates, beyond its bounds too.
  package final func render(_ part: CGRect, in context: CGContext) {
    LayerRendering(context).draw(part, of: self)
  }
}

extension CALayer {
  /// What the layer and those in it take up, in the superlayer's coordinates.
  fileprivate final var reach: CGRect {
    var box = rawBounds
    if !masksToBounds {
      for child in shownSublayers() where !child.isHidden { box = box.union(child.reach) }
    }
    return box.applying(mapForDrawing)
  }

  /// The map to the superlayer's coordinates; of a layer in space the map of the plane that is the same
  /// at three of its corners.
  fileprivate final var mapForDrawing: CGAffineTransform {
    guard !isFlat else { return transformToSuperlayer }
    let (map, bounds) = (planeToSuperlayer, rawBounds)
    guard map.divisor != nil, bounds.width > 0, bounds.height > 0 else { return map.affine }
    let origin = map.project(bounds.origin)
    let right = map.project(CGPoint(x: bounds.maxX, y: bounds.minY))
    let below = map.project(CGPoint(x: bounds.minX, y: bounds.maxY))
    return CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY).concatenating(
      CGAffineTransform(
        a: (right.x - origin.x) / bounds.width, b: (right.y - origin.y) / bounds.width,
        c: (below.x - origin.x) / bounds.height, d: (below.y - origin.y) / bounds.height,
        tx: origin.x, ty: origin.y))
  }
}
