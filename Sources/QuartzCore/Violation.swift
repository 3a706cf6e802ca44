// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Stops the process because the program broke a contract, in a release build too.
///
/// - Parameter message: what was done, what the contract is, what to do instead.
func violation(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  fatalError(message, file: file, line: line)
}
