// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A number as Objective-C writes it.
public typealias NSInteger = Int
/// A number from 0 as Objective-C writes it.
public typealias NSUInteger = UInt

extension ProcessInfo {
  // Rules: FN-6.
  /// Whether the program was made for iOS and runs on a Mac: false.
  ///
  /// [Apple: isMacCatalystApp](https://developer.apple.com/documentation/foundation/processinfo/ismaccatalystapp)
  public var isMacCatalystApp: Bool { false }

  // Rules: FN-6.
  /// Whether an iOS program runs on a Mac as it is: false.
  ///
  /// [Apple: isiOSAppOnMac](https://developer.apple.com/documentation/foundation/processinfo/isiosapponmac)
  public var isiOSAppOnMac: Bool { false }
}

extension NSMutableString {
  // Rules: FN-6.
  /// Adds a text with values in the places that begin with a per cent sign.
  ///
  /// [Apple: appendFormat](https://developer.apple.com/documentation/foundation/nsmutablestring/appendformat(_:_:))
  ///
  /// - Parameters:
  ///   - format: a format as `String(format:)` takes it.
  ///   - args: the values.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: String(describing: format), arguments: args))
  }
}
