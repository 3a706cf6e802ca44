// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import ResponderFoundation

/// What the rewriter writes of a class whose methods are exchanged.
class ExchangedThing: NSObject, ExposedClass {
  var log: [String] = []

  func inThing_one(_ number: Int) -> String { "one \(number)" }
  func inThing_two(_ number: Int) -> String { "two, " + two(number + 1) }
  func one(_ a0: Int) -> String {
    ReplacedMethod.answer("one:", of: self, in: ExchangedThing.self, a0, as: String.self)
      ?? inThing_one(a0)
  }
  func two(_ a0: Int) -> String {
    ReplacedMethod.answer("two:", of: self, in: ExchangedThing.self, a0, as: String.self)
      ?? inThing_two(a0)
  }
  func tell() {
    if ReplacedMethod.answer("tell", of: self, in: ExchangedThing.self, as: Void.self) == nil {
      log.append("told")
    }
  }

  nonisolated class var exposedMembers: ExposedMembers {
    ExposedMembers().adding(
      .method("one:") { (me: ExchangedThing, a: ExposedArguments) in me.one(a(0, as: Int.self)) },
      .body("one:") { (me: ExchangedThing, a: ExposedArguments) in
        me.inThing_one(a(0, as: Int.self))
      },
      .body("two:") { (me: ExchangedThing, a: ExposedArguments) in
        me.inThing_two(a(0, as: Int.self))
      },
      .body("tell") { (me: ExchangedThing, _) in
        me.log.append("told")
        return nil
      })
  }
}

/// Overrides and asks super.
final class LoudThing: ExchangedThing {
  override func tell() {
    log.append("loud")
    super.tell()
  }
}

/// What an extension overrides of what the class inherits.
final class LateThing: ExchangedThing {}

extension LateThing {
  func inLateThing_tell() {
    log.append("late")
    ReplacedMethod.above(LateThing.self, of: self, "tell") { super.tell() }
  }
  @section(".init_array") @used private nonisolated static let atLoadLateThing1:
    @convention(c) @Sendable () -> Void = {
      ExposedExtension.override(in: LateThing.self, "tell") {
        (me: LateThing, a: ExposedArguments) in
        me.inLateThing_tell()
        return nil
      }
    }
}

@Suite("Exchanged methods", .serialized)
struct MethodExchangeTests {
  @Test func `two methods of a class run each other's, and their own names reach the originals`()
    throws
  {
    let thing = ExchangedThing()
    let one = try #require(class_getInstanceMethod(ExchangedThing.self, Selector("one:")))
    let two = try #require(class_getInstanceMethod(LoudThing.self, Selector("two:")))
    method_exchangeImplementations(one, two)
    #expect(thing.one(1) == "two, one 2" && thing.two(5) == "one 5")
    #expect(
      thing.perform(Selector("one:"), with: 3)?.takeUnretainedValue() as? String
        == "two, one 4")
    method_exchangeImplementations(one, two)
    #expect(thing.one(1) == "one 1")
  }

  @Test func `a subclass that overrides comes first`() throws {
    let method = try #require(class_getInstanceMethod(ExchangedThing.self, Selector("tell")))
    let block: (ExchangedThing) -> Void = { $0.log.append("block") }
    let former = method_setImplementation(method, imp_implementationWithBlock(block))
    defer { method_setImplementation(method, former) }
    let (plain, loud) = (ExchangedThing(), LoudThing())
    plain.tell()
    loud.tell()
    #expect(plain.log == ["block"] && loud.log == ["loud", "block"])
  }

  @Test func `an override in an extension is there from the start, and super is what is above`() {
    let late = LateThing()
    late.tell()
    #expect(late.log == ["late", "told"])
    let plain = ExchangedThing()
    plain.tell()
    #expect(plain.log == ["told"])
  }

  @Test func `methods are added, found by name and called as functions`() throws {
    let selector = Selector("sum:with:")
    let block: (LoudThing, Int, Int) -> Int = { _, a, b in a + b }
    let imp = imp_implementationWithBlock(block)
    #expect(class_addMethod(LoudThing.self, selector, imp, nil))
    #expect(!class_addMethod(LoudThing.self, selector, imp, nil))
    let thing = LoudThing()
    #expect(
      thing.perform(selector, with: 2, with: 3)?.takeUnretainedValue() as? Int == 5)
    let sum = ReplacedMethod.function(imp, to: ((Any, Selector, Int, Int) -> Int).self)
    #expect(sum(thing, selector, 4, 5) == 9)
    #expect(class_respondsToSelector(LoudThing.self, selector))
    #expect(!class_respondsToSelector(ExchangedThing.self, selector))
  }
}
