// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Unicode's own test files, as Debian's package `unicode-data` installs them.
///
/// They are not copied here: the largest has 7 megabytes.
struct UnicodeFile {
  /// The version whose cases were counted.
  static let version = "15.0.0"
  static let hint =
    "the package unicode-data \(version) is not installed: apt-get install unicode-data"

  private static let folder = URL(fileURLWithPath: "/usr/share/unicode", isDirectory: true)

  /// Whether tests can be run; a build server that lacks the files fails.
  static let isThere =
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("UnicodeData.txt").path)
    || ProcessInfo.processInfo.environment["CI"] != nil

  struct WrongVersion: Error, CustomStringConvertible {
    let description: String
  }

  /// The cases, without comments and empty lines.
  let lines: [Substring]

  init(_ name: String) throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    let all = text.split(separator: "\n")
    guard let first = all.first, first.contains(Self.version) else {
      throw WrongVersion(description: "\(name) is not of version \(Self.version)")
    }
    lines = all.filter { !$0.hasPrefix("#") }
  }
}

/// One case of a file about boundaries: `÷ 0061 × 0308 ÷ 0062 ÷ # …`.
struct BreakCase {
  let scalars: [Unicode.Scalar]
  /// Where there is a boundary: before each scalar, and at the end.
  let isBoundary: [Bool]
  /// The number of the rule that decides each.
  let rules: [Substring]
  let line: Substring

  init(_ line: Substring) {
    self.line = line
    let parts = line.split(separator: "#", maxSplits: 1)
    var scalars: [Unicode.Scalar] = []
    var isBoundary: [Bool] = []
    for word in parts[0].split(whereSeparator: \.isWhitespace) {
      if word == "÷" || word == "×" {
        isBoundary.append(word == "÷")
      } else if let scalar = UInt32(word, radix: 16).flatMap(Unicode.Scalar.init) {
        scalars.append(scalar)
      }
    }
    self.scalars = scalars
    self.isBoundary = isBoundary
    rules = parts[1].matches(of: /[÷×] \[([0-9.]+)\]/).map(\.1)
  }

  var string: String {
    var string = String.UnicodeScalarView()
    string.append(contentsOf: scalars)
    return String(string)
  }

  /// The boundaries as offsets in UTF-16 units.
  var offsets: Set<Int> {
    var offset = 0
    var result: Set<Int> = []
    for (place, isBoundary) in isBoundary.enumerated() {
      if isBoundary { result.insert(offset) }
      if place < scalars.count { offset += scalars[place].utf16.count }
    }
    return result
  }

  /// The rule that decides whether there is a boundary at an offset.
  func rule(at offset: Int) -> String {
    var place = 0
    var left = offset
    while place < scalars.count, left >= scalars[place].utf16.count {
      left -= scalars[place].utf16.count
      place += 1
    }
    return String(rules[place])
  }
}
