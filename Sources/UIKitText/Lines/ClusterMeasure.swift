// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Measures clusters in one style, for labels and for texts that are edited.
struct ClusterMeasure {
  /// A tab is as wide as four spaces.
  static let spacesOfTab = 4
  /// The number of a tab among the simple characters.
  static let tabCode: UInt32 = 0x09

  private static let spaceCode: UInt32 = 0x20

  private let figures: FaceFigures
  private let font: TextFont
  private let size: Double
  /// Points behind each character.
  private let kern: Double
  /// Whether tabs go to stops.
  private let hasStops: Bool
  private let style: Int
  private var unmeasured: Set<Character> = []
  /// The simple characters that were measured, by the host or not.
  private var codes = SimpleCharacterSet()

  /// - Parameters:
  ///   - style: the style of the text.
  ///   - place: where it is among those of the text.
  init(_ style: TextStyle, at place: Int) {
    font = style.font
    figures = font.figures
    let extras = style.extras?.extras
    size = Double(font.letterSize * style.stretch)
    kern = extras.map { Double($0.kern) } ?? 0
    hasStops = style.paragraph != nil
    self.style = place
  }

  /// A space, whether or not the host measured it.
  var space: MeasuredText.Cluster {
    let advance = figures.advance(ofCode: Self.spaceCode) * size + kern
    return MeasuredText.Cluster(character: " ", advance: CGFloat(advance), style: style)
  }

  /// A character as it is drawn, by its number if it is simple; a line feed takes no room.
  mutating func cluster(_ code: UInt32, _ whole: Character?) -> MeasuredText.Cluster {
    var advance = 0.0
    if let whole {
      if !whole.isNewline {
        if !figures.isMeasured(whole) { unmeasured.insert(whole) }
        advance = figures.advance(of: whole) * size + kern
      }
    } else if !SimpleCharacter.isNewline(code) {
      codes.insert(code)
      advance = figures.advance(ofCode: code) * size + kern
    }
    return MeasuredText.Cluster(
      code: code, whole: whole, advance: CGFloat(advance), style: style)
  }

  /// A tab as one space that is given its room with its line; nil where tabs are a few spaces.
  mutating func openTab() -> MeasuredText.Cluster? {
    guard hasStops else { return nil }
    var tab = cluster(Self.spaceCode, nil)
    tab.advance = TabPlaces.open
    return tab
  }

  /// A tab as one space that is wider.
  mutating func tab() -> MeasuredText.Cluster {
    var tab = cluster(Self.spaceCode, nil)
    tab.advance = CGFloat(figures.advance(ofCode: Self.spaceCode) * size * Double(Self.spacesOfTab))
    return tab
  }

  /// Asks the host for what it did not measure yet.
  func finish() {
    if !unmeasured.isEmpty { FontTable.shared.note(unmeasured, of: font.face) }
    let unmeasuredCodes = codes.subtracting(figures.measuredCodes)
    if !unmeasuredCodes.isEmpty { FontTable.shared.note(unmeasuredCodes, of: font.face) }
  }
}
