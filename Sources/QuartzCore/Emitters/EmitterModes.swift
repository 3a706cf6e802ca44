// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Where around its position an emitter layer's particles begin.
///
/// See [CAEmitterLayerEmitterShape](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittershape).
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a shape by its name; one that is not listed here is a point.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The position itself.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line from left to right, as long as the emitter's size is wide.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the emitter's size.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// As a rectangle: particles stay in the plane.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle, whose radius is the width of the emitter's size.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// As a circle: particles stay in the plane.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Where on the shape of an emitter layer particles begin.
///
/// See [CAEmitterLayerEmitterMode](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittermode).
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode by its name; one that is not listed here is that of a volume.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At its corners, or ends; of a circle in the middle.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// On its edge.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Inside of it.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Inside of it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How the particles of an emitter layer lie over each other.
///
/// See [CAEmitterLayerRenderMode](https://developer.apple.com/documentation/quartzcore/caemitterlayerrendermode).
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode by its name; one that is not listed here is unordered.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As they came.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest lie behind.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest lie in front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// As they came: all lie in one plane.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their colours are added up.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
