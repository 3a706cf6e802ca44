// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

@Suite("Modules")
struct ModuleArrowTests {
  /// The modules of this package that each may import.
  static let arrows: [String: Set<String>] = [
    "UIKitHost": [],
    "ResponderFoundation": [],
    "CoreGraphics": ["UIKitHost"],
    "QuartzCore": ["CoreGraphics", "UIKitHost"],
    "UIKitWebHost": ["UIKitHost"],
    "UIKitSubmodules": [],
    "UIKit": [
      "UIKitSubmodules", "QuartzCore", "CoreGraphics", "ResponderFoundation", "UIKitHost",
      "UIKitWebHost", "UIKitMediaKeys",
    ],
    "UIKitClosures": ["UIKit"],
    "UIKitMediaKeys": ["UIKitHost"],
    "MediaPlayer": ["UIKit", "QuartzCore", "UIKitHost"],
    "_Testing_CoreGraphics": [],
    "_Testing_UIKit": [],
    "UIKitTesting": ["UIKit", "QuartzCore", "CoreGraphics", "ResponderFoundation", "UIKitHost"],
  ]

  @Test func `every module under Sources has its arrows listed`() {
    let modules = Set(
      Repository.swiftFiles(in: "Sources").compactMap { $0.part(below: "Sources") })
    #expect(modules.subtracting(Self.arrows.keys) == [])
  }

  @Test func `no module imports upwards`() {
    let upward = Repository.swiftFiles(in: "Sources").flatMap { file -> [String] in
      guard let module = file.part(below: "Sources"), let allowed = Self.arrows[module] else {
        return []
      }
      return imports(of: file)
        .filter { Self.arrows[$0] != nil && $0 != module && !allowed.contains($0) }
        .map { "\(file.path) imports \($0)" }
    }
    #expect(upward == [])
  }

  @Test func `conformance tests import public interface only`() {
    let allowed: Set<String> = [
      "Testing", "UIKit", "UIKitClosures", "UIKitTesting", "Foundation", "QuartzCore",
      "CoreGraphics",
    ]
    let wrong = Repository.swiftFiles(in: "Tests/ConformanceTests").flatMap { file in
      imports(of: file).filter { !allowed.contains($0) }.map { "\(file.path) imports \($0)" }
        + (file.code.contains("@testable") ? ["\(file.path) uses @testable"] : [])
    }
    #expect(wrong == [])
  }

  private func imports(of file: SwiftFile) -> [String] {
    file.code.matches(
      of: /\bimport\s+(?:(?:struct|class|enum|func|protocol|typealias|var|let)\s+)?(\w+)/
    )
    .map { String($0.1) }
  }
}
