// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Stops the program because it broke a contract that UIKit documents as an exception.
///
/// - Parameters:
///   - what: what the program did.
///   - contract: what the interface demands.
///   - instead: what to do.
func violation(
  _ what: @autoclosure () -> String, contract: String, instead: String,
  file: StaticString = #fileID, line: UInt = #line
) -> Never {
  preconditionFailure(
    "\(what()). The contract: \(contract). Instead: \(instead).", file: file, line: line)
}
