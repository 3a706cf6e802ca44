// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// A place in a text; objects of one text can be compared.
///
/// [Apple: NSTextLocation](https://developer.apple.com/documentation/uikit/nstextlocation)
public protocol NSTextLocation: NSObjectProtocol {
  /// Which of two places comes first.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A stretch of a text from one place to another.
///
/// [Apple: NSTextRange](https://developer.apple.com/documentation/uikit/nstextrange)
open class NSTextRange: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private let from: any NSTextLocation
  private let to: any NSTextLocation

  private init(from: any NSTextLocation, to: any NSTextLocation) {
    self.from = from
    self.to = to
    super.init()
  }

  /// Makes a range; nil when it would end before it begins.
  ///
  /// - Parameters:
  ///   - location: the place in the text.
  ///   - end: nil for an empty range.
  public convenience init?(location: any NSTextLocation, end: (any NSTextLocation)?) {
    let end = end ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    self.init(from: location, to: end)
  }

  /// Makes an empty range.
  public convenience init(location: any NSTextLocation) { self.init(from: location, to: location) }

  /// Where it begins.
  open var location: any NSTextLocation { from }

  /// Where it ends.
  open var endLocation: any NSTextLocation { to }

  /// Whether it ends where it begins.
  open var isEmpty: Bool { from.compare(to) == .orderedSame }

  /// Whether a place is in it; its end is not.
  open func contains(_ location: any NSTextLocation) -> Bool {
    from.compare(location) != .orderedDescending && location.compare(to) == .orderedAscending
  }

  /// Whether all of another range is in it.
  open func contains(_ textRange: NSTextRange) -> Bool {
    from.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(to) != .orderedDescending
  }

  /// Whether two ranges share characters.
  open func intersects(_ textRange: NSTextRange) -> Bool { intersection(textRange) != nil }

  /// What two ranges share; nil when that is nothing.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    let start = from.compare(textRange.location) == .orderedAscending ? textRange.location : from
    let end = to.compare(textRange.endLocation) == .orderedAscending ? to : textRange.endLocation
    guard start.compare(end) == .orderedAscending else { return nil }
    return NSTextRange(from: start, to: end)
  }

  /// The smallest range that holds two.
  open func union(_ textRange: NSTextRange) -> NSTextRange {
    let start = from.compare(textRange.location) == .orderedAscending ? from : textRange.location
    let end = to.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : to
    return NSTextRange(from: start, to: end)
  }

  /// Whether two ranges begin and end at the same places.
  open func isEqual(to textRange: NSTextRange) -> Bool {
    from.compare(textRange.location) == .orderedSame
      && to.compare(textRange.endLocation) == .orderedSame
  }
}
