// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Stops the process because the program broke a contract, in a release build too.
///
/// - Parameters:
///   - what: what the program did.
///   - contract: what the interface demands.
///   - instead: what to do.
package func violation(
  _ what: @autoclosure () -> String, contract: String, instead: String,
  file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError("\(what()). The contract: \(contract). Instead: \(instead).", file: file, line: line)
}
