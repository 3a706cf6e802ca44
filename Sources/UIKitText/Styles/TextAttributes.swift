// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Where lines lie between the edges.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges: the spaces of all lines but a paragraph's last are widened.
  case justified = 3
  /// Where the script begins: here at the left edge.
  case natural = 4
}

/// What happens to text that is wider than there is room.
public enum NSLineBreakMode: Int, Sendable {
  /// Goes on in the next line, from word to word.
  case byWordWrapping = 0
  /// Goes on in the next line, from character to character.
  case byCharWrapping = 1
  /// Ends at the edge.
  case byClipping = 2
  /// The beginning of the last line is left out.
  case byTruncatingHead = 3
  /// The end of the last line is left out.
  case byTruncatingTail = 4
  /// The middle of the last line is left out.
  case byTruncatingMiddle = 5

  package var isTruncating: Bool {
    self == .byTruncatingHead || self == .byTruncatingTail || self == .byTruncatingMiddle
  }
}

/// Lines below or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a style of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
}

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
}
