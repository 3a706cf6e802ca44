// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// How printouts name an object, in the form of UIKit's own.
enum ObjectDescription {
  /// Such as `<MyViewController: 0x7f…>`, with details behind the address: `<MyView: 0x7f…; tag = 1>`.
  static func text(of object: AnyObject, details: [String] = []) -> String {
    let named = "\(className(of: object)): \(address(of: object))"
    return "<\(([named] + details).joined(separator: "; "))>"
  }

  /// The class of an object, without its module.
  static func className(of object: AnyObject) -> String { String(describing: type(of: object)) }

  /// The address of an object, as `0x…`.
  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }
}
