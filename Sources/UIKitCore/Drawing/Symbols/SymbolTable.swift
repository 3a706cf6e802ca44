// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What symbols are drawn with, by their names, in the notation that `SymbolNotation` reads.
///
/// Each file of tables has one text: a line is a name, `=` and the drawing, and goes on in lines
/// without `=`. A text costs the compiler nothing, which hundreds of literals in a dictionary do.
enum SymbolTable {
  /// What names begin with that are only for other drawings to mention.
  static let hidden: Character = "~"

  /// All texts.
  static let texts = [
    arrows, devices, files, letters, media, nature, people, shapes, signs, writing,
  ]

  /// Drawings by names, in the notation.
  static let drawings = read(texts)

  /// The drawings of texts; of two with one name the later.
  static func read(_ texts: [String]) -> [String: String] {
    var drawings: [String: String] = [:]
    var name = ""
    for line in texts.lazy.flatMap({ $0.utf8.split(separator: UInt8(ascii: "\n")) }) {
      if let sign = line.firstIndex(of: UInt8(ascii: "=")) {
        name = String(Substring(line[..<sign]))
        drawings[name] = String(Substring(line[line.index(after: sign)...]))
      } else {
        drawings[name, default: ""] += " " + Substring(line)
      }
    }
    return drawings
  }
}
