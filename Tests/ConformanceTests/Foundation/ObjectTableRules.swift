// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit

private protocol NameBearer: AnyObject {
  var name: String { get }
}

/// Equal to others of its name.
private final class Part: NSObject, NameBearer {
  let name: String

  init(_ name: String) { self.name = name }

  override func isEqual(_ object: Any?) -> Bool { (object as? Part)?.name == name }
  override var hash: Int { name.hashValue }
}

/// No object of Foundation's.
private final class Ear: NameBearer {
  let name: String

  init(_ name: String) { self.name = name }
}

/// Does something as it ends.
private final class Leaver {
  private let end: () -> Void

  init(_ end: @escaping () -> Void) { self.end = end }

  deinit { end() }
}

@Suite("FN tables of objects")
struct ObjectTableRules {
  private func names(_ table: NSHashTable<any NameBearer>) -> [String] {
    table.allObjects.map(\.name)
  }

  /// Adds objects that nobody else holds.
  private func addLoose(_ names: [String], to table: NSHashTable<any NameBearer>) {
    for name in names {
      let object: any NameBearer = name.count == 1 ? Part(name) : Ear(name)
      table.add(object)
    }
  }

  @Test func `FN-1 FN-3 a set of weak objects loses those that are gone`() {
    let table = NSHashTable<any NameBearer>.weakObjects()
    let (kept, ear) = (Part("a"), Ear("ear"))
    table.add(kept)
    addLoose(["b", "other"], to: table)
    table.add(ear)
    table.add(kept)
    table.add(nil)
    #expect(names(table) == ["a", "ear"])
    #expect(table.count == 2 && table.contains(ear) && table.anyObject === kept)
    #expect(table.member(Part("a")) === kept && !table.contains(Ear("ear")))
    table.remove(ear)
    #expect(names(table) == ["a"])
    table.removeAllObjects()
    #expect(table.allObjects.isEmpty && table.anyObject == nil)
    withExtendedLifetime((kept, ear)) {}
  }

