// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("RT small things of the system", .freshApplication)
struct SystemRules {
  @Test func `RT-80 absolute time passes on the application's clock`() throws {
    let generator = try EventGenerator(view: UIView())
    let begin = CFAbsoluteTimeGetCurrent()
    #expect(CFAbsoluteTimeGetCurrent() == begin)
    try generator.wait(2.5)
    #expect(abs(CFAbsoluteTimeGetCurrent() - begin - 2.5) < 1e-6)
    #expect(NSEC_PER_SEC == 1_000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1_000 * NSEC_PER_USEC)
  }

  @Test func `RT-80 absolute time of another thread is the calendar's`() async {
    let difference = await Task.detached {
      abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate)
    }.value
    #expect(difference < 60)
  }

  /// A number that nothing guards: what is tested is the lock around it.
  private final class Count: @unchecked Sendable {
    var value = 0

    func raise(in depth: Int = 3) {
      objc_sync_enter(self)
      if depth > 0 { raise(in: depth - 1) } else { value += 1 }
      objc_sync_exit(self)
    }
  }

  @Test func `RT-81 one thread at a time is in an object's lock, as deep as it likes`() {
    let count = Count()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 { count.raise() }
    }
    #expect(count.value == 4_000)
    #expect(objc_sync_exit(count) == -1)
    count.raise()
    #expect(count.value == 4_001)
  }

  @Test func `RT-82 a class says its name and itself`() {
    #expect(SystemRules.Plain.description().hasSuffix("Plain"))
    #expect(SystemRules.Plain.classForCoder() == SystemRules.Plain.self)
    #expect(UIView.description() == "UIView")
  }

  enum Place { final class Deep: UIView {} }

  @Test func `RT-83 classes by name, there and back`() {
    let names: [(AnyClass, String)] = [
      (UIView.self, "UIView"), (CALayer.self, "CALayer"), (UndoManager.self, "UndoManager"),
      (Bundle.self, "Bundle"), (ExposedPart.self, "ConformanceTests.ExposedPart"),
      (Plain.self, "ConformanceTests.SystemRules.Plain"),
      (Place.Deep.self, "ConformanceTests.SystemRules.Place.Deep"),
    ]
    for (aClass, name): (AnyClass, String) in names {
      #expect(ClassNames.string(aClass) == name)
      #expect(ClassNames.find(name) == aClass)
    }
    for name in ["", ".", "UIView.", "NoSuchClass", "UIKitCore.NoSuchClass", "CGRect", "a.b.c.d.e"]
    {
      #expect(ClassNames.find(name) == nil)
    }
  }

  final class Plain: NSObject {}

  @Test func `AW-90 the application's class answers for the application by name`() {
    let shared = Selector("sharedApplication")
    #expect(UIApplication.responds(to: shared) && !UIApplication.responds(to: Selector("other")))
    #expect(UIApplication.perform(shared).takeUnretainedValue() === UIApplication.shared)
    #expect(UIApplication.perform(Selector("other")) == nil)
    #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication != nil)
    #expect(UIApplication.value(forKeyPath: "shared.applicationState") is UIApplication.State)
    #expect(UIApplication.value(forKeyPath: "other.more") == nil)
  }

  @Test func `RT-100 a class that is known when the program runs is asked for its own methods`()
    throws
  {
    let shared = Selector("sharedApplication")
    let kind = try #require(ClassNames.find("UIApplication") as? NSObject.Type)
    #expect(kind.responds(to: shared) && !kind.responds(to: Selector("other")))
    #expect(kind.perform(shared)?.takeUnretainedValue() === UIApplication.shared)
    let plain: NSObject.Type = Plain.self
    #expect(!plain.responds(to: shared) && plain.perform(shared) == nil)
  }

  @Test func `RT-99 numbers of graphics and objects for numbers are the same`() {
    let width: CGFloat = 2.5
    #expect((width as NSNumber).doubleValue == 2.5)
    #expect(NSNumber(value: 3) as? CGFloat == 3)
    let all: [String: Any] = ["one": NSNumber(value: 1.5), "two": width, "three": "3"]
    #expect(all["one"] as? CGFloat == 1.5 && all["two"] as? NSNumber == 2.5)
    #expect(all["three"] as? CGFloat == nil && all["two"] as? CGFloat == 2.5)
  }
}
