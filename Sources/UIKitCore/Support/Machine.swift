// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What the system says of the machine.
enum Machine {
  /// Its name in the network, which is asked once.
  static let name: String = {
    let longest = 256
    var bytes = [CChar](repeating: 0, count: longest)
    guard gethostname(&bytes, longest - 1) == 0 else { return "Linux" }
    let text = bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return text.isEmpty ? "Linux" : String(decoding: text, as: UTF8.self)
  }()

  /// The version of the kernel in three numbers.
  static let systemVersion: String = {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }()
}
