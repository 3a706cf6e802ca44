// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitSubmodules

/// Makes objects of a class known only at run time, with its `init()`.
package enum ObjectMaker {
  private class One: NSObject {}
  private class Other: NSObject {}

  /// An object of `type`, or nil when the class does not descend from `NSObject`.
  ///
  /// Swift calls only `required` initialisers on a class that is not known when compiling, and
  /// `NSObject.init()` is none here. It does stand in the table of methods, where every class has a
  /// function of its own.
  @MainActor
  package static func make(_ type: AnyClass) -> AnyObject? {
    guard type is NSObject.Type, let place = allocatorPlace else { return nil }
    let words = unsafeBitCast(type, to: UnsafePointer<UnsafeMutableRawPointer?>.self)
    guard let allocator = words[place] else { return nil }
    let metatype = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    guard let made = responder_allocate(allocator, metatype) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(made).takeRetainedValue()
  }

  /// Where `NSObject.init()` stands: all that two subclasses without members have of their own.
  private static let allocatorPlace: Int? = {
    let places = MethodTable.differences(of: One.self, from: Other.self, within: NSObject.self)
    return places.count == 1 ? places[0] : nil
  }()
}
