// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitHost

/// A layer that fills its bounds, as far as its corners let it, with colours that go over into each
/// other.
///
/// They are drawn over the background and below the sublayers.
/// See [CAGradientLayer](https://developer.apple.com/documentation/quartzcore/cagradientlayer).
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(gradientMembers)
  }

  final var gradient = GradientValues()

  /// Makes a layer without colours, from the middle of the upper edge to that of the lower one.
  public override init() {
    super.init()
    flags.insert(.suppliesContent)
  }

  /// Makes a copy of another layer's properties, without its sublayers, superlayer and delegate.
  ///
  /// - Parameter layer: a `CAGradientLayer`; of another the common properties are taken.
  public override init(layer: Any) {
    super.init(layer: layer)
    flags.insert(.suppliesContent)
    if let layer = layer as? CAGradientLayer { gradient = layer.gradient }
  }

  /// Makes a layer as `init()` does; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.insert(.suppliesContent)
  }

  // Rules: LA-70.
  /// The colours along the way, each a `CGColor`; nil, nothing, at first.
  ///
  /// What is no `CGColor` is left out. One colour alone fills all.
  open var colors: [Any]? {
    get { gradient.colors }
    set {
      willChangeOwn("colors")
      gradient.colors = newValue
      touched(.content)
    }
  }

  // Rules: LA-71.
  /// Where along the way each colour stands, rising; nil, as at first, spreads them from 0 to 1.
  ///
  /// Places below 0 and above 1 lie before the start and behind the end.
  open var locations: [NSNumber]? {
    get { gradient.locations }
    set { set(\.locations, newValue, "locations") }
  }

  // Rules: LA-72.
  /// Where the way begins, in parts of the bounds: (0.5, 0) at first.
  ///
  /// Of a radial or conic gradient the middle.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { set(\.startPoint, newValue, "startPoint") }
  }

  // Rules: LA-72.
  /// Where the way ends, in parts of the bounds: (0.5, 1) at first.
  ///
  /// Of a radial gradient a corner of the box around the last colour's ellipse, of a conic one a point
  /// in the direction in which the first colour stands.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { set(\.endPoint, newValue, "endPoint") }
  }

  /// Which way the colours go; `axial` at first.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { set(\.type, newValue, "type") }
  }

  override func suppliedContent() -> LayerContent? {
    gradient.content(in: rawBounds, clip: cornerRadius > 0 ? outline() : nil)
  }

  private func set<Value: Equatable>(
    _ path: WritableKeyPath<GradientValues, Value>, _ value: Value, _ key: String
  ) {
    guard value != gradient[keyPath: path] else { return }
    willChangeOwn(key)
    gradient[keyPath: path] = value
    touched(.content)
  }
}

/// Which way the colours of a gradient layer go.
///
/// See [CAGradientLayerType](https://developer.apple.com/documentation/quartzcore/cagradientlayertype).
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a type by its name; one that is not listed here is axial.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start to the end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the middle outwards, in ellipses.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Once round the middle, clockwise.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

extension CAGradientLayer {
  /// What of the class programs ask for by name.
  nonisolated static var gradientMembers: ExposedMembers {
    ExposedMembers().adding(
      .property("colors", get: { (me: CAGradientLayer) in me.colors }, set: { $0.colors = $1 }),
      .property(
        "locations", get: { (me: CAGradientLayer) in me.locations }, set: { $0.locations = $1 }),
      .property(
        "startPoint", get: { (me: CAGradientLayer) in me.startPoint },
        set: { $0.startPoint = $1 }),
      .property(
        "endPoint", get: { (me: CAGradientLayer) in me.endPoint }, set: { $0.endPoint = $1 }),
      .property("type", get: { (me: CAGradientLayer) in me.type }, set: { $0.type = $1 }))
  }
}
