// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("FR windows and hierarchies", .freshApplication)
final class FirstResponderWindowRules {
  lazy var stage = CandidateStage()
  var log: EventLog { stage.log }
  var root: UIView { stage.root }
  var generator: EventGenerator { stage.generator }
  var one: Candidate { stage.one }
  var two: Candidate { stage.two }

  @Test func `FR-17 FR-18 each window has a first responder of its own`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let other = Candidate("other", log, in: window)
    one.becomeFirstResponder()
    _ = log.take()
    #expect(other.becomeFirstResponder())
    #expect(log.take() == ["other become", "other canBecome", "other became true"])
    #expect(one.isFirstResponder && other.isFirstResponder)
    #expect(two.becomeFirstResponder())
    #expect(!one.isFirstResponder && other.isFirstResponder)
  }

  @Test func `FR-20 leaving the window resigns, whatever the view says`() {
    let outer = UIView()
    root.addSubview(outer)
    let inner = Candidate("inner", log, in: outer)
    inner.becomeFirstResponder()
    inner.lets = false
    _ = log.take()
    outer.removeFromSuperview()
    #expect(!inner.isFirstResponder)
    #expect(log.take() == ["inner resign", "inner canResign", "inner resigned false"])
    root.addSubview(outer)
    #expect(!inner.isFirstResponder)
  }

  @Test func `FR-20 a view whose chain leads around its superviews resigns too`() {
    final class Rerouted: UIView {
      override var next: UIResponder? { window }
      override var canBecomeFirstResponder: Bool { true }
    }
    let outer = UIView()
    root.addSubview(outer)
    let inner = Rerouted()
    outer.addSubview(inner)
    #expect(inner.becomeFirstResponder())
    outer.removeFromSuperview()
    root.addSubview(outer)
    #expect(!inner.isFirstResponder)
  }

  @Test func `FR-20 nobody in a tree that leaves its window becomes meanwhile`() {
    final class Handing: UIView {
      weak var other: UIView?
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool {
        let did = super.resignFirstResponder()
        other?.becomeFirstResponder()
        return did
      }
    }
    let outer = UIView()
    root.addSubview(outer)
    let handing = Handing()
    outer.addSubview(handing)
    let inner = Candidate("inner", log, in: outer)
    handing.other = inner
    handing.becomeFirstResponder()
    outer.removeFromSuperview()
    #expect(log.take() == ["inner become", "inner canBecome", "inner became false"])
    root.addSubview(outer)
    #expect(!inner.isFirstResponder)
    #expect(one.becomeFirstResponder())
  }

  @Test func `FR-20 moving within the window keeps it`() {
    let outer = UIView()
    root.addSubview(outer)
    one.becomeFirstResponder()
    outer.addSubview(one)
    #expect(one.isFirstResponder)
  }

  @Test func `FR-21 FR-22 hiding, transparency and interaction do not resign`() {
    one.becomeFirstResponder()
    one.isHidden = true
    one.alpha = 0
    one.isUserInteractionEnabled = false
    #expect(one.isFirstResponder)
  }

  @Test func `FR-23 a deallocated first responder is none`() {
    final class Willing: UIResponder {
      weak var above: UIResponder?
      override var next: UIResponder? { above }
      override var canBecomeFirstResponder: Bool { true }
    }
    var willing: Willing? = Willing()
    willing?.above = root
    #expect(willing?.becomeFirstResponder() == true)
    willing = nil
    #expect(one.becomeFirstResponder())
    #expect(one.isFirstResponder)
  }

  @Test func `FR-24 endEditing resigns the first responder below, by force if need be`() {
    let outer = UIView()
    root.addSubview(outer)
    let inner = Candidate("inner", log, in: outer)
    #expect(!outer.endEditing(false))
    one.becomeFirstResponder()
    #expect(!outer.endEditing(true))
    #expect(one.isFirstResponder)
    inner.becomeFirstResponder()
    inner.lets = false
    #expect(!outer.endEditing(false))
    #expect(inner.isFirstResponder)
    #expect(outer.endEditing(true))
    #expect(!inner.isFirstResponder)
    one.becomeFirstResponder()
    #expect(root.endEditing(false))
    #expect(!one.isFirstResponder)
  }

  @Test func `FR-25 becoming changes neither the key window nor what is shown`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let other = Candidate("other", log, in: window)
    other.becomeFirstResponder()
    #expect(generator.window.isKeyWindow && !window.isKeyWindow)
    #expect(window.isHidden)
  }

  @Test func `FR-26 FR-29 a tap elsewhere does not resign, nor does one on a plain view become`()
    throws
  {
    one.becomeFirstResponder()
    two.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    try generator.fingerTap(at: CGPoint(x: 300, y: 300))
    try generator.fingerTap(at: two)
    #expect(one.isFirstResponder && !two.isFirstResponder)
  }

  @Test func `FR-27 a window without interaction lets its views become`() {
    generator.window.isUserInteractionEnabled = false
    #expect(one.becomeFirstResponder())
  }

  @Test func `FR-28 touches go to the view they hit, not to the first responder`() throws {
    let touched = ProbeView("touched", log: log, frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    root.addSubview(touched)
    one.becomeFirstResponder()
    _ = log.take()
    try generator.fingerTap(at: touched)
    #expect(log.take() == ["touched began (25, 25)", "touched ended (25, 25)"])
  }
}
