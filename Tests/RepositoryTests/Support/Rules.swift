// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The rules that `Documentation/Behaviour` lists.
enum Rules {
  /// Every rule id, such as `HT-3`.
  static let all: Set<String> = Set(listed)

  /// The ids as they stand in the chapters, with repetitions.
  static let listed: [String] = Repository.files(in: ["Documentation/Behaviour"], ending: "md")
    .flatMap { path in
      ((try? Repository.text(of: path)) ?? "")
        .matches(of: /^- \*\*([A-Z]{2}-\d+)\*\*/.anchorsMatchLineEndings())
        .map { String($0.1) }
    }

  /// The chapters' two letters.
  static let chapters: Set<String> = Set(all.map { String($0.prefix(2)) })

  /// The rules that a text names; `HT-1 to HT-4` counts as all four.
  static func named(in text: String) -> Set<String> {
    var ids: Set<String> = []
    for line in text.split(separator: "\n") where mayNameRule(line) {
      for match in line.matches(of: /\b([A-Z]{2})-(\d+)(?: to (?:[A-Z]{2}-)?(\d+))?\b/) {
        guard let low = Int(match.2), let high = Int(match.3 ?? match.2) else { continue }
        for number in low...max(low, high) { ids.insert("\(match.1)-\(number)") }
      }
    }
    return ids.filter { chapters.contains(String($0.prefix(2))) }
  }

  /// Whether a capital stands before a hyphen: sorts most lines out before the slow search.
  private static func mayNameRule(_ line: Substring) -> Bool {
    var before = UInt8(ascii: " ")
    for byte in line.utf8 {
      let isCapital = before >= UInt8(ascii: "A") && before <= UInt8(ascii: "Z")
      if byte == UInt8(ascii: "-"), isCapital { return true }
      before = byte
    }
    return false
  }
}
