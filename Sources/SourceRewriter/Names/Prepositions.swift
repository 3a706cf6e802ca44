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
      guard let capital = name.lastIndex(where: \.isUppercase) else {
        return all.contains(name)
      }
      return all.contains(name[capital...].lowercased())
    }
  }
#endif
