// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import CCairo
  import CPictures
  import Foundation
  import UIKitHost

  // Rules: PX-10, PX-11, PX-12, PX-13, PX-14.
  /// Plays a recorded drawing on a sheet, in the coordinates that the sheet has.
  final class DrawingPainter {
    private struct Settings {
      var alpha = 1.0
      var compositing = Compositing.blend(.normal)
      var shadow: DrawingShadow?
      var smoothing = ImageSmoothing.low
      /// False once a transform leaves nothing to be seen.
      var isSeen = true
    }

    /// What was begun and waits for its end.
    private enum Open {
      case state(Settings)
      /// A picture of its own, above the sheet that it will be drawn on.
      case layer(below: Sheet, Settings)
      /// What follows a mask is drawn on a copy, which takes the place of `below` where that lets it; of
      /// paper on an empty sheet, which is laid over it.
      case mask(Sheet, below: Sheet)
    }

    private var sheet: Sheet
    private var settings = Settings()
    private var open: [Open] = []
    private let images: PictureImages
    private let text: TextPainter
    /// Pixels of a point, before the drawing changes that.
    private let scale: Double

    init(on sheet: Sheet, images: PictureImages, text: TextPainter) {
      self.sheet = sheet
      self.images = images
      self.text = text
      scale = sheet.scale
    }

    /// Plays a drawing and closes what it left open.
    func play(_ commands: [DrawingCommand]) {
      cairo_save(sheet.context)
      for command in commands { play(command) }
      while !open.isEmpty { close() }
      cairo_restore(sheet.context)
    }

    /// Plays one command after those before it.
    func play(_ command: DrawingCommand) {
      switch command {
      case .save:
        cairo_save(sheet.context)
        open.append(.state(settings))
      case .restore: restore()
      case .beginLayer: beginLayer()
      case .endLayer: endLayer()
      case .mask(let commands): mask(commands)
      case .concatenate(let map):
        if settings.isSeen { settings.isSeen = sheet.concatenate(map) }
      case .alpha(let alpha): settings.alpha *= alpha.clamped(to: 0...1)
      case .composite(let compositing): settings.compositing = compositing
      case .shadow(let shadow): settings.shadow = shadow
      case .smoothing(let smoothing): settings.smoothing = smoothing
      case .clip(let path, let evenOdd):
        sheet.setPath(settings.isSeen ? path : [])
        cairo_set_fill_rule(
          sheet.context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(sheet.context)
      default: if settings.isSeen { paint(command) }
      }
    }

    private func paint(_ command: DrawingCommand) {
      switch command {
      case .fill(let path, let color, let evenOdd): draw(.fill(path, color, evenOdd: evenOdd))
      case .stroke(let path, let color, let style): draw(.stroke(path, color, style))
      case .text(let line): draw(.text(line, text))
      case .gradient(let gradient): draw(.gradient(gradient))
      case .image(let resource, let rect): draw(images.image(resource), in: rect)
      case .tinted(let resource, let rect, let color):
        draw(images.image(resource, in: color), in: rect)
      case .tiles(let commands, let cell, let step): repeatCell(commands, cell, step)
      case .clear(let rect):
        cairo_set_operator(sheet.context, CAIRO_OPERATOR_CLEAR)
        cairo_new_path(sheet.context)
        sheet.addRect(rect)
        cairo_fill(sheet.context)
        cairo_set_operator(sheet.context, CAIRO_OPERATOR_OVER)
      default: break
      }
    }

    // MARK: States, pictures of their own, masks

    private func close() {
      switch open.popLast() {
      case .state(let former):
        cairo_restore(sheet.context)
        settings = former
      case .mask(let mask, let below):
        below.lay(
          sheet, by: below.isPaper ? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_SOURCE, through: mask)
        sheet = below
      case .layer(let below, let former):
        let own = sheet
        sheet = below
        settings = former
        draw(.sheet(own))
      case nil: break
      }
    }

    private func restore() {
      while case .mask = open.last { close() }
      if case .state = open.last { close() }
    }

    private func beginLayer() {
      guard let own = sheet.like(shadowed(sheet.visible)) ?? Self.nothing else { return }
      open.append(.layer(below: sheet, settings))
      sheet = own
      settings = Settings(smoothing: settings.smoothing, isSeen: settings.isSeen)
    }

    private func endLayer() {
      let isOpen = open.contains {
        if case .layer = $0 { true } else { false }
      }
      guard isOpen else { return }
      while let last = open.last {
        close()
        if case .layer = last { return }
      }
    }

    private func mask(_ commands: [DrawingCommand]) {
      let area = sheet.visible
      guard let mask = sheet.like(area) ?? Self.nothing,
        let copy = (sheet.isPaper ? sheet.like(area) : sheet.copy(of: area)) ?? Self.nothing
      else { return }
      if settings.isSeen { DrawingPainter(on: mask, images: images, text: text).play(commands) }
      open.append(.mask(mask, below: sheet))
      sheet = copy
    }

    /// For where nothing can be seen: a pixel that is nowhere.
    private static var nothing: Sheet? {
      Sheet(PixelArea(x: -2_000_000, y: -2_000_000, width: 1, height: 1))
    }

    // MARK: Painting

    private func draw(_ image: Sheet?, in rect: CGRect) {
      guard let image, rect.width != 0, rect.height != 0 else { return }
      draw(.image(image, rect, settings.smoothing))
    }

    private func draw(_ thing: DrawnThing) {
      guard settings.isSeen else { return }
      let visible = sheet.visible
      guard !visible.isEmpty else { return }
      castShadow(of: thing, visible)
      compose(thing.area(on: sheet)?.overlap(visible) ?? visible, settings.alpha, thing)
    }

    /// Puts a thing together with what is there, as is set.
    private func compose(_ area: PixelArea, _ alpha: Double, _ thing: DrawnThing) {
      guard !area.isEmpty else { return }
      switch settings.compositing.way {
      case .bounded(let way):
        cairo_set_operator(sheet.context, way)
        thing.draw(on: sheet, alpha: alpha)
        cairo_set_operator(sheet.context, CAIRO_OPERATOR_OVER)
      case .unbounded(let way):
        guard let result = sheet.copy(of: area), let whole = sheet.like(area),
          let cover = sheet.like(area)
        else { return }
        thing.flood(whole, alpha: alpha)
        thing.cover(cover)
        result.lay(whole, by: way)
        sheet.lay(result, by: CAIRO_OPERATOR_SOURCE, through: cover)
      case .darkeningBySum:
        guard let result = sheet.copy(of: area, inPixels: true),
          let own = sheet.like(area, inPixels: true)
        else { return }
        thing.draw(on: own, alpha: alpha)
        pc_darken_by_sum(result.pixels, own.pixels)
        result.pixelsDidChange()
        sheet.saving {
          cairo_identity_matrix(sheet.context)
          cairo_rectangle(
            sheet.context, Double(area.x), Double(area.y), Double(area.width),
            Double(area.height))
          cairo_clip(sheet.context)
          sheet.lay(result, by: CAIRO_OPERATOR_SOURCE)
        }
      }
    }

    /// Of shadows: how far they are blurred, in pixels, and where they fall.
    private var cast: (sigma: Double, x: Double, y: Double) {
      guard let shadow = settings.shadow else { return (0, 0, 0) }
      let far = -1e5...1e5
      return (
        shadow.blur.clamped(to: 0...1e4) * scale / 2,
        (shadow.offset.x * scale).clamped(to: far), (shadow.offset.y * scale).clamped(to: far)
      )
    }

    /// The area from which a shadow may fall into `visible`, together with that.
    private func shadowed(_ visible: PixelArea) -> PixelArea {
      guard settings.shadow != nil, !visible.isEmpty else { return visible }
      let (sigma, x, y) = cast
      return visible.grown(by: SheetShadow.reach * sigma + max(abs(x), abs(y)))
    }

    private func castShadow(of thing: DrawnThing, _ visible: PixelArea) {
      guard let shadow = settings.shadow, shadow.color.alpha > 0 else { return }
      let (sigma, x, y) = cast
      let reach = SheetShadow.reach * sigma
      let source = visible.moved(x: -x, y: -y).grown(by: reach + 1)
      let area = thing.area(on: sheet)?.grown(by: reach).overlap(source) ?? source
      guard let caster = sheet.like(area, inPixels: true) else { return }
      thing.draw(on: caster, alpha: settings.alpha)
      let way: cairo_operator_t =
        if case .bounded(let way) = settings.compositing.way { way } else { CAIRO_OPERATOR_OVER }
      SheetShadow(of: caster, sigma: sigma)?.paint(shadow.color, on: sheet, x: x, y: y, by: way)
    }

    /// More pixels a side are not kept of a cell.
    private static let largestCell = 2048.0
    /// Pixels of a cell for a point of paper.
    private static let paperFineness = 4.0

    private func repeatCell(_ commands: [DrawingCommand], _ cell: CGRect, _ step: CGSize) {
      guard step.width > 0, step.height > 0, cell.width > 0, cell.height > 0 else { return }
      let map = sheet.matrix
      let fine = sheet.isPaper ? Self.paperFineness : 1
      let width = (step.width * hypot(map.xx, map.yx) * fine).rounded()
        .clamped(to: 1...Self.largestCell)
      let height = (step.height * hypot(map.xy, map.yy) * fine).rounded()
        .clamped(to: 1...Self.largestCell)
      let scale = CGSize(width: width / step.width, height: height / step.height)
      guard
        let tile = Sheet(
          PixelArea(x: 0, y: 0, width: Int(width, in: 1...2048), height: Int(height, in: 1...2048))),
        tile.concatenate(
          AffineNumbers(
            a: scale.width, b: 0, c: 0, d: scale.height, tx: -cell.minX * scale.width,
            ty: -cell.minY * scale.height))
      else { return }
      cairo_new_path(tile.context)
      tile.addRect(cell)
      cairo_clip(tile.context)
      DrawingPainter(on: tile, images: images, text: text).play(commands)
      draw(.tiles(tile, corner: cell.origin, scale))
    }
  }
#endif
