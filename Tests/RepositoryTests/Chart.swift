// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The chart of modules and folders in `ARCHITECTURE.md`, written from the tables of these tests.
enum Chart {
  static let path = "ARCHITECTURE.md"
  private static let begin = "<!-- chart: written by Scripts/architecture -->"
  private static let end = "<!-- end of chart -->"

  /// The document with the chart in its place; nil if it has no place for one.
  static func written(into document: String) -> String? {
    guard let start = document.range(of: begin), let stop = document.range(of: end) else {
      return nil
    }
    return document[..<start.upperBound] + "\n\n" + text + "\n\n" + document[stop.lowerBound...]
  }

  /// Whether two documents say the same, but for figures that differ by less than a tenth.
  static func agree(_ one: String, _ other: String) -> Bool {
    let (words, others) = (words(of: one), words(of: other))
    return words.count == others.count
      && zip(words, others).allSatisfy { word, other in
        if word == other { return true }
        guard let number = Int(word), let second = Int(other) else { return false }
        return abs(number - second) * 10 <= max(number, second)
      }
  }

  private static func words(of text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }
      .map { word in
        let digits = word.filter(\.isNumber)
        return !digits.isEmpty && word.allSatisfy { $0.isNumber || $0 == "," } ? digits : "\(word)"
      }
  }

  private static var text: String {
    [modules, folders, figures, exceptions].joined(separator: "\n\n")
  }

  private static var modules: String {
    let rows = ModuleArrowTests.arrows.keys.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
      .map { module -> String in
        let files = Repository.swiftFiles(in: "Sources/" + module)
        let lines = files.reduce(0) { $0 + $1.lines.count }
        let imports = ModuleArrowTests.arrows[module, default: []].sorted().map { "`\($0)`" }
        return "| `\(module)` | \(grouped(lines)) | \(imports.joined(separator: ", ")) |"
      }
    return """
      | module | lines | may import |
      |---|---:|---|
      \(rows.joined(separator: "\n"))
      """
  }

  private static var folders: String {
    let rows = LayerTable.lines.enumerated().map { number, line in
      let names = line.folders.map { "`\($0)`" }.joined(separator: ", ")
      return "| \(LayerTable.lines.count - 1 - number) | \(names) | \(line.holds) |"
    }
    return """
      Folders of `UIKitCore`, each a folder of its own even if it lies in another one; a folder may \
      mention only folders on lines with lower numbers:

      | | | |
      |---:|---|---|
      \(rows.joined(separator: "\n"))
      """
  }

  private static var figures: String {
    let layering = Layering.core
    let circles = layering.circlesOutsideKnots.map(\.count).filter { $0 > 10 }
    let names = LayerTable.knots.sorted().map { "`\($0)`" }.joined(separator: ", ")
    return """
      | | |
      |---|---:|
      | lines whose folders may mention each other (\(names)) | \(LayerTable.knots.count) |
      | exceptions | \(LayerTable.exceptions.count) |
      | other pairs of folders that mention each other, by those exceptions | \
      \(layering.mutualPairs.count) |
      | functions and static variables that a higher folder fills | \(layering.hooks.count) |
      | most files in a circle outside `View` and its like | \(circles.first ?? 0) |
      """
  }

  private static var exceptions: String {
    let rows = LayerTable.exceptions.map { "| `\($0.file)` | \($0.reason) |" }
    return """
      Mentions that lead upwards and stay:

      | file | why |
      |---|---|
      \(rows.joined(separator: "\n"))
      """
  }

  /// A number with commas between thousands.
  private static func grouped(_ number: Int) -> String {
    let digits = String(number)
    return number < 1000 ? digits : digits.dropLast(3) + "," + digits.suffix(3)
  }
}
