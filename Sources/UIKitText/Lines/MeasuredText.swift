// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// Text with the advance of each cluster: what a person sees as one character.
package struct MeasuredText {
  /// One cluster.
  package struct Cluster {
    /// The number of a simple character; of others `SimpleCharacter.none`.
    let code: UInt32
    /// A character that is not simple.
    private let whole: Character?
    /// In points.
    package var advance: CGFloat
    /// A place in `styles`.
    package var style: Int

    /// A cluster as it was measured.
    package init(character: Character, advance: CGFloat, style: Int) {
      let code = SimpleCharacter.code(of: character)
      self.init(
        code: code, whole: SimpleCharacter.whole(character, code), advance: advance, style: style)
    }

    /// - Parameter whole: the character where the number says that it is not simple.
    init(code: UInt32, whole: Character?, advance: CGFloat, style: Int) {
      self.code = code
      self.whole = whole
      self.advance = advance
      self.style = style
    }

    /// Whether the number says which character it is.
    var isSimple: Bool { whole == nil }

    /// The character as a person sees it.
    package var character: Character { whole ?? SimpleCharacter.character(code) }

    /// Whether a line may end at it because it is a space.
    var isSpace: Bool { code == 0x20 || (whole.map(TextClass.isSpace) ?? false) }

    var isNewline: Bool { whole?.isNewline ?? SimpleCharacter.isNewline(code) }
  }

  package private(set) var styles: [TextStyle]
  package private(set) var clusters: [Cluster] = []
  /// The style of a text without characters.
  var emptyStyle: TextStyle { styles[0] }

  /// Text that was measured already; the styles of the clusters are places in `styles`.
  package init(clusters: [Cluster], styles: [TextStyle]) {
    self.clusters = clusters
    self.styles = styles
  }

  /// Measures text in one style.
  package init(_ string: String, style: TextStyle) {
    styles = [style]
    clusters.reserveCapacity(string.utf8.count)
    append(string, style: 0)
    if LetterJoining.mayOccur(in: string) { LetterForms.settle(&clusters, styles) }
  }

  /// Measures text whose attributes differ; `style` is what they do not say.
  package init(_ string: NSAttributedString, style: TextStyle) {
    styles = [style]
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole) { attributes, range, _ in
      styles.append(style.applying(attributes))
      append(string.attributedSubstring(from: range).string, style: styles.count - 1)
    }
    if styles.count > 1 { styles.removeFirst() }
    for place in clusters.indices { clusters[place].style -= 1 }
    if LetterJoining.mayOccur(in: string.string) { LetterForms.settle(&clusters, styles) }
  }

  /// A cluster measured in a style, such as an ellipsis.
  package func cluster(_ character: Character, style: Int) -> Cluster {
    let font = styles[style].font
    return Cluster(
      character: character, advance: CGFloat(font.figures.advance(of: character)) * font.pointSize,
      style: style)
  }

  private mutating func append(_ string: String, style: Int) {
    var measure = ClusterMeasure(styles[style].font, style: style)
    string.forEachCluster { code, whole, _ in
      if code == ClusterMeasure.tabCode {
        clusters += repeatElement(measure.space, count: ClusterMeasure.spacesOfTab)
      } else {
        clusters.append(measure.cluster(code, whole))
      }
      return true
    }
    measure.finish()
  }
}

extension MeasuredText {
  /// The text in a size of `scale` times its own.
  package func scaled(by scale: CGFloat) -> MeasuredText {
    var copy = self
    copy.styles = styles.map { style in
      var style = style
      style.font.pointSize *= scale
      return style
    }
    for place in clusters.indices { copy.clusters[place].advance *= scale }
    return copy
  }
}
