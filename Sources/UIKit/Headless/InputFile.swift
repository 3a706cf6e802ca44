// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What a headless run is told by a file, a pipe, or its standard input.
enum InputFile {
  /// The name that stands for the standard input.
  static let standardInput = "-"

  /// Everything that is in `file`; of a pipe, everything until its writer closes it.
  static func read(_ file: String) throws -> Data {
    let handle =
      file == standardInput
      ? .standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
    return try handle.readToEnd() ?? Data()
  }
}
