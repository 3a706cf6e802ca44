// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What a character does to the ends of lines, by the names of Unicode's annex 14.
///
/// The rule LB1 is applied: there are no classes that another one stands for.
enum LineBreakClass: UInt8 {
  // Ends of lines, spaces, and what joins or parts whatever is beside it.
  case bk, cr, lf, nl, sp, zw, zwj, cm, wj, gl, cb
  // Brackets and quotes; brackets of East Asian width have classes of their own.
  case op, wideOP, cl, cp, wideCP, qu
  // Marks that lines may end before, behind or on either side of, or that begin none.
  case ba, bb, b2, hy, ns, ex, sy, `is`, `in`
  // Numbers with what stands before and behind them.
  case nu, pr, po
  // Letters, Hebrew ones, ideographs; syllables and their parts; flags and emoji.
  case al, hl, id
  case jl, jv, jt, h2, h3
  case ri, eb, em, newEmoji

  /// The classes of the simple characters, by their numbers.
  static let simple = (0..<SimpleCharacter.limit).map { code in
    Unicode.Scalar(code).map { LineBreakClass($0) } ?? .al
  }

  init(_ scalar: Unicode.Scalar) { self = LineBreakClass(rawValue: Self.table[scalar]) ?? .al }

  /// Whether a line ends behind it whatever follows.
  var endsLine: Bool { self == .bk || self == .cr || self == .lf || self == .nl }

  /// Whether it belongs to the character before it.
  var isAttached: Bool { self == .cm || self == .zwj }

  var isOpening: Bool { self == .op || self == .wideOP }
  var isParenthesis: Bool { self == .cp || self == .wideCP }
  var isLetter: Bool { self == .al || self == .hl }
  var isAffix: Bool { self == .pr || self == .po }
  var isIdeograph: Bool { self == .id || self == .eb || self == .em || self == .newEmoji }

  /// Whether it is a syllable of Hangul or a part of one.
  var isHangul: Bool {
    switch self {
    case .jl, .jv, .jt, .h2, .h3: true
    default: false
    }
  }
}
