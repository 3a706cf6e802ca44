// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if canImport(Runtime)
  import Runtime
#endif

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
  let caller = callerOfLibrary().map { " Called from \($0)." } ?? ""
  fatalError(
    "\(what()). The contract: \(contract). Instead: \(instead).\(caller)", file: file, line: line)
}

/// The file and the line of the innermost call that is not this library's own; nil where the process
/// has no information of that kind.
///
/// Read from the stack: a parameter with the line would change what overrides and references of the
/// public functions compile to.
private func callerOfLibrary() -> String? {
  #if canImport(Runtime)
    let trace = try? Backtrace.capture(limit: 500).symbolicated()
    let places = (trace?.frames ?? []).compactMap { $0.symbol?.sourceLocation }
    // The innermost place is this file's: Sources, a module, the file.
    guard let own = places.first?.path.split(separator: "/").dropLast(2) else { return nil }
    let caller = places.first { place in
      let folders = place.path.split(separator: "/")
      return place.line > 0 && !place.path.contains("<") && !folders.starts(with: own)
    }
    return caller.map { "\($0.path):\($0.line)" }
  #else
    return nil
  #endif
}
