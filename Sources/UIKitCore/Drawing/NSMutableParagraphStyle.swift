// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import UIKitText

/// A paragraph style that can be changed.
///
/// Change it before it is given to a text: one that is shown is not laid out anew.
///
/// [Apple: NSMutableParagraphStyle](https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle)
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Makes a style that says nothing.
  public override init() { super.init() }

  /// Room between two lines; what is negative counts as 0.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { format.lineSpacing = Self.length(newValue) }
  }

  /// Room below the paragraph, if another follows; what is negative counts as 0.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { format.spacingAfter = Self.length(newValue) }
  }

  /// Room above the paragraph, if there is one above it; what is negative counts as 0.
  open override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { format.spacingBefore = Self.length(newValue) }
  }

  /// Where lines lie.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { format.alignment = newValue }
  }

  /// Room before all lines but the first; what is negative counts as 0.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { format.headIndent = Self.length(newValue) }
  }

  /// Where lines end: if positive counted from where they begin, else from the other edge.
  open override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { format.tailIndent = newValue < 0 ? -Self.length(-newValue) : Self.length(newValue) }
  }

  /// Room before the first line; what is negative counts as 0.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { format.firstLineIndent = Self.length(newValue) }
  }

  /// The least height of a line; what is negative counts as 0.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { format.leastLineHeight = Self.length(newValue) }
  }

  /// The greatest height of a line; 0 is no limit.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { format.mostLineHeight = Self.length(newValue) }
  }

  /// What the height of a line is multiplied by; 0 changes nothing.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { format.lineHeightMultiple = Self.length(newValue) }
  }

  /// What happens to text that is too wide.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { format.breaking = newValue }
  }

  /// Where text begins.
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { format.direction = newValue }
  }

  /// Where tabs go on, in any order.
  open override var tabStops: [NSTextTab] {
    get { super.tabStops }
    set { format.tabStops = newValue.map(\.stop).sorted { $0.location < $1.location } }
  }

  /// The distance of further places for tabs; 0 is none.
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { format.tabInterval = Self.length(newValue) }
  }

  // Rules: TS-60.
  /// The lists that the paragraph is an item of, the outermost first.
  open override var textLists: [NSTextList] {
    get { super.textLists }
    set { lists = newValue }
  }

  /// How ends of lines are chosen.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set {
      format.pushesOut = newValue.contains(.pushOut)
      format.keepsHangulWords = newValue.contains(.hangulWordPriority)
    }
  }

  // Rules: CT-77.
  /// Whether letters of a label's single line move together before an end is left out.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { format.tightens = newValue }
  }

  /// Adds a place for tabs.
  open func addTabStop(_ anObject: NSTextTab) { tabStops = tabStops + [anObject] }

  /// Takes a place for tabs away.
  open func removeTabStop(_ anObject: NSTextTab) {
    format.tabStops.removeAll { $0 == anObject.stop }
  }

  /// Takes over all that another style says.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { takeOver(obj) }

  /// Longer than any text is.
  private static let longest: CGFloat = 1e7

  private static func length(_ value: CGFloat) -> CGFloat {
    value.isFinite ? min(max(0, value), longest) : 0
  }
}
