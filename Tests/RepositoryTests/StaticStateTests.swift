// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

@Suite("Static variables")
struct StaticStateTests {
  /// The static variables that can change, each with its reason; everything else that an application
  /// has one of is a part of its `Runtime`.
  static let known: [String: String] = [
    "UIKitRuntime/Runtime.swift table": "leads to the parts without a look for a task's own",
    "UIKitRuntime/Runtime.swift own": "the runtime of a task",
    "QuartzCore/LayerRegistry.swift numbers": "names of layers are unique in the process",
    "UIKitCore/Tracing/Trace.swift listeners": "a record that nobody reads costs one comparison",
    "UIKitCore/Responder/ChainMemory.swift shared":
      "leads every move of a finger to its handler, and views may outlive an application",
    "UIKitCore/View/HitMemory.swift shared": "views outlive an application",
    "UIKitCore/Geometry/Traits/CurrentTraits.swift stored": "any thread may ask for the traits",
    "UIKitCore/Geometry/Traits/CurrentTraits.swift ground": "the same, for colours, without a lock",
    "ResponderFoundation/Exchange/ReplacedMethod.swift isKnown":
      "every event asks whether a method was replaced, and classes are the process's",
    "ResponderFoundation/LastRelease.swift latest": "any thread may let an object go",
    "ResponderFoundation/Undo/TurnObserver.swift installed": "run loops are the process's",
    "ResponderFoundation/Selector/ActionMethod.swift methods": "methods are those of the program",
  ]

  @Test func `static variables that can change are few, and each has a reason`() {
    let found = Set(Repository.swiftFiles(in: "Sources").flatMap(Self.variables))
    #expect(
      found.subtracting(Self.known.keys) == [], "make it a part of the application: RuntimePart")
    #expect(Set(Self.known.keys).subtracting(found) == [], "take it out of the table")
    #expect(Self.known.count <= 12)
  }

  @Test(arguments: [
    ("static var count = 0", ["count"]),
    ("@TaskLocal static var own: Runtime?", ["own"]),
    ("private static weak var press: UIPress?", ["press"]),
    ("static private(set) var made: [String: () -> Void] = [:] {\n  didSet {}\n}", ["made"]),
    ("static var rate: Int? {\n  didSet { tell() }\n}", ["rate"]),
    ("private static let stored = Mutex(0)", ["stored"]),
    ("static var shared: Part { part() }", []),
    ("static var shared: Part {\n  part()\n}", []),
    ("static let rest = CGPoint()", []),
    ("var count = 0", []),
    ("// static var count = 0", []),
  ])
  func `a variable that is stored is told from one that is computed`(
    code: String, names: [String]
  ) {
    let found = Self.variables(of: SwiftFile("Sources/A.swift", text: code))
    #expect(found == names.map { "A.swift \($0)" })
  }

  /// The static variables of a file that are stored and can change.
  private static func variables(of file: SwiftFile) -> [String] {
    let lines = file.codeLines
    let names = lines.indices.compactMap { number -> Substring? in
      guard lines[number].contains("static ") else { return nil }
      if let box = lines[number].firstMatch(of: /\bstatic\s+let\s+(\w+)\s*=\s*(?:Mutex|Atomic)\b/) {
        return box.1
      }
      guard
        let match = lines[number].firstMatch(
          of: /\bstatic\b[^={]*?\bvar\s+`?(\w+)`?([^={]*)([={]?)/)
      else { return nil }
      let next = number + 1 < lines.endIndex ? lines[number + 1] : ""
      let isObserved = (lines[number] + next).contains(/\b(?:didSet|willSet)\b/)
      return match.3 == "{" && !isObserved ? nil : match.1
    }
    return names.map { "\(file.path.dropFirst("Sources/".count)) \($0)" }
  }
}
