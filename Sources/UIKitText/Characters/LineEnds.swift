// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Where lines of text may end: where Unicode lets them, between what a person sees as characters.
enum LineEnds {
  /// Whether a line may end before each character of a paragraph.
  static func opportunities(before characters: some Sequence<Character>) -> [Bool] {
    var scalars: [Unicode.Scalar] = []
    var starts: [Int] = []
    for character in characters {
      starts.append(scalars.count)
      scalars.append(contentsOf: character.unicodeScalars)
    }
    let allowed = LineBreaks.opportunities(in: scalars)
    // No host draws the hyphen that a line would end with at a soft one.
    return starts.map { allowed[$0] && scalars[max(0, $0 - 1)] != "\u{AD}" }
  }
}
