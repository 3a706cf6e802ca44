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
  /// Whether it has tabs that go to stops.
  package private(set) var hasTabs = false
  /// The style of a text without characters.
  var emptyStyle: TextStyle { styles[0] }

  /// Text that was measured already; the styles of the clusters are places in `styles`.
  package init(clusters: [Cluster], styles: [TextStyle], hasTabs: Bool = false) {
    self.clusters = clusters
    self.styles = styles
    self.hasTabs = hasTabs
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
    if styles.contains(where: { $0.inline != nil }) { measureInlineObjects() }
    if LetterJoining.mayOccur(in: string.string) { LetterForms.settle(&clusters, styles) }
  }

  /// A cluster measured in a style, such as an ellipsis.
  package func cluster(_ character: Character, style: Int) -> Cluster {
    let font = styles[style].font
    var advance = CGFloat(font.figures.advance(of: character)) * font.letterSize
    advance *= styles[style].stretch
    if let extras = styles[style].extras?.extras { advance += extras.kern }
    return Cluster(character: character, advance: advance, style: style)
  }

  private mutating func append(_ string: String, style: Int) {
    var measure = ClusterMeasure(styles[style], at: style)
    string.forEachCluster { code, whole, _ in
      if code == ClusterMeasure.tabCode {
        if let tab = measure.openTab() {
          clusters.append(tab)
          hasTabs = true
        } else {
          clusters += repeatElement(measure.space, count: ClusterMeasure.spacesOfTab)
        }
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
      if let extras = style.extras?.extras { style.extras = ExtrasBox(extras.scaled(by: scale)) }
      if let bounds = style.inline?.bounds {
        style.inline?.bounds = CGRect(
          x: bounds.minX * scale, y: bounds.minY * scale, width: bounds.width * scale,
          height: bounds.height * scale)
      }
      return style
    }
    for place in clusters.indices where clusters[place].advance != TabPlaces.open {
      copy.clusters[place].advance *= scale
    }
    return copy
  }

  /// Gives a tab its room.
  mutating func setAdvance(_ advance: CGFloat, at place: Int) { clusters[place].advance = advance }

  /// The object that a cluster stands for; nil for text.
  func inlineBox(of cluster: Cluster) -> InlineBox? { styles.inlineBox(of: cluster) }

  /// The widest line that an object is told of, in points.
  private static let endless: CGFloat = 1e7

  // Rules: TS-8.
  /// Gives the characters that stand for objects the room of these.
  private mutating func measureInlineObjects() {
    var offset = 0
    for place in clusters.indices {
      if var box = inlineBox(of: clusters[place]) {
        let style = clusters[place].style
        let line = CGRect(
          x: 0, y: 0, width: Self.endless, height: styles[style].font.lineHeight)
        clusters[place].advance = box.measure(in: line, at: offset)
        styles[style].inline = box
      }
      offset += clusters[place].character.utf16.count
    }
  }
}

extension [TextStyle] {
  /// The object that a cluster stands for; nil for text.
  func inlineBox(of cluster: MeasuredText.Cluster) -> InlineBox? {
    guard !cluster.isSimple, cluster.character == InlineBox.character else { return nil }
    return self[cluster.style].inline
  }
}
