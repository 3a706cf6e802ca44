// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: TS-27.
/// Where the lines of a text lie, as Core Text says it.
public enum CTTextAlignment: UInt8, Sendable {
  /// At the left edge.
  case left = 0
  /// At the right edge.
  case right = 1
  /// In the middle.
  case center = 2
  /// At both edges.
  case justified = 3
  /// Where the script begins.
  case natural = 4

  /// The alignment that means the same.
  public init(_ nsTextAlignment: NSTextAlignment) {
    self =
      switch nsTextAlignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
  }
}

extension NSTextAlignment {
  // Rules: TS-27.
  /// The alignment that means the same as one of Core Text.
  public init(_ ctTextAlignment: CTTextAlignment) {
    self =
      switch ctTextAlignment {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      case .natural: .natural
      }
  }
}
