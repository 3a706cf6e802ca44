// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Parts of split views", .freshApplication)
struct SplitPartsTests {
  typealias Split = UISplitViewController

  private let log = EventLog()

  private final class Watching: NSObject, UISplitViewControllerDelegate {
    let log: EventLog
    var top: Split.Column?
    var expanded: Split.DisplayMode?
    var takes = false

    init(_ log: EventLog) { self.log = log }

    func splitViewController(_ svc: Split, willChangeTo displayMode: Split.DisplayMode) {
      log.record("mode \(displayMode)")
    }
    func splitViewController(_ svc: Split, willShow column: Split.Column) {
      log.record("shows \(column)")
    }
    func splitViewController(_ svc: Split, willHide column: Split.Column) {
      log.record("hides \(column)")
    }
    func splitViewControllerDidCollapse(_ svc: Split) { log.record("collapsed \(svc.isCollapsed)") }
    func splitViewControllerDidExpand(_ svc: Split) { log.record("expanded \(svc.isCollapsed)") }
    func splitViewController(
      _ svc: Split, topColumnForCollapsingToProposedTopColumn proposed: Split.Column
    ) -> Split.Column {
      log.record("top \(proposed)")
      return top ?? proposed
    }
    func splitViewController(
      _ svc: Split, displayModeForExpandingToProposedDisplayMode proposed: Split.DisplayMode
    ) -> Split.DisplayMode {
      log.record("proposed \(proposed)")
      return expanded ?? proposed
    }
    func splitViewController(_ svc: Split, show vc: UIViewController, sender: Any?) -> Bool {
      log.record("show \(vc.title ?? "")")
      return takes
    }
    func splitViewController(_ svc: Split, showDetail vc: UIViewController, sender: Any?) -> Bool {
      log.record("detail \(vc.title ?? "")")
      return takes
    }
  }

  /// A delegate that answers nothing itself.
  private final class Silent: NSObject, UISplitViewControllerDelegate {}

  private func make(_ name: String) -> NotingController { NotingController(name, log) }

  private func split(
    _ style: Split.Style = .tripleColumn, width: CGFloat
  ) throws -> (Split, EventGenerator) {
    resizeScreen(width, 700)
    let split = Split(style: style)
    split.setViewController(make("list"), for: .primary)
    if style == .tripleColumn { split.setViewController(make("middle"), for: .supplementary) }
    split.setViewController(make("detail"), for: .secondary)
    let generator = try EventGenerator(viewController: split)
    split.view.layoutIfNeeded()
    _ = log.take()
    return (split, generator)
  }

  private func places(_ split: Split) -> [String] {
    let columns: [Split.Column] = [.primary, .supplementary, .secondary, .compact]
    return columns.map { PartText.place(split.viewController(for: $0)?.viewIfLoaded) ?? "-" }
  }

