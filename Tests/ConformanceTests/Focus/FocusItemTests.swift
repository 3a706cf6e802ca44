// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// A row that is drawn by its list, and is no view.
@MainActor private final class Row: NSObject, UIFocusItem {
  weak var list: RowList?
  let frame: CGRect
  var canBecomeFocused = true

  init(_ number: Int, in list: RowList) {
    self.list = list
    frame = CGRect(x: 0, y: CGFloat(number) * 40, width: 200, height: 40)
  }

  var isFocused: Bool {
    list.flatMap { UIFocusSystem.focusSystem(for: $0) }?.focusedItem === self
  }
  var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { list }
  var focusItemContainer: (any UIFocusItemContainer)? { nil }
  func setNeedsFocusUpdate() {}
  func updateFocusIfNeeded() {}
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}

/// A list that scrolls by itself, without a scroll view.
private final class RowList: UIView, UIFocusItemScrollableContainer {
  private(set) lazy var rows = (0..<10).map { Row($0, in: self) }
  var contentOffset = CGPoint.zero
  let contentSize = CGSize(width: 200, height: 400)
  var visibleSize: CGSize { bounds.size }

  override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    rows.filter { $0.frame.intersects(rect) }
  }
}

/// A view that wants focus, and moves something along with it.
private final class Lamp: UIView {
  var log: EventLog?
  override var canBecomeFocused: Bool { true }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    let name = accessibilityIdentifier ?? "?"
    if context.nextFocusedView === self {
      coordinator.addCoordinatedFocusingAnimations(
        { [log] context in log?.record("\(name) lights up in \(context.duration)") },
        completion: { [log] in log?.record("\(name) is lit") })
    } else {
      coordinator.addCoordinatedUnfocusingAnimations(
        { [log] context in log?.record("\(name) goes out in \(context.duration)") },
        completion: { [log] in log?.record("\(name) is dark") })
    }
  }
}

@MainActor @Suite("FO items and what helps to find them", .freshApplication)
struct FocusItemTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let list = RowList(frame: CGRect(x: 50, y: 20, width: 200, height: 100))
  private let log = EventLog()

  init() {
    window.accessibilityIdentifier = "window"
    list.accessibilityIdentifier = "list"
    window.addSubview(list)
    window.isHidden = false
  }

  private func system() throws -> UIFocusSystem {
    try #require(UIFocusSystem.focusSystem(for: window))
  }

  private func focus(_ item: any UIFocusEnvironment) throws {
    try system().requestFocusUpdate(to: item)
    try system().updateFocusIfNeeded()
  }

  private func lamp(_ name: String, _ x: CGFloat) -> Lamp {
    let lamp = Lamp(frame: CGRect(x: x, y: 200, width: 40, height: 40))
    lamp.accessibilityIdentifier = name
    lamp.log = log
    window.addSubview(lamp)
    return lamp
  }

  @Test func `FO-14 a container of the program's own scrolls by the least that shows the item`()
    throws
  {
    try focus(list.rows[6])
    #expect(try system().focusedItem === list.rows[6])
    #expect(list.contentOffset == CGPoint(x: 0, y: 180))
    try focus(list.rows[5])
    #expect(list.contentOffset == CGPoint(x: 0, y: 180))
    try focus(list.rows[1])
    #expect(list.contentOffset == CGPoint(x: 0, y: 40))
    #expect(list.rows[1].isFocused && list.contains(list.rows[1]))
    #expect(list.rows[1].focusGroupIdentifier == list.focusGroupIdentifier)
  }

  @Test func `FO-3 an item that is no view gets focus when it wants it, in reading order`() throws {
    list.rows[0].canBecomeFocused = false
    try focus(list)
    #expect(try system().focusedItem === list.rows[1])
  }

  @Test func `FO-5 what goes along with a move of focus is called for both sides`() throws {
    let (one, two) = (lamp("one", 0), lamp("two", 60))
    try focus(one)
    #expect(log.take() == ["one lights up in 0.0", "one is lit"])
    try focus(two)
    #expect(
      log.take() == [
        "one goes out in 0.0", "two lights up in 0.0", "one is dark", "two is lit",
      ])
  }

  @Test func `the debugger says what has focus, what could, and why the rest cannot`() throws {
    let (one, two) = (lamp("one", 0), lamp("two", 60))
    one.focusGroupIdentifier = "lights"
    two.focusGroupIdentifier = "lights"
    list.focusGroupIdentifier = "rows"
    list.rows[9].canBecomeFocused = false
    try focus(one)
    #expect("\(UIFocusDebugger.status())" == "windows without a scene: one")
    #expect("\(UIFocusDebugger.checkFocusability(for: two))" == "two can have focus")
    two.alpha = 0
    two.isUserInteractionEnabled = false
    two.isHidden = true
    #expect(
      "\(UIFocusDebugger.checkFocusability(for: two))"
        == "two is hidden\ntwo takes no interaction\ntwo is transparent")
    #expect(
      "\(UIFocusDebugger.checkFocusability(for: UIView()))".hasPrefix(
        "its canBecomeFocused is false\nit is in no window"))
    #expect(
      "\(UIFocusDebugger.simulateFocusUpdateRequest(from: two))"
        == "no item in two can have focus")
    let groups = "\(UIFocusDebugger.focusGroups(for: window))".split(separator: "\n")
    #expect(groups.map { $0.prefix { $0 != ":" } } == ["rows", "lights"])
    #expect(groups.last == "lights: one")
    #expect(
      "\(UIFocusDebugger.preferredFocusEnvironments(for: two))"
        == "none: the first item in reading order")
    #expect("\(UIFocusDebugger.help())".split(separator: "\n").count == 5)
  }

  @Test func `FO-16 a halo with a shape of its own lies along it`() throws {
    let one = lamp("one", 0)
    let circle = UIBezierPath(ovalIn: one.bounds)
    one.focusEffect = UIFocusHaloEffect(path: circle)
    try focus(one)
    let generator = try EventGenerator(window: window)
    defer { withExtendedLifetime(generator) {} }
    try focus(one)
    generator.advance(by: 0.1)
    #expect(one.isFocused)
    let top: [CALayer] = window.layer.sublayers ?? []
    let layers: [CALayer] = top + top.flatMap { $0.sublayers ?? [] }
    let halos = layers.filter { layer in
      layer.borderWidth == 0 && layer.bounds.width > 40 && layer.bounds.width < 50
    }
    #expect(halos.count == 1)
  }
}
