// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AX what is shown large", .freshApplication)
struct LargeContentRules {
  /// Writes down what it is told, and shows what a test wants.
  private final class Delegate: NSObject, UILargeContentViewerInteractionDelegate {
    let log = EventLog()
    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction,
      didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) { log.record("\(item?.largeContentTitle ?? "nothing") at \(EventLog.text(point))") }
  }

  /// A row at (100, 100) of two buttons, each 60 points wide and 40 high, and of nothing behind them.
  @MainActor private final class Stage {
    let row = UIView(frame: CGRect(x: 100, y: 100, width: 180, height: 40))
    let generator: EventGenerator
    var taps: [String] = []

    init(_ delegate: (any UILargeContentViewerInteractionDelegate)? = nil) throws {
      let page = UIView(frame: UIScreen.main.bounds)
      page.addSubview(row)
      row.addInteraction(UILargeContentViewerInteraction(delegate: delegate))
      generator = try EventGenerator(view: page)
      for (place, title) in ["One", "Two"].enumerated() {
        let action = UIAction(title: title) { [unowned self] _ in taps.append(title) }
        let button = UIButton(type: .system, primaryAction: action)
        button.frame = CGRect(x: place * 60, y: 0, width: 60, height: 40)
        button.showsLargeContentViewer = true
        row.addSubview(button)
      }
    }

    func setText(_ scale: Double) {
      HostInput.send(.preferences(HostPreferences(textScale: scale), at: 0))
      generator.advance(by: 0.1)
    }

    func rest(_ x: CGFloat) throws {
      try generator.fingerDown(at: CGPoint(x: x, y: 120))
      generator.advance(by: 0.6)
    }

    /// The words that are shown large.
    var shown: [String?] {
      generator.window.subviews.filter { $0.accessibilityIdentifier == "large content" }
        .map(\.accessibilityLabel)
    }
  }

  @Test func `AX-39 buttons show their title, and views what is set`() {
    let view = UIView()
    #expect(!view.showsLargeContentViewer && view.largeContentTitle == nil)
    #expect(!view.scalesLargeContentImage && view.largeContentImageInsets == .zero)
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    #expect(button.largeContentTitle == "Title" && button.largeContentImage == nil)
    button.largeContentTitle = "Large"
    button.showsLargeContentViewer = true
    #expect(button.largeContentTitle == "Large" && button.showsLargeContentViewer)
  }

  @Test func `AX-40 AX-41 a finger slides from one to another, and does what a tap does`() throws {
    let stage = try Stage()
    let two = try #require(stage.row.subviews.last as? UIButton)
    two.changesSelectionAsPrimaryAction = true
    stage.setText(3)
    try stage.rest(120)
    #expect(stage.shown == ["One"])
    try stage.generator.fingerMove(to: CGPoint(x: 190, y: 120))
    #expect(stage.shown == ["Two"])
    try stage.generator.fingerMove(to: CGPoint(x: 250, y: 120))
    #expect(stage.shown == [])
    try stage.generator.fingerMove(to: CGPoint(x: 190, y: 120))
    try stage.generator.fingerUp()
    #expect(stage.shown == [] && stage.taps == ["Two"] && two.isSelected)
    try stage.rest(250)
    #expect(stage.shown == [])
    try stage.generator.fingerUp()
    #expect(stage.taps == ["Two"])
  }

  @Test func `AX-41 a delegate is told where the finger went up`() throws {
    let delegate = Delegate()
    let stage = try Stage(delegate)
    stage.setText(3)
    try stage.rest(120)
    try stage.generator.fingerUp()
    try stage.rest(120)
    try stage.generator.fingerMove(to: CGPoint(x: 250, y: 120))
    try stage.generator.fingerUp()
    #expect(delegate.log.take() == ["One at (20, 20)", "nothing at (150, 20)"])
    #expect(stage.taps == [])
  }

  @Test func `AX-42 nothing is shown large to people with ordinary text`() throws {
    let log = EventLog()
    let observer = NotificationCenter.default.addObserver(
      forName: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil,
      queue: nil
    ) { _ in
      MainActor.assumeIsolated { log.record("\(UILargeContentViewerInteraction.isEnabled)") }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let stage = try Stage()
    try stage.rest(120)
    #expect(stage.shown == [])
    try stage.generator.fingerUp()
    #expect(stage.taps == ["One"])
    for scale in [1.2, 3, 2.5, 1] as [Double] { stage.setText(scale) }
    #expect(log.take() == ["true", "false"])
  }

  @Test func `AX-39 AX-41 a tab is shown large, and selected as the finger goes up`() throws {
    let controller = UITabBarController()
    controller.viewControllers = ["First", "Second"].map { title in
      let tab = UIViewController()
      tab.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return tab
    }
    let generator = try EventGenerator(viewController: controller)
    HostInput.send(.preferences(HostPreferences(textScale: 3), at: 0))
    generator.advance(by: 0.1)
    let bar = controller.tabBar
    let tab = bar.convert(CGPoint(x: bar.bounds.width * 0.75, y: 20), to: nil)
    try generator.fingerDown(at: tab)
    generator.advance(by: 0.6)
    let panel = generator.window.subviews.first { $0.accessibilityIdentifier == "large content" }
    #expect(panel?.accessibilityLabel == "Second" && controller.selectedIndex == 0)
    try generator.fingerUp()
    #expect(controller.selectedIndex == 1)
  }
}
