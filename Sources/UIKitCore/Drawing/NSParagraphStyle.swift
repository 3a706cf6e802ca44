// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
public import UIKitText

// Rules: TS-1 to TS-9.
/// How the lines of a paragraph are broken and placed; lengths are in points.
///
/// It is the value of the attribute `paragraphStyle`; that of a paragraph's first character counts for
/// all of it. `NSMutableParagraphStyle` can be changed.
///
/// [Apple: NSParagraphStyle](https://developer.apple.com/documentation/uikit/nsparagraphstyle)
open class NSParagraphStyle: NSObject, ExposedClass, NSCopying, NSMutableCopying,
  @unchecked Sendable
{
  private let mark = ComparisonMark()

  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  package final var box: ParagraphBox
  /// What `textLists` says; lines are not laid out by it.
  final var lists: [NSTextList] = []

  /// What it says, as text is laid out by it.
  final var format: ParagraphFormat {
    get { box.format }
    // Text that was measured keeps the old one.
    set { box = ParagraphBox(newValue) }
  }

  /// Makes a style that says nothing, as `default`.
  public override init() { box = ParagraphBox(ParagraphFormat()) }

  /// A style that says nothing.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where a language begins its lines, by its identifier; nil is the language of the user.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName ?? Locale.current.language.minimalIdentifier
    return Locale.Language(identifier: language).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// Room between two lines; 0 at first.
  open var lineSpacing: CGFloat { format.lineSpacing }

  /// Room below the paragraph, if another follows; 0 at first.
  open var paragraphSpacing: CGFloat { format.spacingAfter }

  /// Room above the paragraph, if there is one above it; 0 at first.
  open var paragraphSpacingBefore: CGFloat { format.spacingBefore }

  /// Where lines lie; `natural`, which leaves it to what shows the text, at first.
  open var alignment: NSTextAlignment { format.alignment }

  /// Room before all lines but the first; 0 at first.
  open var headIndent: CGFloat { format.headIndent }

  /// Where lines end: if positive counted from where they begin, else from the other edge; 0 at first.
  open var tailIndent: CGFloat { format.tailIndent }

  /// Room before the first line; 0 at first.
  open var firstLineHeadIndent: CGFloat { format.firstLineIndent }

  /// The least height of a line; 0 at first.
  open var minimumLineHeight: CGFloat { format.leastLineHeight }

  /// The greatest height of a line; 0, which is no limit, at first.
  open var maximumLineHeight: CGFloat { format.mostLineHeight }

  /// What the height of a line is multiplied by; 0, at first, changes nothing.
  open var lineHeightMultiple: CGFloat { format.lineHeightMultiple }

  /// What happens to text that is too wide; it goes on from word to word at first.
  open var lineBreakMode: NSLineBreakMode { format.breaking }

  /// Where text begins; `natural`, where its letters say, at first.
  open var baseWritingDirection: NSWritingDirection { format.direction }

  /// Where tabs go on; at first twelve places, 28 points from each other.
  open var tabStops: [NSTextTab] { format.tabStops.map(NSTextTab.init) }

  /// The distance of further places for tabs; 0, at first, is none.
  open var defaultTabInterval: CGFloat { format.tabInterval }

  // Rules: TS-60.
  /// The lists that the paragraph is an item of, the outermost first; none at first.
  open var textLists: [NSTextList] { lists }

  /// How ends of lines are chosen; none of the ways at first.
  open var lineBreakStrategy: LineBreakStrategy {
    LineBreakStrategy(
      rawValue: (format.pushesOut ? LineBreakStrategy.pushOut.rawValue : 0)
        | (format.keepsHangulWords ? LineBreakStrategy.hangulWordPriority.rawValue : 0))
  }

  // Rules: CT-77.
  /// Whether letters of a label's single line move together before an end is left out; not at first.
  open var allowsDefaultTighteningForTruncation: Bool { format.tightens }

  // MARK: Copies

  /// A style that says the same and does not change.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.takeOver(self)
    return copy
  }

  /// A style that says the same and can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.takeOver(self)
    return copy
  }

  /// Says all that another style says.
  final func takeOver(_ other: NSParagraphStyle) { (box, lists) = (other.box, other.lists) }

  /// True for styles that say the same; lists are the same if they are one object.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other.box == box && other.lists == lists
  }

  /// Follows from what it says.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(format.alignment)
    hasher.combine(format.lineSpacing)
    hasher.combine(format.headIndent)
    hasher.combine(format.spacingAfter)
    return hasher.finalize()
  }

  /// The kind of the alignment and the room between lines.
  open override var description: String { "Alignment \(alignment), LineSpacing \(lineSpacing)" }
}

extension NSParagraphStyle: ParagraphFormatSource {}

extension NSParagraphStyle {
  /// Ways to choose the ends of lines.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No word stands alone on the last line where another can go with it.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean words are kept whole where they fit.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// What the system's own labels use: all of the ways.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
