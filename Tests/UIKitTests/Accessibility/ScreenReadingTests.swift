// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("AX what hosts are told of the screen", .freshApplication)
struct ScreenReadingTests {
  /// A page on a host, which is read out from the beginning of `body`.
  private func read(
    _ views: UIView..., body: (HeadlessHost, EventGenerator) throws -> Void
  ) throws {
    let (host, page) = (HeadlessHost(), UIView(frame: UIScreen.main.bounds))
    try ApplicationDriving.attach(to: host)
    for view in views { page.addSubview(view) }
    let generator = try EventGenerator(view: page)
    generator.traceTopics = [.host, .anomaly]
    #expect(host.readable == nil && host.readings == 0)
    generator.voiceOver.start()
    try body(host, generator)
  }

  private func lines(_ host: HeadlessHost) -> [String] {
    (host.readable?.elements ?? []).map { element in
      let words = [element.label, element.value, element.hint].filter { !$0.isEmpty }
      let states: [(ReadableElement.State, String)] = [
        (.selected, "selected"), (.disabled, "disabled"), (.on, "on"), (.multiline, "multiline"),
        (.secret, "secret"),
      ]
      let names = states.filter { element.state.contains($0.0) }.map(\.1)
      let line = ["\(element.id)", element.kind.rawValue] + words.map { "'\($0)'" } + names
      return line.joined(separator: " ")
    }
  }

  private func send(_ deed: ReadingDeed) { HostInput.send(.reading(deed, at: 0)) }

