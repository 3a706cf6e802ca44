// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Members of the delegate and data source that have a default which a collection needs to know of.
struct CollectionDefaults: OptionSet {
  let rawValue: Int
  static let movableItems = CollectionDefaults(rawValue: 1)
  static let contextMenus = CollectionDefaults(rawValue: 2)
  static let focusableItems = CollectionDefaults(rawValue: 4)
  static let selectionPans = CollectionDefaults(rawValue: 8)
  static let editableItems = CollectionDefaults(rawValue: 16)
  static let sceneActivations = CollectionDefaults(rawValue: 32)
}
