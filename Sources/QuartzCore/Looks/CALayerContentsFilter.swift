// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// How the pixels of an image are made larger or smaller.
///
/// See [CALayerContentsFilter](https://developer.apple.com/documentation/quartzcore/calayercontentsfilter).
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a filter by its name; one that is not listed here is linear.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Each pixel is that of the image which lies nearest: enlarged, one sees squares.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Pixels go over into each other.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// As `linear`, and smaller versions of the image go over into each other too.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
