// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AX what is read out", .freshApplication)
struct AccessibilityReadingRules {
  /// A label with a text at a place.
  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 20))
    label.text = text
    return label
  }

  private func page(_ views: UIView...) throws -> (EventGenerator, UIView) {
    let page = UIView(frame: UIScreen.main.bounds)
    for view in views { page.addSubview(view) }
    return (try EventGenerator(view: page), page)
  }

  @Test func `AX-1 aids are told one by one`() {
    let log = EventLog()
    let names = [
      UIAccessibility.boldTextStatusDidChangeNotification,
      UIAccessibility.videoAutoplayStatusDidChangeNotification,
      UIAccessibility.grayscaleStatusDidChangeNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let length = note.name.rawValue.count
        MainActor.assumeIsolated { log.record("\(length)") }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    #expect(!UIAccessibility.isBoldTextEnabled && UIAccessibility.isVideoAutoplayEnabled)
    HostInput.send(.preferences(HostPreferences(aids: [.boldText, .noAutoplay]), at: 0))
    #expect(UIAccessibility.isBoldTextEnabled && !UIAccessibility.isVideoAutoplayEnabled)
    #expect(!UIAccessibility.isGrayscaleEnabled)
    #expect(log.lines.count == 2)
    HostInput.send(.preferences(HostPreferences(aids: [.boldText]), at: 0))
    #expect(log.lines.count == 3 && UIAccessibility.isVideoAutoplayEnabled)
  }

  @Test func `AX-2 objects keep what they are told`() {
    let object = NSObject()
    #expect(object.accessibilityLabel == nil && object.accessibilityTraits == .none)
    object.accessibilityLabel = "Thing"
    object.accessibilityTraits = .button
    object.accessibilityFrame = CGRect(x: 1, y: 2, width: 4, height: 6)
    #expect(object.accessibilityLabel == "Thing" && object.accessibilityTraits == .button)
    #expect(object.accessibilityActivationPoint == CGPoint(x: 3, y: 5))
    #expect(object.accessibilityUserInputLabels == ["Thing"])
    let view: NSObject = UILabel()
    (view as? UILabel)?.text = "Text"
    #expect(view.accessibilityLabel == "Text")
    view.accessibilityHint = "Says"
    #expect((view as? UIView)?.accessibilityHint == "Says")
    let controller = UIViewController()
    controller.accessibilityUserInputLabels = ["a", "b"]
    #expect(controller.accessibilityAttributedUserInputLabels.map(\.string) == ["a", "b"])
  }

  @Test func `AX-2 AX-3 a responder that is no view keeps all that it is told`() {
    let thing = UIResponder()
    #expect(!thing.isAccessibilityElement && thing.accessibilityTraits == .none)
    #expect(thing.accessibilityFrame == .zero && thing.accessibilityActivationPoint == .zero)
    #expect(thing.accessibilityNavigationStyle == .automatic)
    #expect(thing.accessibilityTextualContext == nil && !thing.shouldGroupAccessibilityChildren)
    thing.isAccessibilityElement = true
    thing.accessibilityValue = "half"
    thing.accessibilityHint = "Turns"
    thing.accessibilityTraits = .adjustable
    thing.accessibilityFrame = CGRect(x: 10, y: 20, width: 4, height: 8)
    thing.accessibilityLanguage = "de"
    thing.shouldGroupAccessibilityChildren = true
    thing.accessibilityNavigationStyle = .separate
    thing.accessibilityTextualContext = .sourceCode
    #expect(thing.isAccessibilityElement && thing.accessibilityTraits == .adjustable)
    #expect(thing.accessibilityValue == "half" && thing.accessibilityHint == "Turns")
    #expect(thing.accessibilityActivationPoint == CGPoint(x: 12, y: 24))
    thing.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
    #expect(thing.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
    #expect(thing.accessibilityLanguage == "de" && thing.shouldGroupAccessibilityChildren)
    #expect(thing.accessibilityNavigationStyle == .separate)
    #expect(thing.accessibilityTextualContext == .sourceCode)
    thing.accessibilityAttributedHint = NSAttributedString(string: "Pulls")
    thing.accessibilityAttributedValue = NSAttributedString(string: "full")
    #expect(thing.accessibilityHint == "Pulls" && thing.accessibilityValue == "full")
    #expect(thing.accessibilityAttributedHint?.string == "Pulls")
    #expect(thing.accessibilityAttributedValue?.string == "full")
    thing.accessibilityRespondsToUserInteraction = false
    #expect(!thing.accessibilityRespondsToUserInteraction)
  }

  @Test func `AX-2 words with attributes are kept as long as they are the same`() {
    let view = UIView()
    let said = NSAttributedString(string: "Bonjour", attributes: [.kern: 2])
    view.accessibilityAttributedLabel = said
    #expect(view.accessibilityLabel == "Bonjour")
    #expect(view.accessibilityAttributedLabel === said)
    view.accessibilityLabel = "Hello"
    #expect(view.accessibilityAttributedLabel?.string == "Hello")
    view.accessibilityAttributedLabel = nil
    #expect(view.accessibilityLabel == nil)
  }

  @Test func `AX-3 elements lie where their containers are`() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    let (_, _) = try page(view)
    #expect(view.accessibilityFrame == view.convert(view.bounds, to: nil))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
    let place = view.convert(CGRect(x: 5, y: 5, width: 10, height: 10), to: nil)
    #expect(element.accessibilityFrame == place)
    view.frame.origin.x += 7
    #expect(element.accessibilityFrame == place.offsetBy(dx: 7, dy: 0))
    element.accessibilityFrame = .zero
    #expect(element.accessibilityFrame == .zero)
    view.accessibilityPath = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(view.accessibilityFrame == CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 2, y: 2))
  }

  @Test func `AX-4 elements are read in the order that is given`() throws {
    let chart = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let bars = ["March", "January"].map { name in
      let bar = UIAccessibilityElement(accessibilityContainer: chart)
      bar.accessibilityLabel = name
      return bar
    }
    chart.accessibilityElements = bars
    let (generator, _) = try page(chart, label("Below", 0, 200))
    #expect(generator.voiceOver.labels == ["March", "January", "Below"])
    #expect(chart.accessibilityElementCount() == 2)
    #expect(chart.index(ofAccessibilityElement: bars[1]) == 1)
    #expect(chart.index(ofAccessibilityElement: chart) == NSNotFound)
    #expect(chart.accessibilityElement(at: 2) == nil && chart.accessibilityElement(at: -1) == nil)
    chart.isAccessibilityElement = true
    chart.accessibilityLabel = "Chart"
    #expect(generator.voiceOver.labels == ["Chart", "Below"])
  }

  /// Computes what is in it each time.
  private class Computing: UIView {
    var asked = 0
    private lazy var bars: [Any] = (0..<20).map { number in
      let bar = UIAccessibilityElement(accessibilityContainer: self)
      bar.accessibilityLabel = "\(number)"
      return bar
    }
    override var accessibilityElements: [Any]? {
      get {
        asked += 1
        return bars
      }
      set {}
    }
  }

  private final class Counting: Computing {
    override func accessibilityElementCount() -> Int { 3 }
  }

  private final class Reversing: Computing {
    override func accessibilityElement(at index: Int) -> Any? {
      super.accessibilityElement(at: accessibilityElementCount() - 1 - index)
    }
  }

  @Test func `AX-4 elements that are computed are asked for once, not once each`() throws {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let chart = Computing(frame: frame)
    let (generator, screen) = try page(chart)
    let labels = (0..<20).map(String.init)
    chart.asked = 0
    #expect(generator.voiceOver.labels == labels)
    #expect(chart.asked < 20)
    chart.removeFromSuperview()
    let counting = Counting(frame: frame)
    screen.addSubview(counting)
    #expect(generator.voiceOver.labels == ["0", "1", "2"])
    counting.removeFromSuperview()
    screen.addSubview(Reversing(frame: frame))
    #expect(generator.voiceOver.labels == labels.reversed())
  }

  @Test func `AX-5 what is hidden is not read`() throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    box.addSubview(label("Inside", 0, 0))
    let faint = label("Faint", 0, 120)
    faint.alpha = 0.001
    let gone = label("Gone", 0, 150)
    gone.isHidden = true
    let (generator, _) = try page(box, faint, gone, label("Shown", 0, 180))
    #expect(generator.voiceOver.labels == ["Inside", "Shown"])
    box.accessibilityElementsHidden = true
    #expect(generator.voiceOver.labels == ["Shown"])
  }

  @Test func `AX-6 of views beside each other only the modal one is read`() throws {
    let sheet = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    sheet.addSubview(label("Sheet", 0, 0))
    let (generator, _) = try page(label("Page", 0, 0), sheet)
    #expect(generator.voiceOver.labels == ["Page", "Sheet"])
    sheet.accessibilityViewIsModal = true
    #expect(generator.voiceOver.labels == ["Sheet"])
    sheet.isHidden = true
    #expect(generator.voiceOver.labels == ["Page"])
  }

  @Test func `AX-7 rows are read from top to bottom, in the direction of the language`() throws {
    let odd = label("nan", 0, 300)
    odd.accessibilityFrame = CGRect(x: CGFloat.nan, y: 300, width: 80, height: 20)
    let (generator, page) = try page(
      label("C", 0, 100), label("B", 100, 3), label("A", 0, 0), odd)
    #expect(generator.voiceOver.labels == ["A", "B", "C", "nan"])
    page.semanticContentAttribute = .forceRightToLeft
    #expect(generator.voiceOver.labels == ["B", "A", "C", "nan"])
  }

  @Test func `AX-8 AX-9 AX-16 the reader goes from element to element`() throws {
    let log = EventLog()
    final class Spoken: UILabel {
      var log: EventLog?
      override func accessibilityElementDidBecomeFocused() { log?.record("+\(text ?? "")") }
      override func accessibilityElementDidLoseFocus() { log?.record("-\(text ?? "")") }
    }
    let labels = ["A", "B"].enumerated().map { index, text in
      let label = Spoken(frame: CGRect(x: 0, y: 40 * index, width: 80, height: 20))
      label.text = text
      label.log = log
      return label
    }
    let (generator, _) = try page(labels[0], labels[1])
    let reader = generator.voiceOver
    #expect(!UIAccessibility.isVoiceOverRunning)
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
    reader.start()
    #expect(UIAccessibility.isVoiceOverRunning && labels[0].accessibilityElementIsFocused())
    reader.next()
    reader.next()
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView === labels[1])
    #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
    #expect(
      labels[1].accessibilityAssistiveTechnologyFocusedIdentifiers() == [.notificationVoiceOver])
    reader.previous()
    reader.previous()
    reader.stop()
    #expect(log.lines == ["+A", "-A", "+B", "-B", "+A", "-A"])
    #expect(!UIAccessibility.isVoiceOverRunning && reader.focusedElement == nil)
    #expect(throws: HammerError.self) { try reader.go(to: "nobody") }
  }
}
