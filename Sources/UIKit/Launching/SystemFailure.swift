// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// A call to the system that failed, in words.
struct SystemFailure: Error, CustomStringConvertible {
  let description: String

  /// What just failed, and why.
  static func last(_ call: String, _ path: String) -> SystemFailure {
    SystemFailure(description: "\(call) \(path): \(String(cString: strerror(errno)))")
  }
}
