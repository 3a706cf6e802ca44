// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation
public import ResponderFoundation
import UIKitText

// Rules: FR-63.
/// Says where the characters of a text storage are laid out.
///
/// There is one glyph for each UTF-16 unit, so glyph ranges are character ranges, widened to whole
/// characters as a person sees them. Text is laid out in the first container. Of a text view, the
/// answers are those of the view's own layout; rectangles are in the coordinates of the container.
///
/// [Apple: NSLayoutManager](https://developer.apple.com/documentation/uikit/nslayoutmanager)
@preconcurrency @MainActor
open class NSLayoutManager: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private var containers: [NSTextContainer] = []
  private lazy var ownDocument = TextDocument(base: TextViewLook().attributes)

  /// Makes a layout manager without storage or containers.
  public nonisolated override init() { super.init() }

  /// A layout manager without storage or containers: archives are not read.
  public nonisolated required init?(coder: NSCoder) { super.init() }

  /// The text; set by the storage.
  open weak var textStorage: NSTextStorage? {
    didSet { if textStorage !== oldValue { textDidChange() } }
  }

  /// The containers, of which the first is used.
  open var textContainers: [NSTextContainer] { containers }

  /// Adds a container behind the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: containers.count)
  }

  /// Adds a container before others.
  ///
  /// - Parameters:
  ///   - container: where the text is laid out.
  ///   - index: the place among the containers.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    containers.insert(container, at: index)
    container.layoutManager = self
    frameDidChange()
  }

  /// Removes a container.
  open func removeTextContainer(at index: Int) {
    containers.remove(at: index).layoutManager = nil
    frameDidChange()
  }

  // MARK: Changes

  /// Takes an edit of the storage over; the storage calls it.
  ///
  /// - Parameters:
  ///   - textStorage: where the text is kept.
  ///   - editMask: whether characters or attributes changed.
  ///   - newCharRange: what is new, in the text as it is now.
  ///   - delta: how much longer the text became.
  ///   - invalidatedCharRange: what has to be laid out anew.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    if let view { return TextKit.of(view).take(editMask, newCharRange, delta) }
    textDidChange()
  }

  /// Has text laid out anew.
  ///
  /// - Parameters:
  ///   - charRange: which characters.
  ///   - actualCharRange: set to the characters that were meant in the end; may be nil.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    view?.textNeedsDisplay()
  }

  /// Has text drawn anew.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    view?.parts.surface?.bands.forget()
    view?.textNeedsDisplay()
  }

  /// Lays out all text of a container, so that its measures are exact.
  open func ensureLayout(for container: NSTextContainer) { LayoutQueries(self).layOutAll() }

  /// Lays out a range of characters.
  open func ensureLayout(forCharacterRange charRange: NSRange) { LayoutQueries(self).layOutAll() }

  // MARK: Glyphs and characters

  /// The number of glyphs: of UTF-16 units.
  open var numberOfGlyphs: Int { document.length }

  /// The glyphs of a range of characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    let range = LayoutQueries(self).wholeCharacters(charRange)
    actualCharRange?.pointee = range
    return range
  }

  /// The characters of a range of glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    let range = LayoutQueries(self).wholeCharacters(glyphRange)
    actualGlyphRange?.pointee = range
    return range
  }

  /// The glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The glyphs that are laid out in a container: all in the first one.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: container === containers.first ? document.length : 0)
  }

  // MARK: Places

  /// The rectangle that the text of a container uses, with the padding.
  open func usedRect(for container: NSTextContainer) -> CGRect { LayoutQueries(self).usedRect }

  /// The rectangle of the line of a glyph, as wide as the container.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let line = LayoutQueries(self).line(at: glyphIndex)
    effectiveGlyphRange?.pointee = NSRange(line.range)
    return line.rect
  }

  /// The part of a line's rectangle that its text uses, with the padding.
  ///
  /// - Parameters:
  ///   - glyphIndex: a glyph of the line.
  ///   - effectiveGlyphRange: set to the glyphs of the line; may be nil.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let line = LayoutQueries(self).line(at: glyphIndex)
    effectiveGlyphRange?.pointee = NSRange(line.range)
    return line.used
  }

  /// Where a glyph's baseline begins, counted from the corner of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    LayoutQueries(self).location(of: glyphIndex)
  }

  /// The rectangle of the empty line behind a line feed at the end; zero when there is none.
  open var extraLineFragmentRect: CGRect { LayoutQueries(self).extraLine }

  /// The rectangle around a range of glyphs.
  ///
  /// - Parameters:
  ///   - glyphRange: the glyphs that are meant.
  ///   - container: where the text is laid out.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect { LayoutQueries(self).bounds(of: glyphRange) }

  /// The glyphs of the lines that a rectangle touches.
  ///
  /// - Parameters:
  ///   - bounds: the rectangle that is meant.
  ///   - container: where the text is laid out.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    LayoutQueries(self).lines(touching: bounds)
  }

  /// The glyph nearest to a point, and how far through it the point is, from 0 to 1.
  ///
  /// - Parameters:
  ///   - point: the point that is meant.
  ///   - container: where the text is laid out.
  ///   - partialFraction: set to how far the point lies along it, from 0 to 1; may be nil.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let (index, fraction) = LayoutQueries(self).glyph(nearest: point)
    partialFraction?.pointee = fraction
    return index
  }

  /// The glyph nearest to a point.
  ///
  /// - Parameters:
  ///   - point: the point that is meant.
  ///   - container: where the text is laid out.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// The character nearest to a point, and how far the point is from its insertion point to the next.
  ///
  /// - Parameters:
  ///   - point: the point that is meant.
  ///   - container: where the text is laid out.
  ///   - partialFraction: set to how far the point lies along it, from 0 to 1; may be nil.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  /// Calls a block for each line that has glyphs of a range.
  ///
  /// - Parameters:
  ///   - glyphRange: the glyphs that are meant.
  ///   - block: gets the line's rectangle, the part used, the container and the line's glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (
      CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    guard let container = containers.first else { return }
    var stop = ObjCBool(false)
    for line in LayoutQueries(self).lines(of: glyphRange) where !stop.boolValue {
      block(line.rect, line.used, container, NSRange(line.range), &stop)
    }
  }

  /// Calls a block for each rectangle of a range of glyphs, line by line.
  ///
  /// - Parameters:
  ///   - glyphRange: the glyphs that are meant.
  ///   - selectedRange: one other than `NSNotFound` gives the rectangles of a selection, which go
  ///     on to the end of the line behind a line feed.
  ///   - textContainer: where the text is laid out.
  ///   - block: called for each; setting its last argument ends it.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    let isSelection = selectedRange.location != NSNotFound
    for rect in LayoutQueries(self).rects(of: glyphRange, isSelection: isSelection)
    where !stop.boolValue {
      block(rect, &stop)
    }
  }

  // Rules: FR-104.
  /// Draws what `backgroundColor` says behind the glyphs of a range in the current context.
  ///
  /// - Parameters:
  ///   - glyphsToShow: the glyphs that are meant.
  ///   - origin: where the container's corner is.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let textStorage else { return }
    LayoutQueries(self).drawBackground(of: glyphsToShow, in: textStorage, at: origin)
  }

  // Rules: FR-104.
  /// Draws the lines that have glyphs of a range in the current context, without backgrounds.
  ///
  /// - Parameters:
  ///   - glyphsToShow: the glyphs that are drawn.
  ///   - origin: where the container's corner is.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    LayoutQueries(self).draw(glyphsToShow, at: origin)
  }

  // MARK: Inside

  /// The text view whose layout it answers for.
  final var view: UITextView? { containers.first?.textView }

  /// The layout that is asked.
  final var document: TextDocument { view?.editor.document ?? ownDocument }

  /// Takes all text of the storage over, as far as no text view does.
  private func textDidChange() {
    guard view == nil else { return }
    let text = textStorage.map { StyledText($0, base: TextViewLook().style) }
    ownDocument.setText(text ?? StyledText("", ownDocument.base))
  }

  /// Takes the room of the first container over, as far as no text view does.
  final func frameDidChange() {
    guard view == nil, let container = containers.first else { return }
    ownDocument.frame.width = container.lineWidth
    ownDocument.frame.breaksCharacters = container.lineBreakMode == .byCharWrapping
  }
}
