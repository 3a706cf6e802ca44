// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: SB-35, SB-36, SB-37.
/// What a search field suggests while it is edited, and what becomes of it.
@MainActor
final class SuggestionList {
  private weak var field: UISearchTextField?
  private var stage: SuggestionStage?
  private var shown: [(element: UIMenuElement, suggestion: any UISearchSuggestion)] = []
  /// Whether one was chosen since the last ones came.
  private var isDone = false

  /// What the field was given.
  var own: [any UISearchSuggestion]? { didSet { offer() } }
  /// What its search controller was given, shown where the field was given nothing.
  var ofController: [any UISearchSuggestion]? { didSet { offer() } }

  init(of field: UISearchTextField) {
    self.field = field
    field.addAction(UIAction { [weak self] _ in self?.offer() }, for: .editingDidBegin)
    field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingDidEnd)
  }

  /// Whether suggestions are on the screen.
  var isShown: Bool { stage != nil }

  private func offer() {
    isDone = false
    update()
  }

  /// Shows the suggestions that there are now, or none.
  func update() {
    let all = (own ?? ofController) ?? []
    guard let field, let window = field.window, field.isEditing, !isDone, !all.isEmpty else {
      return hide()
    }
    let entries = all.map { Self.entry(of: $0) }
    shown = zip(entries, all).map { ($0.element, $1) }
    let stage = self.stage ?? SuggestionStage(below: field)
    self.stage = stage
    stage.panel.showList(
      [MenuSection(entries: entries)], title: nil, isSubmenu: false,
      room: window.bounds.width - 2 * MenuLook.margin)
    stage.panel.onChoose = { [weak self] in self?.choose($0) }
    stage.panel.onTextSize = { [weak self] in self?.update() }
    stage.show(in: window)
  }

  private func hide() {
    stage?.leave()
    stage = nil
    shown = []
  }

  /// Has the list follow its field, in front of a view if there is one.
  func place(above view: UIView? = nil) { stage?.follow(above: view) }

  private static func entry(of suggestion: any UISearchSuggestion) -> MenuEntry {
    let styled = suggestion.localizedAttributedSuggestion
    let action = UIAction(
      title: suggestion.localizedSuggestion ?? styled?.string ?? "",
      subtitle: suggestion.localizedDescription, image: suggestion.iconImage
    ) { _ in }
    var entry = MenuEntry(action, kind: .leaf)
    entry.attributedTitle = styled
    return entry
  }

  private func choose(_ row: MenuRow) {
    guard let field, let element = row.entry?.element,
      let suggestion = shown.first(where: { $0.element === element })?.suggestion
    else { return }
    isDone = true
    hide()
    (field.delegate as? any UISearchTextFieldDelegate)?
      .searchTextField(field, didSelect: suggestion)
    (field.parts.overseer as? SearchBarParts)?.observer?.searchBarDidSelect(suggestion)
  }

  // MARK: - Keys

  // Rules: SB-36.
  /// Up and down, and Return for what they led to; empty while nothing is suggested.
  var keyCommands: [UIKeyCommand] {
    guard let stage else { return [] }
    var commands = [
      UIKeyCommand(
        input: UIKeyCommand.inputDownArrow, modifierFlags: [],
        action: Selector("nextSuggestion", UISearchTextField.nextSuggestion)),
      UIKeyCommand(
        input: UIKeyCommand.inputUpArrow, modifierFlags: [],
        action: Selector("previousSuggestion", UISearchTextField.previousSuggestion)),
    ]
    if stage.panel.hasHighlight {
      commands.append(
        UIKeyCommand(
          input: "\r", modifierFlags: [],
          action: Selector("takeSuggestion", UISearchTextField.takeSuggestion)))
    }
    for command in commands { command.wantsPriorityOverSystemBehavior = true }
    return commands
  }

  func highlightNext(_ step: Int) { stage?.panel.highlightNext(step) }

  func chooseHighlighted() { stage?.panel.chooseHighlighted() }
}

// Rules: SB-36.
extension UISearchTextField {
  /// The suggestions, made when somebody first gives some.
  final var needSuggestionList: SuggestionList {
    if let suggestionList { return suggestionList }
    let made = SuggestionList(of: self)
    suggestionList = made
    return made
  }

  final func nextSuggestion() { suggestionList?.highlightNext(1) }

  final func previousSuggestion() { suggestionList?.highlightNext(-1) }

  final func takeSuggestion() { suggestionList?.chooseHighlighted() }
}
