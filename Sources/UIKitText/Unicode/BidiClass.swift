// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What a character does to the direction of a text, by the names of Unicode's annex 9.
enum BidiClass: UInt8 {
  // Letters: left to right, right to left, Arabic.
  case l, r, al
  // Numbers, and what stands in them and beside them.
  case en, es, et, an, cs
  // Marks on other characters, and what is not seen.
  case nsm, bn
  // What parts paragraphs and segments, white space, everything else.
  case b, s, ws, on
  // Embeddings, overrides and their end.
  case lre, rle, lro, rlo, pdf
  // Isolates and their end.
  case lri, rli, fsi, pdi

  init(_ scalar: Unicode.Scalar) { self = BidiClass(rawValue: Self.table[scalar]) ?? .on }

  /// The class of what a person sees as one character.
  init(_ character: Character) { self = character.unicodeScalars.first.map(BidiClass.init) ?? .on }

  var isStrong: Bool { self == .l || self == .r || self == .al }

  /// Whether a text with the character may have other levels than 0.
  var mayRunLeft: Bool {
    switch self {
    case .r, .al, .an, .rle, .rlo, .rli: true
    default: false
    }
  }

  var beginsIsolate: Bool { self == .lri || self == .rli || self == .fsi }

  /// Whether the rules behind the explicit levels pass the character over.
  var isRemoved: Bool {
    switch self {
    case .lre, .rle, .lro, .rlo, .pdf, .bn: true
    default: false
    }
  }

  /// Whether it takes its direction from what is around it.
  var isNeutral: Bool {
    switch self {
    case .b, .s, .ws, .on, .lri, .rli, .fsi, .pdi: true
    default: false
    }
  }

  /// The direction in which neutrals beside it see it: numbers count as running left.
  var side: BidiClass? {
    switch self {
    case .l: .l
    case .r, .al, .en, .an: .r
    default: nil
    }
  }
}
