// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

/// What a search bar consists of, and what it tells.
@MainActor
final class SearchBarParts {
  private unowned let bar: UISearchBar
  let field = UISearchTextField(frame: .zero)
  let cancel = UIButton(type: .system)
  let scopes = UISegmentedControl(frame: .zero)
  let prompt = UILabel()
  let ground = UIImageView()
  let bookmark = UIButton(type: .custom)
  let results = UIButton(type: .custom)
  var pictures = SearchBarPictures()
  /// The search controller that the bar is of.
  weak var observer: (any SearchBarObserver)?
  var showsCancel = false
  var showsScopes = false
  var showsBookmark = false
  var showsResults = false
  var titles: [String]?
  /// Whether it stands on the ground of a navigation bar.
  var isEmbedded = false {
    didSet {
      takePictures()
      bar.setNeedsLayout()
    }
  }

  /// The side of the buttons behind the text, in points.
  private static let buttonSize: CGFloat = 24
  /// How much of the ground is seen of a bar that something shines through.
  private static let translucency: CGFloat = 0.94

  init(of bar: UISearchBar) { self.bar = bar }

  func install() {
    ground.isUserInteractionEnabled = false
    ground.clipsToBounds = true
    prompt.setGrowingFont(SearchBarLayout.promptFont)
    prompt.textColor = Ink.quiet
    prompt.textAlignment = .center
    cancel.setTitle("Cancel", for: .normal)
    cancel.accessibilityIdentifier = "cancel search"
    cancel.isHidden = true
    scopes.isHidden = true
    prompt.isHidden = true
    for view in [ground, prompt, field, cancel, scopes] { bar.addSubview(view) }
    field.parts.overseer = self
    field.enablesReturnKeyAutomatically = true
    prepare(bookmark, "Bookmarks") { [weak self] in
      guard let bar = self?.bar else { return }
      bar.delegate?.searchBarBookmarkButtonClicked(bar)
    }
    prepare(results, "Search results") { [weak self] in
      guard let bar = self?.bar else { return }
      bar.delegate?.searchBarResultsListButtonClicked(bar)
    }
    follow()
    takePictures()
  }

