// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit

extension ExtremeProperty {
  /// How bars look.
  static let bars: [ExtremeProperty] = [
    .init("UIBarButtonItemStateAppearance.titlePositionAdjustment") { stage, value in
      stage.navigationBar
        .standardAppearance.buttonAppearance.normal.titlePositionAdjustment =
        UIOffset(horizontal: value, vertical: value)
    },
    .init("UIBarButtonItemStateAppearance.backgroundImagePositionAdjustment") { stage, value in
      stage.navigationBar
        .standardAppearance.buttonAppearance.normal.backgroundImagePositionAdjustment =
        UIOffset(horizontal: value, vertical: value)
    },
    .init("UINavigationBarAppearance.titlePositionAdjustment") { stage, value in
      stage.navigationBar
        .standardAppearance.titlePositionAdjustment =
        UIOffset(horizontal: value, vertical: value)
    },
    .init("UISearchBar.searchFieldBackgroundPositionAdjustment") { stage, value in
      stage.searchBar
        .searchFieldBackgroundPositionAdjustment =
        UIOffset(horizontal: value, vertical: value)
    },
    .init("UISearchBar.searchTextPositionAdjustment") { stage, value in
      stage.searchBar
        .searchTextPositionAdjustment =
        UIOffset(horizontal: value, vertical: value)
    },
    .init("UITabBar.itemSpacing") { stage, value in
      stage.tabBar
        .itemSpacing =
        value
    },
    .init("UITabBar.itemWidth") { stage, value in
      stage.tabBar
        .itemWidth =
        value
    },
    .init("UITabBarAppearance.stackedItemSpacing") { stage, value in
      stage.tabBar
        .standardAppearance.stackedItemSpacing =
        value
    },
    .init("UITabBarAppearance.stackedItemWidth") { stage, value in
      stage.tabBar
        .standardAppearance.stackedItemWidth =
        value
    },
    .init("UITabBarItemStateAppearance.badgePositionAdjustment") { stage, value in
      stage.tabBar
        .standardAppearance.stackedLayoutAppearance.normal.badgePositionAdjustment =
        UIOffset(horizontal: value, vertical: value)
    },
    .init("UITabBarItemStateAppearance.badgeTitlePositionAdjustment") { stage, value in
      stage.tabBar
        .standardAppearance.stackedLayoutAppearance.normal.badgeTitlePositionAdjustment =
        UIOffset(horizontal: value, vertical: value)
    },
    .init("UITabBarItemStateAppearance.titlePositionAdjustment") { stage, value in
      stage.tabBar
        .standardAppearance.stackedLayoutAppearance.normal.titlePositionAdjustment =
        UIOffset(horizontal: value, vertical: value)
    },
  ]
}

extension ExtremeStage {
  /// A bar with a title and a button with a picture behind it, in the box.
  fileprivate var navigationBar: UINavigationBar {
    let bar = add(UINavigationBar())
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItem = UIBarButtonItem(
      title: "Button", style: .plain, target: nil, action: nil)
    bar.items = [item]
    bar.standardAppearance.buttonAppearance.normal.backgroundImage = UIImage(systemName: "star")
    return bar
  }

  /// A bar with tabs in its middle, one with a badge, in the box.
  fileprivate var tabBar: UITabBar {
    let bar = add(UITabBar())
    let items = ["a", "b"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    items[0].badgeValue = "7"
    bar.items = items
    bar.selectedItem = items[0]
    bar.itemPositioning = .centered
    return bar
  }
}
