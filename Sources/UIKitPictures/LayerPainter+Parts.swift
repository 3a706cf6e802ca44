// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import CCairo
  import CPictures
  import Foundation
  import UIKitHost

  // Rules: PX-3, PX-4, PX-6, PX-7, PX-8.
  extension LayerPainter {
    /// Draws what a layer shows: shadow, background, content, sublayers, border.
    func fill(_ layer: Seen, on sheet: Sheet, _ depth: Int) {
      let context = sheet.context
      let (style, box) = (layer.style, layer.box)
      if layer.isBox, layer.effects?.shadowPath == nil, let shadow = layer.shadow {
        castShadow(shadow, of: layer, nil, on: sheet)
      }
      if layer.isBox, let color = style.backgroundColor {
        sheet.setSource(color)
        cairo_new_path(context)
        box.add(to: sheet)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
      }
      sheet.saving {
        if style.masksToBounds {
          cairo_new_path(context)
          box.add(to: sheet)
          cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
          cairo_clip(context)
          if sheet.visible.isEmpty { return }
        }
        if let shadow = layer.shadow, let path = layer.effects?.shadowPath {
          castShadow(shadow, of: layer, path, on: sheet)
        }
        draw(layer.content, of: layer, on: sheet)
        drawSublayers(of: layer, on: sheet, depth + 1)
        drawBorder(of: layer, on: sheet)
      }
    }

    private func draw(_ content: LayerContent, of layer: Seen, on sheet: Sheet) {
      switch content {
      case .none: break
      case .text(let lines): for line in lines { text.draw(line, on: sheet) }
      case .image(let resource, let frame):
        guard frame.width > 0, frame.height > 0, let image = images.image(resource) else { return }
        let smoothing: ImageSmoothing = layer.effects?.isPixelated ?? false ? .none : .medium
        DrawnThing.image(image, frame, smoothing).draw(on: sheet, alpha: 1)
      case .drawing(let commands):
        sheet.saving {
          cairo_new_path(sheet.context)
          sheet.addRect(layer.geometry.bounds)
          cairo_clip(sheet.context)
          DrawingPainter(on: sheet, images: images, text: text).play(commands)
        }
      case .figure(let commands, _):
        // Drawn apart where colours meet what is there: a canvas of its own begins empty.
        guard commands.mixes, let own = sheet.like(sheet.visible) else {
          return DrawingPainter(on: sheet, images: images, text: text).play(commands)
        }
        DrawingPainter(on: own, images: images, text: text).play(commands)
        sheet.lay(own)
      }
    }

    private func drawBorder(of layer: Seen, on sheet: Sheet) {
      let style = layer.style
      guard style.borderWidth > 0, let color = style.borderColor, color.alpha > 0 else { return }
      sheet.setSource(color)
      cairo_new_path(sheet.context)
      layer.box.add(to: sheet)
      let inner = layer.box.inset(by: style.borderWidth)
      if inner.rect.width > 0, inner.rect.height > 0 { inner.add(to: sheet) }
      cairo_set_fill_rule(sheet.context, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_fill(sheet.context)
    }

    // MARK: Shadows and what is behind

    /// Draws the shadow of a box, or of a path; nothing of it is seen through a box.
    private func castShadow(
      _ shadow: LayerShadow, of layer: Seen, _ path: [PathStep]?, on sheet: Sheet
    ) {
      let (sigma, x, y) = Self.cast(shadow, on: sheet)
      let reach = SheetShadow.reach * sigma + 1
      guard let outline = path.map(\.hull) ?? layer.geometry.bounds else { return }
      let area = sheet.area(of: outline).grown(by: reach)
        .overlap(sheet.visible.moved(x: -x, y: -y).grown(by: reach))
      guard let caster = sheet.like(area) else { return }
      caster.setSource(RGBA(red: 0, green: 0, blue: 0, alpha: 1))
      if let path { caster.addPath(path) } else { layer.box.add(to: caster) }
      cairo_fill(caster.context)
      sheet.saving {
        if layer.isBox {
          cairo_new_path(sheet.context)
          layer.box.add(to: sheet)
          let around = layer.geometry.bounds.insetBy(dx: -1e5, dy: -1e5)
          sheet.addRect(around)
          cairo_set_fill_rule(sheet.context, CAIRO_FILL_RULE_EVEN_ODD)
          cairo_clip(sheet.context)
        }
        SheetShadow(of: caster, sigma: sigma)?.paint(shadow.color, on: sheet, x: x, y: y)
      }
    }

    /// Blurs what is behind a layer and makes its colours stronger.
    func draw(_ backdrop: LayerEffects.Backdrop, of layer: Seen, on sheet: Sheet) {
      let area = sheet.area(of: layer.geometry.bounds).overlap(sheet.visible)
      guard let behind = sheet.copy(of: area) else { return }
      let sigma = backdrop.blur.clamped(to: 0...1000) * sheet.scale
      pc_blur(behind.pixels, sigma, sigma)
      if backdrop.saturation != 1 {
        pc_saturate(behind.pixels, backdrop.saturation.clamped(to: 0...100))
      }
      behind.pixelsDidChange()
      sheet.saving {
        cairo_new_path(sheet.context)
        layer.box.add(to: sheet)
        cairo_clip(sheet.context)
        sheet.lay(behind, alpha: Double(layer.style.opacity))
      }
    }

    // MARK: Sublayers

    /// A sublayer of a layer, or of one that keeps its own in space.
    private struct Placed {
      var layer: Seen
      var map: SpaceMap
      var alpha: Double
    }

    private func drawSublayers(of layer: Seen, on sheet: Sheet, _ depth: Int) {
      let isInSpace =
        layer.geometry.space?.sublayers != nil
        || layer.sublayers.contains { layers[$0]?.geometry?.space != nil }
      guard isInSpace else {
        for id in inOrder(layer.sublayers) { draw(id, on: sheet, depth: depth) }
        return
      }
      var placed: [Placed] = []
      collect(layer, .identity, 1, depth, into: &placed)
      let depths = placed.map { item in
        let bounds = item.layer.geometry.bounds
        return item.map.depth(of: CGPoint(x: bounds.midX, y: bounds.midY))
      }
      // What is equally deep stays in the order it came in.
      let order = placed.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
      for index in order {
        let item = placed[index]
        draw(item.layer, item.map, item.alpha, on: sheet, depth)
      }
    }

    /// The sublayers, the rearmost first.
    private func inOrder(_ ids: [LayerID]) -> [LayerID] {
      let heights = ids.map { layers[$0]?.geometry?.zPosition ?? 0 }
      guard heights.contains(where: { $0 != 0 }) else { return ids }
      return ids.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { ids[$0] }
    }

    private func collect(
      _ layer: Seen, _ map: SpaceMap, _ alpha: Double, _ depth: Int, into placed: inout [Placed]
    ) {
      guard depth < 1000 else { return }
      let own = layer.geometry.space?.sublayers.map { SpaceMap($0) * map } ?? map
      for id in inOrder(layer.sublayers) {
        guard let sub = seen(id) else { continue }
        let place = SpaceMap(sub.geometry) * own
        if let space = sub.geometry.space, !space.flattens {
          collect(sub, place, alpha * Double(sub.style.opacity), depth + 1, into: &placed)
        } else {
          placed.append(Placed(layer: sub, map: place, alpha: alpha))
        }
      }
    }
  }

  extension [DrawingCommand] {
    /// Whether what is drawn depends on what was drawn before, beyond lying over it.
    fileprivate var mixes: Bool {
      contains { command in
        switch command {
        case .composite(.blend(.normal)): false
        case .composite, .clear, .mask: true
        default: false
        }
      }
    }
  }
#endif
