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
      // OPTIMIZATION: names come from one table; for a line all of the program's are gone through.
      let callers = calls(depth, from: 0, []).enumerated().filter { _, frame in
        frame.symbol.map { !isOwn(symbol: $0.rawName) } ?? false
      }
      for (level, _) in callers.prefix(lines) {
        // One more than wanted: the last one says that there are others.
        let plain = places(of: calls(2, from: level, [.showSourceLocations, .useSymbolCache]))
        if let site = innermost(plain) { return site }
        #if !DEBUG
          // OPTIMIZATION: only where something else is inlined into the call, for to look for that
          // takes ten times as long. In debug builds nothing is.
          guard !plain.isEmpty else { continue }
          if let site = innermost(places(of: calls(2, from: level, .default))) { return site }
        #endif
      }
      return nil
    #else
      return nil
    #endif
  }

  #if canImport(Runtime)
    /// How many calls are known by name.
    private static var depth: Int { 500 }

    /// How many calls are looked up, at most.
    private static var lines: Int { 16 }

    /// The calls that led here, this one first; a function of its own, so that they are as many for
    /// each of its calls.
    @inline(never)
    private static func calls(
      _ limit: Int, from level: Int, _ options: Backtrace.SymbolicationOptions
    ) -> [SymbolicatedBacktrace.Frame] {
      let trace = try? Backtrace.capture(limit: limit, offset: level, top: 0)
      return trace?.symbolicated(options: options)?.frames ?? []
    }

    /// Where calls are, by what is inlined into each.
    private static func places(
      of calls: [SymbolicatedBacktrace.Frame]
    ) -> [(path: String, line: Int)] {
      calls.compactMap { call in call.symbol?.sourceLocation.map { ($0.path, $0.line) } }
    }
  #endif

  /// Whether a function is one of this library's, as its mangled name says.
  ///
  /// A name of Swift's begins with `$s`, the length of the module's name, and that name.
  package static func isOwn(symbol: String) -> Bool {
    guard symbol.hasPrefix("$s") else { return false }
    let length = symbol.dropFirst(2).prefix { $0.isASCII && $0.isNumber }
    guard let count = Int(length) else { return false }
    return modules.contains(String(symbol.dropFirst(2 + length.count).prefix(count)))
  }

  /// Of the places that one call is at, by what is inlined into it, the innermost from outside.
  package static func innermost(_ places: [(path: String, line: Int)]) -> String? {
    let caller = places.first { place in
      // The compiler writes where an inlined call was without saying of which package.
      guard place.line > 0, place.path.hasPrefix("/") else { return false }
      let folders = place.path.split(separator: "/")
      return !zip(folders, folders.dropFirst()).contains {
        $0 == "Sources" && modules.contains(String($1))
      }
    }
    return caller.map { "\($0.path):\($0.line)" }
  }

  /// The library's modules: the folders of `Sources` that hold Swift.
  package static let modules: Set<String> = [
    "AudioToolbox", "CoreGraphics", "MediaPlayer", "MobileCoreServices", "Port", "Porting",
    "QuartzCore", "ResponderFoundation", "ResponderLog", "SourceRewriter", "UIKit",
    "UIKitClosures", "UIKitCore", "UIKitHost", "UIKitMachines", "UIKitMediaKeys", "UIKitPictures",
    "UIKitRuntime", "UIKitTesting", "UIKitText", "UIKitWebHost", "UniformTypeIdentifiers",
    "XcodeProject", "_Testing_CoreGraphics", "_Testing_UIKit",
  ]
}
