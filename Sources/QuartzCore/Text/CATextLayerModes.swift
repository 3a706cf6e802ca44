// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitText

/// Where the lines of a text layer lie between its edges.
///
/// See [CATextLayerAlignmentMode](https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode).
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode by its name; one that is not listed here is natural.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where the script begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both edges, but for a paragraph's last line.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// What of a text that does not fit a text layer leaves out.
///
/// See [CATextLayerTruncationMode](https://developer.apple.com/documentation/quartzcore/catextlayertruncationmode).
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode by its name; one that is not listed here is none.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing: what does not fit ends at the edge.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning of the last line.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end of the last line.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle of the last line.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  /// How lines end by it; nil where nothing is left out.
  var breaking: NSLineBreakMode? {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: nil
    }
  }
}
