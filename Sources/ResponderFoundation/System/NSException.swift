// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// What kind of mistake an exception tells of; Foundation here has the type, and few kinds.
///
/// [Apple: NSExceptionName](https://developer.apple.com/documentation/foundation/nsexceptionname)
extension NSExceptionName {
  /// Of no special kind.
  public static var genericException: NSExceptionName { .init("NSGenericException") }
  /// A place outside of a collection.
  public static var rangeException: NSExceptionName { .init("NSRangeException") }
  /// A value that is not allowed.
  public static var invalidArgumentException: NSExceptionName {
    .init("NSInvalidArgumentException")
  }
  /// What the program takes for granted does not hold.
  public static var internalInconsistencyException: NSExceptionName {
    .init("NSInternalInconsistencyException")
  }
  /// An object that is not there.
  public static var objectNotAvailableException: NSExceptionName {
    .init("NSObjectNotAvailableException")
  }
  /// An object that cannot be reached.
  public static var objectInaccessibleException: NSExceptionName {
    .init("NSObjectInaccessibleException")
  }
  /// Something that is older than what it is used with.
  public static var oldStyleException: NSExceptionName { .init("NSOldStyleException") }
  /// A text that cannot be read.
  public static var parseErrorException: NSExceptionName { .init("NSParseErrorException") }
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
