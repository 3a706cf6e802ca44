// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation

// Rules: CV-73.
/// Where a view is attached to what it belongs to.
///
/// [Apple: NSCollectionLayoutAnchor](https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor)
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  private let sides: NSDirectionalRectEdge
  private let way: CGPoint
  private let isInPoints: Bool

  /// Attaches to edges; to the middle along an axis without one.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Attaches to edges, some points away.
  ///
  /// - Parameters:
  ///   - edges: the edges.
  ///   - absoluteOffset: how far away, in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (sides, way, isInPoints) = (edges, absoluteOffset, true)
    super.init()
  }

  /// Attaches to edges, parts of the view's own size away.
  ///
  /// - Parameters:
  ///   - edges: the edges.
  ///   - fractionalOffset: how far away; 1 is the size of the view.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (sides, way, isInPoints) = (edges, fractionalOffset, false)
    super.init()
  }

  /// The edges.
  open var edges: NSDirectionalRectEdge { sides }
  /// How far away.
  open var offset: CGPoint { way }
  /// Whether that is in points.
  open var isAbsoluteOffset: Bool { isInPoints }
  /// Whether that is in sizes of the view.
  open var isFractionalOffset: Bool { !isInPoints }

  /// Where a view of a size is, inside something.
  func frame(of size: CGSize, in box: CGRect) -> CGRect {
    var x = box.midX - size.width / 2
    var y = box.midY - size.height / 2
    if sides.contains(.leading) { x = box.minX }
    if sides.contains(.trailing) { x = box.maxX - size.width }
    if sides.contains(.top) { y = box.minY }
    if sides.contains(.bottom) { y = box.maxY - size.height }
    let way = way(of: size)
    return CGRect(x: x + way.x, y: y + way.y, width: size.width, height: size.height)
  }

  /// How far away it is from the edges, in points, for a view of a size.
  private func way(of size: CGSize) -> CGPoint {
    isInPoints ? way : CGPoint(x: way.x * size.width, y: way.y * size.height)
  }

  /// The point that it means, of something that a view of a size is attached to.
  func point(of size: CGSize, in box: CGRect) -> CGPoint {
    var point = CGPoint(x: box.midX, y: box.midY)
    if sides.contains(.leading) { point.x = box.minX }
    if sides.contains(.trailing) { point.x = box.maxX }
    if sides.contains(.top) { point.y = box.minY }
    if sides.contains(.bottom) { point.y = box.maxY }
    let way = way(of: size)
    return CGPoint(x: point.x + way.x, y: point.y + way.y)
  }
}

/// A view beside or upon an item, as a badge.
///
/// [Apple: NSCollectionLayoutSupplementaryItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem)
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  private final let kind: String
  private final let anchor: NSCollectionLayoutAnchor
  private final var ownAnchor: NSCollectionLayoutAnchor?

  /// Makes a view that is attached to its item.
  ///
  /// - Parameters:
  ///   - layoutSize: the size, in the item.
  ///   - elementKind: the kind of view.
  ///   - containerAnchor: where in the item it is.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    (kind, anchor) = (elementKind, containerAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  // Rules: CV-73.
  /// Makes a view of which one point is at a point of its item.
  ///
  /// - Parameters:
  ///   - layoutSize: the size, in the item.
  ///   - elementKind: the kind of view.
  ///   - containerAnchor: the point of the item.
  ///   - itemAnchor: the point of the view.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
    ownAnchor = itemAnchor
  }

  /// Where it is by something.
  final func frame(in box: CGRect) -> CGRect {
    let size = layoutSize.size(in: box.size)
    guard let ownAnchor else { return containerAnchor.frame(of: size, in: box) }
    let point = containerAnchor.point(of: size, in: box)
    let own = ownAnchor.point(of: size, in: CGRect(origin: .zero, size: size))
    return CGRect(origin: CGPoint(x: point.x - own.x, y: point.y - own.y), size: size)
  }

  /// The kind of view.
  open var elementKind: String { kind }
  /// Where in the item it is.
  open var containerAnchor: NSCollectionLayoutAnchor { anchor }
  /// The point of the view that is there; nil where it lies inside, at the same edges.
  open var itemAnchor: NSCollectionLayoutAnchor? { ownAnchor }
  /// The greater, the further in front; 1 at first.
  open var zIndex = 1
}

/// Corners and edges to which something is aligned.
///
/// [Apple: NSRectAlignment](https://developer.apple.com/documentation/uikit/nsrectalignment)
public enum NSRectAlignment: Int, Sendable {
  /// To nothing: the middle.
  case none
  /// To the edge at the top.
  case top
  /// To the corner at the top where lines begin.
  case topLeading
  /// To the edge where lines begin.
  case leading
  /// To the corner at the bottom where lines begin.
  case bottomLeading
  /// To the edge at the bottom.
  case bottom
  /// To the corner at the bottom where lines end.
  case bottomTrailing
  /// To the edge where lines end.
  case trailing
  /// To the corner at the top where lines end.
  case topTrailing

  /// Along each axis: -1 at the beginning, 0 in the middle, 1 at the end.
  var place: (x: CGFloat, y: CGFloat) {
    switch self {
    case .none: (0, 0)
    case .top: (0, -1)
    case .topLeading: (-1, -1)
    case .leading: (-1, 0)
    case .bottomLeading: (-1, 1)
    case .bottom: (0, 1)
    case .bottomTrailing: (1, 1)
    case .trailing: (1, 0)
    case .topTrailing: (1, -1)
    }
  }
}

// Rules: CV-74.
/// A view at an edge of a section or of all, as a header.
///
/// [Apple: NSCollectionLayoutBoundarySupplementaryItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem)
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  private final let side: NSRectAlignment
  private final let way: CGPoint

  /// Makes a view at an edge.
  ///
  /// - Parameters:
  ///   - layoutSize: the size, in the section.
  ///   - elementKind: the kind of view.
  ///   - alignment: the edge or corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Makes a view at an edge, some points away.
  ///
  /// - Parameters:
  ///   - layoutSize: the size, in the section.
  ///   - elementKind: the kind of view.
  ///   - alignment: the edge or corner.
  ///   - absoluteOffset: how far away, in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    (side, way) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }

  /// The edge or corner.
  open var alignment: NSRectAlignment { side }
  /// How far away, in points.
  open var offset: CGPoint { way }
  /// Whether the section is longer by it, true at first, or it lies upon the items.
  open var extendsBoundary = true
  /// Whether it stays in view with its section; false at first.
  open var pinToVisibleBounds = false
}

// Rules: CV-76.
/// A view behind a section, of which the data source knows nothing.
///
/// [Apple: NSCollectionLayoutDecorationItem](https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem)
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  private final let kind: String

  init(kind: String) {
    self.kind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Makes a view as large as the section, but for `contentInsets`.
  ///
  /// Its class is registered with the layout.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }

  /// The kind of view.
  open var elementKind: String { kind }
  /// The greater, the further in front of other decorations, all of which are behind the items.
  open var zIndex = 0
}
