// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

private final class TabListener: NSObject, UITabBarDelegate {
  let log = EventLog()
  var willEnd: ((UITabBar) -> Void)?

  private func names(_ items: [UITabBarItem]) -> String {
    items.map { $0.title ?? "" }.joined()
  }
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    log.record("select \(names([item]))")
  }
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    log.record("will begin \(names(items)) \(tabBar.isCustomizing)")
  }
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    log.record("did begin \(names(items))")
  }
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    log.record("will end \(names(items)) \(changed)")
    willEnd?(tabBar)
  }
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    log.record("did end \(names(items)) \(changed)")
  }
}

@MainActor
private struct TabStage {
  let bar = UITabBar(frame: .zero)
  let listener = TabListener()
  let generator: EventGenerator
  let all: [UITabBarItem]

  /// A bar with the tabs a, b and c, of which c is to stay; d is to choose from as well.
  init() throws {
    all = ["a", "b", "c", "d"].enumerated().map { place, name in
      UITabBarItem(title: name, image: nil, tag: place)
    }
    let page = UIViewController()
    page.view.addSubview(bar)
    generator = try EventGenerator(viewController: page)
    let room = page.view.bounds
    bar.frame = CGRect(x: 0, y: room.height - 60, width: room.width, height: 49)
    bar.items = Array(all[0..<3])
    bar.selectedItem = all[0]
    bar.delegate = listener
    bar.layoutIfNeeded()
  }

  func begin() {
    bar.beginCustomizingItems([all[0], all[1], all[3]])
    generator.advance(by: 0.5)
  }

  var names: String { (bar.items ?? []).map { $0.title ?? "" }.joined() }

  var sheet: UIView? {
    bar.window?.subviews.first { $0.accessibilityIdentifier == "tab sheet" }
  }

  /// A tab of the sheet, or its button.
  func part(_ name: String) throws -> UIView {
    let sheet = try #require(sheet)
    sheet.layoutIfNeeded()
    return try #require(sheet.subviews.first { $0.accessibilityIdentifier == "tabs.\(name)" })
  }

  /// Where a tab of the bar stands.
  func place(_ index: Int) -> OffsetLocation {
    let width = bar.bounds.width / 3
    return OffsetLocation(location: bar, x: width * CGFloat(index - 1), y: 0)
  }
}

@MainActor @Suite("VC choosing the tabs of a bar", .freshApplication)
struct TabCustomizingRules {
  @Test func `VC-175 a sheet comes and goes, and the delegate is told`() throws {
    let stage = try TabStage()
    stage.bar.beginCustomizingItems([stage.all[0], stage.all[3]])
    #expect(stage.listener.log.take() == ["will begin ad true"] && stage.bar.isCustomizing)
    stage.generator.advance(by: 0.5)
    #expect(stage.listener.log.take() == ["did begin ad"])
    let sheet = try #require(stage.sheet)
    let top = stage.bar.convert(stage.bar.bounds, to: nil).minY
    #expect(sheet.frame.minY == 0 && sheet.frame.maxY == top)
    try stage.generator.fingerTap(at: stage.part("done"))
    #expect(stage.listener.log.take() == ["will end ad false"] && !stage.bar.isCustomizing)
    stage.generator.advance(by: 0.5)
    #expect(stage.listener.log.take() == ["did end ad false"] && stage.sheet == nil)
    #expect(!stage.bar.endCustomizing(animated: false))
    stage.begin()
    _ = stage.listener.log.take()
    stage.bar.removeFromSuperview()
    #expect(stage.listener.log.take() == ["will end abd false", "did end abd false"])
    #expect(sheet.superview == nil && !stage.bar.isCustomizing)
  }

  @Test func `VC-175 it ends once, and goes with the bar to no other window`() throws {
    let stage = try TabStage()
    stage.listener.willEnd = { bar in
      bar.endCustomizing(animated: false)
      bar.removeFromSuperview()
    }
    stage.begin()
    _ = stage.listener.log.take()
    let sheet = try #require(stage.sheet)
    #expect(!stage.bar.endCustomizing(animated: false))
    #expect(stage.listener.log.take() == ["will end abd false", "did end abd false"])
    #expect(sheet.superview == nil && !stage.bar.isCustomizing)
    stage.listener.willEnd = nil
    stage.generator.window.addSubview(stage.bar)
    stage.begin()
    _ = stage.listener.log.take()
    let window = makeWindow(root: UIViewController())
    window.addSubview(stage.bar)
    #expect(stage.listener.log.take() == ["will end abd false", "did end abd false"])
    window.isHidden = true
  }

  @Test func `VC-176 a tap on a tab and on its place puts it there`() throws {
    let stage = try TabStage()
    stage.begin()
    _ = stage.listener.log.take()
    let steps: [(part: String?, place: Int, result: String)] = [
      ("d", 0, "dbc"), ("a", 2, "dbc"), (nil, 1, "dac"), (nil, 0, "dac"), (nil, 1, "adc"),
    ]
    for (part, place, result) in steps {
      if let part { try stage.generator.fingerTap(at: stage.part(part)) }
      stage.bar.layoutIfNeeded()
      try stage.generator.fingerTap(at: stage.place(place))
      #expect(stage.names == result)
    }
    #expect(stage.bar.selectedItem == nil)
    #expect(stage.bar.endCustomizing(animated: false))
    #expect(stage.listener.log.take() == ["will end abd true", "did end abd true"])
    stage.bar.layoutIfNeeded()
    try stage.generator.fingerTap(at: stage.place(1))
    #expect(stage.listener.log.take() == ["select d"])
  }

  @Test func `VC-176 a tab is dragged from the sheet into the bar`() throws {
    let stage = try TabStage()
    stage.begin()
    for (name, place, result) in [("d", 1, "adc"), ("a", 1, "dac"), ("b", 2, "dac")] {
      let start = try stage.part(name)
      try stage.generator.fingerDrag(from: start, to: stage.place(place), duration: 0.3)
      stage.bar.layoutIfNeeded()
      #expect(stage.names == result)
    }
  }

  @Test func `VC-175 the bar of a tab bar controller is not customized`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let window = makeWindow(root: tabs)
    tabs.tabBar.beginCustomizingItems(tabs.tabBar.items ?? [])
    #expect(!tabs.tabBar.isCustomizing)
    window.isHidden = true
  }

  @Test func `VC-177 no toolbar of a window stands for a navigation bar`() {
    let bar = UINavigationBar()
    bar.preferredBehavioralStyle = .mac
    #expect(bar.currentNSToolbarSection == .none && bar.behavioralStyle == .pad)
    #expect(bar.preferredBehavioralStyle == .mac)
  }
}
