// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A model with what the rewriter makes of `@objc dynamic`.
final class Observed: NSObject, ExposedClass {
  var title = "a" {
    willSet { willChangeValue(forKey: "title") }
    didSet { didChangeValue(forKey: "title") }
  }
  var next: Observed? {
    willSet { willChangeValue(forKey: "next") }
    didSet { didChangeValue(forKey: "next") }
  }
  private(set) var told: [String] = []

  func heard(
    _ path: String?, _ change: [NSKeyValueChangeKey: Any]?, _ context: UnsafeMutableRawPointer?
  ) {
    let prior = change?[.notificationIsPriorKey] == nil ? "" : " prior"
    let (old, new) = (change?[.oldKey] ?? "-", change?[.newKey] ?? "-")
    told.append("\(path ?? "-")\(prior) \(old) \(new)\(context == nil ? "" : " context")")
  }

  nonisolated class var exposedMembers: ExposedMembers {
    ExposedMembers().adding(
      .property("title", get: { (me: Observed) in me.title }, set: { $0.title = $1 }),
      .property("next", get: { (me: Observed) in me.next }, set: { $0.next = $1 }),
      .method("observeValueForKeyPath:ofObject:change:context:") {
        (me: Observed, a: ExposedArguments) in
        me.heard(
          a(0, as: String?.self), a(2, as: [NSKeyValueChangeKey: Any]?.self),
          a(3, as: UnsafeMutableRawPointer?.self))
        return nil
      })
  }
}

@MainActor @Suite("RT key-value observing", .freshApplication)
struct KeyValueObservingRules {
  let model = Observed()
  let observer = Observed()

