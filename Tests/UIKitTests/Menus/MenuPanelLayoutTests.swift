// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// What a menu's panel consists of, row by row.
@MainActor @Suite("The rows of a menu", .freshApplication)
struct MenuPanelLayoutTests {
  private let star = UIImage(systemName: "star")

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [], image: UIImage? = nil,
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, image: image, attributes: attributes, state: state) { _ in }
  }

  private func panel(
    _ menu: UIMenu, title: String? = nil, isSubmenu: Bool = false
  ) -> MenuPanel {
    let panel = MenuPanel()
    let reader = MenuReader(start: nil, unavailable: .disabled)
    panel.showList(reader.sections(of: menu), title: title, isSubmenu: isSubmenu)
    panel.frame.size = panel.fittingSize
    panel.layoutIfNeeded()
    return panel
  }

  @Test func `lines show marks, pictures, keys, subtitles and what cannot be chosen`() {
    let below = UIAction(title: "Below", subtitle: "A subtitle", image: star) { _ in }
    let key = UIKeyCommand(
      title: "Key", action: "key:", input: "k", modifierFlags: [.command, .shift])
    let menu = UIMenu(children: [
      action("On", image: star, state: .on), action("Mixed", state: .mixed),
      action("Off", .disabled), action("Gone", .hidden), below, key,
      UIMenu(title: "More", options: .destructive, children: [action("Inner")]),
      UIDeferredMenuElement { _ in },
      action("A title that is far too long to be shown in one line of a menu like this one is"),
    ])

    #expect(
      ViewOutline.of(panel(menu, title: "Title")) == [
        "0,0 250×400 menu",
        " 0,0 250×400",
        "  16,0 218×32 'Title'",
        "  0,32 250×0.5 deaf",
        "  0,32 250×44 menu.On",
        "   42,12.5 164×19 'On' lines:2",
        "   214,12 20×20 picture",
        "   16,12 20×20 picture",
        "  0,76 250×0.5 deaf",
        "  0,76 250×44 menu.Mixed",
        "   42,12.5 192×19 'Mixed' lines:2",
        "   16,12 20×20 picture",
        "  0,120 250×0.5 deaf",
        "  0,120 250×44 menu.Off",
        "   42,12.5 192×19 'Off' lines:2",
        "  0,164 250×0.5 deaf",
        "  0,164 250×50 menu.Below",
        "   42,8 164×19 'Below' lines:2",
        "   42,27 164×15 'A subtitle'",
        "   214,15 20×20 picture",
        "  0,214 250×0.5 deaf",
        "  0,214 250×44 menu.Key",
        "   42,12.5 159.5×19 'Key' lines:2",
        "   209.5,14.5 24.5×15 '⇧⌘K'",
        "  0,258 250×0.5 deaf",
        "  0,258 250×44 menu.More",
        "   42,12.5 164×19 'More' lines:2",
        "   214,12 20×20 picture",
        "  0,302 250×0.5 deaf",
        "  0,302 250×44 menu.",
        "   42,12.5 192×19 'Loading…' lines:2",
        "  0,346 250×0.5 deaf",
        "  0,346 250×54 menu.A title that is far too long to be shown in one line of a menu like this one is",
        "   42,8 192×38 'A title that is far too long to be shown in one line of a menu like this one is' lines:2",
      ])
  }

  @Test(arguments: 1...12)
  func `AC-40 a title beside its key has the lines that it needs there`(words: Int) throws {
    let title = Array(repeating: "word", count: words).joined(separator: " ")
    let key = UIKeyCommand(
      title: title, action: "key:", input: "k", modifierFlags: [.command, .shift])
    let row = try #require(panel(UIMenu(children: [key])).subviews[0].subviews.first)
    let label = try #require(row.subviews.first { ($0 as? UILabel)?.text == title })
    #expect(row.bounds.height >= label.bounds.height + 2 * MenuLook.margin)
  }

  @Test func `sections are parted by gaps and may have titles, and a submenu leads back`() {
    let menu = UIMenu(children: [
      action("A"), action("B"),
      UIMenu(title: "Inline", options: .displayInline, children: [action("C"), action("D")]),
      UIMenu(title: "Empty", options: .displayInline),
      UIMenu(options: .displayInline, children: [action("E")]),
      action("F"),
    ])

    #expect(
      ViewOutline.of(panel(menu, title: "Up", isSubmenu: true)) == [
        "0,0 250×372 menu",
        " 0,0 250×372",
        "  0,0 250×44 menu.back",
        "   16,12.5 190×19 'Up'",
        "   214,12 20×20 picture",
        "  0,44 250×8 deaf",
        "  0,52 250×44 menu.A",
        "   16,12.5 218×19 'A' lines:2",
        "  0,96 250×0.5 deaf",
        "  0,96 250×44 menu.B",
        "   16,12.5 218×19 'B' lines:2",
        "  0,140 250×8 deaf",
        "  16,148 218×32 'Inline'",
        "  0,180 250×0.5 deaf",
        "  0,180 250×44 menu.C",
        "   16,12.5 218×19 'C' lines:2",
        "  0,224 250×0.5 deaf",
        "  0,224 250×44 menu.D",
        "   16,12.5 218×19 'D' lines:2",
        "  0,268 250×8 deaf",
        "  0,276 250×44 menu.E",
        "   16,12.5 218×19 'E' lines:2",
        "  0,320 250×8 deaf",
        "  0,328 250×44 menu.F",
        "   16,12.5 218×19 'F' lines:2",
      ])
    #expect(
      ViewOutline.of(panel(menu, title: "", isSubmenu: false)) == [
        "0,0 250×320 menu",
        " 0,0 250×320",
        "  0,0 250×44 menu.A",
        "   16,12.5 218×19 'A' lines:2",
        "  0,44 250×0.5 deaf",
        "  0,44 250×44 menu.B",
        "   16,12.5 218×19 'B' lines:2",
        "  0,88 250×8 deaf",
        "  16,96 218×32 'Inline'",
        "  0,128 250×0.5 deaf",
        "  0,128 250×44 menu.C",
        "   16,12.5 218×19 'C' lines:2",
        "  0,172 250×0.5 deaf",
        "  0,172 250×44 menu.D",
        "   16,12.5 218×19 'D' lines:2",
        "  0,216 250×8 deaf",
        "  0,224 250×44 menu.E",
        "   16,12.5 218×19 'E' lines:2",
        "  0,268 250×8 deaf",
        "  0,276 250×44 menu.F",
        "   16,12.5 218×19 'F' lines:2",
      ])
  }

  @Test func `AW-97 a picture in its own colours is weaker where it cannot be chosen`() {
    let own = star?.withRenderingMode(.alwaysOriginal)
    let menu = UIMenu(children: [
      action("On", image: own), action("Off", .disabled, image: own),
      action("Tinted", .disabled, image: star),
    ])
    let pictures = ViewOutline.of(panel(menu)).filter { $0.contains("picture") }
    #expect(pictures.map { $0.contains("alpha:0.5") } == [false, true, false])
  }

  @Test func `tiles share a row, small ones with pictures without their titles`() {
    let small = UIMenu(
      options: .displayInline, preferredElementSize: .small,
      children: [
        action("A", image: star), action("B"), action("C", .disabled), action("D"), action("E"),
      ])
    let medium = UIMenu(
      title: "Medium", options: .displayInline, preferredElementSize: .medium,
      children: [
        action("F", image: star, state: .on), action("G"), action("H"), action("I"), action("J"),
      ])
    let automatic = UIMenu(
      options: .displayInline, preferredElementSize: .automatic, children: [action("K")])
    let menu = UIMenu(children: [small, medium, automatic])

    #expect(
      ViewOutline.of(panel(menu)) == [
        "0,0 250×308 menu",
        " 0,0 250×308",
        "  0,0 62.5×44 menu.A",
        "   2,32 58.5×15 'A' hidden",
        "   21.25,12 20×20 picture",
        "  62.5,0 62.5×44 menu.B",
        "   2,14.5 58.5×15 'B'",
        "  125,0 62.5×44 menu.C",
        "   2,14.5 58.5×15 'C'",
        "  187.5,0 62.5×44 menu.D",
        "   2,14.5 58.5×15 'D'",
        "  0,44 250×44 menu.E",
        "   2,14.5 246×15 'E'",
        "  0,88 250×8 deaf",
        "  16,96 218×32 'Medium'",
        "  0,128 250×0.5 deaf",
        "  0,128 83.333×64 menu.F",
        "   2,34.5 79.333×15 'F'",
        "   31.667,14.5 20×20 picture",
        "   0,0 0×0 picture hidden",
        "  83.333,128 83.333×64 menu.G",
        "   2,24.5 79.333×15 'G'",
        "  166.667,128 83.333×64 menu.H",
        "   2,24.5 79.333×15 'H'",
        "  0,192 125×64 menu.I",
        "   2,24.5 121×15 'I'",
        "  125,192 125×64 menu.J",
        "   2,24.5 121×15 'J'",
        "  0,256 250×8 deaf",
        "  0,264 250×44 menu.K",
        "   42,12.5 192×19 'K' lines:2",
      ])
  }

  @Test func `a menu may allow its titles more lines, or but one`() {
    let title = String(repeating: "Many words in a row ", count: 8)
    let heights = [0, 1, 3].map { lines in
      let menu = UIMenu(children: [
        action(title), UIAction(title: title, subtitle: "Below") { _ in },
      ])
      let preferences = UIMenuDisplayPreferences()
      #expect(preferences.maximumNumberOfTitleLines == 0)
      preferences.maximumNumberOfTitleLines = lines
      menu.displayPreferences = preferences
      return panel(menu).subviews[0].subviews.compactMap { $0 as? MenuRow }.map(\.frame.height)
    }

    #expect(heights == [[54, 69], [44, 50], [73, 88]])
  }

  // MARK: - Bars

  private func entries(_ titles: [String]) -> [MenuEntry] {
    MenuReader(start: nil).sections(of: UIMenu(children: titles.map { action($0) }))
      .flatMap(\.entries)
  }

  @Test func `a bar shows what has room and a row for what is left`() throws {
    let all = entries(["One", "Two", "Three", "Four"])
    let widths = all.map { MenuRow($0, shape: .bar, hasMarks: false).barWidth }
    let more = MenuRow(.more, title: "", shape: .bar).barWidth
    let whole = widths.reduce(0, +)
    let panel = MenuPanel()
    func show(_ entries: [MenuEntry], from first: Int, width: CGFloat) -> String {
      let next = panel.showBar(entries, from: first, width: width)
      let rows = panel.subviews[0].subviews.compactMap { $0 as? MenuRow }
      let names = rows.map { $0.accessibilityIdentifier?.dropFirst(5) ?? "" }
      return "\(names.joined(separator: " ")) then \(next.map(String.init) ?? "none")"
    }
    #expect(show(all, from: 0, width: whole) == "One Two Three Four then none")
    #expect(show(all, from: 0, width: whole - 0.5) == "One Two Three more then 3")
    #expect(show(all, from: 3, width: whole) == "Four more then none")
    #expect(show(all, from: 2, width: widths[2] + more) == "Three more then 3")
    #expect(show(all, from: 1, width: widths[1] + widths[2] + more) == "Two Three more then 3")
    #expect(
      show(all, from: 1, width: widths[1] + widths[2] + more - 0.5) == "Two more then 2")
    #expect(show(all, from: 0, width: 1) == "One more then 1")
    #expect(panel.fittingSize == CGSize(width: widths[0] + more, height: 44))
    #expect(show([], from: 0, width: 100) == " then none")
    #expect(panel.fittingSize == CGSize(width: 0, height: 44))
  }

  @Test func `a bar's rows stand side by side with lines between`() {
    let menu = UIMenu(children: [
      action("One", image: star), action("", image: star), action("Two", .disabled),
      UIMenu(title: "Three", children: [action("Inner")]),
    ])
    let panel = MenuPanel()
    let entries = MenuReader(start: nil).sections(of: menu).flatMap(\.entries)
    #expect(panel.showBar(entries, from: 0, width: 400) == nil)
    panel.frame.size = panel.fittingSize
    panel.layoutIfNeeded()

    #expect(
      ViewOutline.of(panel) == [
        "0,0 286×44 menu",
        " 0,0 286×44",
        "  0,0 85×44 menu.One",
        "   14,13.5 28.5×17 'One'",
        "   50.5,12 20×20 picture",
        "  84.5,0 0.5×44 deaf",
        "  85,0 48×44 menu.",
        "   14,12 20×20 picture",
        "  132.5,0 0.5×44 deaf",
        "  133,0 57×44 menu.Two",
        "   14,13.5 28.5×17 'Two'",
        "  189.5,0 0.5×44 deaf",
        "  190,0 96×44 menu.Three",
        "   14,13.5 39.5×17 'Three'",
        "   61.5,12 20×20 picture",
        "  285.5,0 0.5×44 deaf hidden",
      ])
    #expect(panel.showBar(entries, from: 2, width: 400) == nil)
    panel.frame.size = panel.fittingSize
    panel.layoutIfNeeded()

    #expect(
      ViewOutline.of(panel) == [
        "0,0 201×44 menu",
        " 0,0 201×44",
        "  0,0 57×44 menu.Two",
        "   14,13.5 28.5×17 'Two'",
        "  56.5,0 0.5×44 deaf",
        "  57,0 96×44 menu.Three",
        "   14,13.5 39.5×17 'Three'",
        "   61.5,12 20×20 picture",
        "  152.5,0 0.5×44 deaf",
        "  153,0 48×44 menu.more",
        "   14,12 20×20 picture",
        "  200.5,0 0.5×44 deaf hidden",
      ])
  }

  // MARK: - Rows that are lit and chosen

  private func lit(_ panel: MenuPanel) -> [String] {
    panel.subviews[0].subviews.compactMap { $0 as? MenuRow }.filter { $0.isHighlighted }
      .compactMap(\.accessibilityIdentifier)
  }

  @Test func `a place lights one row that can be chosen, and a step the next`() {
    let titles = (0..<6).map { "R\($0)" }
    let menu = UIMenu(
      children: titles.map { action($0, $0 == "R1" || $0 == "R5" ? .disabled : []) })
    let panel = panel(menu)
    panel.frame.size.height = 100
    panel.layoutIfNeeded()
    var chosen: [String] = []
    panel.onChoose = { chosen.append($0.accessibilityIdentifier ?? "") }
    func top() -> CGFloat { panel.subviews[0].bounds.minY }
    #expect(lit(panel) == [] && top() == 0)
    panel.chooseHighlighted()
    panel.highlight(at: CGPoint(x: 10, y: 43))
    #expect(lit(panel) == ["menu.R0"])
    panel.highlight(at: CGPoint(x: 10, y: 44))
    #expect(lit(panel) == [])
    panel.highlight(at: CGPoint(x: 10, y: 99))
    #expect(lit(panel) == ["menu.R2"])
    panel.highlight(at: CGPoint(x: 10, y: 100))
    #expect(lit(panel) == [])
    #expect(!panel.choose(at: CGPoint(x: 10, y: 60)) && !panel.choose(at: CGPoint(x: -1, y: 10)))
    panel.highlight(at: CGPoint(x: 10, y: 10))
    #expect(panel.choose(at: CGPoint(x: 10, y: 99)))
    #expect(lit(panel) == [] && chosen == ["menu.R2"])
    var way: [String] = []
    for step in [1, 1, 1, 1, 1, -1, -1, -1] {
      panel.highlightNext(step)
      way.append("\(lit(panel).joined()) at \(EventLog.text(top()))")
    }

    #expect(
      way == [
        "menu.R0 at 0",
        "menu.R2 at 32",
        "menu.R3 at 76",
        "menu.R4 at 120",
        "menu.R0 at 0",
        "menu.R4 at 120",
        "menu.R3 at 120",
        "menu.R2 at 88",
      ])
    panel.chooseHighlighted()
    #expect(lit(panel) == [] && chosen.count == 2)
    panel.highlightNext(-1)
    #expect(lit(panel) == ["menu.R4"] && top() == 120)
    panel.showList(
      MenuReader(start: nil).sections(of: UIMenu(children: [action("Off", .disabled)])),
      title: nil, isSubmenu: false)
    panel.layoutIfNeeded()
    #expect(top() == 0)
    panel.highlightNext(1)
    panel.chooseHighlighted()
    #expect(lit(panel) == [] && chosen.count == 2)
  }
}
