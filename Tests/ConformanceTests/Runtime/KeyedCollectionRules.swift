// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A model with what the rewriter makes of `@objc dynamic` arrays, which writes down what it is told.
private final class Shelf: NSObject, ExposedClass {
  var names = ["a", "b"] {
    willSet { willChangeValue(forKey: "names") }
    didSet { didChangeValue(forKey: "names") }
  }
  var kept = NSMutableArray(array: ["a", "b"])
  private(set) var told: [String] = []

  func heard(_ change: [NSKeyValueChangeKey: Any]) {
    let kind = (change[.kindKey] as? NSNumber)?.uintValue ?? 0
    let places = (change[.indexesKey] as? IndexSet).map { Array($0) } ?? []
    let (old, new) = (change[.oldKey] as? [String] ?? [], change[.newKey] as? [String] ?? [])
    told.append(
      "\(kind) \(places) \(old) \(new)\(change[.notificationIsPriorKey] == nil ? "" : " prior")")
  }

  nonisolated class var exposedMembers: ExposedMembers {
    ExposedMembers().adding(
      .property("names", get: { (me: Shelf) in me.names }, set: { $0.names = $1 }),
      .property("kept", get: { (me: Shelf) in me.kept }, set: { $0.kept = $1 }),
      .method("observeValueForKeyPath:ofObject:change:context:") {
        (me: Shelf, a: ExposedArguments) in
        me.heard(a(2, as: [NSKeyValueChangeKey: Any]?.self) ?? [:])
        return nil
      })
  }
}

@MainActor @Suite("RT observed collections", .freshApplication)
struct KeyedCollectionRules {
  private let shelf = Shelf()
  private let observer = Shelf()

  @Test func `RT-66 observers are told which elements changed`() {
    shelf.addObserver(observer, forKeyPath: "names", options: [.old, .new, .prior], context: nil)
    shelf.willChange(.replacement, valuesAt: [1, 7], forKey: "names")
    shelf.names[1] = "c"
    shelf.didChange(.replacement, valuesAt: [1, 7], forKey: "names")
    shelf.names = []
    #expect(
      observer.told == [
        #"4 [1, 7] ["b"] [] prior"#, #"4 [1, 7] ["b"] ["c"]"#, #"1 [] ["a", "c"] [] prior"#,
        #"1 [] ["a", "c"] []"#,
      ])
    shelf.removeObserver(observer, forKeyPath: "names")
  }

  @Test func `RT-66 a change that nobody observes to its end keeps no later one back`() {
    shelf.addObserver(observer, forKeyPath: "names", options: .old, context: nil)
    shelf.willChange(.removal, valuesAt: [0], forKey: "names")
    shelf.removeObserver(observer, forKeyPath: "names")
    shelf.names = ["b"]
    shelf.didChange(.removal, valuesAt: [0], forKey: "names")
    shelf.addObserver(observer, forKeyPath: "names", options: .old, context: nil)
    shelf.names = []
    #expect(observer.told == [#"1 [] ["b"] []"#])
    shelf.removeObserver(observer, forKeyPath: "names")
  }

  @Test func `RT-66 closures are told which elements changed`() {
    var told: [String] = []
    let observation = shelf.observe(\.names, named: "names", options: [.old, .new]) { _, change in
      let places = change.indexes.map { Array($0) } ?? []
      told.append("\(change.kind) \(places) \(change.oldValue ?? []) \(change.newValue ?? [])")
    }
    shelf.mutableArrayValue(forKey: "names").add("c")
    shelf.mutableArrayValue(forKey: "names").removeObject(at: 0)
    #expect(told == [#"insertion [2] [] ["c"]"#, #"removal [0] ["a"] []"#])
    observation.invalidate()
  }

  @Test(arguments: ["names", "kept"])
  func `RT-67 an array that is asked for by its key changes the property`(_ key: String) {
    shelf.addObserver(observer, forKeyPath: key, options: [.old, .new], context: nil)
    let array = shelf.mutableArrayValue(forKey: key)
    array.insert("z", at: 0)
    array.addObjects(from: ["c", "d"])
    array.remove("a")
    array[1] = "y"
    array.replaceObjects(in: NSRange(location: 2, length: 2), withObjectsFrom: ["x"])
    #expect(array.map { "\($0)" } == ["z", "y", "x"])
    #expect(shelf.value(forKey: key) as? [String] == ["z", "y", "x"])
    array.removeAllObjects()
    #expect(array.count == 0)
    #expect(
      observer.told == [
        #"2 [0] [] ["z"]"#, #"2 [3, 4] [] ["c", "d"]"#, #"3 [1] ["a"] []"#, #"4 [1] ["b"] ["y"]"#,
        #"4 [2] ["c"] ["x"]"#, #"3 [3] ["d"] []"#, #"3 [0, 1, 2] ["z", "y", "x"] []"#,
      ])
    shelf.removeObserver(observer, forKeyPath: key)
    array.addObjects(from: ["a", "b", "c", "d"])
    array.exchangeObject(at: 0, withObjectAt: 3)
    array.exchangeObject(at: 1, withObjectAt: 1)
    #expect(array.map { "\($0)" } == ["d", "b", "c", "a"])
    array.removeObjects(in: NSRange(location: 1, length: 2))
    #expect(shelf.value(forKey: key) as? [String] == ["d", "a"])
  }
}
