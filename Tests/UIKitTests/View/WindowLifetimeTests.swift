// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Windows that go away", .freshApplication)
struct WindowLifetimeTests {
  @Test func `views of a window that is gone are in no window`() {
    let inner = UIView()
    let outer = UIView()
    outer.addSubview(inner)
    var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
    window?.addSubview(outer)
    #expect(inner.window === window)
    weak let gone = window
    window = nil
    #expect(gone == nil)
    #expect(outer.window == nil && inner.window == nil && outer.superview == nil)
    outer.addSubview(UIView())
  }
}
