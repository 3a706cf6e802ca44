// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What a menu shows of one element, as it was when the menu came up.
@MainActor
struct MenuEntry {
  /// What choosing it does.
  enum Kind {
    /// Performs the element.
    case leaf
    /// Shows the elements of a menu.
    case submenu
    /// Nothing: its elements are still awaited.
    case waiting
  }

  let element: UIMenuElement
  let kind: Kind
  var title: String
  /// The title with attributes of its own; nil for none.
  var attributedTitle: NSAttributedString?
  var subtitle: String?
  var image: UIImage?
  var state = UIMenuElement.State.off
  var attributes: UIMenuElement.Attributes = []
  /// The keys that do the same.
  var shortcut: String?
  /// The nearest menu around it of whose leaves only one is on.
  var group: UIMenu?

  /// Reads an element.
  init(_ element: UIMenuElement, kind: Kind, group: UIMenu? = nil) {
    self.element = element
    self.kind = kind
    self.group = group
    title = element.title
    subtitle = element.subtitle
    image = element.image
    if let leaf = element as? any UIMenuLeaf {
      state = leaf.state
      attributes = leaf.attributes
      shortcut = (element as? UIKeyCommand)?.keyText
      if state == .on, let selected = leaf.selectedImage { image = selected }
    } else if let menu = element as? UIMenu, menu.options.contains(.destructive) {
      attributes = .destructive
    }
  }

  /// Whether it can be chosen.
  var isEnabled: Bool { kind != .waiting && !attributes.contains(.disabled) }

  /// What tests and pages find its row by.
  var identifier: String { element.accessibilityIdentifier ?? "menu.\(title)" }
}

/// Entries that stand together, apart from the others.
@MainActor
struct MenuSection {
  var title: String?
  var size = UIMenu.ElementSize.large
  /// Lines that a title may take; 0 for as many as there is room for.
  var titleLines = 0
  var entries: [MenuEntry] = []
}
