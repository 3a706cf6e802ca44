// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

@Suite("Modules")
struct ModuleArrowTests {
  /// The modules of this package that each may import.
  static let arrows: [String: Set<String>] = [
    "UIKitRuntime": [],
    "UIKitHost": ["UIKitRuntime"],
    "ResponderFoundation": ["UIKitHost", "UIKitRuntime"],
    "UIKitMachines": [],
    "SourceRewriter": [],
    "UniformTypeIdentifiers": [],
    "MobileCoreServices": ["UniformTypeIdentifiers"],
    "ResponderLog": ["UIKitHost"],
    "AudioToolbox": ["UIKitCore", "UIKitHost"],
    "UIKitPictures": ["UIKitHost"],
    "CoreGraphics": ["UIKitPictures", "UIKitHost"],
    "QuartzCore": [
      "CoreGraphics", "ResponderFoundation", "UIKitText", "UIKitHost", "UIKitRuntime",
    ],
    "UIKitText": ["UIKitHost", "UIKitRuntime"],
    "UIKitWebHost": ["UIKitHost"],
    "UIKitSubmodules": [],
    "UIKit": [
      "UIKitCore", "ResponderFoundation", "UIKitPictures", "UIKitHost", "UIKitRuntime",
      "UIKitWebHost", "UIKitMediaKeys",
    ],
    "UIKitCore": [
      "UIKitSubmodules", "UIKitMachines", "UIKitText", "QuartzCore", "CoreGraphics",
      "ResponderFoundation", "UniformTypeIdentifiers", "UIKitPictures", "UIKitHost",
      "UIKitRuntime",
    ],
    "UIKitClosures": ["UIKit"],
    "UIKitMediaKeys": ["ResponderFoundation", "UIKitHost"],
    "XcodeProject": [],
    "Porting": ["XcodeProject"],
    "Port": ["Porting", "SourceRewriter"],
    "MediaPlayer": ["UIKit", "QuartzCore", "UIKitHost", "UIKitRuntime"],
    "_Testing_CoreGraphics": [],
    "_Testing_UIKit": [],
    "UIKitTesting": [
      "UIKit", "QuartzCore", "CoreGraphics", "ResponderFoundation", "UIKitPictures", "UIKitHost",
      "UIKitRuntime",
    ],
  ]

  /// The modules that one imports, itself or through others.
  static func modules(below module: String) -> Set<String> {
    arrows[module, default: []].reduce(into: []) { all, next in
      all.formUnion(modules(below: next).union([next]))
    }
  }

  @Test func `every module under Sources has its arrows listed`() {
    let modules = Set(
      Repository.swiftFiles(in: "Sources").compactMap { $0.part(below: "Sources") })
    #expect(modules.subtracting(Self.arrows.keys) == [], "add it to ModuleArrowTests.arrows")
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
    #expect(upward == [], "move what is needed down; ModuleArrowTests.arrows has the modules")
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
    #expect(wrong == [], "move what needs more than that to Tests/UIKitTests")
  }

  private func imports(of file: SwiftFile) -> [String] {
    file.code.matches(
      of: /\bimport\s+(?:(?:struct|class|enum|func|protocol|typealias|var|let)\s+)?(\w+)/
    )
    .map { String($0.1) }
  }
}
