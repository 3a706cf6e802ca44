// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
public import ResponderFoundation
import UIKitRuntime

// Rules: TM-6.
/// Buttons in a bar above the keyboard of a tablet.
///
/// Every responder has one; that of the first responder is shown, if it takes text and has groups.
///
/// [Apple: UITextInputAssistantItem](https://developer.apple.com/documentation/uikit/uitextinputassistantitem)
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// Called after any change.
  final var didChange: (() -> Void)?

  /// Whether the bar goes, with all it holds, while a keyboard with keys is used; true by default.
  open var allowsHidingShortcuts = true { didSet { didChange?() } }

  /// Groups at the left; none by default.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] { didSet { didChange?() } }

  /// Groups at the right; none by default.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] { didSet { didChange?() } }

  /// Whether there is anything to show.
  final var isEmpty: Bool { leadingBarButtonGroups.isEmpty && trailingBarButtonGroups.isEmpty }
}

/// The items of responders that were asked for theirs.
@MainActor
final class AssistantItems {
  /// The one of the current runtime.
  static var shared: AssistantItems { Runtime.part(.assistantItems) { AssistantItems() } }

  private struct Entry {
    weak var owner: UIResponder?
    let item: UITextInputAssistantItem
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries from which on those without an owner are dropped; doubles as they stay.
  private var limit = 16

  /// The item of a responder, made at the first use.
  func item(of owner: UIResponder) -> UITextInputAssistantItem {
    let key = ObjectIdentifier(owner)
    if let entry = entries[key], entry.owner === owner { return entry.item }
    if entries.count >= limit {
      entries = entries.filter { $0.value.owner != nil }
      limit = max(16, entries.count * 2)
    }
    let item = UITextInputAssistantItem()
    entries[key] = Entry(owner: owner, item: item)
    return item
  }
}
