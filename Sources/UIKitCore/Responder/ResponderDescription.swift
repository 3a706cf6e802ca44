// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// One line about a responder, in the form of UIKit's own printouts.
enum ResponderDescription {
  /// Such as `<MyViewController: 0x7f…>`, without the module of the class.
  static func text(of responder: UIResponder) -> String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(responder).toOpaque())
    return "<\(String(describing: type(of: responder))): 0x\(String(address, radix: 16))>"
  }
}
