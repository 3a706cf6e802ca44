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
      guard let names = try? Backtrace.capture(limit: depth, top: 0).symbolicated(options: [])
      else {
        return nil
      }
      // OPTIMIZATION: names come from one table; for a line all of the program's are gone through.
      let callers = names.frames.enumerated().filter { _, frame in
        frame.symbol.map { !isOwn(symbol: $0.rawName) } ?? false
      }
      for (level, _) in callers.prefix(lines) {
        // One more than wanted: the last one says that there are others.
        let call = try? Backtrace.capture(limit: 2, offset: level, top: 0)
          .symbolicated(options: details)
        let places = (call?.frames ?? []).compactMap { $0.symbol?.sourceLocation }
        if let site = innermost(places.map { ($0.path, $0.line) }) { return site }
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

    /// What is looked up of a call: in debug builds nothing is inlined, and to look for that takes half
    /// of the time.
    private static var details: Backtrace.SymbolicationOptions {
      #if DEBUG
        [.showSourceLocations, .useSymbolCache]
      #else
        .default
      #endif
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
