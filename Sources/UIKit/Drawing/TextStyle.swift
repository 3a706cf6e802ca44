// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// How a stretch of text looks.
struct TextStyle: Equatable {
  var font: UIFont
  var color: UIColor
  var isUnderlined = false
  /// Whether the text leads somewhere.
  var isLink = false
  /// What stands in the place of the character for objects.
  var inline: InlineBox?

  /// The style with what attributes say in place of its own values.
  func applying(_ attributes: [NSAttributedString.Key: Any]) -> TextStyle {
    var style = self
    if let font = attributes[.font] as? UIFont { style.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { style.color = color }
    if attributes[.link] != nil { style.isLink = true }
    if let object = attributes[.attachment] as? any InlineObject {
      style.inline = InlineBox(object: object)
    }
    if let underline = attributes[.underlineStyle] as? Int { style.isUnderlined = underline != 0 }
    if let underline = attributes[.underlineStyle] as? NSNumber {
      style.isUnderlined = underline.intValue != 0
    }
    return style
  }
}

/// Text with the advance of each cluster: what a person sees as one character.
struct MeasuredText {
  /// One cluster.
  struct Cluster {
    var character: Character
    /// In points.
    var advance: CGFloat
    /// A place in `styles`.
    var style: Int
  }

  private(set) var styles: [TextStyle]
  private(set) var clusters: [Cluster] = []
  /// The style of a text without characters.
  var emptyStyle: TextStyle { styles[0] }

  /// Text that was measured already; the styles of the clusters are places in `styles`.
  init(clusters: [Cluster], styles: [TextStyle]) {
    self.clusters = clusters
    self.styles = styles
  }

  /// Measures text in one style.
  init(_ string: String, style: TextStyle) {
    styles = [style]
    append(string, style: 0)
    if LetterJoining.mayOccur(in: string) { LetterJoining.settle(&clusters, styles) }
  }

  /// Measures text whose attributes differ; `style` is what they do not say.
  init(_ string: NSAttributedString, style: TextStyle) {
    styles = [style]
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole) { attributes, range, _ in
      styles.append(style.applying(attributes))
      append(string.attributedSubstring(from: range).string, style: styles.count - 1)
    }
    if styles.count > 1 { styles.removeFirst() }
    for place in clusters.indices { clusters[place].style -= 1 }
    if LetterJoining.mayOccur(in: string.string) { LetterJoining.settle(&clusters, styles) }
  }

  /// A cluster measured in a style, such as an ellipsis.
  func cluster(_ character: Character, style: Int) -> Cluster {
    let font = styles[style].font
    return Cluster(
      character: character, advance: CGFloat(font.figures.advance(of: character)) * font.pointSize,
      style: style)
  }

  private mutating func append(_ string: String, style: Int) {
    let font = styles[style].font
    let figures = font.figures
    let size = Double(font.pointSize)
    var unmeasured: Set<Character> = []
    for character in string {
      if character == "\t" {
        let space = CGFloat(figures.advance(of: " ") * size)
        for _ in 0..<Self.spacesOfTab {
          clusters.append(Cluster(character: " ", advance: space, style: style))
        }
        continue
      }
      let advance = character.isNewline ? 0 : figures.advance(of: character) * size
      if !character.isNewline, !figures.isMeasured(character) { unmeasured.insert(character) }
      clusters.append(Cluster(character: character, advance: CGFloat(advance), style: style))
    }
    if !unmeasured.isEmpty { FontTable.shared.note(unmeasured, of: font.face) }
  }

  /// A tab is as wide as four spaces.
  private static let spacesOfTab = 4
}

extension MeasuredText {
  /// The text in a size of `scale` times its own.
  func scaled(by scale: CGFloat) -> MeasuredText {
    var copy = self
    copy.styles = styles.map { style in
      var style = style
      style.font = style.font.withSize(style.font.pointSize * scale)
      return style
    }
    for place in clusters.indices { copy.clusters[place].advance *= scale }
    return copy
  }
}
