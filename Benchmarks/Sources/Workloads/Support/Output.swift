// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Standard output holds lines for programs, standard error what a person reads.
enum Output {
  static func line(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

  static func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