  private func label(_ text: String, _ y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: y, width: 80, height: 20))
    label.text = text
    return label
  }

  @Test func `AX-17 every kind of thing is told as what it is`() throws {
    let title = label("Title", 0)
    title.accessibilityTraits = .header
    title.accessibilityLanguage = "de-CH"
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 40, width: 80, height: 20)
    button.setTitle("Save", for: .normal)
    button.isEnabled = false
    let toggle = UISwitch(frame: CGRect(x: 0, y: 80, width: 50, height: 30))
    toggle.isOn = true
    let slider = UISlider(frame: CGRect(x: 0, y: 120, width: 100, height: 30))
    slider.value = 0.5
    let field = UITextField(frame: CGRect(x: 0, y: 160, width: 100, height: 30))
    (field.placeholder, field.text, field.isSecureTextEntry) = ("Code", "abc", true)
    let text = UITextView(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
    text.text = "Long"
    let search = UISearchTextField(frame: CGRect(x: 0, y: 240, width: 100, height: 30))
    search.placeholder = "Find"
    let picture = UIImageView(frame: CGRect(x: 0, y: 280, width: 10, height: 10))
    (picture.isAccessibilityElement, picture.accessibilityLabel) = (true, "Cat")
    let link = label("More", 300)
    link.accessibilityTraits = [.link, .selected]
    link.accessibilityHint = "Opens a page"
    try read(title, button, toggle, slider, field, text, search, picture, link) { host, _ in
      #expect(
        lines(host) == [
          "1 heading 'Title'", "2 button 'Save' disabled", "3 toggle on", "4 slider '50%'",
          "5 field 'Code' '•••' secret", "6 field 'Long' multiline", "7 search 'Find'",
          "8 image 'Cat'", "9 link 'More' 'Opens a page' selected",
        ])
      #expect(host.readable?.elements.first?.language == "de-CH")
      #expect(
        host.readable?.elements[3].frame == CGRect(x: 0, y: 120, width: 100, height: 30))
      #expect(host.readable?.focus == 1 && host.readable?.isModal == false)
    }
  }

  @Test func `AX-17 numbers stay with their elements, and none comes back`() throws {
    let (first, second) = (label("A", 0), label("B", 40))
    try read(first, second) { host, generator in
      #expect(lines(host) == ["1 text 'A'", "2 text 'B'"])
      first.frame.origin.y = 80
      generator.advance(by: 0)
      #expect(lines(host) == ["2 text 'B'", "1 text 'A'"])
      first.removeFromSuperview()
      generator.advance(by: 0)
      #expect(lines(host) == ["2 text 'B'"])
      second.superview?.addSubview(first)
      generator.advance(by: 0)
      #expect(lines(host) == ["2 text 'B'", "3 text 'A'"])
    }
  }

  @Test func `AX-18 only turns that changed something are told, and the end`() throws {
    let text = label("A", 0)
    try read(text) { host, generator in
      let begun = host.readings
      for _ in 0..<3 { generator.advance(by: 0.1) }
      #expect(host.readings == begun)
      text.accessibilityValue = "2 of 3"
      generator.advance(by: 0)
      #expect(host.readings == begun + 1 && lines(host) == ["1 text 'A' '2 of 3'"])
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      #expect(host.words == ["Saved"])
      generator.voiceOver.stop()
      #expect(host.readings == begun + 2 && host.readable == nil)
      text.text = "B"
      generator.advance(by: 0)
      #expect(host.readings == begun + 2)
      UIAccessibility.post(notification: .announcement, argument: "Unheard")
      #expect(host.words == ["Saved"])
    }
  }

  @Test func `AX-19 elements are pressed, adjusted and do their actions`() throws {
    let log = EventLog()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    button.addAction(UIAction { _ in log.record("button") }, for: .touchUpInside)
    let slider = UISlider(frame: CGRect(x: 0, y: 60, width: 100, height: 30))
    slider.value = 0.5
    slider.addAction(
      UIAction { _ in log.record("slider \((slider.value * 10).rounded())") }, for: .valueChanged)
    let row = label("Row", 120)
    row.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { _ in
        log.record("delete")
        return true
      }
    ]
    try read(button, slider, row) { host, generator in
      #expect(host.readable?.elements.last?.actions == ["Delete"])
      for deed: ReadingDeed in [
        .press(1), .increment(2), .decrement(2), .decrement(2), .act(3, action: 0),
      ] {
        send(deed)
        log.record("read \(host.readable?.focus ?? 0)")
      }
      #expect(
        log.lines == [
          "button", "read 1", "slider 6.0", "read 2", "slider 5.0", "read 2", "slider 4.0",
          "read 2", "delete", "read 3",
        ])
      #expect(generator.trace.contains { $0.contains("reading at 0 s: action 0 of 3") })
    }
  }

  @Test func `AX-22 segments are read one by one, and a stepper says its number`() throws {
    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    segments.frame = CGRect(x: 0, y: 0, width: 300, height: 30)
    segments.selectedSegmentIndex = 0
    segments.setEnabled(false, forSegmentAt: 2)
    let stepper = UIStepper(frame: CGRect(x: 0, y: 60, width: 90, height: 30))
    (stepper.accessibilityLabel, stepper.stepValue) = ("Guests", 0.5)
    try read(segments, stepper) { host, _ in
      #expect(
        lines(host) == [
          "1 button 'One' selected", "2 button 'Two'", "3 button 'Three' disabled",
          "4 slider 'Guests' '0'",
        ])
      #expect(
        host.readable?.elements[1].frame == CGRect(x: 100, y: 0, width: 100, height: 30))
      send(.press(2))
      send(.press(3))
      send(.increment(4))
      #expect(segments.selectedSegmentIndex == 1 && stepper.value == 0.5)
      #expect(
        lines(host) == [
          "1 button 'One'", "2 button 'Two' selected", "3 button 'Three' disabled",
          "4 slider 'Guests' '0.5'",
        ])
    }
  }

  @Test func `AX-19 what is gone is counted, and so is what nobody reads`() throws {
    let (first, second) = (label("A", 0), label("B", 40))
    try read(first, second) { host, generator in
      second.removeFromSuperview()
      generator.advance(by: 0)
      for deed: ReadingDeed in [.press(2), .focus(0), .act(1, action: 0), .act(1, action: -1)] {
        send(deed)
      }
      generator.voiceOver.stop()
      send(.focus(1))
      let told = generator.trace.filter { $0.hasPrefix("anomaly") }
      #expect(told.count == 5)
      #expect(generator.voiceOver.focusedElement == nil)
    }
  }

  @Test func `AX-19 escape leaves`() throws {
    final class Page: UIView {
      var isLeft = false
      override func accessibilityPerformEscape() -> Bool {
        isLeft = true
        return true
      }
    }
    let page = Page(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    page.addSubview(label("A", 0))
    try read(page) { _, _ in
      send(.escape)
      #expect(page.isLeft)
    }
  }

  @Test func `AX-20 what is read or touched comes into sight`() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.contentSize = CGSize(width: 200, height: 1000)
    let (top, low) = (label("Top", 0), label("Low", 900))
    let button = UIButton(frame: CGRect(x: 0, y: 500, width: 80, height: 40))
    button.setTitle("Press", for: .normal)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    for view in [top, low, button] { scroll.addSubview(view) }
    try read(scroll) { host, _ in
      let numbers = Dictionary(
        uniqueKeysWithValues: host.readable!.elements.map { ($0.label, $0.id) })
      send(.focus(numbers["Low"]!))
      #expect(scroll.contentOffset.y == 820)
      send(.press(numbers["Press"]!))
      #expect(presses == 1 && scroll.contentOffset.y == 500)
      send(.focus(numbers["Top"]!))
      #expect(scroll.contentOffset.y == 0)
    }
  }

  @Test func `AX-21 what is presented is read alone, unless what is behind takes touches`()
    throws
  {
    let host = HeadlessHost()
    try ApplicationDriving.attach(to: host)
    let root = UIViewController()
    root.view.addSubview(label("Page", 100))
    let generator = try EventGenerator(viewController: root)
    generator.voiceOver.start()
    #expect(generator.voiceOver.labels == ["Page"] && host.readable?.isModal == false)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    root.present(alert, animated: false)
    generator.advance(by: 1)
    #expect(generator.voiceOver.labels == ["Sure?", "Yes"])
    #expect(host.readable?.isModal == true)
    root.dismiss(animated: false)
    generator.advance(by: 1)
    #expect(generator.voiceOver.labels == ["Page"] && host.readable?.isModal == false)
    let sheet = UIViewController()
    sheet.view.addSubview(label("Sheet", 10))
    sheet.sheetPresentationController?.detents = [.medium()]
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    root.present(sheet, animated: false)
    generator.advance(by: 1)
    #expect(generator.voiceOver.labels.contains("Page"))
    #expect(generator.voiceOver.labels.contains("Sheet"))
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = nil
    generator.advance(by: 1)
    #expect(!generator.voiceOver.labels.contains("Page"))
  }
}
