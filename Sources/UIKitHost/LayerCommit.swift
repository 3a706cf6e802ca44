// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Names a layer for as long as the process lives.
public struct LayerID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number.
  public let rawValue: UInt32
  /// Makes a name.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Earlier layers have smaller names.
  public static func < (a: LayerID, b: LayerID) -> Bool { a.rawValue < b.rawValue }
  /// The number as text.
  public var description: String { String(rawValue) }
}

/// What changed in the layer trees during one turn of the application's loop.
///
/// A host that cannot keep up merges commits: a later value of a property replaces an earlier one,
/// so what waits is bounded by the number of layers.
public struct LayerCommit: Sendable, Equatable {
  /// Counts the commits of an application from 1.
  public var number: UInt64
  /// The root layer of every visible window, the rearmost first; nil when unchanged.
  public var roots: [LayerID]?
  /// Layers that are new or changed.
  public var changes: [LayerID: LayerChange]
  /// Layers that are in no tree any more.
  public var removed: Set<LayerID>

  /// Makes a commit.
  public init(
    number: UInt64, roots: [LayerID]? = nil, changes: [LayerID: LayerChange] = [:],
    removed: Set<LayerID> = []
  ) {
    self.number = number
    self.roots = roots
    self.changes = changes
    self.removed = removed
  }

  /// True when a host has nothing to do.
  public var isEmpty: Bool { roots == nil && changes.isEmpty && removed.isEmpty }

  /// Takes in what `later` changed, so that showing self is showing both.
  public mutating func merge(_ later: LayerCommit) {
    number = later.number
    if let roots = later.roots { self.roots = roots }
    for (id, change) in later.changes {
      removed.remove(id)
      changes[id, default: LayerChange()].merge(change)
    }
    for id in later.removed {
      changes[id] = nil
      removed.insert(id)
    }
  }
}

/// The new values of one layer; nil means unchanged since the host last heard of the layer.
///
/// A layer's first change has all four parts. A layer that left its tree and came back has all
/// four again.
public struct LayerChange: Sendable, Equatable {
  /// Place and shape.
  public var geometry: LayerGeometry?
  /// Colours, borders, clipping.
  public var style: LayerStyle?
  /// The sublayers, the rearmost first.
  public var sublayers: [LayerID]?
  /// What is drawn between the background and the sublayers.
  public var content: LayerContent?
  /// The accessibility identifier of the view the layer belongs to; empty for none.
  public var identifier: String?

  /// Makes a change.
  public init(
    geometry: LayerGeometry? = nil, style: LayerStyle? = nil, sublayers: [LayerID]? = nil,
    content: LayerContent? = nil, identifier: String? = nil
  ) {
    self.geometry = geometry
    self.style = style
    self.sublayers = sublayers
    self.content = content
    self.identifier = identifier
  }

  /// Takes the values that `later` has.
  public mutating func merge(_ later: LayerChange) {
    geometry = later.geometry ?? geometry
    style = later.style ?? style
    sublayers = later.sublayers ?? sublayers
    content = later.content ?? content
    identifier = later.identifier ?? identifier
  }
}

/// Where a layer is in its superlayer.
public struct LayerGeometry: Sendable, Equatable {
  /// The anchor's place in the superlayer's coordinates.
  public var position: CGPoint
  /// The layer's own coordinate system.
  public var bounds: CGRect
  /// The point of the bounds that sits at `position`, 0…1 on both axes.
  public var anchorPoint: CGPoint
  /// a, b, c, d, tx, ty of the transform about the anchor.
  public var transform: AffineNumbers
  /// Order among siblings; higher is in front.
  public var zPosition: Double
  /// The place in space; nil for a layer in the plane of its superlayer.
  public var space: LayerSpace?

  /// Makes a geometry.
  public init(
    position: CGPoint, bounds: CGRect, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    transform: AffineNumbers = .identity, zPosition: Double = 0, space: LayerSpace? = nil
  ) {
    self.position = position
    self.bounds = bounds
    self.anchorPoint = anchorPoint
    self.transform = transform
    self.zPosition = zPosition
    self.space = space
  }
}

/// The six numbers of an affine transform: x' = a x + c y + tx, y' = b x + d y + ty.
public struct AffineNumbers: Sendable, Equatable {
  /// The numbers.
  public var a, b, c, d, tx, ty: Double
  /// Makes a transform.
  ///
  /// - Parameters:
  ///   - a: the factor of x.
  ///   - b: what x adds to y.
  ///   - c: what y adds to x.
  ///   - d: the factor of y.
  ///   - tx: what is added to x.
  ///   - ty: what is added to y.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
  /// Changes nothing.
  public static let identity = AffineNumbers(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}

/// How a layer looks apart from its content.
public struct LayerStyle: Sendable, Equatable {
  /// 0 is invisible, 1 opaque.
  public var opacity: Float
  /// True when neither the layer nor its sublayers are shown.
  public var isHidden: Bool
  /// True when sublayers end at the bounds.
  public var masksToBounds: Bool
  /// In points.
  public var cornerRadius: Double
  /// In points, inside the bounds.
  public var borderWidth: Double
  /// Nil draws no border.
  public var borderColor: RGBA?
  /// Nil fills nothing.
  public var backgroundColor: RGBA?
  /// Nil casts no shadow.
  public var shadow: LayerShadow?
  /// What hardly any layer has; nil for nothing of it.
  public var effects: LayerEffects?

  /// Makes a style.
  public init(
    opacity: Float = 1, isHidden: Bool = false, masksToBounds: Bool = false,
    cornerRadius: Double = 0, borderWidth: Double = 0, borderColor: RGBA? = nil,
    backgroundColor: RGBA? = nil, shadow: LayerShadow? = nil, effects: LayerEffects? = nil
  ) {
    self.opacity = opacity
    self.isHidden = isHidden
    self.masksToBounds = masksToBounds
    self.cornerRadius = cornerRadius
    self.borderWidth = borderWidth
    self.borderColor = borderColor
    self.backgroundColor = backgroundColor
    self.shadow = shadow
    self.effects = effects
  }
}

/// The shadow below a layer.
public struct LayerShadow: Sendable, Equatable {
  /// Its colour, opacity included.
  public var color: RGBA
  /// To the right and down, in points.
  public var offset: Displacement
  /// How far it is blurred, in points.
  public var radius: Double

  /// Makes a shadow.
  public init(color: RGBA, offset: Displacement, radius: Double) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}

/// A colour in sRGB, components 0…1, not multiplied by alpha.
public struct RGBA: Sendable, Hashable {
  /// The components.
  public var red, green, blue, alpha: Double
  /// Makes a colour.
  ///
  /// - Parameters:
  ///   - red: from 0 to 1.
  ///   - green: from 0 to 1.
  ///   - blue: from 0 to 1.
  ///   - alpha: from 0, which is not seen, to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