  @Test func `a new split view shows what fits, by itself`() {
    let split = Split()
    #expect(split.style == .unspecified && split.presentsWithGesture && split.delegate == nil)
    #expect(split.preferredDisplayMode == .automatic && split.preferredSplitBehavior == .automatic)
    #expect(split.primaryEdge == .leading && split.viewControllers == [])
    #expect(
      [
        split.preferredPrimaryColumnWidthFraction, split.preferredPrimaryColumnWidth,
        split.minimumPrimaryColumnWidth, split.maximumPrimaryColumnWidth,
        split.preferredSupplementaryColumnWidthFraction, split.preferredSupplementaryColumnWidth,
        split.minimumSupplementaryColumnWidth, split.maximumSupplementaryColumnWidth,
      ] == Array(repeating: Split.automaticDimension, count: 8))
    resizeScreen(599, 700)
    #expect(split.isCollapsed)
    resizeScreen(600, 700)
    #expect(!split.isCollapsed && split.splitBehavior == .overlay)
    split.preferredPrimaryColumnWidth = 100
    split.preferredSupplementaryColumnWidth = 200
    #expect([split.primaryColumnWidth, split.supplementaryColumnWidth] == [100, 200])
    split.view.bounds.size.width = 900
    #expect(split.splitBehavior == .tile)
  }

  @Test(arguments: [
    (599.0, "true overlay secondaryOnly"), (600, "false overlay secondaryOnly"),
    (899.5, "false overlay secondaryOnly"), (900, "false tile oneBesideSecondary"),
  ])
  func `the width decides how columns share it`(width: Double, expected: String) throws {
    let (split, generator) = try split(.doubleColumn, width: width)
    #expect("\(split.isCollapsed) \(split.splitBehavior) \(split.displayMode)" == expected)
    withExtendedLifetime(generator) {}
  }

  @Test func `each display mode places its columns, those over others behind a shade`() throws {
    let (split, generator) = try split(width: 1000)
    split.preferredPrimaryColumnWidth = 200
    split.preferredSupplementaryColumnWidth = 300
    let modes = (0...6).compactMap(Split.DisplayMode.init(rawValue:))
    let shown = modes.map { mode in
      split.preferredDisplayMode = mode
      split.view.layoutIfNeeded()
      let order = split.view.subviews.map { view in
        view.accessibilityIdentifier.map { _ in PartText.of(view.frame) }
          ?? "\(Int(view.frame.width)) \(view.clipsToBounds)"
      }
      return ["\(split.displayMode)"] + places(split) + order
    }
    #expect(
      shown == [
        ["oneBesideSecondary", "-", "0,0 300x700", "300,0 700x700", "-", "300 true", "700 true"],
        ["secondaryOnly", "-", "-", "0,0 1000x700", "-", "1000 true"],
        ["oneBesideSecondary", "-", "0,0 300x700", "300,0 700x700", "-", "700 true", "300 true"],
        [
          "oneOverSecondary", "-", "0,0 300x700", "0,0 1000x700", "-", "1000 true", "0,0 1000x700",
          "300 true",
        ],
        [
          "twoBesideSecondary", "0,0 200x700", "200,0 300x700", "500,0 500x700", "-", "500 true",
          "300 true", "200 true",
        ],
        [
          "twoOverSecondary", "0,0 200x700", "200,0 300x700", "0,0 1000x700", "-", "1000 true",
          "0,0 1000x700", "200 true", "300 true",
        ],
        [
          "twoDisplaceSecondary", "0,0 200x700", "200,0 300x700", "500,0 700x700", "-", "700 true",
          "200 true", "300 true",
        ],
      ])
    split.primaryEdge = .trailing
    split.preferredDisplayMode = .twoBesideSecondary
    split.view.layoutIfNeeded()
    #expect(places(split) == ["800,0 200x700", "500,0 300x700", "0,0 500x700", "-"])
    #expect(split.view.clipsToBounds)
    withExtendedLifetime(generator) {}
  }

  @Test(arguments: [Split.SplitBehavior.tile, .overlay, .displace])
  func `columns are shown and hidden step by step`(behavior: Split.SplitBehavior) throws {
    let (split, generator) = try split(width: 1000)
    let watching = Watching(log)
    split.delegate = watching
    split.preferredSplitBehavior = behavior
    split.preferredDisplayMode = .secondaryOnly
    split.view.layoutIfNeeded()
    _ = log.take()
    func modes(_ act: () -> Void) -> String {
      act()
      return log.take().filter { $0.hasPrefix("mode") || $0.hasPrefix("shows") }.joined(
        separator: ", ")
    }
    let steps = [
      modes { split.show(.supplementary) }, modes { split.show(.supplementary) },
      modes { split.show(.primary) }, modes { split.show(.primary) },
      modes { split.show(.secondary) }, modes { split.hide(.secondary) },
      modes { split.hide(.primary) }, modes { split.hide(.primary) },
      modes { split.hide(.supplementary) }, modes { split.hide(.supplementary) },
      modes { split.show(.primary) }, modes { split.hide(.supplementary) },
    ]
    let (one, two) =
      switch behavior {
      case .overlay: ("oneOverSecondary", "twoOverSecondary")
      case .displace: ("oneBesideSecondary", "twoDisplaceSecondary")
      default: ("oneBesideSecondary", "twoBesideSecondary")
      }
    #expect(
      steps == [
        "mode \(one), shows supplementary", "", "mode \(two), shows primary", "", "", "",
        "mode \(one)", "", "mode secondaryOnly", "",
        "mode \(two), shows primary, shows supplementary", "mode secondaryOnly",
      ])
    withExtendedLifetime(generator) {}
  }

  @Test func `two columns come and go at once, in a window and outside of one`() throws {
    let (split, generator) = try split(.doubleColumn, width: 1000)
    let watching = Watching(log)
    split.delegate = watching
    split.hide(.primary)
    #expect(
      log.take() == [
        "mode secondaryOnly", "hides primary", "list will disappear", "list disappeared",
      ])
    split.show(.supplementary)
    #expect(
      log.take() == [
        "mode oneBesideSecondary", "shows primary", "list will appear", "list is appearing",
        "list appeared",
      ])
    split.preferredDisplayMode = .oneOverSecondary
    split.view.layoutIfNeeded()
    #expect(log.take() == [] && split.displayMode == .oneOverSecondary)
    let next = make("next")
    split.setViewController(next, for: .primary)
    split.setViewController(next, for: .primary)
    #expect(next.navigationController?.parent === split && split.viewControllers.count == 2)
    _ = log.take()
    split.setViewController(nil, for: .secondary)
    split.view.layoutIfNeeded()
    #expect(
      log.take() == [
        "hides secondary", "detail will disappear", "detail disappeared", "shows primary",
        "next loaded", "next will appear", "next is appearing", "next appeared",
      ])
    #expect(split.viewController(for: .secondary) == nil && places(split)[2] == "-")
    withExtendedLifetime(generator) {}
  }

  @Test(arguments: [Split.Column.primary, .supplementary, .secondary])
  func `three columns become one stack, up to the one that is chosen`(top: Split.Column) throws {
    let (split, generator) = try split(width: 1000)
    let watching = Watching(log)
    watching.top = top
    split.delegate = watching
    let stack = try #require(split.viewControllers.first as? UINavigationController)
    let others = split.viewControllers.dropFirst().compactMap { $0 as? UINavigationController }
    func names() -> [[String?]] {
      [stack].map { $0.viewControllers.map(\.title) }
        + others.map { $0.viewControllers.map(\.title) }
    }
    resizeScreen(500, 700)
    let count = top.rawValue + 1
    let all = ["list", "middle", "detail"]
    let told = log.take()
    #expect(
      told.filter { $0.hasPrefix("top") || $0.hasSuffix("true") } == [
        "top secondary", "collapsed true",
      ])
    #expect(names()[0] == Array(all.prefix(count)) && split.viewControllers == [stack])
    #expect(names()[1].isEmpty == (count > 1) && names()[2].isEmpty == (count > 2))
    split.show(.secondary)
    generator.advance(by: 1)
    #expect(names() == [all, [], []])
    split.show(.supplementary)
    generator.advance(by: 1)
    #expect(names()[0] == ["list", "middle"])
    split.show(.supplementary)
    split.hide(.secondary)
    generator.advance(by: 1)
    #expect(names()[0] == ["list", "middle"])
    stack.pushViewController(make("more"), animated: false)
    split.show(.secondary)
    generator.advance(by: 1)
    #expect(names()[0] == ["list", "middle", "more", "detail"])
    watching.expanded = .twoBesideSecondary
    _ = log.take()
    resizeScreen(1000, 700)
    #expect(names() == [["list"], ["middle", "more"], ["detail"]])
    #expect(split.displayMode == .twoBesideSecondary && !split.isCollapsed)
    #expect(
      log.take().filter { $0.hasPrefix("proposed") || $0.hasPrefix("expanded") } == [
        "proposed oneBesideSecondary", "expanded false",
      ])
    resizeScreen(500, 700)
    #expect(names()[0].count == (count > 1 ? count + 1 : 1))
  }

  @Test func `without a primary column the secondary stands alone; a compact one before all`()
    throws
  {
    resizeScreen(500, 700)
    let split = Split(style: .doubleColumn)
    split.setViewController(make("detail"), for: .secondary)
    let generator = try EventGenerator(viewController: split)
    #expect(places(split) == ["-", "-", "0,0 500x700", "-"])
    let compact = make("compact")
    split.setViewController(compact, for: .compact)
    split.view.layoutIfNeeded()
    #expect(places(split) == ["-", "-", "-", "0,0 500x700"] && compact.parent === split)
    split.setViewController(nil, for: .compact)
    split.setViewController(make("list"), for: .primary)
    split.view.layoutIfNeeded()
    #expect(places(split)[3] == "-" && compact.parent == nil)
    let stack = split.viewControllers.first as? UINavigationController
    #expect(stack?.viewControllers.map(\.title) == ["list", "detail"])
    split.setViewController(make("other"), for: .secondary)
    split.view.layoutIfNeeded()
    generator.advance(by: 1)
    #expect(stack?.viewControllers.map(\.title) == ["list", "other"])
  }

  @Test func `what is shown is offered to the delegate first`() throws {
    let (split, generator) = try split(.doubleColumn, width: 1000)
    let (watching, silent) = (Watching(log), Silent())
    let detail = split.viewController(for: .secondary)
    split.delegate = watching
    watching.takes = true
    split.show(make("a"), sender: nil)
    split.showDetailViewController(make("b"), sender: nil)
    #expect(
      log.take() == ["show a", "detail b"] && split.viewController(for: .secondary) === detail)
    let stack = try #require(split.viewControllers.first as? UINavigationController)
    watching.takes = false
    split.showDetailViewController(make("c"), sender: nil)
    #expect(split.viewController(for: .secondary)?.title == "c")
    split.delegate = silent
    split.show(make("d"), sender: nil)
    #expect(stack.topViewController?.title == "d")
    #expect(stack.transitionCoordinator?.isAnimated == true)
    generator.advance(by: 1)
    split.showDetailViewController(make("e"), sender: nil)
    #expect(split.viewController(for: .secondary)?.title == "e")
    resizeScreen(500, 700)
    split.showDetailViewController(make("f"), sender: nil)
    generator.advance(by: 1)
    #expect(stack.topViewController?.title == "f")
  }

  @Test func `a finger from the edge brings a column where it may, a tap beside takes it away`()
    throws
  {
    let (split, generator) = try split(.doubleColumn, width: 800)
    func pull(from x: CGFloat, by distance: CGFloat) throws -> Split.DisplayMode {
      try generator.fingerDrag(
        from: CGPoint(x: x, y: 400), to: CGPoint(x: x + distance, y: 400), duration: 0.3)
      generator.advance(by: 0.5)
      return split.displayMode
    }
    split.presentsWithGesture = false
    #expect(try pull(from: 3, by: 200) == .secondaryOnly)
    split.presentsWithGesture = true
    split.primaryEdge = .trailing
    #expect(try pull(from: 3, by: 200) == .secondaryOnly)
    #expect(try pull(from: 797, by: -200) == .oneOverSecondary)
    split.view.layoutIfNeeded()
    #expect(places(split)[0] == "480,0 320x700")
    try generator.fingerTap(at: CGPoint(x: 600, y: 400))
    #expect(split.displayMode == .oneOverSecondary)
    try generator.fingerTap(at: "split.shade")
    #expect(split.displayMode == .secondaryOnly && places(split)[0] == "-")
    split.preferredDisplayMode = .oneBesideSecondary
    split.primaryEdge = .leading
    #expect(try pull(from: 3, by: 200) == .oneBesideSecondary)
    resizeScreen(500, 700)
    split.preferredDisplayMode = .secondaryOnly
    #expect(try pull(from: 3, by: 200) == .secondaryOnly)
  }

  @Test func `a display mode that is preferred later takes the place of the chosen one`() throws {
    let (split, generator) = try split(.doubleColumn, width: 1000)
    split.hide(.primary)
    #expect(split.displayMode == .secondaryOnly)
    split.preferredDisplayMode = .oneBesideSecondary
    split.view.layoutIfNeeded()
    #expect(split.displayMode == .oneBesideSecondary && places(split)[0] == "0,0 320x700")
    let button = split.displayModeButtonItem
    button.primaryAction?.perform(from: button)
    #expect(split.displayMode == .secondaryOnly && places(split)[0] == "-")
    split.preferredSplitBehavior = .overlay
    button.primaryAction?.perform(from: button)
    #expect(split.displayMode == .oneOverSecondary && split.displayModeButtonItem === button)
    split.preferredSplitBehavior = .automatic
    button.primaryAction?.perform(from: button)
    resizeScreen(500, 700)
    resizeScreen(1000, 700)
    #expect(split.displayMode == .oneBesideSecondary)
    withExtendedLifetime(generator) {}
  }
}
