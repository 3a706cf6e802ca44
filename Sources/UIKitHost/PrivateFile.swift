// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

internal import Foundation

/// Files that hold what a person typed, or lets others act for them.
package enum PrivateFile {
  /// Makes a file that only its owner may read; it replaces nothing, and a link to something does not
  /// count as a new name.
  ///
  /// - Returns: what it is written by, or a negative number, and `errno` says why.
  package static func make(_ path: String) -> Int32 {
    open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  }
}
