// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: AW-47.
/// Stops the process because the program broke a contract, in a release build too.
///
/// The whole message is on the standard error then; that it cannot be written there does not matter.
///
/// - Parameters:
///   - what: what the program did.
///   - contract: what the interface demands.
///   - instead: what to do.
package func violation(
  _ what: @autoclosure () -> String, contract: String, instead: String,
  file: StaticString = #fileID, line: UInt = #line
) -> Never {
  let caller = CallSite.outsideLibrary().map { " Called from \($0)." } ?? ""
  fatalError(
    "\(what()). The contract: \(contract). Instead: \(instead).\(caller)", file: file, line: line)
}
