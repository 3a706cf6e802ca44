// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// The figures of fonts before a host reports its own.
enum BuiltInFaces {
  private static let sans = RawFace.Pair(BuiltInFigures.sansRegular, BuiltInFigures.sansBold)
  private static let serif = RawFace.Pair(BuiltInFigures.serifRegular, BuiltInFigures.serifBold)
  private static let mono = RawFace.Pair(BuiltInFigures.monoRegular, BuiltInFigures.monoRegular)

  /// Widths lie between those of regular (400) and bold (700).
  static func figures(of face: FontFace) -> FaceFigures {
    let pair = pair(face.family)
    let share = share(of: face.weight)
    if share == 0 { return pair.regular }
    return share == 1 ? pair.bold : pair.regular.mixed(with: pair.bold, share)
  }

  /// Where a weight is between regular, 0, and bold, 1.
  static func share(of weight: Int) -> Double {
    Double(min(max(weight, regular), bold) - regular) / Double(bold - regular)
  }

  /// The heights of a capital and of a small x, which are those of the regular font in any weight.
  static func heights(of face: FontFace) -> (capHeight: Double, xHeight: Double) {
    let figures = pair(face.family).regular
    return (figures.capHeight, figures.xHeight)
  }

  private static func pair(_ family: FontFace.Family) -> RawFace.Pair {
    switch family {
    case .system, .rounded: sans
    case .serif: serif
    case .monospaced: mono
    }
  }

  private static let regular = 400
  private static let bold = 700
}

extension RawFace {
  fileprivate struct Pair {
    let regular: FaceFigures
    let bold: FaceFigures

    init(_ regular: RawFace, _ bold: RawFace) {
      self.regular = regular.figures
      self.bold = bold.figures
    }
  }
}
