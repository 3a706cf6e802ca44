// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
public import UIKitText

/// A bar with a search field: what is searched for, a button that cancels, scopes below it.
///
/// It searches nothing itself; it tells its delegate, or the search controller that it belongs to.
///
/// [Apple: UISearchBar](https://developer.apple.com/documentation/uikit/uisearchbar)
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(searchBarMembers)
  }

  final lazy var content = SearchBarParts(of: self)

  /// Makes an empty bar of size zero.
  public convenience init() { self.init(frame: .zero) }

  /// Makes an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.install()
  }

  /// Makes an empty bar of size zero; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    content.install()
  }

  /// Asked before each step of editing, and told of what a person does; not retained.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: - Text

  // Rules: SB-5.
  /// The text; empty at first, and again for nil.
  ///
  /// The delegate is not told of what is set.
  open var text: String? {
    get { content.field.text }
    set {
      let old = content.field.text
      content.field.text = newValue
      if old != content.field.text { content.observer?.searchBarTextDidChange() }
    }
  }

  // Rules: SB-13.
  /// A line above the field; nil, the default, for none.
  open var prompt: String? {
    get { content.prompt.text }
    set {
      content.prompt.text = newValue
      content.takePictures()
      content.sizeDidChange()
    }
  }

  /// Shown while there is no text; nil at first.
  open var placeholder: String? {
    get { content.field.placeholder }
    set { content.field.placeholder = newValue }
  }

  // Rules: SB-1.
  /// The field, which the bar edits; it may be given looks and a delegate of its own.
  open var searchTextField: UISearchTextField { content.field }

  // MARK: - First responder

  // Rules: SB-1.
  /// Whether the field can be edited.
  open override var canBecomeFirstResponder: Bool { content.field.canBecomeFirstResponder }

  // Rules: SB-1.
  /// Whether the field is first responder.
  open override var isFirstResponder: Bool { content.field.isFirstResponder }

  // Rules: SB-1, SB-3.
  /// Makes the field first responder, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { content.field.becomeFirstResponder() }

  // Rules: SB-1, SB-3.
  /// Ends editing the field, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool { content.field.resignFirstResponder() }

  // Rules: SB-9.
  /// Escape, while the cancel button is shown.
  open override var keyCommands: [UIKeyCommand]? {
    guard showsCancelButton else { return super.keyCommands }
    let escape = UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: [],
      action: Selector("cancelSearch", UISearchBar.cancelByKey))
    return [escape] + (super.keyCommands ?? [])
  }

  private func cancelByKey() { if content.cancel.isEnabled { content.cancelSearch() } }

  // MARK: - Buttons

  // Rules: SB-10.
  /// Whether there is a button for bookmarks behind the text; false by default.
  open var showsBookmarkButton: Bool {
    get { content.showsBookmark }
    set {
      content.showsBookmark = newValue
      content.takeButton()
    }
  }

  // Rules: SB-10.
  /// Whether there is a button for results behind the text, in place of that for bookmarks; false by
  /// default.
  open var showsSearchResultsButton: Bool {
    get { content.showsResults }
    set {
      content.showsResults = newValue
      content.takeButton()
    }
  }

  // Rules: SB-10.
  /// Whether the button for results looks chosen; false by default.
  open var isSearchResultsButtonSelected: Bool {
    get { content.results.isSelected }
    set {
      content.results.isSelected = newValue
      content.results.tintColor = newValue ? tintColor : Ink.quiet
    }
  }

  // Rules: SB-8, SB-12.
  /// Whether there is a button that cancels; false by default.
  open var showsCancelButton: Bool {
    get { content.showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  // Rules: SB-8, SB-12.
  /// Shows or hides the button that cancels.
  ///
  /// - Parameters:
  ///   - showsCancelButton: whether it is shown.
  ///   - animated: whether the field makes room before a person's eyes.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != content.showsCancel else { return }
    content.change(animated: animated, fading: content.cancel, shows: showsCancelButton) {
      content.showsCancel = showsCancelButton
    }
  }

  // Rules: SB-15.
  /// Whether a person can use it; true by default.
  open var isEnabled: Bool {
    get { content.field.isEnabled }
    set {
      content.field.isEnabled = newValue
      for part in [content.cancel, content.scopes, content.bookmark, content.results] {
        part.isEnabled = newValue
      }
    }
  }

  // MARK: - Scopes

  // Rules: SB-11.
  /// The scopes to choose from below the field; nil at first.
  open var scopeButtonTitles: [String]? {
    get { content.titles }
    set { content.takeScopes(newValue) }
  }

  // Rules: SB-11.
  /// The scope that is chosen; setting it tells nobody but the search controller.
  open var selectedScopeButtonIndex: Int {
    get { max(0, content.scopes.selectedSegmentIndex) }
    set {
      let last = content.scopes.numberOfSegments - 1
      guard last >= 0, newValue != selectedScopeButtonIndex else { return }
      content.scopes.selectedSegmentIndex = min(max(0, newValue), last)
      content.observer?.searchBarScopeDidChange()
    }
  }

  // Rules: SB-11.
  /// Whether the scopes are shown, if there are any; false by default.
  open var showsScopeBar: Bool {
    get { content.showsScopes }
    set { setShowsScope(newValue, animated: false) }
  }

  // Rules: SB-11, SB-12.
  /// Shows or hides the scopes; the bar asks for another height.
  ///
  /// - Parameters:
  ///   - show: whether they are shown.
  ///   - animate: whether they come before a person's eyes.
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    guard show != content.showsScopes else { return }
    content.change(animated: animate, fading: content.scopes, shows: show) {
      content.showsScopes = show
    }
  }

  // MARK: - Looks

  // Rules: SB-20.
  /// Whether it is dark; as everything around it by default.
  open var barStyle: UIBarStyle = .default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  /// The colour of caret and buttons; nil is that of the superview.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }

  // Rules: SB-20.
  /// Behind the field; nil, the default, is the colour of bars.
  open var barTintColor: UIColor? { didSet { content.takePictures() } }

  // Rules: SB-20.
  /// What is behind the field; the ground of bars by default.
  open var searchBarStyle: Style = .default { didSet { content.takePictures() } }

  // Rules: SB-20.
  /// Whether a little of what is below shines through; true by default.
  open var isTranslucent = true { didSet { content.takePictures() } }

  // Rules: SB-20.
  /// The colour behind the field.
  final func groundColor(hasImage: Bool) -> UIColor? {
    if hasImage || searchBarStyle == .minimal || content.isEmbedded { return nil }
    return barTintColor ?? BarLook.background
  }

  // Rules: SB-22.
  /// Where the bar is: what the delegate says.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  // Rules: SB-21.
  /// A picture in place of the colour behind the field; nil, the default, for the colour.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }

  // Rules: SB-21.
  /// Sets a picture in place of the colour behind the field.
  ///
  /// - Parameters:
  ///   - backgroundImage: nil for none; an empty one shows what is below the bar.
  ///   - barPosition: where the bar is; `any` is used where nothing is set for its place.
  ///   - barMetrics: with a prompt or without.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    content.pictures.setGround(backgroundImage, barPosition, barMetrics)
    content.takePictures()
  }

  /// The picture that was set for a place and a height.
  ///
  /// - Parameters:
  ///   - barPosition: where the bar is.
  ///   - barMetrics: with a prompt or without.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { content.pictures.ground(barPosition, barMetrics) }

  // Rules: SB-21.
  /// Sets a picture in place of the fill behind the text.
  ///
  /// - Parameters:
  ///   - backgroundImage: nil for the fill.
  ///   - state: normal or disabled.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    content.pictures.setField(backgroundImage, state)
    content.takeFieldPictures()
  }

  /// The picture that was set behind the text for a state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    content.pictures.field(state)
  }

  // Rules: SB-21.
  /// Sets a picture in place of one in the field.
  ///
  /// - Parameters:
  ///   - iconImage: nil for the one of the system.
  ///   - icon: what it is for.
  ///   - state: when it is shown.
  open func setImage(
    _ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State
  ) {
    content.pictures.setIcon(iconImage, icon, state)
    content.takePictures()
  }

  /// The picture that was set in the field.
  ///
  /// - Parameters:
  ///   - icon: what it is for.
  ///   - state: when it is shown.
  open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
    content.pictures.icon(icon, state)
  }

  // Rules: SB-13.
  /// By how much the field is moved, in points; not at all by default.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }

  // Rules: SB-13.
  /// By how much the text is moved in the field, in points; not at all by default.
  open var searchTextPositionAdjustment: UIOffset {
    get { content.field.textOffset }
    set { content.field.textOffset = newValue }
  }

  // Rules: SB-13.
  /// Moves a picture in the field.
  ///
  /// - Parameters:
  ///   - adjustment: by how much, in points.
  ///   - icon: which one.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
    content.pictures.setOffset(adjustment, icon)
    content.takePictures()
  }

  /// By how much a picture in the field is moved, in points.
  open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset {
    content.pictures.offset(icon)
  }

  override var appearanceRules: [AppearanceRule] {
    super.appearanceRules + [
      .of("barTintColor", \UISearchBar.barTintColor),
      .of("barStyle", \UISearchBar.barStyle),
      .of("searchBarStyle", \UISearchBar.searchBarStyle),
      .of("isTranslucent", \UISearchBar.isTranslucent),
      .of("backgroundImage", \UISearchBar.backgroundImage),
    ]
  }

  // MARK: - Layout

  // Rules: SB-13.
  /// The given width, or that of the screen for none, and the height that all parts need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : UIScreen.main.bounds.width, height: height)
  }

  // Rules: SB-13.
  /// As wide as there is room, and as high as all parts need.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  private var height: CGFloat {
    SearchBarLayout.height(
      for: traitCollection, hasPrompt: content.hasPrompt, hasScopes: content.hasScopes)
  }

  // Rules: SB-39.
  override func textSizeDidChange() { content.sizeDidChange() }

  /// Places the parts; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.layout()
  }

  /// Shows pictures for the place that the delegate knows; an override calls super.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { content.takePictures() }
  }

  // MARK: - Traits of the keyboard

  /// Shown above the keyboard; nil at first.
  open override var inputAccessoryView: UIView? {
    get { content.field.inputAccessoryView }
    set { content.field.inputAccessoryView = newValue }
  }

  /// The bar above the keyboard: that of the field.
  open override var inputAssistantItem: UITextInputAssistantItem {
    content.field.inputAssistantItem
  }

  // Rules: SB-2.
  /// Where the keyboard turns its shift key on by itself; nowhere by default.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { content.field.autocapitalizationType }
    set { content.field.autocapitalizationType = newValue }
  }

  // Rules: SB-2.
  /// Whether typing is corrected; the default of the host.
  open var autocorrectionType: UITextAutocorrectionType {
    get { content.field.autocorrectionType }
    set { content.field.autocorrectionType = newValue }
  }

  // Rules: SB-2.
  /// Whether spelling is checked; the default of the host.
  open var spellCheckingType: UITextSpellCheckingType {
    get { content.field.spellCheckingType }
    set { content.field.spellCheckingType = newValue }
  }

  // Rules: SB-2.
  /// Whether typed quotes become curly; the default leaves them straight.
  open var smartQuotesType: UITextSmartQuotesType {
    get { content.field.smartQuotesType }
    set { content.field.smartQuotesType = newValue }
  }

  // Rules: SB-2.
  /// Whether two typed hyphens become a dash; the default leaves them.
  open var smartDashesType: UITextSmartDashesType {
    get { content.field.smartDashesType }
    set { content.field.smartDashesType = newValue }
  }

  // Rules: SB-2.
  /// Whether spaces around pasted and deleted words are put right; the default leaves them.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { content.field.smartInsertDeleteType }
    set { content.field.smartInsertDeleteType = newValue }
  }

  // Rules: SB-2.
  /// Which keys the keyboard shows.
  open var keyboardType: UIKeyboardType {
    get { content.field.keyboardType }
    set { content.field.keyboardType = newValue }
  }

  // Rules: SB-2.
  /// Whether the keyboard is light or dark.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { content.field.keyboardAppearance }
    set { content.field.keyboardAppearance = newValue }
  }

  // Rules: SB-2.
  /// What stands on the return key; Search by default.
  open var returnKeyType: UIReturnKeyType {
    get { content.field.returnKeyType }
    set { content.field.returnKeyType = newValue }
  }

  // Rules: SB-2.
  /// Whether nothing is searched for as long as there is no text; true by default.
  open var enablesReturnKeyAutomatically: Bool {
    get { content.field.enablesReturnKeyAutomatically }
    set { content.field.enablesReturnKeyAutomatically = newValue }
  }

  // Rules: SB-2.
  /// Whether dots stand for the characters; false by default.
  open var isSecureTextEntry: Bool {
    get { content.field.isSecureTextEntry }
    set { content.field.isSecureTextEntry = newValue }
  }

  // Rules: SB-2.
  /// What the text means, for what fills it in; nil by default.
  open var textContentType: UITextContentType! {
    get { content.field.textContentType }
    set { content.field.textContentType = newValue }
  }

  // Rules: SB-2.
  /// What a new password must look like; nil by default.
  open var passwordRules: UITextInputPasswordRules? {
    get { content.field.passwordRules }
    set { content.field.passwordRules = newValue }
  }

  // Rules: SB-2.
  /// Whether the rest of a word is offered while it is typed; by default not.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { content.field.inlinePredictionType }
    set { content.field.inlinePredictionType = newValue }
  }

  // Rules: SB-2.
  /// Whether the result of a calculation is offered; by default not.
  open var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { content.field.mathExpressionCompletionType }
    set { content.field.mathExpressionCompletionType = newValue }
  }
}
