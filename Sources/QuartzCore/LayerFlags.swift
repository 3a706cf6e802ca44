// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Yes-or-no properties of a layer, packed.
struct LayerFlags: OptionSet {
  let rawValue: UInt16
  static let isHidden = LayerFlags(rawValue: 1 << 0)
  static let masksToBounds = LayerFlags(rawValue: 1 << 1)
  static let needsDisplayOnBoundsChange = LayerFlags(rawValue: 1 << 2)
  static let needsLayout = LayerFlags(rawValue: 1 << 3)
  static let needsDisplay = LayerFlags(rawValue: 1 << 4)
  /// A layer below needs layout; all its superlayers have this flag.
  static let layoutBelow = LayerFlags(rawValue: 1 << 5)
  /// A layer below needs display; all its superlayers have this flag.
  static let displayBelow = LayerFlags(rawValue: 1 << 6)
  /// The owner says what answers changes, and not nothing as owners do.
  static let ownerActs = LayerFlags(rawValue: 1 << 7)
  /// The sublayers' y axis points up.
  static let isGeometryFlipped = LayerFlags(rawValue: 1 << 8)
  /// The sublayers are not flattened into the layer's plane.
  static let keepsSpace = LayerFlags(rawValue: 1 << 9)
  /// The class makes the content from its properties.
  static let suppliesContent = LayerFlags(rawValue: 1 << 10)
  /// The content is said to leave nothing of the bounds free.
  static let isOpaque = LayerFlags(rawValue: 1 << 11)
  static let isRasterized = LayerFlags(rawValue: 1 << 12)
  static let drawsAsynchronously = LayerFlags(rawValue: 1 << 13)
  static let antialiasesEdges = LayerFlags(rawValue: 1 << 14)
  static let refusesGroupOpacity = LayerFlags(rawValue: 1 << 15)

  static let anyLayout: LayerFlags = [.needsLayout, .layoutBelow]
  /// What a copy of a layer has too.
  static let copied: LayerFlags = [
    .isHidden, .masksToBounds, .needsDisplayOnBoundsChange, .isGeometryFlipped,
    .isOpaque, .isRasterized, .drawsAsynchronously, .antialiasesEdges, .refusesGroupOpacity,
  ]
  static let anyDisplay: LayerFlags = [.needsDisplay, .displayBelow]
}

/// Which parts of a layer the host does not know yet.
struct LayerParts: OptionSet {
  let rawValue: UInt8
  static let geometry = LayerParts(rawValue: 1 << 0)
  static let style = LayerParts(rawValue: 1 << 1)
  static let sublayers = LayerParts(rawValue: 1 << 2)
  static let content = LayerParts(rawValue: 1 << 3)
  static let identifier = LayerParts(rawValue: 1 << 4)
  /// The layer has another superlayer, or none: it may have left its tree.
  static let place = LayerParts(rawValue: 1 << 5)

  /// What a host is told of a layer it has not heard of.
  static let whole: LayerParts = [.geometry, .style, .sublayers, .content, .identifier]
}
