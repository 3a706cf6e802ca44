// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A layer that shows a part of what its sublayers show: its bounds move, and the rest is hidden.
///
/// See [CAScrollLayer](https://developer.apple.com/documentation/quartzcore/cascrolllayer).
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  private final var mode = CAScrollLayerScrollMode.both

  /// Makes a layer that hides what is outside of its bounds.
  public override init() {
    super.init()
    masksToBounds = true
  }

  /// Makes a copy of another layer's properties, without its sublayers, superlayer and delegate.
  ///
  /// - Parameter layer: a `CAScrollLayer`; of another the common properties are taken.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAScrollLayer { mode = layer.mode }
  }

  /// Makes a layer as `init()` does; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    masksToBounds = true
  }

  /// Which ways the layer scrolls; both at first.
  open var scrollMode: CAScrollLayerScrollMode {
    get { mode }
    set { mode = newValue }
  }

  // Rules: LA-60.
  /// Brings a point of the layer's coordinates to the upper left corner, as far as `scrollMode` allows.
  open override func scroll(_ p: CGPoint) { scroll(to: p) }

  /// Brings a point of the layer's coordinates to the upper left corner, as far as `scrollMode` allows.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if mode == .both || mode == .horizontally { origin.x = p.x }
    if mode == .both || mode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  // Rules: LA-60.
  /// Moves as little as shows a rectangle of the layer's coordinates, as far as `scrollMode` allows.
  open func scroll(to r: CGRect) {
    let shown = bounds
    scroll(
      to: CGPoint(
        x: Self.start(showing: r.minX, r.maxX, from: shown.minX, length: shown.width),
        y: Self.start(showing: r.minY, r.maxY, from: shown.minY, length: shown.height)))
  }

  private static func start(
    showing low: CGFloat, _ high: CGFloat, from start: CGFloat, length: CGFloat
  ) -> CGFloat {
    if low < start || high - low > length { return low }
    return high > start + length ? high - length : start
  }
}

/// Which ways a scroll layer scrolls.
///
/// See [CAScrollLayerScrollMode](https://developer.apple.com/documentation/quartzcore/cascrolllayerscrollmode).
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode by its name; with one that is not listed here nothing scrolls.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not at all.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// To the sides.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Both ways.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
