// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
@testable import UIKit
import UIKitTesting

@MainActor @Suite("Knowing what a class overrides", .serialized)
struct ClassOverridesTests {
  class Plain: UIView {}
  class Inside: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
  }
  class Below: Inside {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  class Generic<T>: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }
  class Lone: UIResponder {
    override var next: UIResponder? { nil }
    override func copy(_ sender: Any?) {}
  }
  class Delegate: UIResponder, UIApplicationDelegate {
    let mark = 7
  }

  @Test func `a class that overrides nothing has no flag`() {
    #expect(Plain().overrides == [])
    #expect(UIView().overrides == [])
    #expect(UIResponder().overrides == [])
  }

  @Test func `flags name just what is overridden, here or above`() {
    #expect(Inside().overrides == [.pointInside])
    #expect(Below().overrides == [.pointInside, .touchesMoved])
    #expect(Generic<Int>().overrides == [.hitTest])
    #expect(Lone().overrides == [.next])
    #expect(UIWindow().overrides.contains(.next))
  }

  @Test func `a standard edit action counts as implemented when it is overridden`() {
    #expect(Lone().canPerformAction("copy:", withSender: nil))
    #expect(!Lone().canPerformAction("paste:", withSender: nil))
    #expect(!UIResponder().canPerformAction("copy:", withSender: nil))
  }

  @Test func `an object is made of a class known only at run time`() {
    #expect((ObjectMaker.make(Delegate.self) as? Delegate)?.mark == 7)
  }
}
