// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// As many entries may be gone before it is worth to look for them.
private let leastRoom = 16

// Rules: FN-2, FN-3.
/// Objects by keys that are objects; either may be held or not.
///
/// An entry is gone once its key or its object is.
///
/// [Apple: NSMapTable](https://developer.apple.com/documentation/foundation/nsmaptable)
public final class NSMapTable<KeyType, ObjectType>: NSObject {
  private struct Entry {
    let key: KeptObject<KeyType>
    var object: KeptObject<ObjectType>
    /// Where it stands in the order in which keys came.
    let place: Int
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private let identity: ObjectIdentity
  private var entries: [Int: [Entry]] = [:]
  private var nextPlace = 0
  /// From how many entries on it is looked for those that are gone.
  private var room = leastRoom

  /// Makes an empty table.
  ///
  /// - Parameters:
  ///   - keyOptions: how keys are kept and compared.
  ///   - valueOptions: how objects are kept.
  ///   - initialCapacity: for how many entries; only a hint.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    identity = ObjectIdentity(options: keyOptions)
  }

  /// A table that holds keys and objects.
  public class func strongToStrongObjects() -> NSMapTable { NSMapTable() }

  /// A table that holds objects, and not keys.
  public class func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }

  /// A table that holds keys, and not objects.
  public class func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }

  /// A table that holds neither.
  public class func weakToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// What is kept under a key; nil if nothing is, or no longer.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    let found = entries[identity.number(of: aKey)]?.first { isKey($0, aKey) }
    return found?.object.value
  }

  /// Keeps an object under a key, in place of what was there.
  ///
  /// - Parameters:
  ///   - anObject: the object; nil takes away what was there.
  ///   - aKey: the key; with nil nothing happens.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    guard let anObject else { return removeObject(forKey: aKey) }
    dropLost()
    let number = identity.number(of: aKey)
    let object = KeptObject(anObject, valueOptions)
    if let place = entries[number]?.firstIndex(where: { isKey($0, aKey) }) {
      // What goes is let go of afterwards: its end may come back to the table.
      let former = entries[number]
      entries[number]?[place].object = object
      return withExtendedLifetime(former) {}
    }
    let entry = Entry(key: KeptObject(aKey, keyOptions), object: object, place: nextPlace)
    entries[number, default: []].append(entry)
    nextPlace += 1
  }

  /// Takes away what is kept under a key.
  public func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let number = identity.number(of: aKey)
    guard let former = entries[number] else { return }
    let rest = former.filter { !isKey($0, aKey) }
    entries[number] = rest.isEmpty ? nil : rest
    withExtendedLifetime(former) {}
  }

  /// Takes away everything.
  public func removeAllObjects() {
    let former = entries
    entries = [:]
    withExtendedLifetime(former) {}
  }

  /// How many entries there are, without those that are gone.
  public var count: Int { living.count }

  /// The keys, in the order in which they came.
  public func keyEnumerator() -> NSEnumerator {
    NSArray(array: living.map(\.key)).objectEnumerator()
  }

  /// The objects, in the order in which their keys came.
  public func objectEnumerator() -> NSEnumerator? {
    NSArray(array: objects).objectEnumerator()
  }

  /// The entries whose keys can be those of a dictionary.
  public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var result: [AnyHashable: ObjectType] = [:]
    for (key, object) in living {
      if let key = key as? AnyHashable { result[key] = object }
    }
    return result
  }

  /// The objects, in the order in which their keys came.
  var objects: [ObjectType] { living.map(\.object) }

  private var living: [(key: KeyType, object: ObjectType)] {
    entries.values.joined().sorted { $0.place < $1.place }.compactMap { entry in
      guard let key = entry.key.value, let object = entry.object.value else { return nil }
      return (key, object)
    }
  }

  private func isKey(_ entry: Entry, _ key: KeyType) -> Bool {
    entry.key.value.map { identity.areSame($0, key) } ?? false
  }

  /// Entries that are gone make room as others come, when there are twice as many as were left.
  private func dropLost() {
    guard keyOptions.isWeak || valueOptions.isWeak, entries.count >= room else { return }
    let former = entries
    entries = former.mapValues { entries in
      entries.filter { $0.key.value != nil && $0.object.value != nil }
    }.filter { !$0.value.isEmpty }
    room = max(leastRoom, entries.count * 2)
    withExtendedLifetime(former) {}
  }
}
