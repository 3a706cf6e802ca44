// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("RT exchanged methods", .freshApplication)
struct ExchangeRules {
  /// Exchanges two methods of a class as long as `body` runs: classes are the process's.
  private func exchanging(
    _ one: String, _ other: String, of type: AnyClass, _ body: () throws -> Void
  ) throws {
    let first = try #require(class_getInstanceMethod(type, Selector(one)))
    let second = try #require(class_getInstanceMethod(type, Selector(other)))
    method_exchangeImplementations(first, second)
    defer { method_exchangeImplementations(first, second) }
    try body()
  }

  @Test func `RT-90 an exchanged sendEvent sees each event, and its own name reaches the original`()
    throws
  {
    let window = StagedWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 50))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    window.addSubview(button)
    let generator = try EventGenerator(window: window)
    try exchanging("sendEvent:", "noteEvent:", of: UIWindow.self) {
      try generator.fingerTap(at: button)
      #expect(window.log == ["before 0", "after", "before 3", "after"])
      #expect(taps == 1)
    }
    window.log = []
    try generator.fingerTap(at: button)
    #expect(window.log == [] && taps == 2)
  }

  @Test func `RT-90 a subclass that overrides comes first, and its super is the new method`()
    throws
  {
    let window = LoudWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    let generator = try EventGenerator(window: window)
    try exchanging("sendEvent:", "noteEvent:", of: UIWindow.self) {
      try generator.fingerDown(.rightIndex, at: view)
      #expect(window.log == ["loud", "before"])
      try generator.fingerUp(.rightIndex)
    }
  }

  @Test func `RT-90 appearance, presentation and properties can be exchanged`() throws {
    let root = StagedController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    try exchanging("viewDidAppear:", "tracked_viewDidAppear:", of: UIViewController.self) {
      window.rootViewController = root
      window.makeKeyAndVisible()
      let generator = try EventGenerator(window: window)
      try generator.wait(0.1)
      #expect(root.log == ["will appear", "tracked"])
      try exchanging(
        "presentViewController:animated:completion:", "full_present:animated:completion:",
        of: UIViewController.self
      ) {
        var isDone = false
        root.present(UIViewController(), animated: false) { isDone = true }
        try generator.wait(0.1)
        #expect(isDone && root.presentedViewController?.modalPresentationStyle == .fullScreen)
      }
    }
    try exchanging(
      "preferredStatusBarStyle", "dark_preferredStatusBarStyle", of: UIViewController.self
    ) {
      #expect(root.preferredStatusBarStyle == .lightContent)
      #expect(UIViewController().preferredStatusBarStyle == .default)
    }
    #expect(root.preferredStatusBarStyle == .default)
  }

  @Test func `RT-90 methods of a program's own class are exchanged, and by name too`() throws {
    let pad = ExchangedPad()
    #expect(pad.first(1) == "first 1")
    try exchanging("first:", "second:", of: ExchangedPad.self) {
      #expect(pad.first(2) == "second, then first 2")
      #expect(pad.second(3) == "first 3")
    }
    #expect(pad.first(4) == "first 4")
  }

  @Test func `RT-91 a method that a class inherits is added to it, and those above keep theirs`()
    throws
  {
    let type: AnyClass = LowerController.self
    let original = try #require(class_getInstanceMethod(type, Selector("viewDidAppear:")))
    let tracked = try #require(class_getInstanceMethod(type, Selector("tracked_viewDidAppear:")))
    #expect(
      class_addMethod(
        type, Selector("viewDidAppear:"), method_getImplementation(tracked),
        method_getTypeEncoding(tracked)))
    #expect(
      class_replaceMethod(
        type, Selector("tracked_viewDidAppear:"), method_getImplementation(original),
        method_getTypeEncoding(original)) == nil)
    let (lower, upper) = (LowerController(), StagedController())
    lower.viewDidAppear(false)
    upper.viewDidAppear(false)
    #expect(lower.log == ["tracked"])
    #expect(upper.log == [])
    #expect(
      !class_addMethod(
        type, Selector("viewDidAppear:"), method_getImplementation(tracked), nil))
  }

  @Test func `RT-91 a method that nobody has is called by its name once it was added`() {
    let pad = ExchangedPad()
    let selector = Selector("added:")
    #expect(!pad.responds(to: selector) && !class_respondsToSelector(ExchangedPad.self, selector))
    let block: (ExchangedPad, String) -> Void = { me, text in me.log.append(text) }
    #expect(class_addMethod(ExchangedPad.self, selector, imp_implementationWithBlock(block), nil))
    pad.perform(selector, with: "hello")
    #expect(pad.log == ["hello"])
    #expect(pad.responds(to: selector) && class_respondsToSelector(ExchangedPad.self, selector))
  }

  @Test func `RT-94 what was added below runs where the method above is reached`() {
    let selector = Selector("viewWillAppear:")
    let block: (StagedController, Bool) -> Void = { me, _ in me.log.append("added") }
    #expect(
      class_addMethod(LowerController.self, selector, imp_implementationWithBlock(block), nil))
    let lower = LowerController()
    lower.viewWillAppear(false)
    #expect(lower.log == ["added", "will appear"])
  }

  @Test func `RT-92 what was there of a responder's methods goes on along the chain`() throws {
    let names = ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"]
    let (lower, upper) = (ChainedResponder(), TouchedResponder())
    lower.upper = upper
    var restores: [() -> Void] = []
    defer { for restore in restores { restore() } }
    for name in names {
      let selector = Selector(name + ":withEvent:")
      let method = try #require(class_getInstanceMethod(UIResponder.self, selector))
      let former = method_getImplementation(method)
      let original = ReplacedMethod.function(
        former, to: ((UIResponder, Selector, Set<UITouch>, UIEvent?) -> Void).self)
      let block: (UIResponder, Set<UITouch>, UIEvent?) -> Void = { me, touches, event in
        (me as? ChainedResponder)?.log.append(name)
        original(me, selector, touches, event)
      }
      _ = method_setImplementation(method, imp_implementationWithBlock(block))
      restores.append { _ = method_setImplementation(method, former) }
    }
    lower.touchesBegan([], with: nil)
    lower.touchesMoved([], with: nil)
    lower.touchesEnded([], with: nil)
    lower.touchesCancelled([], with: nil)
    #expect(lower.log == names)
    #expect(upper.log == names)
  }

  @Test func `RT-90 RT-92 what runs for a name, kept as an optional, is called as a function`()
    throws
  {
    let selector = Selector("touchesBegan:withEvent:")
    let method = try #require(class_getInstanceMethod(UIResponder.self, selector))
    let kept: IMP? = class_getMethodImplementation(UIResponder.self, selector)
    #expect(kept == method_getImplementation(method))
    #expect(class_getMethodImplementation(UIView.self, Selector("noSuchMethod")) == nil)
    #expect(class_getMethodImplementation(nil, selector) == nil)
    let run = ReplacedMethod.function(
      kept, to: ((UIResponder, Selector, Set<UITouch>, UIEvent?) -> Void).self)
    let (lower, upper) = (ChainedResponder(), TouchedResponder())
    lower.upper = upper
    run(lower, selector, [], nil)
    #expect(lower.log == [] && upper.log == ["touchesBegan"])
  }

  @Test func `RT-92 optionals are called with as many arguments as the method takes`() throws {
    let none = imp_implementationWithBlock { (view: UIView) in view.tag }
    let one = imp_implementationWithBlock { (view: UIView, a: Int) in view.tag + a }
    let three = imp_implementationWithBlock { (view: UIView, a: Int, b: String, c: Bool) in
      "\(view.tag) \(a) \(b) \(c)"
    }
    let kept: [IMP?] = [none, one, three]
    let (view, name) = (UIView(), Selector("name"))
    view.tag = 4
    let count = ReplacedMethod.function(kept[0], to: ((UIView, Selector) -> Int).self)
    #expect(count(view, name) == 4)
    let sum = ReplacedMethod.function(kept[1], to: ((UIView, Selector, Int) -> Int).self)
    #expect(sum(view, name, 3) == 7)
    let text = ReplacedMethod.function(
      kept[2], to: ((UIView, Selector, Int, String, Bool) -> String).self)
    #expect(text(view, name, 1, "b", true) == "4 1 b true")
  }

  @Test func `RT-92 a function of an optional that is nil stops the process`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = ReplacedMethod.function(nil, to: ((String, Selector) -> Int).self)
      })
    let told = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(told.contains("A function was made of no implementation"), "\(told)")
  }

  @Test func `RT-92 a block takes a method's place and calls what was there as a function`() throws
  {
    let selector = Selector("sendEvent:")
    let method = try #require(class_getInstanceMethod(UIWindow.self, selector))
    let former = method_getImplementation(method)
    let original = ReplacedMethod.function(
      former, to: ((UIWindow, Selector, UIEvent) -> Void).self)
    let block: (UIWindow, UIEvent) -> Void = { window, event in
      (window as? StagedWindow)?.log.append("block")
      original(window, selector, event)
    }
    #expect(method_setImplementation(method, imp_implementationWithBlock(block)) == former)
    defer { method_setImplementation(method, former) }
    #expect(method_getImplementation(method) != former)
    let window = StagedWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let view = UIButton(frame: window.bounds)
    var taps = 0
    view.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    window.addSubview(view)
    try EventGenerator(window: window).fingerTap(at: view)
    #expect(window.log == ["block", "block"] && taps == 1)
  }

  @Test func `RT-93 what cannot be exchanged stays as it is`() throws {
    #expect(class_getInstanceMethod(UIView.self, Selector("noSuchMethod")) == nil)
    #expect(class_getClassMethod(UIView.self, Selector("animate")) == nil)
    let fixed = try #require(class_getInstanceMethod(ExchangedPad.self, Selector("fixed")))
    let first = try #require(class_getInstanceMethod(ExchangedPad.self, Selector("first:")))
    method_exchangeImplementations(fixed, first)
    #expect(ExchangedPad().first(1) == "first 1")
    #expect(method_getName(fixed) == Selector("fixed") && method_getTypeEncoding(fixed) == nil)
    #expect(class_getClassMethod(nil, Selector("animate")) == nil)
  }

  @Test func `RT-95 an override in an extension takes effect, and super is what is above`() throws {
    let window = StagedWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    try EventGenerator(window: window).shake()
    #expect(window.log == ["shaken"])
  }

  @Test func `RT-95 a property of a container is overridden in an extension`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    #expect(navigation.preferredStatusBarStyle == .default)
  }

  @Test func `RT-95 touches are passed on to an override in an extension`() throws {
    let pad = TouchedPad(frame: UIScreen.main.bounds)
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    pad.addSubview(inner)
    let generator = try EventGenerator(view: pad)
    try generator.fingerTap(at: inner)
    #expect(pad.log == ["began 1"])
  }

  @Test func `RT-101 a window asks for its layer as it is shown, whatever took its place`() {
    let window = LayeredWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    #expect(window.log == ["layer"])
    window.isHidden = false
    #expect(window.log == ["layer"])
    let view = UIView()
    view.layer.opacity = 0.5
    #expect(view.alpha == 0.5)
    window.layer.opacity = 0.25
    #expect(window.alpha == 0.25 && window.log == ["layer", "layer"])
  }

  @Test func `RT-96 classes of objects and what is above them`() {
    let pad = ExchangedPad()
    #expect(object_getClass(pad) == ExchangedPad.self)
    #expect(class_getSuperclass(ExchangedPad.self) == UIView.self)
    #expect(object_getClass(nil) == nil && class_getSuperclass(nil) == nil)
    #expect(class_respondsToSelector(ExchangedPad.self, Selector("fixed")))
    #expect(!class_respondsToSelector(UIView.self, Selector("fixed")))
    #expect(ExchangedPad.instancesRespond(to: Selector("fixed")))
  }

  @Test func `RT-97 what an extension adds to a class of another module is found by name`() {
    let window = StagedWindow(frame: .zero)
    #expect(window.responds(to: Selector("noteEvent:")))
    #expect(!UIView().responds(to: Selector("noteEvent:")))
  }
}
