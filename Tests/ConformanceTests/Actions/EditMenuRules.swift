// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AC the edit menu", .freshApplication)
struct EditMenuRules {
  private let stamp = Selector("stamp:", Clip.stamp)
  private let nobody: Selector = "nobodyDoesThis:"
  private var menu: UIMenuController { .shared }

  private func show(_ stage: MenuStage) throws {
    menu.showMenu(from: stage.clip, rect: stage.clip.bounds)
    try stage.generator.wait(0.5)
  }

  @Test func `AC-18 only what the first responder's chain can do is shown`() throws {
    let stage = try MenuStage()
    menu.menuItems = nil
    try show(stage)
    #expect(!menu.isMenuVisible)
    stage.clip.becomeFirstResponder()
    stage.clip.refused = ["cut:"]
    try show(stage)
    #expect(menu.isMenuVisible)
    #expect(stage.shown == ["Copy", "Select All"])
    stage.clip.refused = ["copy:"]
    menu.update()
    #expect(stage.shown == ["Cut", "Select All"])
    stage.clip.refused = ["cut:", "copy:", "selectAll:"]
    menu.update()
    #expect(!menu.isMenuVisible)
    try stage.generator.wait(0.5)
    try show(stage)
    #expect(!menu.isMenuVisible)
  }

  @Test func `AC-19 own items follow in their order, if somebody does them`() throws {
    let stage = try MenuStage()
    stage.clip.becomeFirstResponder()
    menu.menuItems = [
      UIMenuItem(title: "Nobody", action: nobody), UIMenuItem(title: "Stamp", action: stamp),
      UIMenuItem(title: "Again", action: stamp),
    ]
    defer { menu.menuItems = nil }
    try show(stage)
    #expect(stage.shown == ["Cut", "Copy", "Select All", "Stamp", "Again"])
    menu.hideMenu()
  }

  @Test func `AC-20 choosing sends the action to the chain and hides the menu`() throws {
    let stage = try MenuStage()
    stage.clip.becomeFirstResponder()
    try show(stage)
    _ = stage.log.take()
    try stage.generator.fingerTap(at: stage.row("Copy"))
    #expect(stage.log.take() == ["clip validates copy:", "clip copy by UIMenuController"])
    #expect(!menu.isMenuVisible)
    try stage.generator.wait(0.5)
    #expect(stage.shown == nil)
  }

  @Test func `AC-18 AC-27 what cannot be done any more is not sent`() throws {
    let stage = try MenuStage()
    stage.clip.becomeFirstResponder()
    try show(stage)
    _ = stage.log.take()
    stage.clip.refused = ["copy:"]
    try stage.generator.fingerTap(at: stage.row("Copy"))
    #expect(stage.log.take() == [])
    #expect(!menu.isMenuVisible)
  }

  @Test func `AC-21 the menu tells of its coming, moving and going`() throws {
    let stage = try MenuStage()
    stage.clip.becomeFirstResponder()
    let log = EventLog()
    let names: [(NSNotification.Name, String)] = [
      (UIMenuController.willShowMenuNotification, "willShow"),
      (UIMenuController.didShowMenuNotification, "didShow"),
      (UIMenuController.menuFrameDidChangeNotification, "frame"),
      (UIMenuController.willHideMenuNotification, "willHide"),
      (UIMenuController.didHideMenuNotification, "didHide"),
    ]
    let observers = names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { _ in
        MainActor.assumeIsolated {
          log.record("\(text) \(UIMenuController.shared.isMenuVisible)")
        }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    menu.setTargetRect(stage.clip.bounds, in: stage.clip)
    menu.setMenuVisible(true, animated: true)
    #expect(log.lines == ["willShow true"])
    try stage.generator.wait(0.5)
    #expect(menu.menuFrame.maxY <= stage.clip.frame.minY)
    menu.arrowDirection = .up
    #expect(menu.menuFrame.minY >= stage.clip.frame.maxY)
    menu.hideMenu(from: stage.root)
    menu.hideMenu(from: stage.clip)
    try stage.generator.wait(0.5)
    menu.arrowDirection = .default
    menu.isMenuVisible = true
    menu.isMenuVisible = false
    #expect(menu.menuFrame == .zero)
    #expect(
      log.lines == [
        "willShow true", "didShow true", "frame true", "willHide false", "didHide false",
        "willShow true", "didShow true", "willHide false", "didHide false",
      ])
  }

  @Test func `AC-26 a touch beside an edit menu ends it and reaches what lies there`() throws {
    let stage = try MenuStage()
    let probe = ProbeView(
      "below", log: stage.log, frame: CGRect(x: 50, y: 400, width: 100, height: 60))
    stage.root.addSubview(probe)
    stage.clip.becomeFirstResponder()
    try show(stage)
    _ = stage.log.take()
    try stage.generator.fingerTap(at: probe)
    #expect(!menu.isMenuVisible)
    #expect(stage.log.take() == ["below began (50, 30)", "below ended (50, 30)"])
  }

  @Test func `AC-31 the menu goes with its view and with the first responder`() throws {
    let stage = try MenuStage()
    let other = Clip("other", stage.log)
    stage.root.addSubview(other)
    stage.clip.becomeFirstResponder()
    try show(stage)
    other.becomeFirstResponder()
    try stage.endTurn()
    #expect(!menu.isMenuVisible)
    menu.showMenu(from: other, rect: other.bounds)
    try stage.generator.wait(0.5)
    #expect(menu.isMenuVisible)
    other.removeFromSuperview()
    try stage.endTurn()
    #expect(!menu.isMenuVisible)
  }
}
