// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Parts of alerts", .freshApplication)
struct AlertPartsTests {
  private let log = EventLog()
  private let root = UIViewController()

  private func alert(
    _ style: UIAlertController.Style = .alert, title: String? = "Title", message: String? = nil,
    _ answers: [(String, UIAlertAction.Style)]
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (title, style) in answers {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [log] in log.record($0.title ?? "") })
    }
    return alert
  }

  private func show(_ alert: UIAlertController) throws -> EventGenerator {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    let generator = try EventGenerator(window: window)
    root.present(alert, animated: false)
    window.layoutIfNeeded()
    return generator
  }

  /// The parts of an alert, without what is in its rows.
  private func parts(_ alert: UIAlertController) -> [String] {
    PartText.of(alert.view, levels: 3)
  }

  @Test func `an answer is found by its title, and touched`() throws {
    let alert = self.alert(.alert, [("Go", .default), ("Cancel", .cancel)])
    let generator = try show(alert)
    let row = try generator.viewWithLabel("Go")
    #expect(row is UIControl && row.accessibilityTraits.contains(.button))
    try generator.fingerTap(at: row)
    try generator.wait(1)
    #expect(log.take() == ["Go"])
  }

  @Test func `an alert and its answers keep what they are made of`() throws {
    let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)
    #expect(alert.title == "T" && alert.message == "M" && alert.preferredStyle == .alert)
    #expect(alert.actions == [] && alert.preferredAction == nil && alert.textFields == nil)
    #expect(alert.modalPresentationStyle == .overFullScreen && alert.canBecomeFirstResponder)
    #expect(UIAlertController().preferredStyle == .actionSheet && alert.keyCommands == [])
    let action = UIAlertAction(title: "A", style: .destructive) { [log] _ in log.record("A") }
    #expect(action.title == "A" && action.style == .destructive && action.isEnabled)
    #expect(action.accessibilityIdentifier == nil && UIAlertAction().style == .default)
    action.isEnabled = false
    action.accessibilityIdentifier = "id"
    let copy = try #require(action.copy() as? UIAlertAction)
    #expect(copy.title == "A" && copy.style == .destructive && !copy.isEnabled && copy !== action)
    #expect(copy.accessibilityIdentifier == "id")
    copy.handler?(copy)
    #expect(log.take() == ["A"])
  }

  @Test(arguments: ["pair", "one", "three", "sheet", "apart", "text only", "answers only"])
  func `the parts of an alert stand where they should`(kind: String) throws {
    let answers: [(String, UIAlertAction.Style)] = [("OK", .default), ("No", .cancel)]
    let alert =
      switch kind {
      case "pair": alert(.alert, message: "Text", answers)
      case "one": alert(.alert, Array(answers.prefix(1)))
      case "three": alert(.alert, title: nil, answers + [("More", .destructive)])
      case "sheet": alert(.actionSheet, answers)
      case "apart": alert(.actionSheet, title: nil, [("No", .cancel)])
      case "text only": alert(.actionSheet, [])
      default: alert(.alert, title: nil, Array(answers.prefix(1)))
      }
    let generator = try show(alert)
    let expected: [String: [String]] = [
      "pair": [
        "AlertView 72,388 270x120", " UIView 0,0 270x120 clips",
        "  AlertBody 0,0 270x76 clips of 270x76 still",
        "   UILabel 16,19 238x19 deaf \"Title\" = alert.title",
        "   UILabel 16,42 238x15 deaf \"Text\" = alert.message",
        "  AlertAnswers 0,76 270x44 clips of 270x44 still", "   AlertRow 0,0 135x44 = No",
        "   AlertRow 135,0 135x44 = OK", "   UIView 0,0 270x0.5 deaf",
        "   UIView 135,0 0.5x44 deaf", " UIView 0,76 270x0 clips",
      ],
      "one": [
        "AlertView 72,398 270x101", " UIView 0,0 270x101 clips",
        "  AlertBody 0,0 270x57 clips of 270x57 still",
        "   UILabel 16,19 238x19 deaf \"Title\" = alert.title",
        "   UILabel 0,0 0x0 deaf \"\" = alert.message",
        "  AlertAnswers 0,57 270x44 clips of 270x44 still", "   AlertRow 0,0 270x44 = OK",
        "   UIView 0,0 270x0.5 deaf", " UIView 0,57 270x0 clips",
      ],
      "three": [
        "AlertView 72,382 270x132", " UIView 0,0 270x132 clips",
        "  AlertBody 0,0 270x0 clips of 270x0 still", "   UILabel 0,0 0x0 deaf \"\" = alert.title",
        "   UILabel 0,0 0x0 deaf \"\" = alert.message",
        "  AlertAnswers 0,0 270x132 clips of 270x132 still", "   AlertRow 0,0 270x44 = OK",
        "   AlertRow 0,44 270x44 = More", "   AlertRow 0,88 270x44 = No",
        "   UIView 0,0 270x0.5 hidden deaf", "   UIView 0,44 270x0.5 deaf",
        "   UIView 0,88 270x0.5 deaf", " UIView 0,88 270x0 clips",
      ],
      "sheet": [
        "AlertView 8,713 398x175", " UIView 0,0 398x110 clips",
        "  AlertBody 0,0 398x53 clips of 398x53 still",
        "   UILabel 16,19 366x15 deaf \"Title\" = alert.title",
        "   UILabel 0,0 0x0 deaf \"\" = alert.message",
        "  AlertAnswers 0,53 398x57 clips of 398x57 still", "   AlertRow 0,0 398x57 = OK",
        "   UIView 0,0 398x0.5 deaf", " UIView 0,118 398x57 clips", "  AlertRow 0,0 398x57 = No",
        "   UILabel 8,0 382x57 deaf \"No\"",
      ],
      "apart": [
        "AlertView 8,831 398x57", " UIView 0,0 398x0 clips",
        "  AlertBody 0,0 398x0 clips of 398x0 still", "   UILabel 0,0 0x0 deaf \"\" = alert.title",
        "   UILabel 0,0 0x0 deaf \"\" = alert.message",
        "  AlertAnswers 0,0 398x0 clips of 398x0 still", " UIView 0,0 398x57 clips",
        "  AlertRow 0,0 398x57 = No", "   UILabel 8,0 382x57 deaf \"No\"",
      ],
      "text only": [
        "AlertView 8,835 398x53", " UIView 0,0 398x53 clips",
        "  AlertBody 0,0 398x53 clips of 398x53 still",
        "   UILabel 16,19 366x15 deaf \"Title\" = alert.title",
        "   UILabel 0,0 0x0 deaf \"\" = alert.message",
        "  AlertAnswers 0,53 398x0 clips of 398x0 still", " UIView 0,-4 398x0 clips",
      ],
      "answers only": [
        "AlertView 72,426 270x44", " UIView 0,0 270x44 clips",
        "  AlertBody 0,0 270x0 clips of 270x0 still", "   UILabel 0,0 0x0 deaf \"\" = alert.title",
        "   UILabel 0,0 0x0 deaf \"\" = alert.message",
        "  AlertAnswers 0,0 270x44 clips of 270x44 still", "   AlertRow 0,0 270x44 = OK",
        "   UIView 0,0 270x0.5 hidden deaf", " UIView 0,0 270x0 clips",
      ],
    ]
    #expect(parts(alert) == expected[kind])
    withExtendedLifetime(generator) {}
  }

  @Test func `two answers share a line when each fits into half of it, exactly`() {
    func isOneLine(_ count: Int, _ style: UIAlertController.Style, _ title: String) -> Bool {
      let rows = (0..<count).map { _ in
        AlertRow(UIAlertAction(title: title, style: .default), style: style, isStrong: false) {}
      }
      return AlertAnswers.fitInOneLine(rows, style)
    }
    #expect([1, 2, 3].map { isOneLine($0, .alert, "OK") } == [false, true, false])
    #expect(!isOneLine(2, .actionSheet, "OK"))
    let row = AlertRow(
      UIAlertAction(title: "OK", style: .cancel), style: .alert, isStrong: true
    ) {}
    row.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    row.layoutIfNeeded()
    #expect(PartText.of(row) == ["AlertRow 0,0 100x44 = OK", " UILabel 8,0 84x44 deaf \"OK\""])
    let text = row.subviews[0].sizeThatFits(BarLook.anySize).width
    #expect(row.fittingWidth == text + 16)
    let titles = (1...60).map { String(repeating: "i", count: $0) }
    let widths = titles.map { title in
      AlertRow(UIAlertAction(title: title, style: .default), style: .alert, isStrong: false) {}
        .fittingWidth
    }
    #expect(titles.map { isOneLine(2, .alert, $0) } == widths.map { $0 <= 135 })
    #expect(widths[0] < 135 && widths[59] > 135)
  }

  @Test func `fields stand below each other, and text changes while it is shown`() throws {
    let alert = alert(.alert, message: "Text", [("OK", .default)])
    for _ in 1...2 { alert.addTextField() }
    let generator = try show(alert)
    let fields = try #require(alert.textFields)
    #expect(fields.map(\.borderStyle) == [.roundedRect, .roundedRect])
    #expect(fields[0].isFirstResponder)
    #expect(
      parts(alert) == [
        "AlertView 72,235 270x210", " UIView 0,0 270x210 clips",
        "  AlertBody 0,0 270x166 clips of 270x166 still",
        "   UILabel 16,19 238x19 deaf \"Title\" = alert.title",
        "   UILabel 16,42 238x15 deaf \"Text\" = alert.message", "   UITextField 16,71 238x34",
        "   UITextField 16,113 238x34", "  AlertAnswers 0,166 270x44 clips of 270x44 still",
        "   AlertRow 0,0 270x44 = OK", "   UIView 0,0 270x0.5 deaf", " UIView 0,166 270x0 clips",
      ])
    alert.message = nil
    alert.title = ""
    generator.advance(by: 0)
    #expect(fields.map { PartText.of($0.frame) } == ["16,19 238x34", "16,61 238x34"])
    alert.message = "More"
    generator.advance(by: 0)
    #expect(PartText.of(fields[0].frame) != "16,19 238x34")
  }

  @Test func `an alert stands in what the screen leaves free, and is no wider`() throws {
    let safeArea = EdgeDistances(top: 40, left: 10, bottom: 60, right: 30)
    let pair: [(String, UIAlertAction.Style)] = [("OK", .default), ("No", .cancel)]
    var places: [String?] = []
    for (width, style) in [
      (414.0, UIAlertController.Style.alert), (414, .actionSheet), (250, .alert),
    ] {
      resizeScreen(width, 500, safeArea: safeArea)
      let alert = alert(style, pair)
      let generator = try show(alert)
      places.append(PartText.place(alert.view))
      alert.dismiss(animated: false)
      withExtendedLifetime(generator) {}
    }
    #expect(places == ["62,190 270x101", "18,257 358x175", "18,190 194x101"])
    resizeScreen(320, 200)
    let tall = alert(
      .alert, message: String(repeating: "Text ", count: 100), (1...9).map { ("\($0)", .default) })
    let generator = try show(tall)
    #expect(
      parts(tall).prefix(4) == [
        "AlertView 25,8 270x184", " UIView 0,0 270x184 clips",
        "  AlertBody 0,0 270x92 clips of 270x250",
        "   UILabel 16,19 238x19 deaf \"Title\" = alert.title",
      ])
    let short = alert(.alert, (1...9).map { ("\($0)", .default) })
    tall.dismiss(animated: false)
    root.present(short, animated: false)
    generator.advance(by: 0)
    #expect(
      parts(short).filter { $0.contains("Scroll") || $0.contains("Alert") }.prefix(3) == [
        "AlertView 25,8 270x184", "  AlertBody 0,0 270x57 clips of 270x57 still",
        "  AlertAnswers 0,57 270x127 clips of 270x396",
      ])
  }

  @Test func `a finger lights the answer under it, and only one finger does`() throws {
    let alert = alert(
      .alert, [("A", .default), ("B", .default), ("Off", .default), ("No", .cancel)])
    alert.actions[2].isEnabled = false
    let generator = try show(alert)
    func lit() -> [String] {
      alert.actions.compactMap { action in
        let row = try? generator.viewWithIdentifier(action.title ?? "", ofType: AlertRow.self)
        return row?.isHighlighted == true ? action.title : nil
      }
    }
    func middle(_ name: String) throws -> CGPoint {
      let row = try generator.viewWithIdentifier(name)
      return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    }
    try generator.fingerDown(.rightIndex, at: middle("A"))
    var all = [lit()]
    try generator.fingerDown(.rightMiddle, at: middle("B"))
    all.append(lit())
    try generator.fingerUp(.rightMiddle)
    all.append(lit())
    for name in ["B", "Off", "No"] {
      try generator.fingerMove(.rightIndex, to: middle(name))
      all.append(lit())
    }
    try generator.fingerMove(.rightIndex, to: CGPoint(x: 10, y: 10))
    all.append(lit())
    try generator.fingerMove(.rightIndex, to: middle("B"))
    try generator.cancelTouches()
    all.append(lit())
    #expect(all == [["A"], ["A"], ["A"], ["B"], [], ["No"], [], []])
    try generator.fingerTap(at: "Off")
    generator.advance(by: 1)
    #expect(log.take() == [] && lit() == [] && root.presentedViewController === alert)
    try generator.fingerDown(at: middle("A"))
    alert.actions[0].isEnabled = false
    #expect(lit() == [])
    alert.actions[0].isEnabled = true
    #expect(lit() == [])
    try generator.fingerMove(to: CGPoint(x: 10, y: 10))
    try generator.fingerUp()
    generator.advance(by: 0.1)
    try generator.fingerDown(at: middle("B"))
    alert.message = "Changed"
    generator.advance(by: 0)
    #expect(lit() == [])
    try generator.fingerUp()
    generator.advance(by: 1)
    #expect(root.presentedViewController === alert && log.take() == [])
  }

  @Test func `answers that do not fit are chosen where they are seen`() throws {
    resizeScreen(320, 300)
    let alert = alert(.alert, title: "Title", (1...9).map { ("\($0)", .default) })
    let generator = try show(alert)
    let answers = try #require(generator.viewWithIdentifier("1").superview as? UIScrollView)
    #expect(answers.isScrollEnabled && answers.contentSize.height == 9 * 44)
    #expect(answers.touchesShouldCancel(in: answers) && !answers.delaysContentTouches)
    let title = try generator.viewWithIdentifier("alert.title")
    try generator.fingerDown(at: title.convert(CGPoint(x: 100, y: 5), to: nil))
    answers.contentOffset.y = 44
    try generator.fingerMove(to: title.convert(CGPoint(x: 101, y: 5), to: nil))
    try generator.fingerUp()
    generator.advance(by: 1)
    #expect(log.take() == [] && root.presentedViewController === alert)
  }

  @Test func `keys and the menu button answer as far as there is something to choose`() throws {
    func commands(_ answers: [(String, UIAlertAction.Style)], preferred: Int? = nil) -> [String?] {
      let made = self.alert(.alert, answers)
      if let preferred { made.preferredAction = made.actions[preferred] }
      return (made.keyCommands ?? []).map(\.input)
    }
    let (enter, escape) = ("\r", UIKeyCommand.inputEscape)
    #expect(
      [
        commands([]), commands([("A", .default)]), commands([("No", .cancel)]),
        commands([("A", .default), ("B", .default)]),
        commands([("A", .default), ("B", .default)], preferred: 1),
        commands([("A", .default), ("No", .cancel)]),
      ] == [[], [enter], [enter, escape], [], [enter], [escape]])
    let alert = alert(.alert, [("A", .default), ("No", .cancel)])
    let command = UIKeyCommand(input: "k", modifierFlags: .command, action: Selector("k"))
    alert.addKeyCommand(command)
    #expect(alert.keyCommands?.map(\.input) == [escape, "k"])
    let generator = try show(alert)
    try generator.pressDown(.menu)
    generator.advance(by: 0.1)
    #expect(log.take() == [] && root.presentedViewController === alert)
    try generator.pressUp(.menu)
    generator.advance(by: 1)
    #expect(log.take() == ["No"])
    root.present(alert, animated: false)
    generator.advance(by: 0)
    try generator.press(.playPause)
    generator.advance(by: 1)
    #expect(log.take() == [] && root.presentedViewController === alert)
  }

  @Test func `one answer is enough, however it is given, and the next time it asks again`() throws {
    let alert = alert(.alert, [("A", .default), ("No", .cancel)])
    let generator = try show(alert)
    for _ in 1...2 {
      alert.answerByEscape()
      #expect(alert.isAnswered && alert.isBeingDismissed)
      #expect(root.transitionCoordinator?.isAnimated != false)
      alert.answerByEscape()
      AlertContent.choose(alert.actions[0], in: alert)
      generator.advance(by: 1)
      #expect(log.take() == ["No"] && !alert.isAnswered && root.presentedViewController == nil)
      root.present(alert, animated: false)
      generator.advance(by: 0)
    }
    alert.actions[1].isEnabled = false
    alert.answerByEscape()
    generator.advance(by: 1)
    #expect(log.take() == [] && root.presentedViewController === alert)
  }

  @Test func `Return goes on to the next field that takes text, then to the one plain answer`()
    throws
  {
    let alert = alert(.alert, [("No", .cancel), ("A", .default)])
    for _ in 1...3 { alert.addTextField() }
    let fields = try #require(alert.textFields)
    fields[1].isEnabled = false
    let generator = try show(alert)
    #expect(fields.map(\.isFirstResponder) == [true, false, false])
    try generator.keyPress(.returnOrEnter)
    #expect(fields.map(\.isFirstResponder) == [false, false, true])
    try generator.keyPress(.returnOrEnter)
    generator.advance(by: 1)
    #expect(log.take() == ["A"] && root.presentedViewController == nil)
    #expect(fields.map(\.isFirstResponder) == [false, false, false])
    let before = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    root.view.addSubview(before)
    before.becomeFirstResponder()
    root.present(alert, animated: false)
    generator.advance(by: 0.5)
    let presentation = root.presentation as? Presentation
    #expect(fields[0].isFirstResponder && presentation?.earlierFirstResponder === before)
    #expect(alert.keyboardObserver != nil)
    alert.dismiss(animated: false)
    #expect(before.isFirstResponder && presentation?.earlierFirstResponder == nil)
    #expect(alert.keyboardObserver == nil)
  }

  @Test func `an alert rises with the keyboard in the time that the keyboard takes`() throws {
    let alert = alert(.alert, [("A", .default)])
    alert.addTextField()
    let generator = try show(alert)
    generator.advance(by: 1)
    let raised = alert.view.frame
    alert.textFields?[0].resignFirstResponder()
    let shown = { alert.view.layer.presentation()?.frame.minY.rounded() ?? 0 }
    #expect(shown() == raised.minY)
    generator.advance(by: 0.1)
    let underWay = shown()
    generator.advance(by: 1)
    let rest = alert.view.frame
    #expect(raised.minY < underWay && underWay < rest.minY && abs(rest.midY - 448) < 1)
    root.dismiss(animated: true)
    let sinking = alert.view.frame
    AlertLayout.keyboardWillMove(alert, in: 0.2)
    generator.window.layoutIfNeeded()
    #expect(alert.view.frame == sinking && sinking.minY == 896)
  }

  @Test func `the focus goes to the answer that is preferred, and past those that are off`() throws
  {
    let alert = alert(.alert, [("A", .default), ("Off", .default), ("B", .default)])
    alert.actions[1].isEnabled = false
    #expect(alert.view.preferredFocusEnvironments.isEmpty)
    alert.preferredAction = alert.actions[2]
    let generator = try show(alert)
    #expect(
      alert.view.preferredFocusEnvironments.map { ($0 as? AlertRow)?.action.title } == ["B"])
    try generator.press(.downArrow)
    #expect(try generator.viewWithIdentifier("B").isFocused)
    try generator.press(.upArrow)
    let row = try generator.viewWithIdentifier("A", ofType: AlertRow.self)
    #expect(row.isFocused && row.backgroundColor == AlertLook.focused)
    #expect(try generator.viewWithIdentifier("B").backgroundColor == AlertLook.card)
    try generator.press(.select)
    generator.advance(by: 1)
    #expect(log.take() == ["A"])
  }
}
