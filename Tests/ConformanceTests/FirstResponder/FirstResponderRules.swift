// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A view that writes down how it is asked to become and resign.
final class Candidate: UIView {
  let name: String
  let log: EventLog
  var may = true
  var lets = true

  init(_ name: String, _ log: EventLog, in superview: UIView?) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    accessibilityIdentifier = name
    superview?.addSubview(self)
  }
  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool {
    log.record("\(name) canBecome")
    return may
  }
  override var canResignFirstResponder: Bool {
    log.record("\(name) canResign")
    return lets
  }
  @discardableResult
  override func becomeFirstResponder() -> Bool {
    log.record("\(name) become")
    let did = super.becomeFirstResponder()
    log.record("\(name) became \(did)")
    return did
  }
  @discardableResult
  override func resignFirstResponder() -> Bool {
    log.record("\(name) resign")
    let did = super.resignFirstResponder()
    log.record("\(name) resigned \(did)")
    return did
  }
}

/// A window with two candidates; made when a test first uses it.
@MainActor
final class CandidateStage {
  let log = EventLog()
  let root = UIView(frame: UIScreen.main.bounds)
  let one: Candidate
  let two: Candidate
  let generator: EventGenerator

  init() {
    one = Candidate("one", log, in: root)
    two = Candidate("two", log, in: root)
    do {
      generator = try EventGenerator(view: root)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

@MainActor @Suite("FR becoming and resigning", .freshApplication)
final class FirstResponderRules {
  lazy var stage = CandidateStage()
  var log: EventLog { stage.log }
  var root: UIView { stage.root }
  var generator: EventGenerator { stage.generator }
  var one: Candidate { stage.one }
  var two: Candidate { stage.two }

  @Test func `FR-1 the defaults`() {
    for responder in [UIResponder(), UIView(), UIViewController(), UIWindow()] {
      #expect(!responder.canBecomeFirstResponder)
      #expect(responder.canResignFirstResponder)
      #expect(!responder.isFirstResponder)
    }
  }

  @Test func `FR-2 becoming answers whether it is first responder afterwards`() {
    #expect(one.becomeFirstResponder())
    #expect(one.isFirstResponder)
    two.may = false
    #expect(!two.becomeFirstResponder())
    #expect(!two.isFirstResponder)
  }

  @Test func `FR-3 becoming again does nothing`() {
    one.becomeFirstResponder()
    _ = log.take()
    #expect(one.becomeFirstResponder())
    #expect(log.take() == ["one become", "one became true"])
  }

  @Test func `FR-4 the default answers false unless it may become`() {
    let plain = UIView()
    root.addSubview(plain)
    #expect(!plain.becomeFirstResponder())
  }

  @Test func `FR-5 FR-6 the new one is asked first, then the old one resigns, then the switch`() {
    one.becomeFirstResponder()
    _ = log.take()
    #expect(two.becomeFirstResponder())
    #expect(
      log.take() == [
        "two become", "two canBecome", "one resign", "one canResign", "one resigned true",
        "two became true",
      ])
    two.may = true
    one.may = false
    #expect(!one.becomeFirstResponder())
    #expect(log.take() == ["one become", "one canBecome", "one became false"])
    #expect(two.isFirstResponder)
  }

  @Test func `FR-7 an old one that refuses stays`() {
    one.becomeFirstResponder()
    one.lets = false
    _ = log.take()
    #expect(!two.becomeFirstResponder())
    #expect(one.isFirstResponder && !two.isFirstResponder)
    #expect(
      log.take() == [
        "two become", "two canBecome", "one resign", "one canResign", "one resigned false",
        "two became false",
      ])
  }

  @Test func `FR-8 in between there is no first responder`() {
    final class Looking: UIView {
      var looks: [Bool] = []
      weak var other: UIView?
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool {
        let did = super.resignFirstResponder()
        looks = [isFirstResponder, other?.isFirstResponder ?? true]
        return did
      }
    }
    let looking = Looking()
    looking.other = two
    root.addSubview(looking)
    looking.becomeFirstResponder()
    two.becomeFirstResponder()
    #expect(looking.looks == [false, false])
    #expect(two.isFirstResponder)
  }

  @Test func `FR-9 FR-10 a view outside a window does not become`() {
    let lone = Candidate("lone", log, in: nil)
    one.becomeFirstResponder()
    #expect(!lone.becomeFirstResponder())
    #expect(one.isFirstResponder)
    #expect(lone.window == nil && one.window === generator.window)
  }

  @Test func `FR-9 a view that is removed while the old one resigns does not become`() {
    final class Removing: UIView {
      weak var other: UIView?
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool {
        let did = super.resignFirstResponder()
        other?.removeFromSuperview()
        return did
      }
    }
    let removing = Removing()
    removing.other = two
    root.addSubview(removing)
    removing.becomeFirstResponder()
    #expect(!two.becomeFirstResponder())
    #expect(log.take() == ["two become", "two canBecome", "two became false"])
    root.addSubview(two)
    #expect(!two.isFirstResponder && !removing.isFirstResponder)
  }

  @Test func `FR-95 one that becomes while the old one resigns is asked to resign too`() {
    final class Handing: UIView {
      weak var other: UIView?
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool {
        let did = super.resignFirstResponder()
        other?.becomeFirstResponder()
        return did
      }
    }
    let handing = Handing()
    handing.other = one
    root.addSubview(handing)
    handing.becomeFirstResponder()
    #expect(two.becomeFirstResponder())
    #expect(
      log.take() == [
        "two become", "two canBecome", "one become", "one canBecome", "one became true",
        "one resign", "one canResign", "one resigned true", "two became true",
      ])
    #expect(two.isFirstResponder && !one.isFirstResponder)
    handing.other = handing
    handing.becomeFirstResponder()
    #expect(!one.becomeFirstResponder())
    #expect(handing.isFirstResponder && !one.isFirstResponder)
  }

