// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore

/// What hit-testing must know of one subview, without touching the view object.
struct HitNode {
  /// Why a node cannot be decided from its numbers alone.
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// Hidden, transparent or not interactive: the view and all below it are passed over.
    static let ignored = Flags(rawValue: 1 << 0)
    /// Its class overrides `hitTest(_:with:)`, `point(inside:with:)` or a getter they depend on.
    ///
    /// Also one that is hit where it is shown, which differs from moment to moment.
    static let custom = Flags(rawValue: 1 << 1)
    /// It is turned or scaled, in the plane or in space, so its point needs `inverse`.
    static let transformed = Flags(rawValue: 1 << 2)
  }

  /// What is subtracted from a point of the superview to get one of this view.
  var dx: Double
  var dy: Double
  /// The bounds, in the view's own coordinates.
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double
  /// The node of its frontmost subview, behind which those of the others are: a copy of what the view's
  /// own index says.
  ///
  /// OPTIMIZATION: a search begins there, so its way down need not wait for the count.
  var lastChild: UnsafeMutablePointer<HitNode>?
  var childCount: Int32
  var flags: Flags
  /// From the superview's coordinates to the view's own, when it is turned or scaled.
  ///
  /// Nil also when it is scaled to nothing, or turns away a back that is not shown. Owned by the index.
  var inverse: UnsafeMutablePointer<PlaneMap>?
  var view: Unmanaged<UIView>

  @MainActor
  init(_ view: UIView) {
    dx = 0
    dy = 0
    minX = 0
    minY = 0
    maxX = 0
    maxY = 0
    lastChild = view.index.last
    childCount = view.index.count
    flags = []
    inverse = nil
    self.view = Unmanaged.passUnretained(view)
    setGeometry(of: view)
    setFlags(of: view)
  }

  /// Takes place and shape from the view's layer.
  @MainActor
  mutating func setGeometry(of view: UIView) {
    let layer = view.backing
    let bounds = layer.rawBounds.standardized
    let anchor = layer.rawAnchor
    let position = layer.rawPosition
    minX = bounds.origin.x
    minY = bounds.origin.y
    maxX = bounds.origin.x + bounds.size.width
    maxY = bounds.origin.y + bounds.size.height
    dx = position.x - anchor.x * bounds.size.width - bounds.origin.x
    dy = position.y - anchor.y * bounds.size.height - bounds.origin.y
    if layer.isOnlyShifted, !flags.contains(.transformed) { return }
    setInverse(of: view)
  }

  /// Keeps the matrix of a turned or scaled view, and drops it when the view stands straight again.
  @MainActor
  private mutating func setInverse(of view: UIView) {
    freeInverse()
    guard !view.backing.isOnlyShifted else {
      flags.remove(.transformed)
      return
    }
    flags.insert(.transformed)
    guard let matrix = ViewPlacement(of: view).inverse else { return }
    let kept = UnsafeMutablePointer<PlaneMap>.allocate(capacity: 1)
    kept.initialize(to: matrix)
    inverse = kept
  }

  /// Lets the matrix go; the node is about to be dropped.
  mutating func freeInverse() {
    inverse?.deallocate()
    inverse = nil
  }

  /// Takes the switches that decide whether the view can be touched.
  @MainActor
  mutating func setFlags(of view: UIView) {
    if view.overrides([.hitTest, .pointInside, .hittability])
      || view.flags.contains(.hitWhereShown)
    {
      flags.insert(.custom)
    } else {
      flags.remove(.custom)
    }
    if HitTesting.isIgnored(stored: view) {
      flags.insert(.ignored)
    } else {
      flags.remove(.ignored)
    }
  }

  // Rules: HT-13.
  /// Whether a point of this view's coordinates is in its bounds.
  @inline(__always)
  func contains(_ x: Double, _ y: Double) -> Bool { x >= minX && x < maxX && y >= minY && y < maxY }
}
