// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Says when it goes, and runs a handler that may take away everything that holds it.
private final class Mortal: UIView {
  let life: Life
  let name: String

  init(_ name: String, _ life: Life) {
    self.life = life
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { life.events.append("\(name) goes") }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let deed = life.deeds.removeValue(forKey: name) else { return }
    deed()
    life.events.append("\(name) was told")
  }
}

/// A card comes to the front when a finger moves on it.
private final class Card: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    superview?.bringSubviewToFront(self)
  }
}

@MainActor
private final class Life {
  var events: [String] = []
  var deeds: [String: () -> Void] = [:]
}

/// Hands the event of a finger that comes down to a closure.
private final class Told: UIView {
  var whenTold: (UIEvent?) -> Void
  var count = 0

  init(_ whenTold: @escaping (UIEvent?) -> Void) {
    self.whenTold = whenTold
    super.init(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    count += 1
    whenTold(event)
  }
}

/// A view lives as long as its handler runs, whoever let go of it, and no longer.
@MainActor @Suite("TE-37 the life of whom a touch is told", .freshApplication)
struct HandlerLifeTests {
  private let life = Life()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  init() { window.makeKeyAndVisible() }

  /// Puts each view into the one before, the first into the window, and holds none.
  private func nest(_ views: [UIView]) {
    for (view, superview) in zip(views, [window] + views) { superview.addSubview(view) }
  }

  /// A finger that moves on the innermost view.
  private func move() throws {
    let generator = try EventGenerator(window: window)
    try generator.fingerDown(.rightIndex, at: CGPoint(x: 50, y: 50))
    try generator.fingerMove(.rightIndex, to: CGPoint(x: 60, y: 50))
    try generator.fingerUp(.rightIndex)
  }

  @Test func `TE-37 the view under the finger that takes itself away`() throws {
    life.deeds["view"] = { window.subviews.first?.removeFromSuperview() }
    nest([Mortal("view", life)])
    try move()
    #expect(life.events == ["view was told", "view goes"])
  }

  @Test func `TE-37 a view above that takes itself away`() throws {
    life.deeds["view"] = { window.subviews.first?.removeFromSuperview() }
    nest([Mortal("view", life), UIView(frame: window.bounds)])
    try move()
    #expect(life.events == ["view was told", "view goes"])
  }

  @Test func `TE-37 a view above that takes its superview away, then itself`() throws {
    life.deeds["view"] = {
      let outer = window.subviews.first
      outer?.removeFromSuperview()
      outer?.subviews.first?.removeFromSuperview()
    }
    nest([
      UIView(frame: window.bounds), Mortal("view", life), UIView(frame: window.bounds),
    ])
    try move()
    #expect(life.events == ["view was told", "view goes"])
  }

  @Test func `TE-37 a view of no window that takes itself away from its superview`() {
    let outer = UIView()
    let inner = UIView()
    life.deeds["view"] = { outer.subviews.first?.removeFromSuperview() }
    outer.addSubview(Mortal("view", life))
    outer.subviews[0].addSubview(inner)
    inner.touchesMoved([], with: nil)
    #expect(life.events == ["view was told", "view goes"])
    inner.touchesMoved([], with: nil)
  }

  @Test func `TE-37 a view of no window that takes itself away and has an event handled`() {
    let outer = UIView()
    let inner = UIView()
    life.deeds["view"] = {
      outer.subviews.first?.removeFromSuperview()
      touch(UIView(frame: window.bounds))
    }
    outer.addSubview(Mortal("view", life))
    outer.subviews[0].addSubview(inner)
    inner.touchesMoved([], with: nil)
    #expect(life.events == ["view was told", "view goes"])
  }

  @Test func `TE-37 a view above that comes to the front`() throws {
    nest([Card(frame: window.bounds), UIView(frame: window.bounds)])
    window.addSubview(UIView(frame: CGRect(x: 300, y: 300, width: 9, height: 9)))
    weak let card = window.subviews.first
    try move()
    #expect(card != nil && window.subviews.last === card)
  }

  /// A finger comes down on a view and moves, in an application that nobody else holds.
  private func touch(_ view: UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.makeKeyAndVisible()
    window.addSubview(view)
    for (phase, x) in [(Contact.Phase.began, 50.0), (.moved, 60)] {
      let contact = Contact(id: 1, phase: phase, location: CGPoint(x: x, y: 50))
      HostInput.send(.contacts(ContactFrame(time: TimeSource.clock.now, contacts: [contact])))
    }
  }

  @Test func `TE-37 applications that end in the events of each other`() {
    weak let first = UIApplication.shared
    weak var second: UIApplication?
    life.deeds["first"] = {
      renewApplication()
      second = UIApplication.shared
      touch(Mortal("second", life))
      life.events.append(first == nil ? "the first is gone" : "the first is there")
    }
    life.deeds["second"] = { renewApplication() }
    touch(Mortal("first", life))
    #expect(
      life.events.filter { !$0.hasSuffix("goes") } == [
        "second was told", "the first is there", "first was told",
      ])
    #expect(first == nil && second == nil)
  }

  @Test func `TE-37 an application that ends in an event that the program sends again`() throws {
    var event: UIEvent?
    let view = Told { event = $0 }
    let generator = try EventGenerator(view: view)
    try generator.fingerDown(.rightIndex, at: view)
    weak let old = UIApplication.shared
    view.whenTold = { _ in renewApplication() }
    view.window?.sendEvent(try #require(event))
    #expect(UIApplication.shared !== old)
    #expect(view.count == 2)
  }

  @Test func `TE-35 a touch climbs by the links of the moment`() {
    let inner = UIView()
    for name in ["first", "second"] {
      life.deeds[name] = {}
      let root = Mortal(name, life)
      root.addSubview(inner)
      inner.touchesMoved([], with: nil)
      withExtendedLifetime(root) {}
    }
    #expect(life.events == ["first was told", "first goes", "second was told", "second goes"])
  }
}
