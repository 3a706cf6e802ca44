// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Lists of items that a program changes and asks about one by one.
@MainActor
final class SnapshotScene {
  private let count: Int

  init(count: Int) { self.count = count }

  /// Items leave a snapshot one by one; how many did.
  func deletePass() -> @MainActor () -> Int {
    { [count] in
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<count))
      for item in 0..<count { snapshot.deleteItems([item]) }
      return count - snapshot.numberOfItems
    }
  }

  /// The place of each item of an outline; their sum.
  func indexPass() -> @MainActor () -> Int {
    { [count] in
      var outline = NSDiffableDataSourceSectionSnapshot<Int>()
      outline.append([0])
      outline.append(Array(1..<count), to: 0)
      return (0..<count).reduce(0) { $0 + (outline.index(of: $1) ?? 0) }
    }
  }
}

/// A navigation controller that gets many controllers at once.
@MainActor
final class NavigationScene {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let controllers: [UIViewController]

  init(count: Int) {
    controllers = (0..<count).map { _ in UIViewController() }
    window.isHidden = false
  }

  /// All come, and all but the first go; how many were popped, and the one that stays.
  func setPass() -> @MainActor () -> Int {
    { [self] in
      let navigation = UINavigationController()
      window.rootViewController = navigation
      navigation.setViewControllers(controllers, animated: false)
      window.layoutIfNeeded()
      let popped = navigation.popToRootViewController(animated: false)?.count ?? 0
      window.layoutIfNeeded()
      navigation.setViewControllers([], animated: false)
      return popped + 1
    }
  }
}

/// A view with many layout guides.
@MainActor
final class GuideScene {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let count: Int

  init(count: Int) { self.count = count }

  /// Guides come and go one by one; how many went.
  func removePass() -> @MainActor () -> Int {
    { [self] in
      let guides = (0..<count).map { _ in UILayoutGuide() }
      for guide in guides { view.addLayoutGuide(guide) }
      for guide in guides { view.removeLayoutGuide(guide) }
      return count - view.layoutGuides.count
    }
  }
}
