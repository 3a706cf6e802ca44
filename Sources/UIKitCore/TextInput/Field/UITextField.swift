// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
public import ResponderFoundation
import UIKitHost
public import UIKitText

/// One line of text that a person edits.
///
/// Touched, it becomes first responder and the keyboard comes; it resigns when it is told to. Its
/// delegate may refuse each step. What a person changes is sent as `editingChanged`; what the program
/// sets is not.
///
/// [Apple: UITextField](https://developer.apple.com/documentation/uikit/uitextfield)
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UITextDraggable, UITextDroppable,
  UIContentSizeCategoryAdjusting
{
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(textFieldMembers)
  }

  final let editor = TextEditor(base: FieldLook().attributes)
  final var look = FieldLook()
  final var parts = FieldParts()
  final lazy var storedTokenizer = UITextInputStringTokenizer(textInput: self)

  /// Makes an empty field without a border.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes an empty field of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Asked before each step of editing, and told of it; not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: - Text

  // Rules: FR-54.
  /// The text; empty at first, and again for nil.
  ///
  /// Setting it sends nothing.
  open var text: String? {
    get { editor.document.string }
    set { setText(newValue ?? "") }
  }

  /// The text with its attributes; what they do not say is as `font` and `textColor` say.
  open var attributedText: NSAttributedString? {
    get { editor.document.buffer.text(in: 0..<editor.length).attributedString }
    set { setText(newValue ?? NSAttributedString(string: "")) }
  }

  /// The colour of the text; nil, at first, is `label`.
  open var textColor: UIColor? {
    get { look.color }
    set { setLook { $0.color = newValue ?? .label } }
  }

  // Rules: AW-37.
  /// Whether a font that follows the size in which a person wants text does so; false by default.
  open var adjustsFontForContentSizeCategory = false

  override func textSizeDidChange() {
    if adjustsFontForContentSizeCategory { font = font?.scaled(for: traitCollection) }
  }

  /// The font; the system font in 17 points at first, and again for nil.
  open var font: UIFont? {
    get { look.font }
    set { setLook { $0.font = newValue ?? FieldLook.defaultFont } }
  }

  /// Where the text lies; `natural` at first.
  open var textAlignment: NSTextAlignment {
    get { look.alignment }
    set { setLook { $0.alignment = newValue } }
  }

  /// The attributes of all text; setting them applies font and colour to it.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { look.attributes.values }
    set { setLook { $0.setDefaults(newValue) } }
  }

  /// Shown while there is no text; nil at first.
  open var placeholder: String? {
    get { look.placeholder?.string }
    set { setLook { $0.placeholder = newValue.map { NSAttributedString(string: $0) } } }
  }

  /// The placeholder with its attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { look.placeholder }
    set { setLook { $0.placeholder = newValue } }
  }

  /// Whether text that is too wide is drawn smaller while it is not edited; false at first.
  open var adjustsFontSizeToFitWidth: Bool {
    get { look.shrinks }
    set { setLook { $0.shrinks = newValue } }
  }

  /// The smallest size `adjustsFontSizeToFitWidth` may choose, in points; 0 at first.
  open var minimumFontSize: CGFloat {
    get { look.leastSize }
    set { setLook { $0.leastSize = newValue } }
  }

  /// Whether the attributes of text can be edited by a person; false at first.
  open var allowsEditingTextAttributes = false

  /// The attributes of what is typed next, while it is edited; else nil.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? editor.typingAttributes.values : nil }
    set { if isEditing { editor.typing = newValue.map { AttributeSet($0, base: look.style) } } }
  }

  // MARK: - Editing

  /// Whether it is being edited.
  open var isEditing: Bool { parts.isEditing }

  /// Whether a person can edit it: whether it is enabled.
  open var isEditable: Bool { isEnabled }

  /// Whether the text is emptied when editing begins, unless the delegate refuses; false at first.
  open var clearsOnBeginEditing = false

  /// Whether what is inserted first replaces all text; ended by a change of the selection.
  open var clearsOnInsertion = false

  // Rules: AC-17.
  /// Whether dots stand for the characters, which cannot be copied; false at first.
  open var isSecureTextEntry: Bool {
    get { look.isSecret }
    set { setLook { $0.isSecret = newValue } }
  }

  /// Selection and whether it is edited, to be put back later.
  open var interactionState: Any {
    get { FieldState(selection: editor.selection, isEditing: isEditing) }
    set {
      guard let state = newValue as? FieldState else { return }
      restore(state.selection, isEditing: state.isEditing)
    }
  }

  /// Shown in place of the keyboard; nil, at first, shows the keyboard.
  open override var inputView: UIView? {
    get { parts.inputView }
    set { parts.inputView = newValue }
  }

  /// Shown above the keyboard; nil at first.
  open override var inputAccessoryView: UIView? {
    get { parts.inputAccessoryView }
    set { parts.inputAccessoryView = newValue }
  }

  // Rules: FR-57, UN-3.
  /// A field's own manager while it is edited, emptied when it resigns; else that up the chain.
  open override var undoManager: UndoManager? { isEditing ? parts.undo : super.undoManager }

  /// True while the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

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

  // MARK: - Looks

  /// The frame that is drawn; none at first.
  open var borderStyle: BorderStyle {
    get { look.border }
    set { setLook { $0.border = newValue } }
  }

  /// Drawn behind a field without a rounded frame, instead of its border; nil at first.
  open var background: UIImage? {
    get { look.background }
    set { setLook { $0.background = newValue } }
  }

  /// Drawn instead of `background` while the field is disabled; nil at first.
  open var disabledBackground: UIImage? {
    get { look.disabledBackground }
    set { setLook { $0.disabledBackground = newValue } }
  }

  // Rules: FR-56.
  /// When the button that empties the field is shown, if there is text; never at first.
  open var clearButtonMode: ViewMode {
    get { look.clearMode }
    set { setLook { $0.clearMode = newValue } }
  }

  /// A view at the left edge; nil at first.
  open var leftView: UIView? {
    get { parts.left }
    set { FieldParts.setLeft(newValue, of: self) }
  }

  /// When the left view is shown; never at first.
  open var leftViewMode: ViewMode {
    get { look.leftMode }
    set { setLook { $0.leftMode = newValue } }
  }

  /// A view at the right edge; nil at first.
  open var rightView: UIView? {
    get { parts.right }
    set { FieldParts.setRight(newValue, of: self) }
  }

  /// When the right view is shown; never at first.
  open var rightViewMode: ViewMode {
    get { look.rightMode }
    set { setLook { $0.rightMode = newValue } }
  }

  /// Where the border is: all of the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where text is drawn that is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    textRect(bounds, isEditing: false)
  }

  /// Where the placeholder is drawn: where text is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Where text is drawn while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    textRect(bounds, isEditing: true)
  }

  /// Where the button is that empties the field.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    clearRect(bounds)
  }

  /// Where the left view is: its size, in the middle of the left edge.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftRect(bounds) }

  /// Where the right view is: its size, in the middle of the right edge.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    rightRect(bounds)
  }

  /// Draws text that is not edited; the end of text without room is left out.
  open func drawText(in rect: CGRect) { drawTextLine(in: rect) }

  /// Draws the placeholder.
  open func drawPlaceholder(in rect: CGRect) { drawPlaceholderLine(in: rect) }

  /// The size around text or placeholder, with the border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize() }

  /// The size around text or placeholder, with the border.
  open override var intrinsicContentSize: CGSize { naturalSize() }

  override func baseline(
    isFirst: Bool, forWidth width: CGFloat
  ) -> (fraction: CGFloat, offset: CGFloat) {
    lineBaseline()
  }

  // Rules: FR-81.
  /// Whether a point is inside the bounds, or on a handle of the selection: they stick out.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || shownHandles?.grip(at: point) != nil
  }

  /// Places text, button and side views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// Draws selection and caret anew, which have the colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    parts.surface?.refresh()
  }

  override func makeContent() -> LayerContent { frameContent() }

  override func appearanceDidChange() {
    super.appearanceDidChange()
    enablednessDidChange()
  }

  // Rules: PN-25.
  override var ownPointer: HostPointer? { .verticalBeam(length: 0) }

  // Rules: GR-67.
  override func prefersOwnAction(over recognizer: UIGestureRecognizer) -> Bool {
    OwnGesture.isSingleTap(recognizer)
  }

  // MARK: - Text input

  /// Whether there is text.
  open var hasText: Bool { editor.hasText }

  // Rules: FR-54, PK-27.
  /// Inserts text in the place of the selection, as a person types it.
  open func insertText(_ text: String) { typeOrReturn(text) }

  // Rules: FR-54, PK-27.
  /// Deletes the selection or the character before the caret, as a person does.
  open func deleteBackward() {
    startOver()
    editor.deleteBackward()
  }

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
  ///
  /// - Parameters:
  ///   - markedText: what is composed; nil takes it away.
  ///   - selectedRange: what of it is selected, in UTF-16 units.
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

  /// The field itself.
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
      delegate?.textField(
        self, editMenuForCharactersIn: NSRange($0), suggestedActions: suggestedActions)
    }
  }

  // Rules: FR-87.
  /// Tells that the edit menu comes up; an override calls super, which tells the delegate.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  // Rules: FR-87.
  /// Tells that the edit menu goes; an override calls super, which tells the delegate.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
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
    allowsEditAction(action) ?? super.canPerformAction(action, withSender: sender)
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
    var own = super.ownAccessibility
    let text = text ?? ""
    own.label = placeholder
    own.value = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    return own
  }

  override var appearanceRules: [AppearanceRule] {
    super.appearanceRules + [
      .ofFont("font", \UITextField.font),
      .of("textColor", \UITextField.textColor),
      .of("textAlignment", \UITextField.textAlignment),
      .of("keyboardAppearance", \UITextField.keyboardAppearance),
      .of("borderStyle", \UITextField.borderStyle),
    ]
  }
}
