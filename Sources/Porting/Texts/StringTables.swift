// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
import XcodeProject

// Rules: PT-8.
/// Texts of an application by language and table, from `.strings` files and string catalogues.
package struct StringTables {
  /// Texts by their keys, by the path of their file in the bundle: `de.lproj/Localizable.strings`.
  package private(set) var tables: [String: [String: String]] = [:]
  package private(set) var refusals: [Refusal] = []

  package init() {}

  /// Takes a `.strings` file.
  ///
  /// - Parameters:
  ///   - data: its bytes, in UTF-8 or UTF-16.
  ///   - path: its path; a folder `de.lproj` in it is the language.
  package mutating func read(strings data: Data, path: String) {
    do {
      let texts = try PropertyListReader.readStrings(Self.text(of: data), file: path)
      let folder = Path.language(path).map { $0 + ".lproj/" } ?? ""
      tables[folder + Path.name(path), default: [:]].merge(texts) { $1 }
    } catch {
      let failure = error as? ProjectError
      refusals.append(
        Refusal(
          path: path, line: failure?.line, construct: "texts that cannot be read",
          advice: failure?.message ?? "\(error)"))
    }
  }

  /// Takes a string catalogue, `.xcstrings`; of plural forms the one for other numbers.
  ///
  /// - Parameters:
  ///   - data: its bytes.
  ///   - path: its path.
  package mutating func read(catalogue data: Data, path: String) {
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else {
      refusals.append(
        Refusal(
          path: path, construct: "texts that cannot be read",
          advice: "open and save the string catalogue in Xcode"))
      return
    }
    let source = root["sourceLanguage"] as? String ?? "en"
    let name = String(Path.name(path).dropLast("xcstrings".count)) + "strings"
    for (key, entry) in strings {
      let languages = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      if languages[source] == nil { tables["\(source).lproj/\(name)", default: [:]][key] = key }
      for (language, value) in languages {
        guard let value = value as? [String: Any] else { continue }
        if value["variations"] != nil {
          refusals.append(
            Refusal(
              path: "\(path): \(key)", construct: "plural forms",
              advice: "choose the form in code; here it is the one for other numbers"))
        }
        guard let text = Self.text(of: value, depth: 0) else { continue }
        tables["\(language).lproj/\(name)", default: [:]][key] = text
      }
    }
    refusals.sort { $0.path < $1.path }
  }

  /// The texts of a table as a file.
  package static func file(of texts: [String: String]) -> String {
    texts.sorted { $0.key < $1.key }
      .map { "\(quoted($0.key)) = \(quoted($0.value));\n" }.joined()
  }

  private static func text(of value: [String: Any], depth: Int) -> String? {
    if let unit = value["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    guard depth < 8, let kinds = value["variations"] as? [String: Any] else { return nil }
    for kind in ["plural", "device"] {
      if let forms = kinds[kind] as? [String: Any], let other = forms["other"] as? [String: Any] {
        return text(of: other, depth: depth + 1)
      }
    }
    return nil
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The text of bytes that may be UTF-16, as older projects have them.
  private static func text(of data: Data) -> String {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    return isWide
      ? String(data: data, encoding: .utf16) ?? "" : String(decoding: data, as: UTF8.self)
  }
}
