// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A text in wooden tiles, a view of the gallery's own.
///
/// It says where its characters are, through `UITextInput`. Caret, handles, loupe and menu come from the
/// interaction.
final class TileView: UIView, UITextInput {
  static let tile = CGSize(width: 30, height: 38)
  private static let gap: CGFloat = 3
  private static let letters: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 20, weight: .semibold), .foregroundColor: UIColor.brown,
  ]
  private static let wood = UIColor(red: 0.96, green: 0.87, blue: 0.70, alpha: 1)
  private static let edge = UIColor(red: 0.80, green: 0.66, blue: 0.44, alpha: 1)

  private var text: TileText { didSet { setNeedsDisplay() } }
  /// Told of every change.
  var onChange: () -> Void = {}
  weak var inputDelegate: (any UITextInputDelegate)?
  lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  var markedTextStyle: [NSAttributedString.Key: Any]?

  init(_ string: String) {
    text = TileText(string)
    super.init(frame: .zero)
    contentMode = .redraw
    let interaction = UITextInteraction(for: .editable)
    interaction.textInput = self
    addInteraction(interaction)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override var canBecomeFirstResponder: Bool { true }

  // MARK: - Where the tiles are

  private var columns: Int {
    max(1, Int((bounds.width + Self.gap) / (Self.tile.width + Self.gap)))
  }

  /// Where a tile lies; also the place behind the last one.
  private func rect(_ index: Int) -> CGRect {
    CGRect(
      origin: CGPoint(
        x: CGFloat(index % columns) * (Self.tile.width + Self.gap),
        y: CGFloat(index / columns) * (Self.tile.height + Self.gap)), size: Self.tile)
  }

  override func draw(_ rect: CGRect) {
    for (index, character) in text.characters.enumerated() where character != " " {
      let place = self.rect(index)
      let path = UIBezierPath(roundedRect: place, cornerRadius: 5)
      Self.wood.setFill()
      path.fill()
      (text.marked?.contains(index) == true ? UIColor.systemBlue : Self.edge).setStroke()
      path.stroke()
      let letter = String(character).uppercased()
      let size = letter.size(withAttributes: Self.letters)
      letter.draw(
        at: CGPoint(x: place.midX - size.width / 2, y: place.midY - size.height / 2),
        withAttributes: Self.letters)
    }
  }

  func caretRect(for position: UITextPosition) -> CGRect {
    let place = rect(index(position))
    return CGRect(x: place.minX - 2.5, y: place.minY, width: 2, height: place.height)
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let tiles = self.range(range)
    let rows = Dictionary(grouping: tiles) { $0 / columns }
    return rows.keys.sorted().compactMap { row in
      guard let first = rows[row]?.first, let last = rows[row]?.last else { return nil }
      return TileRect(rect(first).union(rect(last)))
    }
  }

  func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  func closestPosition(to point: CGPoint) -> UITextPosition? {
    let row = max(0, Int(point.y / (Self.tile.height + Self.gap)))
    let column = Int((point.x / (Self.tile.width + Self.gap)).rounded())
    return TilePosition(
      min(text.characters.count, row * columns + max(0, min(columns, column))))
  }

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let limits = self.range(range)
    return closestPosition(to: point).map {
      TilePosition(max(limits.lowerBound, min(index($0), limits.upperBound)))
    }
  }

  func characterRange(at point: CGPoint) -> UITextRange? {
    text.characters.indices.first { rect($0).contains(point) }.map { TileRange($0..<$0 + 1) }
  }

  // MARK: - The text

  var string: String { text.string(0..<text.characters.count) }

  private func change(_ body: (inout TileText) -> Void) {
    body(&text)
    onChange()
  }

  var hasText: Bool { !text.characters.isEmpty }
  func insertText(_ string: String) {
    change { $0.replace($0.marked ?? $0.selection, with: string) }
  }
  func deleteBackward() { change { $0.deleteBackward() } }
  func text(in range: UITextRange) -> String? { text.string(self.range(range)) }
  func replace(_ range: UITextRange, withText string: String) {
    let tiles = self.range(range)
    change { $0.replace(tiles, with: string) }
  }
  var selectedTextRange: UITextRange? {
    get { TileRange(text.selection) }
    set {
      guard let newValue else { return }
      let tiles = range(newValue)
      change { $0.selection = tiles }
    }
  }
  var markedTextRange: UITextRange? { text.marked.map(TileRange.init) }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    change { $0.mark(markedText ?? "", selected: selectedRange) }
  }
  func unmarkText() { change { $0.marked = nil } }

  // MARK: - Positions

  private func index(_ position: UITextPosition) -> Int {
    min((position as? TilePosition)?.index ?? 0, text.characters.count)
  }
  private func range(_ range: UITextRange) -> Range<Int> {
    index(range.start)..<max(index(range.start), index(range.end))
  }
  var beginningOfDocument: UITextPosition { TilePosition(0) }
  var endOfDocument: UITextPosition { TilePosition(text.characters.count) }
  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    TileRange(min(index(start), index(end))..<max(index(start), index(end)))
  }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = index(position) + offset
    return (0...text.characters.count).contains(place) ? TilePosition(place) : nil
  }
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    let step =
      switch direction {
      case .left: -1
      case .right: 1
      case .up: -columns
      case .down: columns
      }
    return self.position(from: position, offset: step * offset)
  }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (one, two) = (index(position), index(other))
    return one < two ? .orderedAscending : one == two ? .orderedSame : .orderedDescending
  }
  func offset(from: UITextPosition, to: UITextPosition) -> Int { index(to) - index(from) }
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { direction == .left || direction == .up ? range.start : range.end }
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    direction == .left || direction == .up
      ? textRange(from: beginningOfDocument, to: position)
      : textRange(from: position, to: endOfDocument)
  }
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

  // MARK: - Edit actions

  override func copy(_ sender: Any?) {
    guard let range = selectedTextRange else { return }
    UIPasteboard.general.string = text(in: range)
  }
  override func cut(_ sender: Any?) {
    copy(sender)
    deleteBackward()
  }
  override func paste(_ sender: Any?) { UIPasteboard.general.string.map(insertText) }
  override func selectAll(_ sender: Any?) {
    inputDelegate?.selectionWillChange(self)
    change { $0.selection = 0..<$0.characters.count }
    inputDelegate?.selectionDidChange(self)
  }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case "copy:", "cut:": !text.selection.isEmpty
    case "paste:": UIPasteboard.general.hasStrings
    case "selectAll:": hasText && text.selection.count < text.characters.count
    default: super.canPerformAction(action, withSender: sender)
    }
  }
}
