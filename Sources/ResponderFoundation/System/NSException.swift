// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// What kind of mistake an exception tells of.
///
/// [Apple: NSExceptionName](https://developer.apple.com/documentation/foundation/nsexceptionname)
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a kind of the program's own.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a kind of the program's own.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Of no special kind.
  public static let genericException = NSExceptionName("NSGenericException")
  /// A place outside of a collection.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// A value that is not allowed.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// What the program takes for granted does not hold.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  /// An object that is not there.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  /// An object that cannot be reached.
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
  /// Something that is older than what it is used with.
  public static let oldStyleException = NSExceptionName("NSOldStyleException")
  /// A text that cannot be read.
  public static let parseErrorException = NSExceptionName("NSParseErrorException")
}

// Rules: FN-5.
/// A mistake of the program, which stops the process when it is raised: nothing here can catch it, as
/// nothing in Swift can.
///
/// [Apple: NSException](https://developer.apple.com/documentation/foundation/nsexception)
public final class NSException: NSObject {
  /// The kind.
  public let name: NSExceptionName
  /// What happened; nil if nothing was said.
  public let reason: String?
  /// What else was said; nil if nothing was.
  public let userInfo: [AnyHashable: Any]?

  /// Makes an exception; nothing happens until it is raised.
  ///
  /// - Parameters:
  ///   - aName: the kind.
  ///   - aReason: what happened.
  ///   - aUserInfo: more of it.
  public init(
    name aName: NSExceptionName, reason aReason: String? = nil,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
  }

  /// The reason, or the name if there is none.
  public override var description: String { reason ?? name.rawValue }

  /// Stops the process, with the name and the reason.
  public func raise() {
    violation(
      "\(name.rawValue): \(description)", contract: "nothing catches an exception in Swift",
      instead: "throw an error where the caller can go on")
  }
}
