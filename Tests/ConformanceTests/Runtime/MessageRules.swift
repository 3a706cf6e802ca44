// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("RT methods by name", .freshApplication)
struct MessageRules {
  let pad = ExposedPad(frame: UIScreen.main.bounds)

  @Test func `RT-1 controls and recognizers find a method by its name alone`() throws {
    let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 50))
    button.addTarget(pad, action: Selector("tap:"), for: .touchUpInside)
    button.addTarget(pad, action: Selector("ring"), for: .touchDown)
    pad.addSubview(button)
    pad.addGestureRecognizer(UIPanGestureRecognizer(target: pad, action: Selector("pan:")))
    let generator = try EventGenerator(view: pad)
    try generator.fingerTap(at: button)
    #expect(pad.log == ["ring", "tap UIButton"])
    pad.log = []
    try generator.fingerDrag(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400), duration: 0.2)
    #expect(pad.log.first == "pan false")
  }

  @Test func `RT-1 a class that exposes an action can perform it`() {
    let inner = UIView()
    pad.addSubview(inner)
    #expect(pad.canPerformAction(Selector("ring"), withSender: nil))
    #expect(!inner.canPerformAction(Selector("ring"), withSender: nil))
    #expect(inner.target(forAction: Selector("ring"), withSender: nil) as? UIView === pad)
    #expect(UIApplication.shared.sendAction(Selector("ring"), to: nil, from: inner, for: nil))
    #expect(pad.log == ["ring"])
  }

  @Test func `RT-2 of two members with one name that of the subclass counts`() {
    let own = OwnPad()
    own.perform(Selector("ring"))
    own.perform(Selector("tap:"), with: UISwitch())
    #expect(own.log == ["own", "tap UISwitch"])
  }

  @Test func `RT-3 the override of an exposed method runs`() {
    let loud = LoudPad()
    loud.perform(Selector("ring"))
    #expect(loud.log == ["RING"])
  }

  @Test func `RT-4 numbers, raw values and nil become what is wanted`() {
    #expect(pad.perform(Selector("double:"), with: 4.0)?.takeUnretainedValue() as? Int == 8)
    #expect(
      pad.perform(Selector("double:"), with: NSNumber(value: 5))?.takeUnretainedValue() as? Int
        == 10)
    pad.perform(Selector("pan:"), with: nil)
    #expect(pad.log == ["pan true"])
    pad.setValue(UIView.ContentMode.top.rawValue, forKey: "mode")
    #expect(pad.mode == .top)
  }

  @Test func `RT-5 an argument of another type stops the process`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = ExposedPad().perform(Selector("double:"), with: "four") }
      })
    let told = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(told.contains("double: was sent with a String as argument 1"), "\(told)")
    #expect(told.contains("The contract: the method takes Int"), "\(told)")
  }

  @Test func `RT-6 the method that a selector was made from comes before the table`() {
    let own = OwnPad()
    own.perform(Selector("ring", ExposedPad.ring))
    #expect(own.log == ["ring"])
  }

  @Test func `RT-7 a message that is not understood stops the process and says what to write`()
    async throws
  {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = ExposedPad().perform(Selector("rang:")) }
      })
    let told = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      told.contains("Unrecognized selector: perform(_:) sent rang: to a ExposedPad"), "\(told)")
    #expect(told.contains("write @objc before the method"), "\(told)")
  }

  @Test func `RT-8 objects respond to what their classes expose`() {
    #expect(pad.responds(to: Selector("ring")))
    #expect(pad.responds(to: Selector("setTitle:")))
    #expect(pad.responds(to: Selector("title")))
    #expect(!pad.responds(to: Selector("rang")))
    #expect(pad.responds(to: Selector("setNeedsDisplay")))
    // Another selector of the name does not make every responder one that copies.
    #expect(Selector("copy:", UIResponder.copy) == Selector("copy:"))
    #expect(!pad.responds(to: Selector("copy:")))
    #expect(UITextField().responds(to: Selector("selectAll:")))
    #expect(ExposedPad.instancesRespond(to: Selector("ring")))
    #expect(!UIView.instancesRespond(to: Selector("ring")))
    #expect(!NSObject().responds(to: Selector("ring")))
  }

  @Test func `RT-8 the keyboard goes by the usual action without a target`() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    pad.addSubview(field)
    let generator = try EventGenerator(view: pad)
    try generator.fingerTap(at: field)
    #expect(field.isFirstResponder)
    #expect(
      UIApplication.shared.sendAction(
        Selector("resignFirstResponder"), to: nil, from: nil, for: nil))
    #expect(!field.isFirstResponder)
  }

  @Test func `RT-8 a view does by name what programs ask of it`() {
    let inner = UIView()
    pad.addSubview(inner)
    inner.perform(Selector("removeFromSuperview"))
    #expect(inner.superview == nil)
    #expect(pad.perform(Selector("subviews")).takeUnretainedValue() as? [UIView] == [])
  }

  @Test func `RT-9 methods are called with two arguments, and return values`() {
    let joined = pad.perform(Selector("join:with:"), with: "a", with: "b")
    #expect(joined?.takeUnretainedValue() as? String == "ab")
    #expect(pad.perform(Selector("ring")) == nil)
    weak let made = pad.perform(Selector("made")).takeUnretainedValue() as? ExposedPart
    #expect(made != nil)
    weak let new = pad.perform(Selector("newPart")).takeRetainedValue() as? ExposedPart
    #expect(new == nil)
  }

  @Test func `RT-9 a method is called on the main actor at once if that is where the caller waits`()
  {
    pad.performSelector(onMainThread: Selector("ring"), with: nil, waitUntilDone: true)
    #expect(pad.log == ["ring"])
  }

  @Test func `RT-12 a class answers itself what it responds to, and asks for the default`() {
    let answering = Answering()
    #expect(answering.responds(to: Selector("anything")))
    #expect(answering.responds(to: Selector("valueForUndefinedKey:")))
    #expect(!answering.responds(to: Selector("something")))
  }
}
