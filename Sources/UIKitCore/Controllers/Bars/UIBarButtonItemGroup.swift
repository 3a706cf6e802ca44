// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
public import ResponderFoundation

/// Bar buttons that belong together, with one that can stand for all of them where room is short.
///
/// [Apple: UIBarButtonItemGroup](https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup)
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// Called after any change, by the bar that shows the group.
  final var didChange: (() -> Void)?
  final var isRepresented = false
  private final var placing = Placing.fixed

  /// Where a group came from: what a person may do to it in a bar that can be arranged.
  enum Placing {
    case fixed
    case movable(name: String)
    case optional(name: String, isShown: Bool)
  }

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - barButtonItems: what it consists of.
  ///   - representativeItem: shown for all of them where room is short; nil for none.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    for item in barButtonItems { item.group = self }
  }

  /// Makes an empty group; nothing is read.
  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  convenience init(
    _ items: [UIBarButtonItem], _ representative: UIBarButtonItem?, placing: Placing
  ) {
    self.init(barButtonItems: items, representativeItem: representative)
    self.placing = placing
    if case .optional(_, false) = placing { isHidden = true }
  }

  /// Makes a group that stays where it is.
  ///
  /// - Parameters:
  ///   - representativeItem: what stands for the group where there is no room; nil for none.
  ///   - items: what it consists of.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(items, representativeItem, placing: .fixed)
  }

  /// Makes a group that could change places; no bar here lets a person arrange it.
  ///
  /// - Parameters:
  ///   - customizationIdentifier: names the group in what a person arranged.
  ///   - representativeItem: what stands for the group where there is no room; nil for none.
  ///   - items: what it consists of.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(
      items, representativeItem, placing: .movable(name: customizationIdentifier))
  }

  /// Makes a group that could be taken out and put in; no bar here lets a person arrange it.
  ///
  /// - Parameters:
  ///   - customizationIdentifier: names the group in what a person arranged.
  ///   - isInDefaultCustomization: false makes it hidden.
  ///   - representativeItem: what stands for the group where there is no room; nil for none.
  ///   - items: what it consists of.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(
      items, representativeItem,
      placing: .optional(name: customizationIdentifier, isShown: isInDefaultCustomization))
  }

  /// The buttons, the leftmost first.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.group === self { item.group = nil }
      for item in barButtonItems { item.group = self }
      didChange?()
    }
  }

  /// Shown for all of them where room is short; nil for none.
  ///
  /// One without action and menu gets a menu of the buttons.
  open var representativeItem: UIBarButtonItem? { didSet { didChange?() } }

  /// Whether the one that stands for all of them is shown now.
  open var isDisplayingRepresentativeItem: Bool { isRepresented }

  /// Whether a bar that has no room for everything keeps this group; false by default.
  open var alwaysAvailable = false { didSet { didChange?() } }

  /// Stands for the group in the menu of what a bar has no room for; nil makes one of its buttons.
  open var menuRepresentation: UIMenuElement?

  /// Whether the bar leaves it out; false by default, and true for an optional one not shown at
  /// first.
  open var isHidden = false { didSet { didChange?() } }

  /// The buttons that are to be shown.
  final var visibleItems: [UIBarButtonItem] {
    isHidden ? [] : barButtonItems.filter { !$0.isHidden }
  }

  /// What stands for the group in a menu.
  final var menuElement: UIMenuElement {
    menuRepresentation
      ?? UIMenu(
        title: representativeItem?.title ?? "", options: .displayInline,
        children: visibleItems.compactMap(\.menuElement))
  }
}
