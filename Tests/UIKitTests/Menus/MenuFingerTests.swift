// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Decides about menus, and writes down what it hears.
private final class Giver: NSObject, UIContextMenuInteractionDelegate,
  UIEditMenuInteractionDelegate
{
  let log = EventLog()
  var children: [UIMenuElement] = []
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.record("asked at \(EventLog.text(location))")
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) {
      [children, log] suggested in
      log.record("suggests \(suggested.count)")
      return UIMenu(children: children)
    }
  }
}

/// Fingers, pointers and the interactions that bring menus up.
@MainActor @Suite("Fingers that bring up menus", .freshApplication)
struct MenuFingerTests {
  private let log = EventLog()
  private let giver = Giver()
  private let root = UIView(frame: UIScreen.main.bounds)
  private let view = UIView(frame: CGRect(x: 50, y: 200, width: 100, height: 60))
  private let generator: EventGenerator

  init() throws {
    root.addSubview(view)
    generator = try EventGenerator(view: root)
    giver.children = ["A", "B", "C"].map { title in
      UIAction(title: title) { [log] _ in log.record(title) }
    }
  }

  private var rows: [MenuRow] {
    (MenuSession.current?.panel.subviews[0].subviews ?? []).compactMap { $0 as? MenuRow }
  }

  private var lit: [String] {
    rows.filter { $0.isHighlighted }.compactMap { $0.entry?.title }
  }

  private func open(_ interaction: UIContextMenuInteraction) throws {
    view.addInteraction(interaction)
    try generator.fingerDown(at: CGPoint(x: 60, y: 210))
    try generator.wait(1)
  }

  @Test func `a finger that goes on counts when it is further than ten points away`() throws {
    let interaction = UIContextMenuInteraction(delegate: giver)
    #expect(interaction.view == nil && interaction.delegate === giver)
    #expect(interaction.location(in: root) == .zero && !interaction.takesGestures)
    try open(interaction)
    #expect(interaction.view === view && interaction.takesGestures)
    #expect(giver.log.take() == ["asked at (10, 10)", "suggests 4"])
    #expect(interaction.menuAppearance == .compact)
    #expect(interaction.location(in: root) == CGPoint(x: 60, y: 210))
    #expect(rows.first?.frame.width == 250 && lit == [])
    // The menu lies below the finger, at 218: ten points on are still the same place.
    try generator.fingerMove(.automatic, to: CGPoint(x: 70, y: 220))
    #expect(lit == [])
    try generator.fingerMove(.automatic, to: CGPoint(x: 70, y: 221))
    #expect(lit == ["A"])
    try generator.fingerMove(.automatic, to: CGPoint(x: 60, y: 219))
    #expect(lit == ["A"])
    try generator.fingerUp()
    #expect(log.take() == ["A"] && interaction.menuAppearance == .unknown)
  }

  @Test func `a finger that lifts where it rested leaves the menu`() throws {
    let interaction = UIContextMenuInteraction(delegate: giver)
    try open(interaction)
    try generator.fingerMove(.automatic, to: CGPoint(x: 71, y: 210))
    try generator.fingerMove(.automatic, to: CGPoint(x: 60, y: 230))
    #expect(lit == ["A"])
    try generator.cancelTouches()
    #expect(log.take() == [] && MenuSession.current?.isShown == true)
    interaction.updateVisibleMenu { menu in
      menu.replacingChildren([menu.children[2], menu.children[0]])
    }
    #expect(rows.compactMap { $0.entry?.title } == ["C", "A"])
    interaction.dismissMenu()
    interaction.updateVisibleMenu { _ in
      log.record("late")
      return UIMenu()
    }
    #expect(interaction.menuAppearance == .unknown && log.take() == [])
    interaction.takesGestures = false
    try generator.wait(1)
    try generator.fingerLongPress(at: CGPoint(x: 60, y: 210), duration: 1)
    try generator.pointerDown(at: CGPoint(x: 60, y: 210), button: .secondary)
    try generator.pointerUp()
    #expect(MenuSession.current == nil && !interaction.takesGestures)
    interaction.takesGestures = true
    try generator.pointerDown(at: CGPoint(x: 60, y: 210), button: .secondary)
    try generator.pointerUp()
    #expect(MenuSession.current?.isShown == true)
    #expect(view.gestureRecognizers?.count == 2)
    view.removeInteraction(interaction)
    #expect(view.gestureRecognizers?.count ?? 0 == 0 && interaction.view == nil)
    #expect(MenuSession.current == nil && !interaction.takesGestures)
  }

