// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation

// Rules: CV-70.
/// An extent of something that a compositional layout places.
///
/// [Apple: NSCollectionLayoutDimension](https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension)
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated }
  let kind: Kind
  private let value: CGFloat

  init(_ kind: Kind, _ value: CGFloat) {
    (self.kind, self.value) = (kind, value)
    super.init()
  }

  /// A part of the width of what contains it; 1 for all.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A part of the height of what contains it; 1 for all.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// So many points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// About so many points, until the view says how many.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Whether it is a part of the width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a part of the height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the view says how many points it is.
  open var isEstimated: Bool { kind == .estimated }
  /// The part, or the points.
  open var dimension: CGFloat { value }

  /// In points, in something of a size.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: (value * container.width).asLayoutLength
    case .fractionalHeight: (value * container.height).asLayoutLength
    case .absolute, .estimated: value.asLayoutLength
    }
  }
}

/// Width and height of something that a compositional layout places.
///
/// [Apple: NSCollectionLayoutSize](https://developer.apple.com/documentation/uikit/nscollectionlayoutsize)
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  private let dimensions: (NSCollectionLayoutDimension, NSCollectionLayoutDimension)

  /// Makes a size.
  ///
  /// - Parameters:
  ///   - width: the width.
  ///   - height: the height.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    dimensions = (width, height)
    super.init()
  }

  /// The width.
  open var widthDimension: NSCollectionLayoutDimension { dimensions.0 }

  /// The height.
  open var heightDimension: NSCollectionLayoutDimension { dimensions.1 }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// Room between or around things that a compositional layout places.
///
/// [Apple: NSCollectionLayoutSpacing](https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing)
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  private let value: CGFloat
  private let isStretched: Bool

  init(_ value: CGFloat, isStretched: Bool) {
    (self.value, self.isStretched) = (value, isStretched)
    super.init()
  }

  /// So many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isStretched: false)
  }

  /// At least so many points; takes its share of the room that is left.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isStretched: true)
  }

  /// The points.
  open var spacing: CGFloat { value }
  /// Whether it is more where there is more room.
  open var isFlexible: Bool { isStretched }
  /// Whether it stays as it is.
  open var isFixed: Bool { !isStretched }
}

/// Room around something that a compositional layout places.
///
/// [Apple: NSCollectionLayoutEdgeSpacing](https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing)
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  private let edges: [NSCollectionLayoutSpacing?]

  /// Makes room; nil is none.
  ///
  /// - Parameters:
  ///   - leading: where lines begin.
  ///   - top: above.
  ///   - trailing: where lines end.
  ///   - bottom: below.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    edges = [leading, top, trailing, bottom]
    super.init()
  }

  /// Where lines begin.
  open var leading: NSCollectionLayoutSpacing? { edges[0] }
  /// Above.
  open var top: NSCollectionLayoutSpacing? { edges[1] }
  /// Where lines end.
  open var trailing: NSCollectionLayoutSpacing? { edges[2] }
  /// Below.
  open var bottom: NSCollectionLayoutSpacing? { edges[3] }
}

extension CGFloat {
  /// As an extent: never negative nor endless; what is not a number is none.
  var asLayoutLength: CGFloat { self > 0 ? Swift.min(self, 1e9) : 0 }
}
