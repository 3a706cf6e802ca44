// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
package import UIKitHost
package import UIKitRuntime

/// The measures of fonts: what the host reported, before that the built-in figures.
///
/// Text is laid out with the same figures it is drawn with. A cluster that the host did not measure
/// yet is estimated and asked for; its report lays the text out again.
///
/// Fonts are read from any thread, so the table is locked.
package final class FontTable: @unchecked Sendable {
  package static var shared: FontTable { Runtime.common(.fonts) { FontTable() } }
  private let lock = NSLock()
  private var reported: [FontFace: FaceFigures] = [:]
  private var substitutes: [FontFace: FaceFigures] = [:]
  private var missing: [FontFace: Set<String>] = [:]
  /// What was asked for and has no answer yet, or never will.
  private var asked: [FontFace: Set<Character>] = [:]
  /// The simple characters among them.
  private var askedCodes: [FontFace: SimpleCharacterSet] = [:]
  private var askedForms: [FontFace: Set<String>] = [:]
  private var reports = 0
  /// Where to say that the host is to be asked; nil before there is an application.
  private var work: TurnWork?

  /// Tells whose turns end with a question to the host, if there is one to ask.
  package func report(missing work: TurnWork) { lock.withLock { self.work = work } }

  /// Counts the reports: text that was laid out at a smaller number may be laid out anew.
  package var generation: Int { lock.withLock { reports } }

  /// The figures to lay text of a font out with.
  func figures(of face: FontFace) -> FaceFigures { lock.withLock { current(face) } }

  private func current(_ face: FontFace) -> FaceFigures {
    if let known = reported[face] ?? substitutes[face] { return known }
    let made = substitute(for: face)
    substitutes[face] = made
    return made
  }

  /// Takes in what the host measured.
  ///
  /// - Returns: false when that changes nothing, so that no text needs to be laid out again.
  @discardableResult
  package func add(_ report: FontReport) -> Bool {
    lock.withLock {
      var isNew = false
      for (face, measures) in report.faces where measures.isSane {
        let old = reported[face]
        let merged = (old ?? BuiltInFaces.figures(of: face)).merging(measures)
        isNew = isNew || old.map { $0.measuredCount < merged.measuredCount } ?? true
        reported[face] = merged
      }
      guard isNew else { return false }
      substitutes = [:]
      // A host that was not ready may have dropped what it was asked for.
      asked = [:]
      askedCodes = [:]
      askedForms = [:]
      reports += 1
      return true
    }
  }

  /// Forgets what hosts reported.
  package func reset() {
    lock.withLock {
      reported = [:]
      substitutes = [:]
      missing = [:]
      asked = [:]
      askedCodes = [:]
      askedForms = [:]
      reports += 1
    }
  }

  /// Notes clusters of a font that were laid out with figures the host did not report.
  package func note(_ clusters: Set<Character>, of face: FontFace) {
    lock.withLock { ask(for: clusters, of: face) }
  }

  /// Notes simple characters of a font that were laid out with figures the host did not report.
  func note(_ codes: SimpleCharacterSet, of face: FontFace) {
    lock.withLock {
      let new = codes.subtracting(askedCodes[face] ?? SimpleCharacterSet())
      guard !new.isEmpty else { return }
      askedCodes[face, default: SimpleCharacterSet()].formUnion(new)
      ask(for: Set(new.characters), of: face)
    }
  }

  private func ask(for clusters: Set<Character>, of face: FontFace) {
    let new = clusters.subtracting(asked[face, default: []])
    guard !new.isEmpty else { return }
    asked[face, default: []].formUnion(new)
    missing[face, default: []].formUnion(new.map(String.init))
    work?.enlist(.fonts)
  }

  /// Notes forms of letters that join, which the host did not report.
  package func note(forms: Set<String>, of face: FontFace) {
    lock.withLock {
      let new = forms.subtracting(askedForms[face, default: []])
      guard !new.isEmpty else { return }
      askedForms[face, default: []].formUnion(new)
      missing[face, default: []].formUnion(new)
      work?.enlist(.fonts)
    }
  }

  /// What to ask the host for; a cluster is asked for again only after another report.
  package func takeMissing() -> [FontFace: Set<String>] {
    lock.withLock {
      defer { missing = [:] }
      return missing
    }
  }

  /// The nearest reported weight of the family and slant, else the built-in figures.
  private func substitute(for face: FontFace) -> FaceFigures {
    let nearest =
      reported.keys
      .filter { $0.family == face.family }
      .min { distance($0, face) < distance($1, face) }
    if let nearest, let figures = reported[nearest] { return figures.substitute }
    return BuiltInFaces.figures(of: face)
  }

  /// How far a font is from the wanted one; of two that are as far, the lighter one is nearer.
  private func distance(_ a: FontFace, _ wanted: FontFace) -> (Int, Int, Int) {
    (abs(a.weight - wanted.weight), a.isItalic == wanted.isItalic ? 0 : 1, a.weight)
  }
}

extension FontMeasures {
  /// False for figures that would put text nowhere.
  fileprivate var isSane: Bool {
    [ascent, descent, capHeight, xHeight].allSatisfy { $0.isFinite && $0 >= 0 }
      && ascent + descent > 0
  }
}
