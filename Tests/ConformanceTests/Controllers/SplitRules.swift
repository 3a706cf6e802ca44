// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("VC split views", .freshApplication)
struct SplitRules {
  private let log = CallbackLog()
  private let before = UIScreen.main.bounds.size

  private func resize(_ size: CGSize) {
    HostInput.send(.screen(ScreenMetrics(size: size, scale: 2), at: 0))
  }

  private func make(_ name: String) -> RecordingController { RecordingController(name, log) }

  private func split(
    _ style: UISplitViewController.Style = .doubleColumn, width: CGFloat = 1000
  ) throws -> (UISplitViewController, EventGenerator) {
    resize(CGSize(width: width, height: 700))
    let split = UISplitViewController(style: style)
    split.setViewController(make("list"), for: .primary)
    if style == .tripleColumn { split.setViewController(make("middle"), for: .supplementary) }
    split.setViewController(make("detail"), for: .secondary)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = split
    let generator = try EventGenerator(window: window)
    window.layoutIfNeeded()
    return (split, generator)
  }

  private func frame(_ split: UISplitViewController, _ column: UISplitViewController.Column)
    -> CGRect?
  {
    guard let view = split.viewController(for: column)?.viewIfLoaded, view.window != nil else {
      return nil
    }
    return view.convert(view.bounds, to: nil)
  }

  @Test func `VC-110 columns stand side by side, each in a stack`() throws {
    defer { resize(before) }
    let (split, generator) = try split()
    defer { withExtendedLifetime(generator) {} }
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
    #expect(frame(split, .primary) == CGRect(x: 0, y: 0, width: 320, height: 700))
    #expect(frame(split, .secondary) == CGRect(x: 320, y: 0, width: 680, height: 700))
    let list = try #require(split.viewController(for: .primary))
    #expect(list.navigationController?.parent === split && list.splitViewController === split)
    split.preferredPrimaryColumnWidth = 200
    split.primaryEdge = .trailing
    split.view.layoutIfNeeded()
    #expect(split.primaryColumnWidth == 200)
    #expect(frame(split, .primary) == CGRect(x: 800, y: 0, width: 200, height: 700))
    #expect(frame(split, .secondary)?.minX == 0)
  }

