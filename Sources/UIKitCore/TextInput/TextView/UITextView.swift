// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
public import ResponderFoundation
import UIKitHost
public import UIKitText

/// Many lines of text that a person edits, or reads and selects; it scrolls.
///
/// Only what is seen is laid out, so a long text is as quick to edit as a short one. The height of the
/// rest is estimated; `contentSize` becomes exact as one scrolls.
///
/// [Apple: UITextView](https://developer.apple.com/documentation/uikit/uitextview)
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UITextDraggable, UITextDroppable,
  UIContentSizeCategoryAdjusting
{
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(textViewMembers)
  }

  final let editor = TextEditor(base: TextViewLook().attributes)
  final var look = TextViewLook()
  final var parts = TextViewParts()
  final let container: NSTextContainer
  final lazy var storedTokenizer = UITextInputStringTokenizer(textInput: self)

  /// Makes a text view that shows the text of a container's layout manager, if it has one.
  ///
  /// - Parameters:
  ///   - frame: place and size in the superview.
  ///   - textContainer: nil for a container of its own, which follows the width.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? TextContainers.following()
    super.init(frame: frame)
    setUp()
  }

  /// Makes an empty text view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  // Rules: FR-72.
  /// Makes an empty text view of size zero that answers by ranges, or by glyphs for false.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    parts.usesGlyphs = !usingTextLayoutManager
  }

  /// Makes an empty text view of size zero.
  public required init?(coder: NSCoder) {
    container = TextContainers.following()
    super.init(coder: coder)
    setUp()
  }

  // MARK: - Text

  /// The text; empty at first, and again for nil.
  ///
  /// Setting it tells the delegate nothing and forgets what could be undone.
  open var text: String! {
    get { editor.document.string }
    set { setText(StyledText(newValue ?? "", look.attributes)) }
  }

  /// The text with its attributes; font, colour and underline are drawn.
  open var attributedText: NSAttributedString! {
    get { editor.document.buffer.text(in: 0..<editor.length).attributedString }
    set { setText(StyledText(newValue ?? NSAttributedString(string: ""), base: look.style)) }
  }

  // Rules: AW-37.
  /// Whether a font that follows the size in which a person wants text does so; false by default.
  open var adjustsFontForContentSizeCategory = false

  override func textSizeDidChange() {
    if adjustsFontForContentSizeCategory { font = font?.scaled(for: traitCollection) }
  }

  /// The font of all text; the system font in 12 points at first, and again for nil.
  open var font: UIFont? {
    get { look.font }
    set { setLook(.font) { $0.font = newValue ?? TextViewLook.defaultFont } }
  }

  /// The colour of all text; nil, at first, is `label`.
  open var textColor: UIColor? {
    get { look.color }
    set { setLook(.foregroundColor) { $0.color = newValue ?? .label } }
  }

  /// Where lines lie; `natural` at first.
  open var textAlignment: NSTextAlignment {
    get { editor.document.frame.alignment }
    set {
      editor.document.frame.alignment = newValue
      textNeedsDisplay()
    }
  }

  /// The room around the text, in points; 8 above and below at first.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textNeedsDisplay() }
  }

  // Rules: FR-62.
  /// The room that the text is laid out in, with its padding and the limit of its lines.
  open var textContainer: NSTextContainer { container }

  // Rules: FR-60, FR-61.
  /// The text, for a program that changes it in place or is told of every edit.
  ///
  /// Changes tell the delegate of the text view nothing.
  open var textStorage: NSTextStorage { TextKit.of(self).storage }

  // Rules: FR-63, FR-72.
  /// Says where characters are, by glyphs; from then on there is no `textLayoutManager`.
  open var layoutManager: NSLayoutManager { TextKit.glyphs(of: self) }

  // Rules: FR-72.
  /// Says where characters are, by ranges; nil for a view made with a container or asked for glyphs.
  open var textLayoutManager: NSTextLayoutManager? { TextKit.ranges(of: self) }

  // Rules: FR-66.
  /// What is found in text that cannot be edited, and made a link; nothing at first.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { textNeedsDisplay() } }
  }

  /// The colour and underline of links; the tint colour, at first and again for nil.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { look.linkAttributes ?? [.foregroundColor: tintColor as Any] }
    set {
      look.linkAttributes = newValue
      textNeedsDisplay()
    }
  }

  /// The attributes of what is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { look.defaults.merging(editor.typingAttributes.values) { $1 } }
    set { editor.typing = AttributeSet(newValue, base: look.style) }
  }

  /// Whether a person can change the attributes of text; false at first.
  open var allowsEditingTextAttributes = false

  // MARK: - Selection and editing

  /// The selected characters, as offsets in UTF-16 units; empty at the caret.
  open var selectedRange: NSRange {
    get { NSRange(editor.selection.range) }
    set { if let range = Range(named: newValue) { editor.select(TextSelection(range)) } }
  }

  /// Whether a person can change the text; true at first.
  open var isEditable = true {
    didSet { if isEditable != oldValue { editabilityDidChange() } }
  }

  /// Whether a person can select text; true at first.
  ///
  /// Without it nothing is edited either.
  open var isSelectable = true {
    didSet { if isSelectable != oldValue { editabilityDidChange() } }
  }

  /// Whether what is inserted first replaces all text; ended by a change of the selection.
  open var clearsOnInsertion = false

  /// Whether dots stand for the characters, which cannot be copied; false at first.
  open var isSecureTextEntry: Bool {
    get { editor.document.frame.isSecret }
    set {
      editor.document.frame.isSecret = newValue
      textNeedsDisplay()
    }
  }

  // Rules: FR-67.
  /// Searches the text; nil unless `isFindInteractionEnabled` is set.
  open var findInteraction: UIFindInteraction? { parts.find }

  // Rules: FR-67.
  /// Whether a person can search the text, with Command F or by the program; false at first.
  open var isFindInteractionEnabled: Bool {
    get { parts.find != nil }
    set { TextViewFinding.setEnabled(newValue, in: self) }
  }

  /// The frame that is drawn around the visible text; none at first.
  open var borderStyle = BorderStyle.none {
    didSet { showFrame(borderStyle) }
  }

  /// Scrolls by the least that shows a range of characters.
  open func scrollRangeToVisible(_ range: NSRange) { showText(range) }

  /// Selection, scrolled place and whether it is edited, to be put back later.
  open var interactionState: Any {
    get { TextViewState(self) }
    set { (newValue as? TextViewState)?.restore(self) }
  }

  /// Shown in place of the keyboard; nil, at first, shows the keyboard if text can be changed.
  open override var inputView: UIView? {
    get { parts.inputView ?? (isEditable ? nil : parts.noKeyboard) }
    set { parts.inputView = newValue }
  }

  /// Shown above the keyboard; nil at first.
  open override var inputAccessoryView: UIView? {
    get { parts.inputAccessoryView }
    set { parts.inputAccessoryView = newValue }
  }

  /// True while text can be selected.
  open override var canBecomeFirstResponder: Bool { isSelectable }

  // Rules: FR-6, FR-19, FR-50, FR-51.
  /// Begins editing, if the delegate agrees and the first responder before does.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  // Rules: FR-52.
  /// Ends editing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    stopEditing { super.resignFirstResponder() }
  }

  override func firstResponderWasTaken() { editingDidFinish() }

  // MARK: - Traits of the keyboard

  /// Where the keyboard turns its shift key on by itself; sentences by default.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences

  /// Whether typing is corrected; the default of the host.
  open var autocorrectionType: UITextAutocorrectionType = .default

  /// Whether spelling is checked; the default of the host.
  open var spellCheckingType: UITextSpellCheckingType = .default

  // Rules: FR-68.
  /// Whether typed quotes become curly; the default leaves them straight.
  open var smartQuotesType: UITextSmartQuotesType = .default

  // Rules: FR-68.
  /// Whether two typed hyphens become a dash; the default leaves them.
  open var smartDashesType: UITextSmartDashesType = .default

  // Rules: FR-69.
  /// Whether spaces around pasted and deleted words are put right; the default leaves them.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default

  /// Which keys the keyboard shows.
  open var keyboardType: UIKeyboardType = .default

  /// Whether the keyboard is light or dark.
  open var keyboardAppearance: UIKeyboardAppearance = .default

  /// What stands on the return key.
  open var returnKeyType: UIReturnKeyType = .default

  /// Whether the return key is off as long as there is no text; false by default.
  open var enablesReturnKeyAutomatically: Bool = false

  /// What the text means, for what fills it in; nil by default.
  open var textContentType: UITextContentType!

  /// What a new password must look like; nil by default.
  open var passwordRules: UITextInputPasswordRules?

  // Rules: FR-70.
  /// Whether the rest of a word is offered while it is typed; by default not.
  open var inlinePredictionType: UITextInlinePredictionType = .default

  // Rules: FR-70.
  /// Whether the result of a calculation is offered; by default not.
  open var mathExpressionCompletionType: UITextMathExpressionCompletionType = .default

  // MARK: - As a view

  /// The part of the text that is seen; text is laid out where it goes.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      textBoundsDidChange()
    }
  }

  /// The size of all text, laid out in a width, with the room around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(fitting: size)
  }

  // Rules: LY-10.
  /// No size while the text scrolls, else that of the text on lines as long as they are.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  override var wrapsToWidth: Bool { !isScrollEnabled }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// Places the text; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeText()
  }

  /// Draws selection and caret anew, which have the colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    parts.surface?.refresh()
  }

  // Rules: PG-10.
  /// A text that is not to be read is printed as it is shown.
  override var printedText: PrintedText? {
    guard !isSecureTextEntry else { return nil }
    let document = editor.document
    return PrintedText(
      text: document.buffer.text(in: 0..<editor.length), alignment: document.frame.alignment)
  }

  // Rules: PN-25.
  override var ownPointer: HostPointer? { isSelectable ? .verticalBeam(length: 0) : nil }

  // Rules: GR-67.
  override func prefersOwnAction(over recognizer: UIGestureRecognizer) -> Bool {
    isSelectable && OwnGesture.isSingleTap(recognizer)
  }

  // MARK: - Text input

  /// Whether there is text.
  open var hasText: Bool { editor.hasText }

  // Rules: PK-27.
  /// Inserts text in the place of the selection, as a person types it.
  open func insertText(_ text: String) { typeText(text) }

  // Rules: PK-27.
  /// Deletes the selection or the character before the caret, as a person does.
  open func deleteBackward() { editor.deleteBackward() }

  /// The text of a range.
  open func text(in range: UITextRange) -> String? { editor.text(in: range) }

  /// Replaces the text of a range; the delegate is not asked.
  open func replace(_ range: UITextRange, withText text: String) {
    editor.replace(range, withText: text)
  }

  /// Asks the delegate whether text may change.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    editor.allowsChange(in: range, to: text)
  }

  /// What is selected, empty at the caret.
  open var selectedTextRange: UITextRange? {
    get { editor.selectedTextRange }
    set { editor.selectedTextRange = newValue }
  }

  /// The text that an input method is composing; it is underlined.
  open var markedTextRange: UITextRange? { editor.markedTextRange }

  /// Attributes that marked text is meant to have; kept, and drawn as an underline.
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  /// Replaces the marked text, or the selection when there is none, by text that is marked.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarkedText(markedText, selectedRange: selectedRange)
  }

  /// Marks the characters of a text with attributes.
  open func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
    setMarkedText(markedText?.string, selectedRange: selectedRange)
  }

  /// Takes the marked text as it is.
  open func unmarkText() { editor.unmark() }

  /// Which of two lines the caret belongs to between them.
  open var selectionAffinity: UITextStorageDirection {
    get { editor.selectionAffinity }
    set { editor.selectionAffinity = newValue }
  }

  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { editor.beginningOfDocument }

  /// The position behind the last character.
  open var endOfDocument: UITextPosition { editor.endOfDocument }

  /// The range between two positions, in either order.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    editor.textRange(from: fromPosition, to: toPosition)
  }

  /// The position a number of UTF-16 units away; nil outside the text.
  ///
  /// - Parameters:
  ///   - position: the place in the text.
  ///   - offset: how many units; negative ones lead towards the beginning.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }

  /// The position a number of steps away on the screen; nil outside the text.
  ///
  /// - Parameters:
  ///   - position: the place in the text.
  ///   - direction: on which side of the position.
  ///   - offset: how many units; negative ones lead towards the beginning.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    editor.position(from: position, in: direction, offset: offset)
  }

  /// Which of two positions comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, to: other)
  }

  /// The number of UTF-16 units from one position to another.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.offset(from: from, to: toPosition)
  }

  /// The position a number of UTF-16 units behind the beginning of a range.
  ///
  /// - Parameters:
  ///   - range: the part of the text that is meant.
  ///   - offset: how many units; negative ones lead towards the beginning.
  open func position(
    within range: UITextRange, atCharacterOffset offset: Int
  ) -> UITextPosition? {
    editor.position(from: range.start, offset: offset)
  }

  /// The number of UTF-16 units from the beginning of a range to a position.
  open func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    editor.offset(from: range.start, to: position)
  }

  /// Told of changes that the keyboard did not make.
  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }

  /// Finds words, sentences and lines.
  open var tokenizer: any UITextInputTokenizer { storedTokenizer }

  /// The end of a range that is farthest in a direction.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    editor.position(within: range, farthestIn: direction)
  }

  /// The text from a position to the edge of its line, or up and down to the end of the text.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    editor.characterRange(byExtending: position, in: direction)
  }

  /// Where the paragraph at a position runs to: as told, else as its first letter does.
  ///
  /// - Parameters:
  ///   - position: the place in the text.
  ///   - direction: on which side of the position.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    editor.baseWritingDirection(for: position)
  }

  /// Has the paragraphs of a range run to a side; natural leaves it to their letters.
  ///
  /// - Parameters:
  ///   - writingDirection: the side that lines run to.
  ///   - range: the part of the text that is meant.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {
    editor.setBaseWritingDirection(writingDirection, for: range)
  }

  /// The rectangle of the first line of a range.
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }

  /// Where the caret is drawn; an override that returns an empty rectangle hides it.
  open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }

  /// The rectangles that cover a range; they are drawn for the selection.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    editor.selectionRects(for: range)
  }

  /// The position nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    editor.closestPosition(to: point)
  }

  /// The position of a range that is nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.closestPosition(to: point, within: range)
  }

  /// The character at a point; nil beside the text.
  open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }

  /// The text view itself.
  open var textInputView: UIView { self }

  /// Font, colour and other attributes at a position.
  ///
  /// - Parameters:
  ///   - position: the place in the text.
  ///   - direction: on which side of the position.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    editor.textStyling(at: position, in: direction)
  }

  /// Inserts what an input is not sure of, without the alternatives.
  open func insertText(
    _ text: String, alternatives: [String], style: UITextAlternativeStyle
  ) {
    insertText(text)
  }

  /// Picks the caret up.
  open func beginFloatingCursor(at point: CGPoint) { floatingCursor(at: point) }

  /// Puts the caret at the character nearest to a point.
  open func updateFloatingCursor(at point: CGPoint) { floatingCursor(at: point) }

  /// Leaves the caret where it is.
  open func endFloatingCursor() { editor.history.close() }

  // Rules: FR-87.
  /// The edit menu for a range of the text: what the delegate wants, nil for what UIKit suggests.
  open func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    editor.range(textRange).flatMap {
      textDelegate?.textView(
        self, editMenuForTextIn: NSRange($0), suggestedActions: suggestedActions)
    }
  }

  // Rules: FR-87.
  /// Tells that the edit menu comes up; an override calls super, which tells the delegate.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    textDelegate?.textView(self, willPresentEditMenuWith: animator)
  }

  // Rules: FR-87.
  /// Tells that the edit menu goes; an override calls super, which tells the delegate.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    textDelegate?.textView(self, willDismissEditMenuWith: animator)
  }

  // Rules: FR-71.
  /// Puts room for something that comes later in the place of the selection.
  open func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder {
    editor.insertPlaceholder(size)
  }

  // Rules: FR-71.
  /// Takes room for something away.
  open func remove(_ textPlaceholder: UITextPlaceholder) { editor.remove(textPlaceholder) }

  // Rules: FR-71.
  /// Inserts what was understood of something said, in the likeliest reading.
  open func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(UIDictationPhrase.text(of: dictationResult))
  }

  /// Told by what listens that nothing more is said; nothing changes until there is a result.
  open func dictationRecordingDidEnd() {}

  /// Told by what listens that nothing was understood; nothing changes.
  open func dictationRecognitionFailed() {}

  // Rules: FR-71.
  /// Puts room for what is being understood in the place of the selection, and returns it.
  open var insertDictationResultPlaceholder: Any { editor.insertDictationPlaceholder() }

  /// Where such room is; empty when it is gone.
  open func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect {
    editor.frame(ofPlaceholder: placeholder)
  }

  // Rules: FR-71.
  /// Takes such room away, and puts the caret there if a result is to come.
  ///
  /// - Parameters:
  ///   - placeholder: what `insertDictationResultPlaceholder` returned.
  ///   - willInsertResult: whether a result comes in its place.
  open func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {
    editor.removePlaceholder(placeholder, willInsertResult: willInsertResult)
  }

  /// How the caret is turned; not at all unless overridden.
  open func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }

  // MARK: - Dragging and dropping

  // Rules: DD-70.
  /// Says what is dragged out of the text, and is told of it; not retained.
  open weak var textDragDelegate: (any UITextDragDelegate)? {
    get { parts.textTransfer?.dragDelegate }
    set { textTransfer.dragDelegate = newValue }
  }

  // Rules: DD-71.
  /// What lifts the selection for a drag; enabled at first on a pad, and not on a phone.
  open var textDragInteraction: UIDragInteraction? { textTransfer.readyDrag() }

  // Rules: DD-73.
  /// Whether text is lifted or dragged now.
  open var isTextDragActive: Bool { parts.textTransfer?.drag?.isActive ?? false }

  // Rules: DD-72.
  /// How what is dragged looks; nothing special at first.
  open var textDragOptions: UITextDragOptions {
    get { parts.textTransfer?.options ?? [] }
    set { textTransfer.options = newValue }
  }

  // Rules: DD-74.
  /// Decides what is taken that is dragged over the text, and is told of it; not retained.
  open weak var textDropDelegate: (any UITextDropDelegate)? {
    get { parts.textTransfer?.dropDelegate }
    set { textTransfer.dropDelegate = newValue }
  }

  // Rules: DD-71.
  /// What takes drops; a program that wants none takes it off.
  open var textDropInteraction: UIDropInteraction? { textTransfer.readyDrop() }

  // Rules: DD-78.
  /// Whether a drag is over the text, or was dropped on it and goes to its place.
  open var isTextDropActive: Bool { parts.textTransfer?.drop?.isActive ?? false }

  // Rules: DD-80.
  /// Says what becomes of what is pasted and dropped; not retained.
  open weak var pasteDelegate: (any UITextPasteDelegate)? {
    get { parts.textTransfer?.pasteDelegate }
    set { textTransfer.pasteDelegate = newValue }
  }

  // Rules: DD-80.
  /// Puts the items into the place of the selection.
  open override func paste(itemProviders: [NSItemProvider]) {
    TextPasting.paste(itemProviders, into: self)
  }

  // MARK: - Edit actions

  // Rules: AC-15, AC-17.
  /// Whether an edit action has something to do now.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    TextViewFinding.allows(action, in: self) ?? allowsEditAction(action)
      ?? super.canPerformAction(action, withSender: sender)
  }

  // Rules: AC-17.
  /// Puts the selection on the pasteboard and deletes it.
  open override func cut(_ sender: Any?) { if !isSecureTextEntry { editor.cutSelection() } }

  // Rules: AC-17.
  /// Puts the selection on the pasteboard.
  open override func copy(_ sender: Any?) { if !isSecureTextEntry { editor.copySelection() } }

  // Rules: DD-80.
  /// Inserts the text of the pasteboard in the place of the selection, or what the paste delegate makes
  /// of it; what the paste configuration takes goes to `paste(itemProviders:)`.
  open override func paste(_ sender: Any?) {
    let items = UIPasteboard.general.itemProviders
    if pasteDelegate == nil, !canPaste(items) { return editor.paste() }
    paste(itemProviders: items)
  }

  /// Inserts the text of the pasteboard; pasted text always looks like the text around.
  open override func pasteAndMatchStyle(_ sender: Any?) { editor.paste() }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { editor.selectWord() }

  /// Selects all text.
  open override func selectAll(_ sender: Any?) { editor.selectEverything() }

  /// Deletes the selection.
  open override func delete(_ sender: Any?) { editor.deleteSelection() }

  // Rules: FR-67.
  /// Shows the find bar.
  open override func find(_ sender: Any?) {
    parts.find?.presentFindNavigator(showingReplace: false)
  }

  // Rules: FR-67.
  /// Shows the find bar with a field for what replaces the matches.
  open override func findAndReplace(_ sender: Any?) {
    parts.find?.presentFindNavigator(showingReplace: true)
  }

  // Rules: FR-67.
  /// Shows the next match.
  open override func findNext(_ sender: Any?) { parts.find?.findNext() }

  // Rules: FR-67.
  /// Shows the match before.
  open override func findPrevious(_ sender: Any?) { parts.find?.findPrevious() }

  // Rules: FR-67.
  /// Searches what is selected.
  open override func useSelectionForFind(_ sender: Any?) { TextViewFinding.useSelection(of: self) }

  /// Makes the selection bold, or regular if it is bold.
  open override func toggleBoldface(_ sender: Any?) { editor.toggleBold() }

  /// Slants the selection, or sets it upright if it is slanted.
  open override func toggleItalics(_ sender: Any?) { editor.toggleItalic() }

  /// Underlines the selection, or takes the line away.
  open override func toggleUnderline(_ sender: Any?) { editor.toggleUnderline() }

  /// Makes the selection a point larger.
  open override func increaseSize(_ sender: Any?) {
    editor.changeSize(by: TextEditor.sizeStep)
  }

  /// Makes the selection a point smaller.
  open override func decreaseSize(_ sender: Any?) {
    editor.changeSize(by: -TextEditor.sizeStep)
  }

  /// Has the text at the caret run to the right.
  open override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    editor.setDirection(.leftToRight)
  }

  /// Has the text at the caret run to the left.
  open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    editor.setDirection(.rightToLeft)
  }

  /// Changes the attributes of the selection by a function from old to new ones.
  open override func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) { editor.changeAttributes(conversionHandler) }

  override var ownAccessibility: AccessibilityValues {
    AccessibilityValues(isElement: true, value: isSecureTextEntry ? nil : text)
  }

  override var appearanceRules: [AppearanceRule] {
    super.appearanceRules + [
      .ofFont("font", \UITextView.font),
      .of("textColor", \UITextView.textColor),
      .of("textAlignment", \UITextView.textAlignment),
      .of("keyboardAppearance", \UITextView.keyboardAppearance),
    ]
  }
}
