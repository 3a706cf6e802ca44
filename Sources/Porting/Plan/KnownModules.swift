// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: PT-11.
/// The modules that a ported file may import.
package enum KnownModules {
  /// What is there: of this package, and of the toolchain.
  package static let available: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "Glibc",
    "Synchronization", "Observation", "RegexBuilder", "_Concurrency", "_StringProcessing", "XCTest",
    "Testing", "UIKit", "UIKitTesting", "UIKitClosures", "CoreGraphics", "QuartzCore",
    "ResponderFoundation", "MediaPlayer", "AudioToolbox", "MobileCoreServices",
    "UniformTypeIdentifiers", "ResponderLog",
  ]

  /// Modules of Apple's that the rewriter takes out or has another one for: files that import them
  /// often need little of them.
  package static let replaced: Set<String> = [
    "ObjectiveC", "Darwin", "CoreFoundation", "MachO", "os", "OSLog", "simd", "Accelerate",
    "CoreServices", "Security", "ImageIO", "CoreText", "CoreImage", "CoreHaptics",
    "SystemConfiguration", "PlaygroundSupport", "XCPlayground",
  ]

  /// The first import of a text that nothing here stands for.
  ///
  /// - Parameters:
  ///   - text: the text of a Swift file.
  ///   - modules: the modules of the same package.
  package static func missingImport(
    in text: String, modules: Set<String>
  ) -> ImportScanner.Import? {
    ImportScanner.imports(in: text).first { item in
      !available.contains(item.module) && !replaced.contains(item.module)
        && !modules.contains(item.module)
    }
  }
}
