// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Finds out what of a menu can be shown and done now, by asking the responder chain.
@MainActor
final class MenuReader {
  /// What is done about a command that nobody does.
  enum Unavailable {
    /// It is not shown.
    case hidden
    /// It is shown and cannot be chosen.
    case disabled
  }

  /// Where the search for those who do commands begins.
  weak var start: UIResponder?
  /// What commands come from, for those who are asked; nil for the command itself.
  let sender: AnyObject?
  /// Called when elements came that were awaited.
  var didChange: (() -> Void)?
  private let unavailable: Unavailable
  private var answers: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var asked: Set<ObjectIdentifier> = []

  init(start: UIResponder?, sender: AnyObject? = nil, unavailable: Unavailable = .hidden) {
    self.start = start
    self.sender = sender
    self.unavailable = unavailable
  }

  // Rules: AC-18, AC-22.
  /// What is shown of a menu, section by section; sections without entries are left out.
  func sections(of menu: UIMenu) -> [MenuSection] {
    sections(of: menu, title: nil, group: nil).filter { !$0.entries.isEmpty }
  }

  // Rules: AC-3, AC-4, AC-5, AC-22.
  /// Who would do a command, and how it looks after that one was asked; nil when nobody would.
  func resolve(_ command: UICommand) -> (target: Any, entry: MenuEntry)? {
    guard
      let target = start?.target(forAction: command.action, withSender: sender ?? command)
    else { return nil }
    let look = CommandLook(of: command)
    (target as? UIResponder)?.validate(command)
    let entry = MenuEntry(command, kind: .leaf)
    look.restore(command)
    return (target, entry)
  }

  private func sections(of menu: UIMenu, title: String?, group: UIMenu?) -> [MenuSection] {
    let group = menu.options.contains(.singleSelection) ? menu : group
    let empty = MenuSection(
      size: menu.preferredElementSize,
      titleLines: menu.displayPreferences?.maximumNumberOfTitleLines ?? 0)
    var sections: [MenuSection] = []
    var current = empty
    current.title = title
    for child in expanded(menu.children) {
      if let section = child as? UIMenu, section.options.contains(.displayInline) {
        sections.append(current)
        sections += self.sections(
          of: section, title: section.title.isEmpty ? nil : section.title, group: group)
        current = empty
      } else if let entry = entry(for: child, group: group) {
        current.entries.append(entry)
      }
    }
    return sections + [current]
  }

  private func entry(for element: UIMenuElement, group: UIMenu?) -> MenuEntry? {
    switch element {
    case let menu as UIMenu: hasContent(menu) ? MenuEntry(menu, kind: .submenu) : nil
    case let command as UICommand: entry(for: command, group: group)
    case is any UIMenuLeaf:
      MenuEntry(element, kind: .leaf, group: group).shown
    default: MenuEntry(element, kind: .waiting)
    }
  }

  private func entry(for command: UICommand, group: UIMenu?) -> MenuEntry? {
    guard !command.attributes.contains(.hidden) else { return nil }
    guard var entry = resolve(command)?.entry else {
      guard unavailable == .disabled else { return nil }
      var entry = MenuEntry(command, kind: .leaf)
      entry.attributes.insert(.disabled)
      return entry
    }
    entry.group = group
    return entry.shown
  }

  /// Whether a submenu would show anything.
  private func hasContent(_ menu: UIMenu) -> Bool {
    expanded(menu.children).contains { child in
      switch child {
      case let menu as UIMenu: hasContent(menu)
      case let command as UICommand:
        !command.attributes.contains(.hidden)
          && (unavailable == .disabled
            || start?.target(forAction: command.action, withSender: sender ?? command) != nil)
      case let leaf as any UIMenuLeaf: !leaf.attributes.contains(.hidden)
      default: true
      }
    }
  }

  // Rules: AW-101.
  /// The elements with those in place that others stood for, as far as they are known.
  private func expanded(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      if let opening = element as? UIWindowScene.ActivationAction {
        return opening.shownAction.map { [$0] } ?? []
      }
      guard let deferred = element as? UIDeferredMenuElement else { return [element] }
      let name = ObjectIdentifier(deferred)
      if asked.insert(name).inserted { ask(deferred, name) }
      return answers[name].map(expanded) ?? [deferred]
    }
  }

  private func ask(_ deferred: UIDeferredMenuElement, _ name: ObjectIdentifier) {
    var isAsking = true
    deferred.resolve(from: start) { [weak self] elements in
      self?.answers[name] = elements
      if !isAsking { self?.didChange?() }
    }
    isAsking = false
  }
}

extension MenuEntry {
  /// The entry, or nil for one that is hidden.
  fileprivate var shown: MenuEntry? { attributes.contains(.hidden) ? nil : self }
}
