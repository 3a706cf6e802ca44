// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// A list as its cells know it: the same for all of a section.
@MainActor
final class ListStyle {
  let configuration: UICollectionLayoutListConfiguration

  init(_ configuration: UICollectionLayoutListConfiguration) {
    self.configuration = configuration
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance { configuration.appearance }

  /// Whether there are swipes for its items.
  var hasSwipes: Bool {
    configuration.leadingSwipeActionsConfigurationProvider != nil
      || configuration.trailingSwipeActionsConfigurationProvider != nil
  }

  /// Whether its items stand in groups with round corners.
  var isRound: Bool { appearance == .insetGrouped }
}

/// Where a cell is in its list.
struct ListLook: Equatable {
  enum Role { case header, item, footer }

  let style: ListStyle
  let path: IndexPath
  let role: Role
  /// Whether it is the first and the last of its group.
  var isFirst = false
  var isLast = false

  static func == (one: ListLook, other: ListLook) -> Bool {
    one.style === other.style && one.path == other.path && one.role == other.role
      && one.isFirst == other.isFirst && one.isLast == other.isLast
  }
}
