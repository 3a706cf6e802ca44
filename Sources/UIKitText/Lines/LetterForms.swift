// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The advances of letters that are drawn joined to their neighbours.
///
/// A form is asked of the host as the letter between strokes that join (`LetterJoining.stroke`), whose
/// advances are taken off again. Two letters that every font draws as one glyph, lam and alef, are
/// measured together.
enum LetterForms {
  /// Gives letters that join the advances of the forms they are drawn in.
  ///
  /// A form that was not measured yet keeps the advance of the letter alone, and is asked for.
  static func settle(_ clusters: inout [MeasuredText.Cluster], _ styles: [TextStyle]) {
    var forms = FormMeasure(styles)
    var isJoined = false
    var place = 0
    while place < clusters.count {
      let letter = clusters[place].character
      let next = place + 1 < clusters.count ? clusters[place + 1] : nil
      let goesOn = next.map { LetterJoining.joins(letter, $0.character) } ?? false
      if goesOn, let next, LetterJoining.isLamAlef(letter, next.character) {
        let both = String(letter) + String(next.character)
        if let advance = forms.advance(both, clusters[place].style, isJoined, false) {
          clusters[place].advance = advance / 2
          clusters[place + 1].advance = advance / 2
        }
        isJoined = false
        place += 2
        continue
      }
      if goesOn || isJoined,
        let advance = forms.advance(String(letter), clusters[place].style, isJoined, goesOn)
      {
        clusters[place].advance = advance
      }
      isJoined = goesOn
      place += 1
    }
    forms.finish()
  }
}

/// Looks the advances of forms up, and gathers those that a host has to be asked for.
private struct FormMeasure {
  private let styles: [TextStyle]
  private var style = -1
  private var figures: FaceFigures?
  private var unmeasured: Set<String> = []

  init(_ styles: [TextStyle]) { self.styles = styles }

  /// The advance of letters between joined neighbours, in points; nil when it was not measured.
  mutating func advance(
    _ text: String, _ style: Int, _ isJoinedBefore: Bool, _ isJoinedAfter: Bool
  ) -> CGFloat? {
    if style != self.style {
      finish()
      self.style = style
      figures = styles[style].font.figures
    }
    guard let figures else { return nil }
    let stroke = LetterJoining.stroke(for: text)
    let strokes = (isJoinedBefore ? 1 : 0) + (isJoinedAfter ? 1 : 0)
    let form =
      (isJoinedBefore ? String(stroke) : "") + text + (isJoinedAfter ? String(stroke) : "")
    let isKnown = strokes == 0 || figures.isMeasured(stroke)
    guard isKnown, let whole = figures.advance(ofForm: form) else {
      unmeasured.insert(form)
      if !isKnown { unmeasured.insert(String(stroke)) }
      return nil
    }
    let advance = whole - Double(strokes) * figures.advance(of: stroke)
    return CGFloat(max(0, advance)) * styles[style].font.letterSize * styles[style].stretch
  }

  /// Asks the host for what it did not measure yet.
  mutating func finish() {
    guard style >= 0, !unmeasured.isEmpty else { return }
    FontTable.shared.note(forms: unmeasured, of: styles[style].font.face)
    unmeasured = []
  }
}
