// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Widths and controllers of split views", .freshApplication)
struct SplitWidthTests {
  private final class Watching: NSObject, UISplitViewControllerDelegate {
    let log = EventLog()
    var next: UISplitViewController.DisplayMode = .automatic
    func targetDisplayModeForAction(
      in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode { next }
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { log.record("\(displayMode)") }
  }

  /// A delegate that implements nothing.
  private final class Silent: NSObject, UISplitViewControllerDelegate {}

  private func split(
    _ style: UISplitViewController.Style, width: CGFloat = 1200
  ) throws -> (UISplitViewController, EventGenerator) {
    HostInput.send(.screen(ScreenMetrics(size: CGSize(width: width, height: 700), scale: 2), at: 0))
    let split = UISplitViewController(style: style)
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary]
    where style == .tripleColumn || column != .supplementary {
      split.setViewController(UIViewController(), for: column)
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = split
    let generator = try EventGenerator(window: window)
    window.layoutIfNeeded()
    return (split, generator)
  }

  @Test func `VC-110 a side column keeps within the widths that are asked for`() throws {
    let (split, generator) = try split(.tripleColumn)
    split.preferredDisplayMode = .twoBesideSecondary
    split.preferredPrimaryColumnWidthFraction = 0.2
    split.preferredSupplementaryColumnWidthFraction = 0.1
    split.view.layoutIfNeeded()
    #expect([split.primaryColumnWidth, split.supplementaryColumnWidth] == [240, 120])
    split.minimumPrimaryColumnWidth = 260
    split.maximumSupplementaryColumnWidth = 90
    #expect([split.primaryColumnWidth, split.supplementaryColumnWidth] == [260, 90])
    split.minimumSupplementaryColumnWidth = 60
    split.preferredPrimaryColumnWidth = 280
    split.preferredSupplementaryColumnWidth = 50
    split.maximumPrimaryColumnWidth = 270
    #expect([split.primaryColumnWidth, split.supplementaryColumnWidth] == [270, 60])
    #expect(
      [
        split.preferredPrimaryColumnWidthFraction, split.preferredPrimaryColumnWidth,
        split.minimumPrimaryColumnWidth, split.maximumPrimaryColumnWidth,
        split.preferredSupplementaryColumnWidthFraction, split.preferredSupplementaryColumnWidth,
        split.minimumSupplementaryColumnWidth, split.maximumSupplementaryColumnWidth,
      ] == [0.2, 280, 260, 270, 0.1, 50, 60, 90])
    withExtendedLifetime(generator) {}
  }

  @Test
  func `VC-111 its button hides the side columns and shows them, or does as the delegate says`()
    throws
  {
    let (split, generator) = try split(.doubleColumn)
    let watching = Watching()
    split.delegate = watching
    let button = split.displayModeButtonItem
    #expect(split.displayModeButtonItem === button && button.image != nil)
    button.accessibilityIdentifier = "columns"
    split.viewController(for: .secondary)?.navigationItem.leftBarButtonItem = button
    generator.window.layoutIfNeeded()
    try generator.fingerTap(at: "columns")
    #expect(split.displayMode == .secondaryOnly)
    try generator.fingerTap(at: "columns")
    #expect(split.displayMode == .oneBesideSecondary)
    watching.next = .oneOverSecondary
    try generator.fingerTap(at: "columns")
    #expect(split.displayMode == .oneOverSecondary)
    #expect(
      watching.log.take() == ["secondaryOnly", "oneBesideSecondary", "oneOverSecondary"])
  }

  @Test func `VC-112 hiding a column of the one stack goes back to the one before`() throws {
    let (split, generator) = try split(.tripleColumn, width: 320)
    let silent = Silent()
    split.delegate = silent
    #expect(split.isCollapsed && split.viewControllers.count == 1)
    let stack = try #require(split.viewControllers.first as? UINavigationController)
    func top() -> UISplitViewController.Column? {
      let all: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
      return all.first { split.viewController(for: $0) === stack.topViewController }
    }
    split.show(.secondary)
    generator.advance(by: 1)
    split.hide(.secondary)
    generator.advance(by: 1)
    #expect(top() == .supplementary)
    split.hide(.supplementary)
    generator.advance(by: 1)
    #expect(top() == .primary)
    split.hide(.primary)
    generator.advance(by: 1)
    #expect(top() == .primary)
  }

  @Test func `a split view without a style takes a primary and a secondary controller`() throws {
    let (one, two) = (UIViewController(), UIViewController())
    let split = UISplitViewController()
    split.viewControllers = [one, two]
    #expect(split.style == .unspecified)
    #expect(split.viewController(for: .primary) === one)
    #expect(split.viewController(for: .secondary) === two)
    let silent = Silent()
    split.delegate = silent
    let third = UIViewController()
    split.showDetailViewController(third, sender: nil)
    #expect(split.viewController(for: .secondary) === third)
    split.setViewController(nil, for: .primary)
    split.show(one, sender: nil)
    #expect(split.viewController(for: .primary) === one)
  }
}
