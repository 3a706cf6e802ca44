// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A model of which some properties depend on others, as the rewriter writes it.
private final class Person: NSObject, ExposedClass {
  var first = "A" {
    willSet { willChangeValue(forKey: "first") }
    didSet { didChangeValue(forKey: "first") }
  }
  var friend: Person? {
    willSet { willChangeValue(forKey: "friend") }
    didSet { didChangeValue(forKey: "friend") }
  }
  var quiet = 0 {
    willSet {
      if Self.automaticallyNotifiesObservers(forKey: "quiet") { willChangeValue(forKey: "quiet") }
    }
    didSet {
      if Self.automaticallyNotifiesObservers(forKey: "quiet") { didChangeValue(forKey: "quiet") }
    }
  }
  var whole: String { first + "!" }
  var shout: String { whole.uppercased() + (friend?.first ?? "") }

  class func automaticallyNotifiesObservers(forKey key: String) -> Bool { key != "quiet" }

  class func keyPathsForValuesAffectingWhole() -> Set<String> { ["first", "shout"] }

  class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    key == "shout" ? ["whole", "friend.first"] : []
  }

  nonisolated class var exposedMembers: ExposedMembers {
    ExposedMembers().adding(
      .property("first", get: { (me: Person) in me.first }, set: { $0.first = $1 }),
      .property("friend", get: { (me: Person) in me.friend }, set: { $0.friend = $1 }),
      .property("quiet", get: { (me: Person) in me.quiet }, set: { $0.quiet = $1 }),
      .property("whole", get: { (me: Person) in me.whole }),
      .property("shout", get: { (me: Person) in me.shout }),
      .method("keyPathsForValuesAffectingWhole") { (_: Person, _: ExposedArguments) in
        Person.keyPathsForValuesAffectingWhole()
      },
      .method("keyPathsForValuesAffectingValueForKey:") { (_: Person, a: ExposedArguments) in
        Person.keyPathsForValuesAffectingValue(forKey: a(0, as: String.self))
      })
  }
}

/// An operation whose state is one property, as the rewriter writes it.
private final class Work: Operation, ExposedClass, @unchecked Sendable {
  private var state = 0 {
    willSet { willChangeValue(forKey: "state") }
    didSet { didChangeValue(forKey: "state", tellsQueue: true) }
  }
  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { state == 1 }
  override var isFinished: Bool { state == 2 }

  override func start() {
    state = 1
    state = 2
  }

  nonisolated class var exposedMembers: ExposedMembers {
    ExposedMembers().adding(
      .method("keyPathsForValuesAffectingIsFinished") { (_: Work, _: ExposedArguments) in
        ["state"] as Set<String>
      })
  }
}

@MainActor @Suite("RT keys that depend on others", .freshApplication)
struct DependentKeyRules {
  private let person = Person()

  @Test func `RT-68 a property tells when one is set on which it depends`() {
    var told: [String] = []
    let token = person.observe(\.whole, named: "whole", options: [.new, .old, .prior]) {
      told.append("\($1.oldValue ?? "-") \($1.newValue ?? "-")")
    }
    person.first = "B"
    #expect(told == ["A! -", "A! B!"])
    token.invalidate()
    person.first = "C"
    #expect(told.count == 2)
  }

  @Test func `RT-68 it depends on others through others and through paths`() {
    var told: [String] = []
    let token = person.observe(\.shout, named: "shout", options: .new) {
      told.append($1.newValue ?? "-")
    }
    person.first = "b"
    #expect(told == ["B!"])
    let friend = Person()
    person.friend = friend
    friend.first = "D"
    #expect(told == ["B!", "B!A", "B!D"])
    withExtendedLifetime(token) {}
  }

  @Test func `RT-69 a property that does not tell by itself tells where its class does`() {
    var told = 0
    let token = person.observe(\.quiet, named: "quiet") { _, _ in told += 1 }
    person.quiet = 1
    #expect(told == 0)
    person.willChangeValue(forKey: "quiet")
    person.quiet = 2
    person.didChangeValue(forKey: "quiet")
    #expect(told == 1)
    #expect(Observed.automaticallyNotifiesObservers(forKey: "title"))
    #expect(Observed.keyPathsForValuesAffectingValue(forKey: "title").isEmpty)
    withExtendedLifetime(token) {}
  }

  @Test func `RT-70 a queue hears that an operation is finished`() async {
    let queue = OperationQueue()
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      let work = Work()
      work.completionBlock = { done.resume() }
      queue.addOperation(work)
    }
    #expect(queue.operationCount <= 1)
  }
}
