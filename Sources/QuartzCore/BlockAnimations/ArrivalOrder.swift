// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Values by objects, in the order in which they came.
///
/// Who leaves leaves a hole, and holes are closed when there are more of them than values: so to leave
/// costs the same among many as among few. Some may rest until they are woken or get a value.
///
/// OPTIMIZATION: `ObjectList` is of another module, where it is not compiled for the values of this one,
/// and all that moves goes through this in each frame.
struct ArrivalOrder<Value> {
  private struct Entry {
    let key: ObjectIdentifier
    var value: Value

    mutating func change(_ body: (inout Value) -> Void) { body(&value) }
  }

  private var entries: [Entry?] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var awake: Set<ObjectIdentifier> = []

  var isEmpty: Bool { places.isEmpty }
  var count: Int { places.count }

  /// All of them; those that leave or come meanwhile make no difference to who goes through this.
  var all: [Value] { entries.compactMap { $0?.value } }

  /// The values of the objects that do not rest, in the same order.
  ///
  /// OPTIMIZATION: what is paused, or begins only later, is not looked at in each frame of the others.
  var ofAwake: [Value] { awake.count == places.count ? all : values(of: awake) }

  /// Leaves an object out of those that are awake.
  mutating func rest(_ key: ObjectIdentifier) { awake.remove(key) }

  /// Wakes an object; false when it has no value.
  @discardableResult
  mutating func wake(_ key: ObjectIdentifier) -> Bool {
    guard places[key] != nil else { return false }
    awake.insert(key)
    return true
  }

  mutating func wakeAll() { awake = Set(places.keys) }

  /// The values of some objects, in the order in which they came.
  func values(of objects: Set<ObjectIdentifier>) -> [Value] {
    let found = objects.compactMap { places[$0] }
    guard found.count < places.count else { return all }
    return found.sorted().compactMap { entries[$0]?.value }
  }

  /// The value of an object; one that has none comes last, and nil has it leave.
  subscript(key: ObjectIdentifier) -> Value? {
    get { places[key].flatMap { entries[$0]?.value } }
    set {
      guard let newValue else { return leave(key) }
      awake.insert(key)
      if let place = places[key] {
        entries[place]?.value = newValue
      } else {
        places[key] = entries.count
        entries.append(Entry(key: key, value: newValue))
      }
    }
  }

  /// Changes the value of an object in place; false when it has none.
  @discardableResult
  mutating func change(_ key: ObjectIdentifier, _ body: (inout Value) -> Void) -> Bool {
    guard let place = places[key] else { return false }
    awake.insert(key)
    return entries[place]?.change(body) != nil
  }

  private mutating func leave(_ key: ObjectIdentifier) {
    guard let place = places.removeValue(forKey: key) else { return }
    awake.remove(key)
    entries[place] = nil
    guard entries.count > 2 * places.count else { return }
    entries.removeAll { $0 == nil }
    for (place, entry) in entries.enumerated() {
      if let entry { places[entry.key] = place }
    }
  }
}
