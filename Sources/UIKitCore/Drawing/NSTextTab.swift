// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
public import UIKitText

// Rules: TS-7.
/// A place in a line that a tab goes on at.
///
/// [Apple: NSTextTab](https://developer.apple.com/documentation/uikit/nstexttab)
open class NSTextTab: NSObject, ExposedClass, @unchecked Sendable {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  final let stop: TextTab

  init(_ stop: TextTab) {
    self.stop = stop
    super.init()
  }

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - alignment: what of the text behind the tab is there: its beginning, middle or end.
  ///   - loc: how far it is from where lines begin, in points.
  ///   - options: by `columnTerminators` the characters that end what is aligned.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [NSTextTab.OptionKey: Any] = [:]
  ) {
    stop = TextTab(
      location: loc.isFinite ? loc : 0, alignment: alignment,
      terminators: options[.columnTerminators] as? CharacterSet)
    super.init()
  }

  /// The characters before which numbers are aligned: the decimal separator of a locale; nil is the
  /// user's.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// What of the text is at the place.
  open var alignment: NSTextAlignment { stop.alignment }

  /// How far it is from where lines begin, in points.
  open var location: CGFloat { stop.location }

  /// What was given as options.
  open var options: [NSTextTab.OptionKey: Any] {
    stop.terminators.map { [.columnTerminators: $0] } ?? [:]
  }

  /// True for the same place with the same alignment.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.stop == stop
  }

  /// Follows from the place.
  open override var hash: Int { stop.location.hashValue }

  /// What else a place may be told.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `CharacterSet` of what ends the text that is aligned.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
}
