// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Where a process says something to a person: the one way there.
///
/// The reader of a pipe may have gone, a disk may be full, a launch may have closed the stream. None
/// of that stops an application.
package enum StandardStream: Sendable {
  case output, error

  /// Writes `text` and says whether all of it went out.
  @discardableResult
  package func write(_ text: String) -> Bool {
    guard !text.isEmpty else { return true }
    do {
      try handle.write(contentsOf: Data(text.utf8))
      return true
    } catch {
      return false
    }
  }

  /// Gives streams that the launch closed a place where nothing is read or kept.
  ///
  /// Without one the next file that is opened would have a closed stream's number, and take what is
  /// meant for the stream.
  package static func fillClosed() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  private var handle: FileHandle {
    switch self {
    case .output: .standardOutput
    case .error: .standardError
    }
  }
}
