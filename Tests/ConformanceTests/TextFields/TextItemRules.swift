// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A text view's delegate that decides about items, and writes down what it is asked.
private final class ItemLog: NSObject, UITextViewDelegate {
  let log = EventLog()
  var refuses = false
  var replaces = false

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    log.record("may \(URL) \(characterRange.location)+\(characterRange.length) \(interaction)")
    return !refuses
  }

  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    log.record("primary \(textItem.range.location)+\(textItem.range.length)")
    guard replaces else { return nil }
    return UIAction(title: "Mine") { [log] _ in log.record("did") }
  }

  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    log.record("menu of \(defaultMenu.children.map(\.title))")
    return UITextItem.MenuConfiguration(menu: defaultMenu)
  }
}

@MainActor @Suite("FR items in text views", .freshApplication)
struct TextItemRules {
  @MainActor
  private final class Stage {
    let view = UITextView(frame: CGRect(x: 20, y: 40, width: 280, height: 100))
    let delegate = ItemLog()
    let generator: EventGenerator

    init() throws {
      let controller = UIViewController()
      controller.view.addSubview(view)
      view.isEditable = false
      view.delegate = delegate
      generator = try EventGenerator(viewController: controller)
    }

    /// The middle of a range on the screen.
    func middle(_ from: Int, _ to: Int) -> CGPoint {
      view.layoutIfNeeded()
      guard let start = view.position(from: view.beginningOfDocument, offset: from),
        let end = view.position(from: view.beginningOfDocument, offset: to),
        let range = view.textRange(from: start, to: end)
      else { return .zero }
      let rect = view.firstRect(for: range)
      return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    func setLink() {
      let text = NSMutableAttributedString(string: "see the page")
      text.addAttribute(
        .link, value: "https://swift.org", range: NSRange(location: 8, length: 4))
      view.attributedText = text
    }
  }

  @Test func `FR-65 a tap on a link does what the delegate says`() throws {
    let stage = try Stage()
    stage.setLink()
    stage.delegate.replaces = true
    try stage.generator.fingerTap(at: stage.middle(8, 12))
    try stage.generator.wait(1)
    #expect(
      stage.delegate.log.take() == [
        "may https://swift.org 8+4 invokeDefaultAction", "primary 8+4", "did",
      ])
    #expect(!stage.view.isFirstResponder)
    stage.delegate.refuses = true
    try stage.generator.fingerTap(at: stage.middle(8, 12))
    try stage.generator.wait(1)
    #expect(
      stage.delegate.log.take() == ["may https://swift.org 8+4 invokeDefaultAction"])
    try stage.generator.fingerTap(at: stage.middle(0, 3))
    try stage.generator.wait(1)
    #expect(stage.delegate.log.take() == [] && stage.view.isFirstResponder)
  }

  @Test func `FR-65 a finger that rests on a link brings its menu up`() throws {
    let stage = try Stage()
    stage.setLink()
    try stage.generator.fingerDown(at: stage.middle(8, 12))
    try stage.generator.wait(1)
    try stage.generator.fingerUp()
    try stage.generator.wait(0.5)
    #expect(
      stage.delegate.log.take() == [
        "may https://swift.org 8+4 presentActions", "menu of [\"Open Link\", \"Copy Link\"]",
      ])
    try stage.generator.fingerTap(at: stage.generator.viewWithIdentifier("menu.Copy Link"))
    try stage.generator.wait(0.5)
    #expect(UIPasteboard.general.url == URL(string: "https://swift.org"))
  }

  @Test func `FR-65 text that is edited has no items`() throws {
    let stage = try Stage()
    stage.setLink()
    stage.view.isEditable = true
    try stage.generator.fingerTap(at: stage.middle(8, 12))
    try stage.generator.wait(1)
    #expect(stage.delegate.log.take() == [] && stage.view.isFirstResponder)
  }

  @Test func `FR-65 a host that opens nothing says so`() throws {
    _ = try Stage()
    var answers: [Bool] = []
    for text in ["https://swift.org", "file:///etc/passwd", "javascript:alert(1)"] {
      let url = try #require(URL(string: text))
      UIApplication.shared.open(url) { answers.append($0) }
    }
    #expect(answers == [false, false, false])
  }

  @Test func `FR-66 addresses and telephone numbers are found in text that is only read`() throws {
    let stage = try Stage()
    let text =
      "Go to www.swift.org/install, or swift.org. Mail ada@example.com; call +1 (555) 010-9999."
      + " On 2026-11-21 at 10.30."
    stage.view.text = text
    stage.view.dataDetectorTypes = .all
    func links() -> [String] {
      stage.view.layoutIfNeeded()
      var result: [String] = []
      let all = stage.view.attributedText ?? NSAttributedString(string: "")
      all.enumerateAttribute(.link, in: NSRange(location: 0, length: all.length)) {
        value, range, _ in
        guard let url = value as? URL else { return }
        result.append("\(all.attributedSubstring(from: range).string) → \(url.absoluteString)")
      }
      return result
    }
    #expect(
      links() == [
        "www.swift.org/install → https://www.swift.org/install",
        "swift.org → https://swift.org", "ada@example.com → mailto:ada@example.com",
        "+1 (555) 010-9999 → tel:+15550109999",
      ])
    stage.view.dataDetectorTypes = .phoneNumber
    #expect(links() == ["+1 (555) 010-9999 → tel:+15550109999"])
    stage.view.text = "no numbers"
    #expect(links() == [])
    stage.view.text = "mail ada@example.com"
    stage.view.dataDetectorTypes = .link
    #expect(links().count == 1)
    stage.view.isEditable = true
    #expect(links() == [])
  }
}
