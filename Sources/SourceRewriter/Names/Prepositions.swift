// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  /// Words before which, and behind which, a name in Objective-C gets no "With".
  enum Prepositions {
    static let all: Set<String> = [
      "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
      "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
      "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    ]

    /// Whether the first word of a name in camel case is one.
    static func begin(_ name: String) -> Bool {
      all.contains(name.prefix { !$0.isUppercase && $0 != "_" }.lowercased())
        || all.contains(name.lowercased())
    }

    /// Whether the last word of a name in camel case is one.
    static func end(_ name: String) -> Bool {
      let isShouted = name.last?.isUppercase ?? false
      let tail = name.reversed().prefix { $0 != "_" && $0.isUppercase == isShouted }.reversed()
      let capital = isShouted ? nil : name.dropLast(tail.count).last { $0.isUppercase }
      let isJoined = capital != nil && name.dropLast(tail.count).last == capital
      return all.contains(
        ((isJoined ? capital.map(String.init) : nil) ?? "").lowercased()
          + String(tail).lowercased())
    }
  }
#endif
