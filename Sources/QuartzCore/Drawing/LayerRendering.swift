// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import CoreGraphics
import Foundation
package import UIKitHost

/// Draws a layer and what it holds as commands of a context.
@MainActor
struct LayerRendering {
  private let context: CGContext
  /// Where the coordinates that the context began with are drawn.
  private let base: CGAffineTransform

  init(_ context: CGContext, base: CGAffineTransform = .identity) {
    (self.context, self.base) = (context, base)
  }

  // Rules: LA-50, LA-51.
  /// Draws a layer in its own coordinates, whatever its place, after the display that waits.
  func draw(_ layer: CALayer) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    // A copy shows what its layer showed, and has nothing to display it by.
    if layer.model() === layer { layer.displayIfNeeded() }
    context.saveGState()
    defer { context.restoreGState() }
    if layer.opacity < 1 { context.record(.alpha(Double(layer.opacity))) }
    let shadow = layer.drawnShadow(under: context.ctm.concatenating(base))
    if let mask = layer.mask { clip(to: mask) }
    let isGroup = shadow != nil || (layer.opacity < 1 && !layer.showsOneThing)
    if let shadow { context.record(.shadow(shadow)) }
    if isGroup { context.record(.beginLayer) }
    fill(layer.outline(), with: layer.backgroundColor)
    draw(layer.hostContent, of: layer)
    drawSublayers(of: layer)
    drawBorder(of: layer)
    if isGroup { context.record(.endLayer) }
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
    let edge = layer.masksToBounds ? layer.outline() : nil
    switch content {
    case .none: break
    case .text(let lines):
      let texts = lines.map { DrawingCommand.text($0) }
      if let edge {
        record(texts, within: edge)
      } else {
        for text in texts { context.record(text) }
      }
    case .image(let image, let frame): record([.image(image, frame)], within: edge)
    case .drawing(let commands):
      record(commands, within: edge ?? CGPath(rect: layer.rawBounds, transform: nil).steps)
    case .figure(let commands, _): record(commands, within: edge)
    }
  }

  /// Draws in a state of its own, and nothing outside of an edge, if there is one.
  private func record(_ commands: [DrawingCommand], within edge: [PathStep]?) {
    context.saveGState()
    if let edge { context.record(.clip(edge, evenOdd: false)) }
    for command in commands { context.record(command) }
    context.restoreGState()
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
      let below = context.ctm.concatenating(base)
      sheet.concatenate(map)
      LayerRendering(sheet, base: below).draw(mask)
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
  /// Whether it shows but one thing, which is as opaque by itself as with the others.
  fileprivate final var showsOneThing: Bool {
    guard shownSublayers().isEmpty else { return false }
    let steps =
      switch hostContent {
      case .none: 0
      case .text(let lines): lines.count
      case .image: 1
      case .drawing(let commands), .figure(let commands, _): commands.count
      }
    return steps + (backgroundColor == nil ? 0 : 1) + (borderWidth > 0 ? 1 : 0) < 2
  }

  /// The shadow of all that it shows; nil where it casts none.
  ///
  /// - Parameter map: from its coordinates to those of the picture: no transform of a drawing changes
  ///   its shadows.
  fileprivate final func drawnShadow(under map: CGAffineTransform) -> DrawingShadow? {
    guard shadowOpacity > 0, !masksToBounds, var color = shadowColor?.rgba else { return nil }
    color.alpha *= Double(min(shadowOpacity, 1))
    guard color.alpha > 0 else { return nil }
    let (width, height) = (shadowOffset.width, shadowOffset.height)
    let offset = CGPoint(
      x: map.a * width + map.c * height, y: map.b * width + map.d * height)
    let scale = abs(map.a * map.d - map.b * map.c).squareRoot()
    // A drawing counts a blur to both sides.
    return DrawingShadow(
      color: color, offset: offset, blur: 2 * Double(max(shadowRadius, 0) * scale))
  }

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
