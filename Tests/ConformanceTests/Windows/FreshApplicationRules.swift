// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AW fresh applications", .freshApplication)
struct FreshApplicationRules {
  @Test func `RC-14 the application ends a window's chain before anybody asked for it`() throws {
    let end = try #require(UIWindow().next)
    #expect(end === UIApplication.shared)
    #expect(UIWindow().next === end)
  }

  @Test
  func `RC-14 the first responder shows its keyboard before anybody asked for the application`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    window.addSubview(field)
    window.makeKeyAndVisible()
    var heights: [CGFloat] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { heights.append(end?.height ?? 0) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(field.becomeFirstResponder())
    #expect(heights.count == 1 && heights.allSatisfy { $0 > 0 })
  }

  @Test func `AW-16 an application of a test's own is another one, with windows of its own`() {
    let window = UIWindow()
    window.isHidden = false
    let application = UIApplication.shared
    withFreshApplication {
      #expect(UIApplication.shared !== application)
      #expect(UIApplication.shared.windows.isEmpty)
      #expect(UIScreen.main !== application.windows.first?.screen)
      UIPasteboard.general.string = "inside"
    }
    #expect(UIApplication.shared === application)
    #expect(application.windows.map(ObjectIdentifier.init) == [ObjectIdentifier(window)])
    #expect(UIPasteboard.general.string == nil)
  }

  @Test func `AW-16 a generator that goes elsewhere lets go in its own application`() async throws {
    let log = EventLog()
    let view = ProbeView("view", log: log, frame: UIScreen.main.bounds)
    try leaveElsewhere {
      let generator = try EventGenerator(view: view)
      generator.advance(by: 3)
      try generator.fingerDown(at: CGPoint(x: 20, y: 20))
      return generator
    }
    #expect(log.take() == ["view began (20, 20)"])
    withFreshApplication {
      #expect(UIApplication.shared.windows.isEmpty)
    }
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(log.take() == ["view cancelled (20, 20)"])
    #expect(view.window?.isHidden != false)
  }

  /// Lets the only reference to an object go on another thread.
  private func leaveElsewhere(_ make: () throws -> some AnyObject) throws {
    nonisolated(unsafe) let reference = Unmanaged.passRetained(try make())
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      reference.release()
      done.signal()
    }
    done.wait()
  }

  @Test func `AW-16 what outlives its application leaves the next one alone`() throws {
    var window: UIWindow? = try withFreshApplication {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let generator = try EventGenerator(window: window)
      try generator.fingerDown(at: CGPoint(x: 20, y: 20))
      return window
    }
    let generator = try EventGenerator(view: UIView(frame: UIScreen.main.bounds))
    window?.backgroundColor = .red
    window?.isHidden = true
    window = nil
    try generator.fingerTap()
    #expect(
      UIApplication.shared.windows.map(ObjectIdentifier.init) == [
        ObjectIdentifier(generator.window)
      ])
  }
}
