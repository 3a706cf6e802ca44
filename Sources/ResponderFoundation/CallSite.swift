// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if canImport(Runtime)
  import Runtime
#endif

// Rules: AW-47.
/// Where a program called this library.
package enum CallSite {
  /// The file and the line of the innermost call that is not this library's own; nil where the
  /// process has no information of that kind.
  ///
  /// Read from the stack: a parameter with the line would change what overrides and references of
  /// the public functions compile to.
  package static func outsideLibrary() -> String? {
    #if canImport(Runtime)
      for depth in depths {
        let trace = try? Backtrace.capture(limit: depth, top: 0).symbolicated(options: details)
        let places = (trace?.frames ?? []).compactMap { $0.symbol?.sourceLocation }
        if let site = innermost(places.map { ($0.path, $0.line) }) { return site }
      }
      return nil
    #else
      return nil
    #endif
  }

  #if canImport(Runtime)
    /// How many calls are looked up, one number after the other until the right one is among them.
    ///
    /// OPTIMIZATION: most are a few levels up, and each that is looked up takes long.
    private static var depths: [Int] { [8, 32, 500] }

    /// What is looked up of each call; in a large program all of it takes seconds.
    ///
    /// OPTIMIZATION: in debug builds nothing is inlined, and to look for that takes half of the time.
    private static var details: Backtrace.SymbolicationOptions {
      #if DEBUG
        [.showSourceLocations, .useSymbolCache]
      #else
        .default
      #endif
    }
  #endif

  /// Of the calls that led to the first place, which is in this library, the innermost from outside.
  package static func innermost(_ places: [(path: String, line: Int)]) -> String? {
    // Sources, a module, the file.
    guard let own = places.first?.path.split(separator: "/").dropLast(2) else { return nil }
    let caller = places.first { place in
      let folders = place.path.split(separator: "/")
      // The compiler writes where an inlined call was without saying of which package.
      return place.line > 0 && place.path.hasPrefix("/") && !folders.starts(with: own)
    }
    return caller.map { "\($0.path):\($0.line)" }
  }
}
