// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// How exact the colours are that a layer draws into.
///
/// See [CALayerContentsFormat](https://developer.apple.com/documentation/quartzcore/calayercontentsformat).
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a format by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A byte each for red, green, blue and alpha.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// A half-precision number each for red, green, blue and alpha.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// A byte of grey.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