  @Test func `FN-1 FN-3 a set of any objects has those that were put in`() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let (part, ear) = (Part("a"), Ear("ear"))
    table.add(part)
    table.add(ear)
    #expect(table.count == 2 && table.contains(part) && table.contains(ear))
    #expect(table.allObjects.first === part && table.allObjects.last === ear)
    withExtendedLifetime((part, ear)) {}
  }

  @Test func `FN-1 a set of objects that are held, and sets together`() {
    let table = NSHashTable<any NameBearer>()
    addLoose(["a", "b", "ear", "b"], to: table)
    #expect(names(table) == ["a", "b", "ear"])
    let other = NSHashTable<any NameBearer>(options: .objectPersonality, capacity: 4)
    addLoose(["b", "c"], to: other)
    #expect(table.intersects(other) && !other.isSubset(of: table))
    table.union(other)
    #expect(names(table) == ["a", "b", "ear", "c"] && other.isSubset(of: table))
    table.minus(other)
    #expect(names(table) == ["a", "ear"] && !table.intersects(other))
    addLoose(["c"], to: table)
    table.intersect(other)
    #expect(names(table) == ["c"])
    #expect(table.setRepresentation == [Part("c")])
  }

  @Test func `FN-1 only one and the same object is in a set that looks at no equality`() {
    let table = NSHashTable<Part>(options: [.weakMemory, .objectPointerPersonality])
    let (one, other) = (Part("a"), Part("a"))
    table.add(one)
    #expect(table.contains(one) && !table.contains(other))
    table.add(other)
    #expect(table.count == 2)
    withExtendedLifetime((one, other)) {}
  }

  @Test func `FN-2 objects by keys that are equal`() {
    let table = NSMapTable<NSString, Part>.strongToStrongObjects()
    table.setObject(Part("1"), forKey: NSString(string: "one"))
    table.setObject(Part("2"), forKey: NSString(string: "two"))
    table.setObject(Part("3"), forKey: NSString(string: "one"))
    #expect(table.object(forKey: NSString(string: "one"))?.name == "3")
    #expect(
      table.object(forKey: NSString(string: "none")) == nil && table.object(forKey: nil) == nil)
    #expect(table.objectEnumerator()?.allObjects.compactMap { ($0 as? Part)?.name } == ["3", "2"])
    #expect(table.keyEnumerator().allObjects.count == 2)
    #expect(table.dictionaryRepresentation()[NSString(string: "two")]?.name == "2")
    table.setObject(nil, forKey: NSString(string: "one"))
    table.removeObject(forKey: NSString(string: "none"))
    #expect(table.count == 1)
    table.removeAllObjects()
    #expect(table.count == 0)
  }

  @Test func `FN-2 what goes out of a table may come back to it as it ends`() {
    let table = NSMapTable<NSString, AnyObject>.strongToStrongObjects()
    let key = NSString(string: "key")
    var counts: [Int] = []
    func putLeaver() { table.setObject(Leaver { counts.append(table.count) }, forKey: key) }
    putLeaver()
    table.setObject(Part("part"), forKey: key)
    putLeaver()
    table.removeObject(forKey: key)
    putLeaver()
    table.removeAllObjects()
    #expect(counts == [1, 0, 0])
  }

  /// Puts an object under a key of which nobody else holds either.
  private func putLoose(_ table: NSMapTable<Part, Part>) {
    table.setObject(Part("value"), forKey: Part("key"))
  }

  @Test func `FN-2 FN-3 an entry is gone with a key or an object that is not held`() {
    let kept = Part("kept")
    for table in [
      NSMapTable<Part, Part>.weakToStrongObjects(), NSMapTable<Part, Part>.strongToWeakObjects(),
      NSMapTable<Part, Part>.weakToWeakObjects(),
    ] {
      putLoose(table)
      #expect(table.count == 0 && table.object(forKey: Part("key")) == nil)
      table.setObject(kept, forKey: kept)
      #expect(table.count == 1 && table.object(forKey: Part("kept")) === kept)
    }
    let table = NSMapTable<Part, Part>.strongToStrongObjects()
    putLoose(table)
    #expect(table.object(forKey: Part("key"))?.name == "value")
  }

  private func address(_ part: Part) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(part).toOpaque()
  }

  private func addLoose(to array: NSPointerArray) {
    let part = Part("loose")
    array.addPointer(address(part))
    withExtendedLifetime(part) {}
  }

  @Test func `FN-4 an array of weak objects has nil where one is gone`() {
    let array = NSPointerArray.weakObjects()
    let (one, two) = (Part("1"), Part("2"))
    func shown() -> [String] {
      (0..<array.count).map { place in
        array.pointer(at: place).map {
          Unmanaged<Part>.fromOpaque($0).takeUnretainedValue().name
        } ?? "-"
      }
    }
    array.addPointer(address(one))
    addLoose(to: array)
    array.addPointer(nil)
    array.insertPointer(address(two), at: 1)
    #expect(shown() == ["1", "2", "-", "-"])
    #expect(array.allObjects.compactMap { ($0 as? Part)?.name } == ["1", "2"])
    array.compact()
    #expect(shown() == ["1", "2"])
    array.replacePointer(at: 0, withPointer: address(two))
    array.count = 3
    #expect(shown() == ["2", "2", "-"])
    array.removePointer(at: 0)
    array.count = -1
    #expect(shown() == [])
    array.insertPointer(nil, at: 9)
    array.removePointer(at: 4)
    array.replacePointer(at: -1, withPointer: nil)
    #expect(array.count == 0 && array.pointer(at: 0) == nil)
    withExtendedLifetime((one, two)) {}
  }

  @Test func `FN-4 an array of strong objects holds them`() {
    let array = NSPointerArray.strongObjects()
    addLoose(to: array)
    #expect(array.allObjects.compactMap { ($0 as? Part)?.name } == ["loose"])
  }
}
