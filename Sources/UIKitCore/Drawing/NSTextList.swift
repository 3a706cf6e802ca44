// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitText

// Rules: TS-60, TS-61.
/// A list that paragraphs are items of, by the `textLists` of their paragraph styles.
///
/// The items of one list have the same object. It says what their marks are; these are part of the
/// text, and none is drawn beside it.
///
/// [Apple: NSTextList](https://developer.apple.com/documentation/uikit/nstextlist)
open class NSTextList: NSObject, ExposedClass, @unchecked Sendable {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private let format: MarkerFormat
  private let options: Options

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - markerFormat: what the marks of its items are.
  ///   - options: whether the mark of an outer list is to stand before them.
  ///   - startingItemNumber: the number of its first item.
  public init(
    markerFormat: NSTextList.MarkerFormat, options: NSTextList.Options = [],
    startingItemNumber: Int
  ) {
    format = markerFormat
    self.options = options
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  /// Makes a list whose first item has the number 1.
  ///
  /// - Parameters:
  ///   - markerFormat: what the marks of its items are.
  ///   - mask: the raw value of the options; 0 for none.
  public convenience init(markerFormat: NSTextList.MarkerFormat, options mask: Int) {
    let options = Options(rawValue: UInt(truncatingIfNeeded: mask))
    self.init(markerFormat: markerFormat, options: options, startingItemNumber: 1)
  }

  /// What the marks of its items are.
  open var markerFormat: NSTextList.MarkerFormat { format }

  /// What it was made with.
  open var listOptions: NSTextList.Options { options }

  /// The number of its first item.
  open var startingItemNumber: Int

  /// Whether its marks have numbers or letters.
  open var isOrdered: Bool {
    ListMark.kinds(inFormat: format.rawValue).contains { ListMark.isOrdered($0) }
  }

  /// The mark of an item, without the tabs that texts have around it.
  ///
  /// - Parameter itemNumber: the number of the item; the first one has `startingItemNumber`.
  open func marker(forItemNumber itemNumber: Int) -> String {
    ListMark.text(ofFormat: format.rawValue, itemNumber)
  }

  /// What else is said of a list.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Who writes the marks into a text is to write that of the outer list before them.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }
}

extension NSTextList {
  // Rules: TS-61.
  /// What marks are: text with kinds of marks in braces, such as `({decimal})`.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes a format; a kind in braces that there is not stays as it is.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a format; a kind in braces that there is not stays as it is.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// An empty square.
    public static let box = MarkerFormat("{box}")
    /// A check mark.
    public static let check = MarkerFormat("{check}")
    /// An empty circle.
    public static let circle = MarkerFormat("{circle}")
    /// A diamond.
    public static let diamond = MarkerFormat("{diamond}")
    /// A filled circle.
    public static let disc = MarkerFormat("{disc}")
    /// A hyphen.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A filled square.
    public static let square = MarkerFormat("{square}")
    /// Numbers to the base 16, with small letters.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// Numbers to the base 16, with capitals.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    /// Numbers to the base 8.
    public static let octal = MarkerFormat("{octal}")
    /// The small letters a to z, then two of them.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// The capitals A to Z, then two of them.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// The small letters a to z, then two of them.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// The capitals A to Z, then two of them.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// Small Roman numerals; numbers from 4000 on, and less than 1, are decimal.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// Roman numerals; numbers from 4000 on, and less than 1, are decimal.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    /// Decimal numbers.
    public static let decimal = MarkerFormat("{decimal}")
  }
}
