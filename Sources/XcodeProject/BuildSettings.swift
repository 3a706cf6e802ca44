// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: PT-4.
/// The settings of a target: those of the project, and its own above them, variables replaced.
package struct BuildSettings: Equatable, Sendable {
  private var values: [String: String]

  package init(_ values: [String: String] = [:]) { self.values = values }

  /// The value of a setting, with what `$(…)` in it stands for.
  package subscript(name: String) -> String? {
    values[name].map { expanded($0, depth: 0) }
  }

  /// Puts settings above these; `$(inherited)` in them is what stands here.
  package mutating func override(with upper: [String: String]) {
    for (name, value) in upper {
      let below = values[name] ?? ""
      values[name] = value.replacing("$(inherited)", with: below)
        .replacing("${inherited}", with: below)
    }
  }

  /// A text with what `$(NAME)` and `${NAME:modifier}` in it stand for; a name that nobody sets is
  /// nothing.
  package func expanded(_ text: String) -> String { expanded(text, depth: 0) }

  /// Settings that name each other in a circle end here.
  private static let mostDepth = 16
  /// No setting is longer than this; one that doubles at each step ends here.
  private static let mostLength = 1 << 16

  private func expanded(_ text: String, depth: Int) -> String {
    guard depth < Self.mostDepth, text.utf8.count < Self.mostLength, text.contains("$") else {
      return text
    }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      let behind = rest[rest.index(after: start)...]
      guard let open = behind.first, open == "(" || open == "{",
        let end = behind.firstIndex(of: open == "(" ? ")" : "}")
      else {
        result += "$"
        rest = behind
        continue
      }
      let parts = behind[behind.index(after: behind.startIndex)..<end].split(
        separator: ":", omittingEmptySubsequences: false)
      let value = parts.first.flatMap { values[String($0)] } ?? ""
      result += parts.dropFirst().reduce(expanded(value, depth: depth + 1), Self.modified)
      if result.utf8.count > Self.mostLength { return result }
      rest = behind[behind.index(after: end)...]
    }
    return result + rest
  }

  private static func modified(_ value: String, by modifier: Substring) -> String {
    switch modifier {
    case "c99extidentifier": identifier(value)
    case "rfc1034identifier":
      String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default: value
    }
  }

  /// A text as the name of a module: what cannot stand in one is an underscore.
  package static func identifier(_ text: String) -> String {
    let name = String(text.map { $0 == "_" || $0.isLetter || $0.isNumber ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name : name
  }
}
