// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("SV text that is edited", .freshApplication)
final class TextRevealRules {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let controller = UIViewController()
  private var observer: (any NSObjectProtocol)?

  /// A scroll view that an application keeps clear of the keyboard.
  private func start() throws -> EventGenerator {
    scroll.contentSize = CGSize(width: 300, height: 2000)
    controller.view.addSubview(scroll)
    let generator = try EventGenerator(viewController: controller)
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak scroll] _ in
      MainActor.assumeIsolated { scroll?.contentInset.bottom = 150 }
    }
    return generator
  }

  private func stop() {
    controller.view.endEditing(true)
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  @Test func `SV-34 a field that begins scrolls into sight above the keyboard`() throws {
    let generator = try start()
    let field = UITextField(frame: CGRect(x: 0, y: 600, width: 200, height: 40))
    let near = UITextField(frame: CGRect(x: 0, y: 500, width: 200, height: 40))
    for view in [field, near] {
      view.inputView = InputStage.view(200)
      scroll.addSubview(view)
    }
    field.becomeFirstResponder()
    generator.advance(by: 1)
    #expect(scroll.contentOffset.y == 390)
    near.becomeFirstResponder()
    generator.advance(by: 1)
    #expect(scroll.contentOffset.y == 390)
    stop()
  }

  @Test func `SV-34 the caret of a text view stays in sight of the scroll view around it`() throws {
    let generator = try start()
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 900))
    text.isScrollEnabled = false
    text.inputView = InputStage.view(200)
    text.font = .systemFont(ofSize: 17)
    text.text = Array(repeating: "line", count: 30).joined(separator: "\n")
    scroll.addSubview(text)
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: 0, length: 0)
    generator.advance(by: 1)
    #expect(scroll.contentOffset.y == 0)
    text.selectedRange = NSRange(location: text.text.utf16.count, length: 0)
    text.insertText("\nthe end")
    generator.advance(by: 1)
    let caret = text.caretRect(for: text.endOfDocument)
    let bottom = text.convert(caret, to: controller.view).maxY
    #expect(bottom > 200)
    #expect(bottom <= 250.5)
    stop()
  }

  @Test func `SV-36 a field is shown again when the keyboard goes elsewhere`() throws {
    let generator = try start()
    let field = UITextField(frame: CGRect(x: 0, y: 600, width: 200, height: 40))
    field.inputView = InputStage.view(200)
    scroll.addSubview(field)
    field.becomeFirstResponder()
    generator.advance(by: 1)
    #expect(scroll.contentOffset.y == 390)
    scroll.contentInset.bottom = 250
    field.inputView = InputStage.view(300)
    field.reloadInputViews()
    generator.advance(by: 1)
    #expect(scroll.contentOffset.y == 490)
    stop()
  }

  @Test func `SV-34 a range is shown within the insets of a text view`() throws {
    let generator = try start()
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    text.font = .systemFont(ofSize: 17)
    text.text = (1...100).map { "line \($0)" }.joined(separator: "\n")
    controller.view.addSubview(text)
    text.contentInset.bottom = 120
    let place = (text.text as NSString).range(of: "line 50")
    text.scrollRangeToVisible(place)
    generator.advance(by: 1)
    let start = try #require(text.position(from: text.beginningOfDocument, offset: place.location))
    let line = text.convert(text.caretRect(for: start), to: controller.view)
    #expect(line.minY >= 0 && line.maxY <= 180.5)
    #expect(line.maxY > 150)
    stop()
  }
}
