// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitHost

/// A layer, as large as it may be, that is drawn tile by tile where it is seen.
///
/// `draw(in:)` is called for each tile that comes into sight; its context is clipped to the tile.
/// See [CATiledLayer](https://developer.apple.com/documentation/quartzcore/catiledlayer).
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(
      .property(
        "tileSize", get: { (me: CATiledLayer) in me.tileSize }, set: { $0.tileSize = $1 }))
  }

  private var size = CGSize(width: 256, height: 256)
  private var tiles = LayerTiles()

  /// Makes a layer whose tiles are 256 pixels wide and high.
  public override init() {
    super.init()
    flags.insert(.suppliesContent)
  }

  /// Makes a copy of another layer's properties, without its sublayers, superlayer and delegate.
  ///
  /// - Parameter layer: a `CATiledLayer`, whose tiles are taken too; of another the common properties
  ///   are.
  public override init(layer: Any) {
    super.init(layer: layer)
    flags.insert(.suppliesContent)
    guard let layer = layer as? CATiledLayer else { return }
    (size, tiles) = (layer.size, layer.tiles)
    (levelsOfDetail, levelsOfDetailBias) = (layer.levelsOfDetail, layer.levelsOfDetailBias)
  }

  /// Makes a layer as `init()` does; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.insert(.suppliesContent)
  }

  /// How many seconds a tile takes to appear, as on Apple's platforms; here it is there at once.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// How many sizes of tiles there are for a layer that is seen smaller; 1 at first, without effect.
  open var levelsOfDetail = 1

  /// How many of them are for a layer that is seen larger; 0 at first, without effect.
  open var levelsOfDetailBias = 0

  // Rules: LA-85.
  /// The most pixels across and down a tile; 256 each at first, `contentsScale` of them a point.
  open var tileSize: CGSize {
    get { size }
    set {
      guard newValue != size else { return }
      size = newValue
      drawAnew()
    }
  }

  // Rules: LA-85.
  /// Draws the tiles that are seen.
  open override func display() { drawAnew() }

  // Rules: LA-86.
  /// Asks for the tiles to be drawn anew that lie in a part.
  open override func setNeedsDisplay(_ r: CGRect) {
    guard shownEpoch != 0 else { return super.setNeedsDisplay(r) }
    tiles.remove(in: r)
    touched(.content)
  }

  override func suppliedContent() -> LayerContent? {
    if shownEpoch != 0, times.model == nil { FollowedLayers.add(self) }
    return tiles.content
  }

  private func drawAnew() {
    tiles = LayerTiles()
    follow()
  }
}

extension CATiledLayer: FollowedLayer {
  // Rules: LA-85, LA-86.
  /// Draws what has come into sight, and forgets what is far from it.
  final func follow() {
    let scale = contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1
    let side = CGSize(width: size.width / scale, height: size.height / scale)
    guard let wanted = LayerTiles.places(in: partInSight, of: rawBounds, side) else { return }
    if tiles.keep(around: wanted) { touched(.content) }
    for place in tiles.missing(in: wanted) {
      let tile = LayerTiles.rect(of: place, in: rawBounds, side)
      tiles.add(place, tile, drawing(tile))
      touched(.content)
    }
  }

  private func drawing(_ tile: CGRect) -> [DrawingCommand] {
    let context = CGContext(clip: tile)
    delegate?.layerWillDraw(self)
    draw(in: context)
    return context.commands.closed
  }

  /// What of the bounds no superlayer cuts away; nothing where the layer is in none.
  private var partInSight: CGRect {
    var part = rawBounds
    var layer = parent
    while let next = layer {
      if next.masksToBounds || next.parent == nil {
        part = part.overlap(next.mapped(next.rawBounds, to: self))
      }
      layer = next.parent
    }
    return parent == nil || part.isNull ? .zero : part
  }
}