  private func prepare(_ button: UIButton, _ label: String, _ action: @escaping () -> Void) {
    button.frame.size = CGSize(width: Self.buttonSize, height: Self.buttonSize)
    button.accessibilityLabel = label
    button.tintColor = Ink.quiet
    // Rules: FO-21.
    button.flagsOfControl.insert(.passedByFocus)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  /// Passes on what happens to the parts.
  private func follow() {
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        observer?.searchBarDidBegin()
        bar.delegate?.searchBarTextDidBeginEditing(bar)
      }, for: .editingDidBegin)
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        bar.delegate?.searchBarTextDidEndEditing(bar)
      }, for: .editingDidEnd)
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        bar.delegate?.searchBar(bar, textDidChange: field.text ?? "")
        observer?.searchBarTextDidChange()
      }, for: .editingChanged)
    cancel.addAction(UIAction { [weak self] _ in self?.cancelSearch() }, for: .touchUpInside)
    scopes.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        bar.delegate?.searchBar(
          bar, selectedScopeButtonIndexDidChange: scopes.selectedSegmentIndex)
        observer?.searchBarScopeDidChange()
      }, for: .valueChanged)
  }

  // Rules: SB-8, SB-9.
  func cancelSearch() {
    bar.delegate?.searchBarCancelButtonClicked(bar)
    observer?.searchBarDidCancel()
  }

  // MARK: - Looks

  var hasPrompt: Bool { prompt.text != nil }

  // Rules: SB-11.
  var hasScopes: Bool { showsScopes && !(titles ?? []).isEmpty }

  var metrics: UIBarMetrics { hasPrompt ? .defaultPrompt : .default }

  // Rules: SB-20, SB-21.
  /// Shows the ground and the pictures that hold now.
  func takePictures() {
    let image = pictures.shownGround(bar.barPosition, metrics)
    ground.image = image
    ground.backgroundColor = bar.groundColor(hasImage: image != nil)
    ground.alpha = bar.isTranslucent ? Self.translucency : 1
    field.glass.image = pictures.icon(.search, .normal) ?? UISearchTextField.glassImage
    field.iconOffsets = (pictures.offset(.search), pictures.offset(.clear), rightOffset)
    show(.bookmark, "book", on: bookmark)
    show(.resultsList, "list.bullet", on: results)
    field.clearImage = pictures.icon(.clear, .normal)
    field.setNeedsLayout()
    bar.setNeedsLayout()
  }

  /// Shows the pictures that were set for a button, or a symbol.
  private func show(_ icon: UISearchBar.Icon, _ symbol: String, on button: UIButton) {
    for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
      let usual = state == .normal ? UIImage(systemName: symbol) : nil
      button.setImage(pictures.icon(icon, state) ?? usual, for: state)
    }
  }

  // Rules: SB-21.
  /// Shows the pictures behind the text, in place of the fill.
  func takeFieldPictures() {
    field.background = pictures.field(.normal)
    field.disabledBackground = pictures.field(.disabled)
    field.showsFill = pictures.field(.normal) == nil
  }

  private var rightOffset: UIOffset {
    pictures.offset(showsResults ? .resultsList : .bookmark)
  }

  // Rules: SB-10.
  /// Shows the button behind the text: that for results before that for bookmarks.
  func takeButton() {
    field.rightView = showsResults ? results : showsBookmark ? bookmark : nil
    field.rightViewMode = .always
    takePictures()
  }

  // Rules: SB-11.
  func takeScopes(_ new: [String]?) {
    titles = new
    let chosen = max(0, scopes.selectedSegmentIndex)
    scopes.removeAllSegments()
    for (place, title) in (new ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: place, animated: false)
    }
    if let new, !new.isEmpty { scopes.selectedSegmentIndex = min(chosen, new.count - 1) }
    sizeDidChange()
  }

  func sizeDidChange() {
    bar.invalidateIntrinsicContentSize()
    bar.setNeedsLayout()
    bar.superview?.setNeedsLayout()
  }

  func layout() {
    let bounds = bar.bounds
    let above = bar.reach(at: bar.barPosition)
    ground.setComputedFrame(
      CGRect(
        x: bounds.minX, y: bounds.minY - above, width: bounds.width,
        height: bounds.height + above))
    let width = cancel.sizeThatFits(BarLook.anySize).width
    let layout = SearchBarLayout(
      in: bounds, for: bar.traitCollection, isEmbedded: isEmbedded, hasPrompt: hasPrompt,
      cancelWidth: showsCancel ? width : nil, hasScopes: hasScopes)
    func place(_ view: UIView, _ rect: CGRect) {
      view.setComputedFrame(bar.mirrored(rect, in: bounds))
    }
    place(prompt, layout.prompt)
    let shift = bar.searchFieldBackgroundPositionAdjustment
    place(field, layout.field.offsetBy(dx: shift.horizontal, dy: shift.vertical))
    if showsCancel { place(cancel, layout.cancel) }
    place(scopes, layout.scopes)
    prompt.isHidden = !hasPrompt
    cancel.isHidden = !showsCancel
    scopes.isHidden = !hasScopes
  }

  // Rules: SB-12.
  /// Shows or hides a part, and makes room in the time that animations of bars take.
  func change(animated: Bool, fading view: UIView, shows: Bool, _ change: () -> Void) {
    let moves = animated && bar.window != nil
    if moves { bar.layoutIfNeeded() }
    change()
    sizeDidChange()
    guard moves else { return }
    if shows {
      view.alpha = 0
      // From where it will be, not from nowhere.
      UIView.performWithoutAnimation { layout() }
    }
    UIView.animate(withDuration: SearchBarLayout.duration) { [bar] in
      view.alpha = 1
      bar.layoutIfNeeded()
    }
  }
}

// Rules: SB-3, SB-4, SB-6, SB-7.
/// What the delegate of the bar says of the field.
extension SearchBarParts: FieldOverseer {
  func fieldShouldBegin() -> Bool { bar.delegate?.searchBarShouldBeginEditing(bar) ?? true }

  func fieldShouldEnd() -> Bool { bar.delegate?.searchBarShouldEndEditing(bar) ?? true }

  func fieldShouldChange(_ range: NSRange, to text: String) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func fieldShouldReturn() -> Bool {
    if field.enablesReturnKeyAutomatically, !field.hasText, field.tokens.isEmpty { return false }
    guard fieldShouldChange(NSRange(field.editor.selection.range), to: "\n") else { return false }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    observer?.searchBarDidSearch()
    return true
  }

  func fieldWasCleared() {
    if !field.isFirstResponder { field.becomeFirstResponder() }
  }
}
