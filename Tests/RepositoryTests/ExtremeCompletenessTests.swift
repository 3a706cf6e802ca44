// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

/// The walk of extreme values (VA-4) has every property of a public class that takes lengths, places,
/// shares or times.
@Suite("Completeness of the extreme values")
struct ExtremeCompletenessTests {
  private static let modules = ["CoreGraphics", "QuartzCore", "UIKitCore", "UIKitText"]
  private static let walk = "Tests/ConformanceTests/Values"

  /// Properties that are in the walk by another name, or have no place in it, and why.
  private static let others = [
    "UIView.frame": "by sides",
    "UIView.bounds": "by origin and size",
    "UIView.transform": "by entries",
    "UIPointerAccessory.angle": "of a position, which PN-23 takes to extremes",
    "UIPointerAccessory.offset": "of a position, which PN-23 takes to extremes",
  ]

  /// Types of numbers that are measured.
  private static let measured =
    "CGFloat|CGPoint|CGSize|CGRect|CGVector|UIEdgeInsets|NSDirectionalEdgeInsets|UIOffset"
    + "|CGAffineTransform|CATransform3D|TimeInterval|CFTimeInterval|Double|Float"

  @Test func `the walk of extreme values is complete`() throws {
    let walked = Set(
      Repository.swiftFiles(in: Self.walk).flatMap {
        $0.text.matches(of: /\.init\(\s*"(\w+\.\w+)/).map { String($0.1) }
      })
    let found = try Self.modules.flatMap { module in
      try Repository.swiftFiles(in: "Sources/\(module)").flatMap {
        try Self.properties(of: $0.code)
      }
    }
    #expect(found.count > 50)
    let missing = Set(found).subtracting(walked).subtracting(Self.others.keys)
    #expect(missing.sorted() == [], "add them to \(Self.walk)")
  }

  @Test(arguments: [
    ("open class A {\n  open var b: CGFloat {\n    get { 1 }\n    set {}\n  }\n}", ["A.b"]),
    ("open class A {\n  open var b: CGFloat { 1 }\n  open var c: CGFloat = 0\n}", ["A.c"]),
    ("extension A {\n  public var b: CGSize? {\n    didSet {}\n  }\n}", ["A.b"]),
    ("open class A {\n  open var b = UIEdgeInsets(top: 8)\n  open var c = 0.5\n}", ["A.b", "A.c"]),
    ("open class A {\n  public private(set) var b: Float = 1\n  var c: Float = 1\n}", []),
    ("public struct A {\n  public var b: Float = 1\n}", []),
  ])
  func `properties that take numbers are found`(code: String, names: [String]) throws {
    #expect(try Self.properties(of: code) == names)
  }

  /// Names of the properties that can be set from outside, with the names of their classes.
  private static func properties(of code: String) throws -> [String] {
    let type = try Regex(
      "^(?:@\\S+ )*(?:(?:open|public|final) )*(class|extension|struct|enum|protocol) (\\w+)",
      as: (Substring, Substring, Substring).self)
    let property = try Regex(
      "^ +(?:open|public)(?: final| override| weak| class)* var (\\w+)"
        + "(?:: (?:\(measured))\\??| = (?:(?:\(measured))[(.]|-?[0-9]+\\.[0-9]))(.*)$",
      as: (Substring, Substring, Substring).self)
    var owner: String?
    var found: [String] = []
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() {
      if let match = line.firstMatch(of: type) {
        owner = ["class", "extension"].contains(match.1) ? String(match.2) : nil
      }
      guard let owner, let match = line.firstMatch(of: property) else { continue }
      let isClosed = match.2.hasSuffix("}")
      let rest = isClosed ? [] : lines[(place + 1)...].prefix { !$0.hasPrefix("  }") }
      let isStored = !match.2.contains("{")
      let isSettable = isStored || ([match.2] + rest).contains { $0.contains(/\b(set|didSet)\b/) }
      if isSettable { found.append("\(owner).\(match.1)") }
    }
    return found
  }
}
