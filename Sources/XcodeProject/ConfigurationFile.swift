// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Settings in a file, `NAME = value` a line, as projects share them (`.xcconfig`).
enum ConfigurationFile {
  /// The settings of a file and of those that it includes; what cannot be read has none.
  static func read(_ path: String, files: any ProjectFiles, depth: Int = 0) -> [String: String] {
    guard depth < 8, let text = files.text(of: path) else { return [:] }
    var values: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
      if code.hasPrefix("#include") {
        let name = code.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        let folder = Path.join(path, "..")
        values.merge(read(Path.join(folder, name), files: files, depth: depth + 1)) { $1 }
      } else if let sign = code.firstIndex(of: "=") {
        let name = code[..<sign].filter { !$0.isWhitespace }
        // A setting for one kind of device, `NAME[sdk=…]`, is left out.
        guard !name.contains("["), !name.isEmpty else { continue }
        values[name] = code[code.index(after: sign)...]
          .drop(while: \.isWhitespace).trimmingSuffix(while: \.isWhitespace)
      }
    }
    return values
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, condition(last) { text.removeLast() }
    return String(text)
  }
}
