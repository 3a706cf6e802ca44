// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AX what is done without seeing", .freshApplication)
struct AccessibilityOperatingRules {
  private func label(_ text: String, _ y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: y, width: 80, height: 20))
    label.text = text
    return label
  }

  private func page(_ views: UIView...) throws -> (EventGenerator, UIView) {
    let page = UIView(frame: UIScreen.main.bounds)
    for view in views { page.addSubview(view) }
    return (try EventGenerator(view: page), page)
  }

  @Test func `AX-10 the reader goes where the application sends it`() throws {
    let (first, second) = (label("A", 0), label("B", 50))
    let (generator, page) = try page(first, second)
    let reader = generator.voiceOver
    reader.start()
    UIAccessibility.post(notification: .layoutChanged, argument: second)
    #expect(reader.focusedElement === second)
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(reader.focusedElement === second)
    UIAccessibility.post(notification: .screenChanged, argument: "New page")
    #expect(reader.focusedElement === first && reader.announcements == ["New page"])
    reader.next()
    second.removeFromSuperview()
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(reader.focusedElement === first)
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    box.addSubview(label("In box", 0))
    page.addSubview(box)
    UIAccessibility.post(notification: .screenChanged, argument: box)
    #expect((reader.focusedElement as? UILabel)?.text == "In box")
  }

  @Test func `AX-11 AX-12 announcements are said while somebody reads`() throws {
    let log = EventLog()
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
    ) { note in
      let words = note.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
      MainActor.assumeIsolated { log.record(words ?? "-") }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let (generator, _) = try page(label("A", 0))
    let reader = generator.voiceOver
    UIAccessibility.post(notification: .announcement, argument: "unheard")
    reader.start()
    UIAccessibility.post(notification: .announcement, argument: "one")
    UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: "two"))
    UIAccessibility.post(notification: .announcement, argument: 3)
    UIAccessibility.post(notification: .pauseAssistiveTechnology, argument: nil)
    UIAccessibility.post(notification: .announcement, argument: "unsaid")
    UIAccessibility.post(notification: .resumeAssistiveTechnology, argument: nil)
    UIAccessibility.post(notification: .announcement, argument: "three")
    #expect(reader.announcements == ["one", "two", "three"] && log.lines == reader.announcements)
  }

  @Test func `AX-13 activating asks the element, then touches it`() throws {
    final class Own: UILabel {
      var count = 0
      override func accessibilityActivate() -> Bool {
        count += 1
        return true
      }
    }
    let own = Own(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    own.text = "Own"
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in taps += 1 })
    button.frame = CGRect(x: 0, y: 60, width: 80, height: 40)
    let (generator, _) = try page(own, button)
    let reader = generator.voiceOver
    reader.start()
    try reader.activate()
    try reader.go(to: "Save")
    try reader.activate()
    #expect(own.count == 1 && taps == 1)
    let slider = UISlider(frame: CGRect(x: 0, y: 120, width: 200, height: 40))
    slider.accessibilityLabel = "Volume"
    button.superview?.addSubview(slider)
    try reader.go(to: "Volume")
    reader.increment()
    #expect(slider.value > 0)
    reader.decrement()
    #expect(slider.value == 0)
  }

  @Test func `AX-13 escape goes up to whoever can leave`() throws {
    let first = UIViewController()
    let second = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    let generator = try EventGenerator(viewController: navigation)
    navigation.pushViewController(second, animated: false)
    let words = label("Second", 200)
    second.view.addSubview(words)
    let reader = generator.voiceOver
    reader.start()
    UIAccessibility.post(notification: .screenChanged, argument: words)
    #expect(reader.escape() && navigation.topViewController === first)
    generator.advance(by: 1)
    #expect(!reader.escape() && !reader.magicTap())
    final class Player: UIViewController {
      var isPlaying = false
      override func accessibilityPerformMagicTap() -> Bool {
        isPlaying.toggle()
        return true
      }
    }
    let player = Player()
    navigation.pushViewController(player, animated: false)
    let title = label("Song", 200)
    player.view.addSubview(title)
    UIAccessibility.post(notification: .screenChanged, argument: title)
    #expect(reader.magicTap() && player.isPlaying)
  }

  @Test func `AX-14 scrolling turns pages`() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.contentSize = CGSize(width: 200, height: 250)
    scroll.addSubview(label("Top", 0))
    let (generator, _) = try page(scroll)
    let reader = generator.voiceOver
    reader.start()
    #expect(reader.scroll(.down) && scroll.contentOffset.y == 100)
    #expect(reader.scroll(.next) && scroll.contentOffset.y == 150)
    #expect(!reader.scroll(.down) && !reader.scroll(.left))
    #expect(reader.announcements == ["Page 2 of 3", "Page 3 of 3"])
    final class Teller: NSObject, UIScrollViewAccessibilityDelegate {
      func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { "Rows 1 to 5" }
    }
    let teller = Teller()
    scroll.delegate = teller
    #expect(reader.scroll(.previous) && scroll.contentOffset.y == 50)
    #expect(reader.announcements.last == "Rows 1 to 5")
    scroll.contentSize = CGSize(width: CGFloat.infinity, height: .nan)
    _ = reader.scroll(.left)
    scroll.isScrollEnabled = false
    #expect(!reader.scroll(.up))
  }

  @Test func `AX-15 a rotor leads to what its search finds`() throws {
    let labels = ["Heading 1", "Text", "Heading 2"].enumerated().map { label($1, CGFloat($0) * 40) }
    let (generator, page) = try page(labels[0], labels[1], labels[2])
    let headings = [labels[0], labels[2]]
    let rotor = UIAccessibilityCustomRotor(name: "Headings") { predicate in
      let here = predicate.currentItem.targetElement as? UILabel
      let place = here.flatMap { here in headings.firstIndex { $0 === here } } ?? -1
      let next = place + (predicate.searchDirection == .next ? 1 : -1)
      guard headings.indices.contains(next) else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: headings[next], targetRange: nil)
    }
    page.accessibilityCustomRotors = [rotor]
    let reader = generator.voiceOver
    reader.start()
    #expect(reader.turn("Headings") && reader.focusedElement === labels[2])
    #expect(!reader.turn("Headings"))
    #expect(reader.turn("Headings", .previous) && reader.focusedElement === labels[0])
    #expect(!reader.turn("Links") && rotor.systemRotorType == .none)
  }

  @Test func `AW-44 actions with pictures and attributes are done by name`() throws {
    let item = label("Mail", 0)
    var done: [String] = []
    item.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete", image: UIImage()) { action in
        done.append(action.name)
        return true
      },
      UIAccessibilityCustomAction(attributedName: NSAttributedString(string: "Flag")) { _ in false
      },
    ]
    let (generator, _) = try page(item)
    let reader = generator.voiceOver
    reader.start()
    #expect(reader.perform("Delete") && !reader.perform("Flag") && !reader.perform("Other"))
    #expect(done == ["Delete"])
  }
}