  @Test func `VC-110 the chain goes from a column to the split view controller`() throws {
    defer { resize(before) }
    let (split, generator) = try split()
    defer { withExtendedLifetime(generator) {} }
    var names: [String] = []
    var responder: UIResponder? = split.viewController(for: .secondary)
    while let current = responder {
      names.append("\(type(of: current))")
      responder = current.next
    }
    #expect(
      names == [
        "RecordingController", "UIViewControllerWrapperView", "UINavigationTransitionView",
        "UILayoutContainerView", "UINavigationController", "UIViewControllerWrapperView",
        "UILayoutContainerView", "UISplitViewController", "UIWindow", "UIApplication",
      ])
  }

  @Test func `VC-111 columns come and go with the display mode`() throws {
    defer { resize(before) }
    let (split, generator) = try split(.tripleColumn, width: 1200)
    defer { withExtendedLifetime(generator) {} }
    #expect(frame(split, .primary) == nil && frame(split, .supplementary) != nil)
    _ = log.take()
    split.show(.primary)
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(log.take().contains("list: didAppear"))
    #expect(frame(split, .secondary)?.minX == 640)
    split.hide(.supplementary)
    #expect(split.displayMode == .secondaryOnly)
    #expect(log.take().filter { $0.hasSuffix("didDisappear") }.count == 2)
    #expect(frame(split, .secondary)?.width == 1200)
    split.preferredSplitBehavior = .displace
    split.show(.primary)
    #expect(split.displayMode == .twoDisplaceSecondary)
    #expect(frame(split, .secondary) == CGRect(x: 640, y: 0, width: 880, height: 700))
  }

  @Test func `VC-112 on a narrow screen the columns are one stack, and columns again`() throws {
    defer { resize(before) }
    let (split, generator) = try split()
    let list = try #require(split.viewController(for: .primary))
    let detail = try #require(split.viewController(for: .secondary))
    resize(CGSize(width: 400, height: 700))
    generator.window.layoutIfNeeded()
    #expect(split.isCollapsed)
    #expect(list.navigationController?.viewControllers == [list, detail])
    #expect(detail.view.window != nil)
    split.show(.primary)
    generator.advance(by: 1)
    #expect(list.navigationController?.viewControllers == [list])
    split.show(.secondary)
    generator.advance(by: 1)
    let more = make("more")
    detail.navigationController?.pushViewController(more, animated: false)
    resize(CGSize(width: 1000, height: 700))
    generator.window.layoutIfNeeded()
    #expect(!split.isCollapsed)
    #expect(list.navigationController?.viewControllers == [list])
    #expect(detail.navigationController?.viewControllers == [detail, more])
    #expect(list.view.window != nil && more.view.window != nil)
  }

  @Test func `VC-112 the delegate chooses the column on top; a compact column stands alone`() throws
  {
    defer { resize(before) }
    final class Chooser: NSObject, UISplitViewControllerDelegate {
      var told: [String] = []
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
      ) -> UISplitViewController.Column {
        told.append("\(proposed)")
        return .primary
      }
      func splitViewControllerDidCollapse(_ svc: UISplitViewController) { told.append("collapsed") }
      func splitViewControllerDidExpand(_ svc: UISplitViewController) { told.append("expanded") }
    }
    let (split, generator) = try split()
    let chooser = Chooser()
    split.delegate = chooser
    let list = try #require(split.viewController(for: .primary))
    resize(CGSize(width: 400, height: 700))
    generator.window.layoutIfNeeded()
    #expect(list.navigationController?.viewControllers == [list])
    resize(CGSize(width: 1000, height: 700))
    generator.window.layoutIfNeeded()
    #expect(chooser.told == ["secondary", "collapsed", "expanded"])
    split.setViewController(make("small"), for: .compact)
    resize(CGSize(width: 400, height: 700))
    generator.window.layoutIfNeeded()
    #expect(frame(split, .compact) == CGRect(x: 0, y: 0, width: 400, height: 700))
    #expect(frame(split, .primary) == nil)
  }

  @Test func `VC-113 a finger from the edge shows a column over the others, a tap hides it`() throws
  {
    defer { resize(before) }
    let (split, generator) = try split(width: 800)
    #expect(split.displayMode == .secondaryOnly && split.splitBehavior == .overlay)
    try generator.fingerDown(at: CGPoint(x: 3, y: 400))
    try generator.fingerMove(to: CGPoint(x: 150, y: 400), duration: 0.3)
    try generator.fingerUp()
    #expect(split.displayMode == .oneOverSecondary)
    #expect(frame(split, .primary)?.width == 320 && frame(split, .secondary)?.width == 800)
    try generator.fingerTap(at: CGPoint(x: 700, y: 400))
    #expect(split.displayMode == .secondaryOnly && frame(split, .primary) == nil)
  }

  @Test func `VC-113 a detail goes into the secondary column`() throws {
    defer { resize(before) }
    let (split, generator) = try split()
    defer { withExtendedLifetime(generator) {} }
    let list = try #require(split.viewController(for: .primary))
    let other = make("other")
    list.showDetailViewController(other, sender: nil)
    #expect(split.viewController(for: .secondary) === other)
    split.view.layoutIfNeeded()
    #expect(other.view.window != nil)
    let next = make("next")
    split.show(next, sender: nil)
    #expect(list.navigationController?.topViewController === next)
  }

  @Test func `VC-178 the button of the display mode is in the bar where it is wanted`() throws {
    defer { resize(before) }
    let (split, generator) = try split()
    defer { withExtendedLifetime(generator) {} }
    let detail = try #require(split.viewController(for: .secondary))
    let stack = try #require(detail.navigationController)
    let own = UIBarButtonItem(title: "own", style: .plain, target: nil, action: nil)
    own.accessibilityIdentifier = "own"
    split.displayModeButtonItem.accessibilityIdentifier = "mode"
    func buttons() -> [String] {
      generator.advance(by: 0.1)
      split.view.layoutIfNeeded()
      let all: [String] = stack.navigationBar.subviews.compactMap(\.accessibilityIdentifier)
      return all.filter { $0 == "own" || $0 == "mode" }
    }
    #expect(split.displayModeButtonVisibility == .automatic && buttons() == [])
    split.displayModeButtonVisibility = .always
    #expect(buttons() == ["mode"])
    detail.navigationItem.leftBarButtonItem = own
    #expect(buttons() == ["mode", "own"] && detail.navigationItem.leftBarButtonItems == [own])
    detail.navigationItem.leftBarButtonItems = [own, split.displayModeButtonItem]
    #expect(buttons() == ["mode", "own"])
    stack.setViewControllers([make("other")], animated: false)
    #expect(buttons() == ["mode"])
    stack.pushViewController(make("next"), animated: false)
    #expect(buttons() == [])
    stack.popViewController(animated: false)
    #expect(buttons() == ["mode"])
    split.setViewController(nil, for: .primary)
    #expect(buttons() == [])
    split.setViewController(make("list"), for: .primary)
    #expect(buttons() == ["mode"])
    split.displayModeButtonVisibility = .never
    #expect(buttons() == [])
  }
}
