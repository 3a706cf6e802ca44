// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
public import ResponderFoundation

/// The field of a search bar: text behind a magnifying glass, and tokens before it.
///
/// [Apple: UISearchTextField](https://developer.apple.com/documentation/uikit/uisearchtextfield)
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private static let fill = UIColor.tertiarySystemFill
  /// How round the field is, in points.
  private static let corner: CGFloat = 10
  static var glassImage: UIImage? { UIImage(systemName: "magnifyingglass") }

  final let glass = UIImageView()
  final var tokenViews: [TokenView] = []
  /// The token that the next deletion takes away.
  final var chosenToken: Int?
  /// Nil until something is suggested.
  final var suggestionList: SuggestionList?
  final var iconOffsets = (search: UIOffset.zero, clear: UIOffset.zero, right: UIOffset.zero) {
    didSet { setNeedsLayout() }
  }
  final var textOffset = UIOffset.zero { didSet { setNeedsLayout() } }
  final var clearImage: UIImage? { didSet { setNeedsLayout() } }
  final var showsFill = true {
    didSet { if showsFill != oldValue { backgroundColor = showsFill ? Self.fill : nil } }
  }

  /// Makes an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    install()
  }

  /// Makes an empty field of size zero; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    install()
  }

  private func install() {
    font = SearchBarLayout.fieldFont.font(for: traitCollection)
    adjustsFontForContentSizeCategory = true
    glass.image = Self.glassImage
    glass.contentMode = .scaleAspectFit
    glass.tintColor = Ink.quiet
    fitGlass()
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
    autocapitalizationType = .none
    backgroundColor = Self.fill
    layer.cornerRadius = Self.corner
  }

  // Rules: SB-39.
  override func textSizeDidChange() {
    super.textSizeDidChange()
    fitGlass()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: - Tokens

  // Rules: SB-30.
  /// The tokens before the text, the first one first; none at first.
  open var tokens: [UISearchToken] {
    get { tokenViews.map(\.token) }
    set { setTokens(newValue) }
  }

  /// Puts a token before another one, or behind the last.
  ///
  /// - Parameters:
  ///   - token: the new one.
  ///   - tokenIndex: where it will be; more than there are stops the process.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { insert(token, tokenIndex) }

  /// Takes a token away; one that is not there stops the process.
  open func removeToken(at tokenIndex: Int) { remove(tokenIndex) }

  // Rules: SB-32.
  /// The position of a token, which is before all text; one that is not there stops the process.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    check(tokenIndex)
    return TokenPlace(tokenIndex)
  }

  // Rules: SB-32.
  /// The tokens that a range reaches over.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    guard let span = textRange as? TokenSpan else { return [] }
    return Array(tokens[span.tokens(of: tokenViews.count)])
  }

  // Rules: SB-32.
  /// The text without the tokens.
  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? TextSpan(0..<editor.length)
  }

  // Rules: SB-32.
  /// Puts a token in the place of text.
  ///
  /// - Parameters:
  ///   - textRange: what is taken away of the text; tokens in it stay.
  ///   - token: the new one.
  ///   - tokenIndex: where it will be among the tokens.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    insert(token, tokenIndex)
    replace(textualPart(textRange), withText: "")
  }

  /// Behind a token; a colour of its own by default.
  open var tokenBackgroundColor: UIColor! = .secondarySystemFill {
    didSet {
      if tokenBackgroundColor == nil { tokenBackgroundColor = .secondarySystemFill }
      paintTokens()
    }
  }

  // Rules: SB-31.
  /// Whether a person can delete tokens; true by default.
  open var allowsDeletingTokens = true

  // Rules: SB-33.
  /// Whether a person can copy tokens; true by default.
  open var allowsCopyingTokens = true

  // MARK: - Suggestions

  // Rules: SB-35, SB-36.
  /// What is offered below the field while a person edits it; nil, the default, for what the search
  /// controller suggests, if there is one.
  ///
  /// The list goes when one is chosen, and comes again with the next that are set.
  open var searchSuggestions: [any UISearchSuggestion]? {
    get { suggestionList?.own }
    set { if newValue != nil || suggestionList != nil { needSuggestionList.own = newValue } }
  }

  // Rules: SB-36.
  /// Up, down and Return, for the suggestions while they are shown.
  open override var keyCommands: [UIKeyCommand]? {
    guard let suggestionList, suggestionList.isShown else { return super.keyCommands }
    return suggestionList.keyCommands + (super.keyCommands ?? [])
  }

  // Rules: SB-35.
  /// Takes the suggestions along; an override calls super.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    suggestionList?.update()
  }

  // MARK: - Positions of tokens

  private func textualPart(_ range: UITextRange) -> UITextRange {
    guard let span = range as? TokenSpan else { return range }
    let end = span.last is TokenPlace ? beginningOfDocument : span.last
    return super.textRange(from: beginningOfDocument, to: end) ?? TextSpan(0..<0)
  }

  /// The range between two positions, in either order; one from a token reaches over those behind it.
  open override func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    switch (fromPosition as? TokenPlace, toPosition as? TokenPlace) {
    case (nil, nil): super.textRange(from: fromPosition, to: toPosition)
    case (let one?, nil): TokenSpan(one, toPosition)
    case (nil, let two?): TokenSpan(two, fromPosition)
    case (let one?, let two?): one.index < two.index ? TokenSpan(one, two) : TokenSpan(two, one)
    }
  }

  /// Which of two positions comes first; that of a token is before all text.
  open override func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    let (one, two) = ((position as? TokenPlace)?.index, (other as? TokenPlace)?.index)
    if one == nil, two == nil { return super.compare(position, to: other) }
    let (left, right) = (one ?? Int.max, two ?? Int.max)
    return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
  }

  /// The text of a range; tokens have none.
  open override func text(in range: UITextRange) -> String? { super.text(in: textualPart(range)) }

  /// Replaces the text of a range; tokens in it stay.
  open override func replace(_ range: UITextRange, withText text: String) {
    super.replace(textualPart(range), withText: text)
  }

  /// What is selected: text, or a token.
  open override var selectedTextRange: UITextRange? {
    get {
      guard let chosenToken else { return super.selectedTextRange }
      let next = chosenToken + 1
      return TokenSpan(
        TokenPlace(chosenToken),
        next < tokenViews.count ? TokenPlace(next) : beginningOfDocument)
    }
    set {
      guard let span = newValue as? TokenSpan else {
        choose(nil)
        super.selectedTextRange = newValue
        return
      }
      choose(span.tokens(of: tokenViews.count).first)
    }
  }

  // MARK: - Editing

  // Rules: SB-31.
  /// Inserts text, in place of the token that is chosen.
  open override func insertText(_ text: String) {
    if text != "\n", let chosen = chosenToken {
      if allowsDeletingTokens { remove(chosen) } else { choose(nil) }
    }
    super.insertText(text)
  }

  // Rules: SB-31.
  /// Deletes text before the caret; where there is none, a token: the first time chooses it.
  open override func deleteBackward() { if !deleteToken() { super.deleteBackward() } }

  // Rules: SB-31.
  /// Ends editing, if the delegate agrees; no token is chosen any more.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    choose(nil)
    return true
  }

  // Rules: SB-33.
  /// Whether an edit action has something to do now; a chosen token can be copied and cut.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard chosenToken != nil else { return super.canPerformAction(action, withSender: sender) }
    switch action.description {
    case "copy:": return allowsCopyingTokens && isFirstResponder
    case "cut:": return allowsCopyingTokens && allowsDeletingTokens && isFirstResponder
    case "delete:": return allowsDeletingTokens && isFirstResponder
    default: return super.canPerformAction(action, withSender: sender)
    }
  }

  // Rules: SB-33.
  /// Puts the chosen token, or the selection, on the pasteboard.
  open override func copy(_ sender: Any?) { if !copyToken() { super.copy(sender) } }

  // Rules: SB-33.
  /// Puts the chosen token, or the selection, on the pasteboard and deletes it.
  open override func cut(_ sender: Any?) {
    guard chosenToken != nil else { return super.cut(sender) }
    if copyToken() { _ = deleteToken() }
  }

  // Rules: SB-33.
  /// Deletes the chosen token, or the selection.
  open override func delete(_ sender: Any?) {
    if chosenToken == nil || !deleteToken() { super.delete(sender) }
  }

  // MARK: - Layout

  /// Where text is drawn that is not edited: behind the magnifying glass and the tokens.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    writtenRect(bounds, isEditing: false)
  }

  /// Where text is drawn while it is edited: behind the magnifying glass and the tokens.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    writtenRect(bounds, isEditing: true)
  }

  /// Where the button is that empties the field: at its end.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { emptyingRect(bounds) }

  /// Where the magnifying glass is: at the beginning.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect { glassRect(bounds) }

  /// Where the right view is: at the end.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect { endRect(bounds) }

  /// Draws the placeholder, unless there are tokens.
  open override func drawPlaceholder(in rect: CGRect) {
    if tokenViews.isEmpty { super.drawPlaceholder(in: rect) }
  }

  /// As wide as its content and as high as a search field.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: super.sizeThatFits(size).width,
      height: SearchBarLayout.fieldHeight(for: traitCollection))
  }

  /// As wide as there is room, and as high as a search field.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: SearchBarLayout.fieldHeight(for: traitCollection))
  }

  /// Places text, tokens and side views; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeTokens()
    suggestionList?.place()
    guard let clear = parts.clear else { return }
    clear.setImage(clearImage, for: .normal)
    clear.setTitle(clearImage == nil ? Self.cross : nil, for: .normal)
    clear.backgroundColor = clearImage == nil ? Self.clearGround : nil
  }

  /// What the clear button shows where no picture was set.
  private static let cross = "\u{2715}"

  /// Draws the chosen token in the new colour; an override calls super.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    paintTokens()
  }

  // Rules: AX-1, SB-14.
  override var ownAccessibility: AccessibilityValues {
    var own = super.ownAccessibility
    own.label = placeholder ?? "Search"
    own.traits = (own.traits ?? []).union(.searchField)
    own.value = (tokenViews.map(\.token.title) + [own.value ?? ""]).filter { !$0.isEmpty }
      .joined(separator: ", ")
    return own
  }
}
