// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import CCairo
  import CPictures
  import Foundation
  import UIKitHost

  // Rules: PX-3, PX-4, PX-5, PX-6.
  /// Draws layers as the records of a host describe them.
  struct LayerPainter {
    let layers: [LayerID: LayerChange]
    let images: PictureImages
    let text: TextPainter

    /// A layer of which place and looks are known, and that shows something.
    struct Seen {
      var id: LayerID
      var geometry: LayerGeometry
      var style: LayerStyle
      var sublayers: [LayerID]
      var content: LayerContent
      var effects: LayerEffects? { style.effects }

      /// The edge of its box.
      var box: BoxShape { BoxShape(geometry.bounds, style) }
      /// Whether a background is seen; one casts the shadow of its box.
      var isBox: Bool { (style.backgroundColor?.alpha ?? 0) >= 0.5 / 255 }
      /// The shadow, if it is cast: clipping takes it away.
      var shadow: LayerShadow? {
        style.masksToBounds || (style.shadow?.color.alpha ?? 0) <= 0 ? nil : style.shadow
      }
      /// Whether the shadow is that of all that is shown.
      var castsWhole: Bool { shadow != nil && !isBox && effects?.shadowPath == nil }
      /// Whether it has to be put together apart.
      var isGroup: Bool {
        style.opacity < 1 || castsWhole || effects?.mask != nil
          || effects.map { $0.blending != .normal } ?? false
      }
    }

    func seen(_ id: LayerID) -> Seen? {
      guard let change = layers[id], let geometry = change.geometry else { return nil }
      let style = change.style ?? LayerStyle()
      let numbers = [
        geometry.bounds.minX, geometry.bounds.minY, geometry.bounds.width,
        geometry.bounds.height, geometry.position.x, geometry.position.y,
      ]
      guard !style.isHidden, style.opacity > 0, numbers.allSatisfy({ abs($0) < 1e7 }) else {
        return nil
      }
      return Seen(
        id: id, geometry: geometry, style: style, sublayers: change.sublayers ?? [],
        content: change.content ?? .none)
    }

    /// Draws a layer and what is in it, in the coordinates around it.
    func draw(_ id: LayerID, on sheet: Sheet, depth: Int = 0) {
      guard depth < Self.deepest, let layer = seen(id) else { return }
      if layer.geometry.space != nil {
        return draw(layer, SpaceMap(layer.geometry), 1, on: sheet, depth)
      }
      sheet.saving {
        if sheet.concatenate(Self.placing(layer.geometry)) { place(layer, on: sheet, depth) }
      }
    }

    /// Beyond it something is its own superlayer.
    private static let deepest = 1000

    /// From a layer's own coordinates to those around it.
    private static func placing(_ geometry: LayerGeometry) -> AffineNumbers {
      let (bounds, map) = (geometry.bounds, geometry.transform)
      let x = bounds.minX + geometry.anchorPoint.x * bounds.width
      let y = bounds.minY + geometry.anchorPoint.y * bounds.height
      return AffineNumbers(
        a: map.a, b: map.b, c: map.c, d: map.d,
        tx: geometry.position.x + map.tx - map.a * x - map.c * y,
        ty: geometry.position.y + map.ty - map.b * x - map.d * y)
    }

    /// Draws a layer where a map of space places it.
    func draw(
      _ layer: Seen, _ map: SpaceMap, _ alpha: Double, on sheet: Sheet, _ depth: Int
    ) {
      let projection = map.projection
      let bounds = layer.geometry.bounds
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      if layer.geometry.space?.isDoubleSided == false, projection.isBackward(at: middle) { return }
      var layer = layer
      layer.style.opacity *= Float(alpha)
      sheet.saving {
        if let affine = projection.affine {
          if sheet.concatenate(affine) { place(layer, on: sheet, depth) }
        } else {
          project(layer, projection, on: sheet, depth)
        }
      }
    }

    /// Draws a layer in perspective: flat at first, then as it is seen.
    private func project(
      _ layer: Seen, _ projection: Projection, on sheet: Sheet, _ depth: Int
    ) {
      let (scale, visible) = (sheet.scale, sheet.visible)
      guard scale > 0, let back = (Projection(sheet.matrix) * projection).inverse,
        let flat = Sheet(PixelArea(x: 0, y: 0, width: 1, height: 1)),
        flat.concatenate(AffineNumbers(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
      else { return }
      // What comes to lie outside of the sheet is not drawn; where a horizon is in sight all may be.
      let part = extent(of: layer).intersection(back.hull(of: visible.rect) ?? .infinite)
      guard let own = flat.like(flat.area(of: part).grown(by: 1)),
        let shown = sheet.like(visible)
      else { return }
      place(layer, on: own, depth)
      let (left, top) = (Double(own.area.x), Double(own.area.y))
      let toPixels = Projection(rows: [scale, 0, -left, 0, scale, -top, 0, 0, 1])
      let fromSheet = Projection(rows: [1, 0, Double(visible.x), 0, 1, Double(visible.y), 0, 0, 1])
      pc_project(own.pixels, shown.pixels, (toPixels * back * fromSheet).rows)
      shown.pixelsDidChange()
      sheet.lay(shown)
    }

    /// Draws a layer in its own coordinates, together with opacity, mask and blending.
    func place(_ layer: Seen, on sheet: Sheet, _ depth: Int) {
      if let backdrop = layer.effects?.backdrop { draw(backdrop, of: layer, on: sheet) }
      guard layer.isGroup else { return fill(layer, on: sheet, depth) }
      var area = sheet.visible
      if layer.castsWhole, let shadow = layer.shadow {
        let reach =
          SheetShadow.reach * shadow.radius + max(abs(shadow.offset.x), abs(shadow.offset.y))
        area = area.grown(by: reach.clamped(to: 0...1e4) * sheet.scale)
      }
      area = area.overlap(sheet.area(of: extent(of: layer)).grown(by: 1))
      guard let group = sheet.like(area) else { return }
      fill(layer, on: group, depth)
      if layer.castsWhole, let shadow = layer.shadow {
        let (sigma, x, y) = Self.cast(shadow, on: sheet)
        SheetShadow(of: group, sigma: sigma)?
          .paint(shadow.color, on: group, x: x, y: y, by: CAIRO_OPERATOR_DEST_OVER)
      }
      if let mask = layer.effects?.mask, layers[mask] != nil, let cover = group.like(area) {
        draw(mask, on: cover, depth: depth + 1)
        group.lay(cover, by: CAIRO_OPERATOR_DEST_IN)
      }
      sheet.lay(
        group, by: (layer.effects?.blending ?? .normal).way, alpha: Double(layer.style.opacity))
    }

    /// Of a shadow: how far it is blurred, in pixels, and where it falls.
    static func cast(_ shadow: LayerShadow, on sheet: Sheet) -> (Double, Double, Double) {
      let map = sheet.matrix
      let far = -1e4...1e4
      let (x, y) = (shadow.offset.x.clamped(to: far), shadow.offset.y.clamped(to: far))
      return (
        shadow.radius.clamped(to: 0...1e4) * sheet.scale, map.xx * x + map.xy * y,
        map.yx * x + map.yy * y
      )
    }

    /// A rectangle that holds what a layer and its sublayers show, in its own coordinates; a large one
    /// where that is not known.
    func extent(of layer: Seen) -> CGRect {
      let bounds = layer.geometry.bounds
      var extent = bounds
      if let shadow = layer.shadow {
        let reach = SheetShadow.reach * shadow.radius.clamped(to: 0...1e4) + 1
        let caster = layer.effects?.shadowPath?.hull ?? bounds
        extent = extent.union(
          caster.insetBy(dx: -reach, dy: -reach).offsetBy(dx: shadow.offset.x, dy: shadow.offset.y))
      }
      if layer.style.masksToBounds { return extent }
      switch layer.content {
      case .none, .drawing: break
      case .text(let lines):
        for line in lines { extent = extent.union(TextPainter.extent(of: line)) }
      case .image(_, let frame): extent = extent.union(frame)
      case .figure(_, let figure): extent = extent.union(figure.insetBy(dx: -1, dy: -1))
      }
      let space = layer.geometry.space?.sublayers.map { SpaceMap($0) }
      for id in layer.sublayers {
        guard let sub = seen(id) else { continue }
        guard sub.geometry.space?.flattens ?? true,
          let hull = projection(of: sub.geometry, in: space).hull(of: self.extent(of: sub))
        else { return Self.everywhere }
        extent = extent.union(hull)
      }
      return extent
    }

    /// From a layer's own coordinates to those around it, in which there may be a space.
    private func projection(of geometry: LayerGeometry, in space: SpaceMap?) -> Projection {
      guard space == nil, geometry.space == nil else {
        return (SpaceMap(geometry) * (space ?? .identity)).projection
      }
      let map = Self.placing(geometry)
      return Projection(rows: [map.a, map.c, map.tx, map.b, map.d, map.ty, 0, 0, 1])
    }

    private static let everywhere = CGRect(x: -2000, y: -2000, width: 6000, height: 6000)
  }
#endif