  @Test func `FR-11 a controller or another responder becomes when its chain reaches a window`() {
    final class Willing: UIResponder {
      var above: UIResponder?
      override var next: UIResponder? { above }
      override var canBecomeFirstResponder: Bool { true }
    }
    let willing = Willing()
    #expect(!willing.becomeFirstResponder())
    willing.above = root
    #expect(willing.becomeFirstResponder())
    #expect(willing.isFirstResponder)
    let controller = ProbeController("controller", log: log)
    controller.mayBecomeFirstResponder = true
    #expect(!controller.becomeFirstResponder())
    root.addSubview(controller.view)
    #expect(controller.becomeFirstResponder())
    #expect(!willing.isFirstResponder && controller.isFirstResponder)
  }

  @Test func `FR-12 FR-16 resigning leaves no first responder`() {
    one.becomeFirstResponder()
    _ = log.take()
    #expect(one.resignFirstResponder())
    #expect(log.take() == ["one resign", "one canResign", "one resigned true"])
    #expect(!one.isFirstResponder && !root.isFirstResponder && !generator.window.isFirstResponder)
  }

  @Test func `FR-13 a first responder that may not resign stays`() {
    one.becomeFirstResponder()
    one.lets = false
    #expect(!one.resignFirstResponder())
    #expect(one.isFirstResponder)
  }

  @Test func `FR-14 resigning without being first responder answers true and does nothing`() {
    one.becomeFirstResponder()
    _ = log.take()
    #expect(two.resignFirstResponder())
    #expect(log.take() == ["two resign", "two resigned true"])
    #expect(one.isFirstResponder)
  }

  @Test func `FR-15 an override of resign that does not call super keeps it`() {
    final class Stubborn: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool { false }
    }
    let stubborn = Stubborn()
    root.addSubview(stubborn)
    stubborn.becomeFirstResponder()
    #expect(!two.becomeFirstResponder())
    #expect(stubborn.isFirstResponder)
  }
}