  @Test func `RT-60 an observer is told of each time a property is set`() {
    model.addObserver(
      observer, forKeyPath: "title", options: [.new, .old, .initial, .prior], context: nil)
    model.title = "b"
    model.title = "b"
    #expect(
      observer.told == [
        "title - a", "title prior a -", "title a b", "title prior b -", "title b b",
      ])
    model.removeObserver(observer, forKeyPath: "title")
    model.title = "c"
    #expect(observer.told.count == 5)
  }

  @Test func `RT-61 a closure is told when the value has become another one`() {
    var told: [String] = []
    let observation = model.observe(\.title, options: [.new, .old]) { _, change in
      told.append("\(change.oldValue ?? "-") \(change.newValue ?? "-")")
    }
    let exact = model.observe(\.title, named: "title") { model, _ in told.append(model.title) }
    model.title = "b"
    model.title = "b"
    #expect(told == ["a b", "b", "b"])
    observation.invalidate()
    exact.invalidate()
    model.title = "c"
    #expect(told.count == 3)
  }

  @Test func `RT-61 an observation ends with what stands for it`() {
    var count = 0
    do {
      let observation = model.observe(\.title) { _, _ in count += 1 }
      model.title = "b"
      withExtendedLifetime(observation) {}
    }
    model.title = "c"
    #expect(count == 1)
  }

  @Test func `RT-62 views, scroll views and controls tell of what changed`() throws {
    let scroll = UIScrollView(frame: UIScreen.main.bounds)
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 50))
    scroll.addSubview(button)
    var told: [String] = []
    let observations = [
      scroll.observe(\.contentOffset, options: .new) { _, change in
        if let y = change.newValue?.y, told.last != "offset" { told.append("offset"); _ = y }
      },
      scroll.observe(\.contentSize) { scroll, _ in told.append("size \(scroll.contentSize.height)")
      },
      scroll.observe(\.contentInset) { scroll, _ in told.append("inset \(scroll.contentInset.top)")
      },
      button.observe(\.isHighlighted) { button, _ in told.append("high \(button.isHighlighted)") },
      button.observe(\.frame) { button, _ in told.append("frame \(button.frame.minX)") },
      button.observe(\.isHidden) { button, _ in told.append("hidden \(button.isHidden)") },
      button.observe(\.alpha) { button, _ in told.append("alpha \(button.alpha)") },
    ]
    scroll.contentSize = CGSize(width: 300, height: 3000)
    scroll.contentInset.top = 5
    button.center.x += 10
    button.alpha = 0.5
    let before = told
    #expect(
      before.filter { $0 != "offset" } == ["size 3000.0", "inset 5.0", "frame 30.0", "alpha 0.5"])
    told = []
    let generator = try EventGenerator(view: scroll)
    try generator.fingerTap(at: button)
    #expect(told.filter { $0.hasPrefix("high") } == ["high true", "high false"])
    told = []
    try generator.fingerDrag(
      from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), duration: 0.2)
    #expect(told.contains("offset"))
    button.isHidden = true
    #expect(told.last == "hidden true")
    for observation in observations { observation.invalidate() }
  }

  @Test func `RT-63 a path is followed to another object`() {
    let (first, second) = (Observed(), Observed())
    second.title = "second"
    model.next = first
    model.addObserver(observer, forKeyPath: "next.title", options: .new, context: nil)
    first.title = "b"
    model.next = second
    first.title = "unheard"
    second.title = "c"
    #expect(observer.told == ["next.title - b", "next.title - second", "next.title - c"])
    model.removeObserver(observer, forKeyPath: "next.title")
  }

  @Test func `RT-64 what is set while nobody observes is not told later`() {
    model.title = "before"
    model.addObserver(observer, forKeyPath: "title", options: [.old, .new], context: nil)
    #expect(observer.told == [])
    model.title = "after"
    #expect(observer.told == ["title before after"])
  }

  @Test func `RT-65 observations are told apart by context, and end with their observer`() {
    let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { context.deallocate() }
    model.addObserver(observer, forKeyPath: "title", options: .new, context: context)
    model.addObserver(observer, forKeyPath: "title", options: .new, context: nil)
    model.removeObserver(observer, forKeyPath: "title", context: nil)
    model.title = "b"
    #expect(observer.told == ["title - b context"])
    model.addObserver(Observed(), forKeyPath: "title", options: .new, context: nil)
    model.title = "c"
    #expect(observer.told.count == 2)
  }

  @Test func `RT-60 many are told in the order in which they began, and none that has ended`() {
    var told: [Int] = []
    var observations: [NSKeyValueObservation] = []
    for number in 0..<60 {
      observations.append(
        model.observe(\.title, named: "title") { _, _ in
          told.append(number)
          if number == 9, observations.count == 60 { observations[12].invalidate() }
        })
    }
    for number in 0..<60 where number % 3 != 0 { observations[number].invalidate() }
    model.title = "b"
    #expect(told == (0..<20).map { $0 * 3 }.filter { $0 != 12 })
    told = []
    observations.append(model.observe(\.title) { _, _ in told.append(60) })
    for number in 0..<54 { observations[number].invalidate() }
    model.title = "c"
    #expect(told == [54, 57, 60])
  }

  @Test func `RT-65 each of many observers ends what it began last`() {
    let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { context.deallocate() }
    let observers = (0..<20).map { _ in Observed() }
    for observer in observers {
      model.addObserver(observer, forKeyPath: "title", options: .new, context: nil)
      model.addObserver(observer, forKeyPath: "title", options: .new, context: context)
    }
    for observer in observers.prefix(15) { model.removeObserver(observer, forKeyPath: "title") }
    model.title = "b"
    let one = ["title - b"]
    #expect(
      observers.map(\.told)
        == (0..<20).map { $0 < 15 ? one : one + ["title - b context"] })
    for observer in observers { model.removeObserver(observer, forKeyPath: "title", context: nil) }
    model.title = "c"
    #expect(observers.map(\.told.count) == (0..<20).map { $0 < 15 ? 1 : 3 })
  }

  @Test func `RT-65 an observer may end its observation as it goes`() {
    let model = Observed()
    var watcher: Watcher? = Watcher(model)
    model.title = "b"
    #expect(watcher?.told == ["b"])
    watcher = nil
    model.title = "c"
    #expect(watcher == nil)
  }

  @Test func `RT-65 what is not handled, or was not begun, stops the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let model = Observed()
        let deaf = NSObject()
        model.addObserver(deaf, forKeyPath: "title", options: .new, context: nil)
        model.title = "b"
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Observed().removeObserver(NSObject(), forKeyPath: "title") }
    }
  }
}

/// An observer that says in its `deinit` that it is one no more, as most do.
private final class Watcher: NSObject, ExposedClass {
  private let model: Observed
  private(set) var told: [String] = []

  init(_ model: Observed) {
    self.model = model
    super.init()
    model.addObserver(self, forKeyPath: "title", options: .new, context: nil)
  }

  deinit { model.removeObserver(self, forKeyPath: "title") }

  nonisolated class var exposedMembers: ExposedMembers {
    ExposedMembers().adding(
      .method("observeValueForKeyPath:ofObject:change:context:") {
        (me: Watcher, a: ExposedArguments) in
        let change = a(2, as: [NSKeyValueChangeKey: Any]?.self)
        me.told.append(change?[.newKey] as? String ?? "")
        return nil
      })
  }
}
