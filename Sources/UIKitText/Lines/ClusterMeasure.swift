// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Measures clusters in one style, for labels and for texts that are edited.
struct ClusterMeasure {
  /// A tab is as wide as four spaces.
  static let spacesOfTab = 4

  private let figures: FaceFigures
  private let font: TextFont
  private let size: Double
  private let style: Int
  private var unmeasured: Set<Character> = []

  /// - Parameter style: the place of the font's style among those of the text.
  init(_ font: TextFont, style: Int) {
    self.font = font
    figures = font.figures
    size = Double(font.pointSize)
    self.style = style
  }

  /// A space, whether or not the host measured it.
  var space: MeasuredText.Cluster {
    let advance = figures.advance(of: " ") * size
    return MeasuredText.Cluster(character: " ", advance: CGFloat(advance), style: style)
  }

  /// A character as it is drawn; a line feed takes no room.
  mutating func cluster(_ character: Character) -> MeasuredText.Cluster {
    if character.isNewline {
      return MeasuredText.Cluster(character: character, advance: 0, style: style)
    }
    if !figures.isMeasured(character) { unmeasured.insert(character) }
    let advance = figures.advance(of: character) * size
    return MeasuredText.Cluster(character: character, advance: CGFloat(advance), style: style)
  }

  /// A tab as one space that is wider.
  mutating func tab() -> MeasuredText.Cluster {
    var tab = cluster(" ")
    tab.advance = CGFloat(figures.advance(of: " ") * size * Double(Self.spacesOfTab))
    return tab
  }

  /// Asks the host for what it did not measure yet.
  func finish() {
    if !unmeasured.isEmpty { FontTable.shared.note(unmeasured, of: font.face) }
  }
}
