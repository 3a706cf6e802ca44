// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation
public import ResponderFoundation
import UIKitText

// Rules: FR-72.
/// Says where the text of a text view is laid out, by ranges instead of glyphs.
///
/// Rectangles are in the coordinates of the container.
///
/// [Apple: NSTextLayoutManager](https://developer.apple.com/documentation/uikit/nstextlayoutmanager)
@preconcurrency @MainActor
open class NSTextLayoutManager: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private weak var view: UITextView?

  init(_ view: UITextView) {
    self.view = view
    super.init()
  }

  /// What a segment is for.
  public enum SegmentType: Int, Sendable {
    /// The text alone.
    case standard = 0
    /// A selection: a line feed has the rest of its line.
    case selection = 1
    /// A mark below the text, as for a selection.
    case highlight = 2
  }

  /// Which segments are wanted, and what of them.
  public struct SegmentOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No ranges.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1)
    /// The first and the last one alone.
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 2)
  }

  /// The room that the text is laid out in.
  open var textContainer: NSTextContainer? { view?.textContainer }

  /// All of the text.
  open var documentRange: NSTextRange {
    let length = view?.editor.length ?? 0
    return NSTextRange(location: TextOffset(0), end: TextOffset(length))
      ?? NSTextRange(location: TextOffset(0))
  }

  /// The rectangle of all text, which is estimated for text that was not seen yet.
  open var usageBoundsForTextContainer: CGRect {
    guard let view else { return .zero }
    view.layoutIfNeeded()
    return CGRect(
      x: 0, y: 0, width: view.textContainer.size.width, height: view.editor.document.height)
  }

  /// Lays out a range, so that the measures of all text before its end are exact.
  open func ensureLayout(for range: NSTextRange) {
    guard let view, let end = (range.endLocation as? TextOffset)?.offset else { return }
    let document = view.editor.document
    var place: TextBuffer.Place? = document.buffer.firstPlace
    while let current = place, current.start <= end {
      _ = document.layout(current)
      place = document.buffer.next(after: current)
    }
  }

  /// The place a number of UTF-16 units away; nil outside the text.
  ///
  /// - Parameters:
  ///   - location: the place in the text.
  ///   - offset: how many units; negative ones lead towards the beginning.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (
    any NSTextLocation
  )? {
    guard let from = (location as? TextOffset)?.offset, let view else { return nil }
    let (place, isTooFar) = from.addingReportingOverflow(offset)
    guard !isTooFar, (0...view.editor.length).contains(place) else { return nil }
    return TextOffset(place)
  }

  /// The number of UTF-16 units from one place to another; `NSNotFound` for places of another text.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    guard let from = from as? TextOffset, let to = to as? TextOffset else { return NSNotFound }
    return to.offset - from.offset
  }

  /// Calls a block with each piece of a line that a range covers, from the beginning on.
  ///
  /// - Parameters:
  ///   - textRange: the part of the text that is meant.
  ///   - type: whether it is drawn as selection, highlight or plain text.
  ///   - options: how line ends count.
  ///   - block: gets the piece's range, its rectangle, how far its baseline is below the top, and
  ///     the container; false ends it.
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    guard let view, let start = (textRange.location as? TextOffset)?.offset,
      let end = (textRange.endLocation as? TextOffset)?.offset
    else { return }
    let queries = LayoutQueries(view)
    var lines = queries.lines(of: NSRange(start..<max(start, end)))
    if options.contains(.middleFragmentsExcluded), lines.count > 2 {
      lines.removeSubrange(1..<lines.count - 1)
    }
    for line in lines {
      let part = line.range.clamped(to: start..<max(start, end))
      let range =
        options.contains(.rangeNotRequired)
        ? nil
        : NSTextRange(location: TextOffset(part.lowerBound), end: TextOffset(part.upperBound))
      for rect in queries.rects(of: NSRange(part), isSelection: type != .standard) {
        guard block(range, rect, line.ascent, view.textContainer) else { return }
      }
    }
  }
}
