// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

/// The bar of a find interaction: what is searched, how often it was found, steps, replacement.
final class FindBar: UIView {
  /// Upper and lower case, and marks on letters, are not told apart.
  static let usualOptions: NSString.CompareOptions = [.caseInsensitive, .diacriticInsensitive]

  private weak var interaction: UIFindInteraction?
  private let search = UITextField()
  private let replace = UITextField()
  private let count = UILabel()
  private let previous = UIButton(type: .system)
  private let following = UIButton(type: .system)
  private let done = UIButton(type: .system)
  private let one = UIButton(type: .system)
  private let all = UIButton(type: .system)
  private var keyboardWatch: (any NSObjectProtocol)?
  /// How much of the window the keyboard covers, in points.
  private var keyboardHeight: CGFloat = 0

  init(_ interaction: UIFindInteraction) {
    self.interaction = interaction
    super.init(frame: .zero)
    accessibilityIdentifier = "find bar"
    backgroundColor = .secondarySystemBackground
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    prepare(search, "Find", "find text")
    prepare(replace, "Replace", "find replacement")
    search.clearButtonMode = .whileEditing
    search.returnKeyType = .search
    search.addAction(
      UIAction { [weak self] _ in self?.interaction?.search() }, for: .editingChanged)
    search.addAction(
      UIAction { [weak self] _ in self?.interaction?.findNext() }, for: .primaryActionTriggered)
    count.font = .systemFont(ofSize: 13)
    count.textColor = Ink.quiet
    count.textAlignment = .center
    count.accessibilityIdentifier = "find count"
    addSubview(count)
    prepare(previous, "\u{2039}", "find previous") { $0.findPrevious() }
    prepare(following, "\u{203A}", "find next") { $0.findNext() }
    prepare(done, "Done", "find done") { $0.dismissFindNavigator() }
    prepare(one, "Replace", "find replace") { $0.replace(all: false) }
    prepare(all, "All", "find replace all") { $0.replace(all: true) }
  }

  required init?(coder: NSCoder) { return nil }

  private func prepare(_ field: UITextField, _ placeholder: String, _ identifier: String) {
    field.placeholder = placeholder
    field.accessibilityIdentifier = identifier
    field.borderStyle = .roundedRect
    field.autocapitalizationType = .none
    addSubview(field)
  }

  private func prepare(
    _ button: UIButton, _ title: String, _ identifier: String,
    _ action: @escaping @MainActor (UIFindInteraction) -> Void
  ) {
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = identifier
    button.addAction(
      UIAction { [weak self] _ in self?.interaction.map(action) }, for: .touchUpInside)
    addSubview(button)
  }

  var query: String { search.text ?? "" }
  var replacement: String { replace.text ?? "" }

  func fill(_ query: String, _ replacement: String) {
    search.text = query
    replace.text = replacement
  }

  var showsReplacement = false {
    didSet {
      for view in [replace, one, all] { view.isHidden = !showsReplacement }
      place()
    }
  }

  func beginTyping() {
    search.becomeFirstResponder()
    search.selectAll(nil)
  }

  /// Commands that the bar does not know are the searched view's.
  override var next: UIResponder? { interaction?.view ?? super.next }

  /// Escape takes the bar away before anything behind it.
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        input: UIKeyCommand.inputEscape, modifierFlags: [],
        action: Selector("dismissFindBar", FindBar.dismiss))
    ]
  }

  private func dismiss() { interaction?.dismissFindNavigator() }

  func showCount(of session: UIFindSession?) {
    let total = session?.resultCount ?? 0
    let index = session?.highlightedResultIndex ?? NSNotFound
    switch session?.searchResultDisplayStyle {
    case .currentAndTotal where !query.isEmpty:
      count.text = total == 0 || index == NSNotFound ? "\(total)" : "\(index + 1) of \(total)"
    case .total where !query.isEmpty: count.text = "\(total)"
    default: count.text = nil
    }
    for button in [previous, following, one, all] { button.isEnabled = total > 0 }
  }

  // MARK: In the window

  func show(in window: UIView) {
    window.addSubview(self)
    keyboardFrame(KeyboardPlace.shared.frame)
    keyboardWatch = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { self?.keyboardFrame(frame) }
    }
    place()
  }

  /// Takes the bar away; the view that was searched is typed into again.
  func hide() {
    if let keyboardWatch { NotificationCenter.default.removeObserver(keyboardWatch) }
    keyboardWatch = nil
    let wasTyping = search.isFirstResponder || replace.isFirstResponder
    if wasTyping, interaction?.view?.becomeFirstResponder() != true {
      search.resignFirstResponder()
      replace.resignFirstResponder()
    }
    removeFromSuperview()
  }

  private func keyboardFrame(_ frame: CGRect?) {
    guard let frame, let window else { return }
    keyboardHeight = max(0, window.bounds.maxY - window.convert(frame, from: nil).minY)
    place()
  }

  private static let rowHeight: CGFloat = 44
  private static let gap: CGFloat = 8
  private static let buttonWidth: CGFloat = 36
  private static let wordWidth: CGFloat = 64
  private static let countWidth: CGFloat = 60

  private func place() {
    guard let window = superview else { return }
    let below = max(keyboardHeight, window.safeAreaInsets.bottom)
    let height = Self.rowHeight * (showsReplacement ? 2 : 1)
    frame = CGRect(
      x: 0, y: window.bounds.height - below - height, width: window.bounds.width, height: height)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    lay(
      search,
      [
        (count, Self.countWidth), (previous, Self.buttonWidth),
        (following, Self.buttonWidth), (done, Self.wordWidth),
      ], row: 0)
    lay(replace, [(one, Self.wordWidth), (all, Self.wordWidth)], row: 1)
  }

  /// Places views at the right of a row, and a field in the rest.
  private func lay(_ field: UIView, _ others: [(UIView, CGFloat)], row: CGFloat) {
    var right = bounds.width - Self.gap
    let top = row * Self.rowHeight
    for (view, width) in others.reversed() {
      right -= width
      view.frame = CGRect(x: right, y: top, width: width, height: Self.rowHeight)
    }
    let inset: CGFloat = 5
    field.frame = CGRect(
      x: Self.gap, y: top + inset, width: max(0, right - 2 * Self.gap),
      height: Self.rowHeight - 2 * inset)
  }
}