  @Test func `fingers on rows: one counts, and ten points make a scroll of a high menu`() throws {
    giver.children = (0..<30).map { number in
      UIAction(title: "R\(number)") { [log] _ in log.record("R\(number)") }
    }
    try open(UIContextMenuInteraction(delegate: giver))
    try generator.fingerUp()
    let panel = try #require(MenuSession.current?.panel)
    let place = panel.convert(CGPoint(x: 100, y: 78), to: nil)
    func at(_ y: CGFloat) -> CGPoint { CGPoint(x: place.x, y: place.y + y) }
    func state() -> String {
      "\(lit.joined(separator: " ")) at \(EventLog.text(panel.subviews[0].bounds.minY))"
    }
    var way: [String] = []
    try generator.fingerDown(at: at(0))
    way.append(state())
    for y: CGFloat in [-10, 10, 0, -11, -12, -62, -60, 40] {
      try generator.fingerMove(.automatic, to: at(y))
      way.append(state())
    }
    try generator.fingerUp()
    way.append(state())
    #expect(log.take() == [])
    try generator.fingerDown(.rightIndex, at: at(0))
    try generator.fingerDown(.rightMiddle, at: at(100))
    way.append(state())
    try generator.fingerUp(.rightIndex)
    try generator.fingerUp(.rightMiddle)
    way += log.take()

    #expect(
      way == [
        "R1 at 0",
        "R1 at 0",
        "R2 at 0",
        "R1 at 0",
        " at 11",
        " at 12",
        " at 62",
        " at 60",
        " at 0",
        " at 0",
        "R1 at 0",
        "R1",
      ])
    try generator.wait(1)
  }

  @Test func `a cancelled touch unlights its row, and the next one counts again`() throws {
    try open(UIContextMenuInteraction(delegate: giver))
    try generator.fingerUp()
    let place = try #require(rows[1].superview?.convert(rows[1].center, to: nil))
    try generator.fingerDown(at: place)
    #expect(lit == ["B"])
    try generator.cancelTouches()
    #expect(lit == [] && log.take() == [])
    try generator.fingerTap(at: place)
    #expect(log.take() == ["B"])
  }

  @Test func `a wheel scrolls, no further than there is`() throws {
    giver.children = (0..<30).map { UIAction(title: "R\($0)") { _ in } }
    try open(UIContextMenuInteraction(delegate: giver))
    try generator.fingerUp()
    let panel = try #require(MenuSession.current?.panel)
    let place = panel.convert(CGPoint(x: 100, y: 100), to: nil)
    let limit = panel.fittingSize.height - panel.bounds.height
    #expect(panel.fittingSize.height == 30 * 44 && limit > 100)
    let tops = try [30.0, 30, -10, 5000, -5000].map { distance in
      try generator.scrollWheel(by: CGPoint(x: 0, y: distance), at: place)
      return panel.subviews[0].bounds.minY
    }
    #expect(tops == [30, 60, 50, limit, 0])

    MenuSession.current?.dismiss(animated: false)
  }

  // MARK: - Edit menus

  @Test func `an edit menu comes by a pointer's second button, as a list, if it may`() throws {
    let interaction = UIEditMenuInteraction(delegate: nil)
    #expect(interaction.view == nil && interaction.delegate == nil && !interaction.isShown)
    #expect(interaction.location(in: root) == .zero)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(!interaction.isShown)
    let text = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    text.text = "words"
    root.addSubview(text)
    text.becomeFirstResponder()
    root.addInteraction(interaction)
    #expect(interaction.view === root)
    var asked: [CGPoint] = []
    var allows = false
    interaction.willClick = { place in
      asked.append(place)
      return allows
    }
    func click() throws {
      try generator.pointerDown(at: CGPoint(x: 200, y: 100), button: .secondary)
      try generator.pointerUp()
    }
    try click()
    #expect(!interaction.isShown)
    allows = true
    try click()
    #expect(asked == [CGPoint(x: 200, y: 100), CGPoint(x: 200, y: 100)] && interaction.isShown)
    #expect(interaction.location(in: text) == CGPoint(x: 180, y: -200))
    let session = try #require(MenuSession.current)
    #expect(!session.isBar && !session.isModal && session.reader.start === text)
    #expect(session.source === root && session.frame.minY == 108)
    var chosen = 0
    interaction.didChoose = { chosen += 1 }
    let row = try #require(rows.first { $0.entry?.title == "Select All" })
    session.release(at: row.convert(CGPoint(x: 5, y: 5), to: nil))
    #expect(chosen == 1 && !interaction.isShown)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 200, y: 400)))
    let bar = try #require(MenuSession.current)
    #expect(bar.isBar && bar.frame.maxY == 392 && interaction.isShown)
    let down = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 200, y: 400))
    down.preferredArrowDirection = .up
    interaction.presentEditMenu(with: down)
    #expect(!bar.isShown && MenuSession.current?.frame.minY == 408)
    interaction.updateVisibleMenuPosition(animated: true)
    interaction.dismissMenu()
    #expect(!interaction.isShown)
    interaction.reloadVisibleMenu()
    interaction.updateVisibleMenuPosition(animated: false)
    #expect(MenuSession.current == nil)
    interaction.presentEditMenu(with: down)
    root.removeInteraction(interaction)
    #expect(!interaction.isShown && interaction.view == nil)
    try click()
    #expect(asked.count == 2 && !interaction.isShown)
  }
}
