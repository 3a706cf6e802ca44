// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// What a symbol is drawn with: what adds to the picture, and what takes away from it.
struct SymbolPicture {
  private var pieces: [(commands: [DrawingCommand], cuts: Bool)] = []

  /// Makes the picture of a symbol's parts, in its filled form or not.
  init(_ parts: [SymbolPart], filled: Bool = false) { add(parts, filled: filled) }

  private mutating func add(_ parts: [SymbolPart], filled: Bool) {
    for part in parts {
      switch part.role {
      case .line: add([part.stroke])
      case .area: add([part.fill])
      // The line as well, so that both forms are equally large.
      case .outline: add(filled ? [part.fill, part.stroke] : [part.stroke])
      case .innerLine: add([part.stroke], cutting: filled)
      case .innerArea: add([part.fill], cutting: filled)
      case .gapLine: add([part.broadStroke], cutting: true)
      case .gapArea: add([part.fill], cutting: true)
      }
    }
  }

  private mutating func add(_ commands: [DrawingCommand], cutting: Bool = false) {
    pieces.append((commands, cutting))
  }

  /// Draws parts over this picture.
  func adding(_ parts: [SymbolPart]) -> SymbolPicture {
    var both = self
    both.add(parts, filled: false)
    return both
  }

  /// Draws another picture over this one, or takes it out of this one.
  func adding(_ other: SymbolPicture, cutting: Bool = false) -> SymbolPicture {
    var both = self
    both.add(other.commands, cutting: cutting)
    return both
  }

  /// The picture as a drawing.
  ///
  /// Where something is taken away, it is a layer, so that what the symbol is drawn over stays.
  var commands: [DrawingCommand] {
    guard pieces.contains(where: \.cuts) else { return pieces.flatMap(\.commands) }
    var commands: [DrawingCommand] = [.beginLayer]
    var cuts = false
    for piece in pieces {
      if piece.cuts != cuts {
        cuts = piece.cuts
        commands.append(.composite(cuts ? .destinationOut : .blend(.normal)))
      }
      commands += piece.commands
    }
    return commands + [.endLayer]
  }
}
