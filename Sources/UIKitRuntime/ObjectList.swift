// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Values by object, in the order in which the objects came.
///
/// Whoever calls them all calls them in an order that is the same in every run, as that of a
/// dictionary is not. To leave costs the same among many as among few.
package struct ObjectList<Value> {
  /// A value that was taken out leaves a gap, until there are more gaps than values; none is last.
  private var entries: [(object: ObjectIdentifier, value: Value?)] = []
  private var places: [ObjectIdentifier: Int] = [:]

  private static var fewGaps: Int { 8 }

  package init() {}

  package var isEmpty: Bool { places.isEmpty }

  package var count: Int { places.count }

  /// All of them; those that leave or come meanwhile make no difference to who goes through this.
  package var values: [Value] { entries.compactMap { $0.value } }

  /// The value of the object that came last.
  package var last: Value? { entries.last?.value }

  /// The value of an object; another one takes its place, nil takes it out.
  package subscript(object: ObjectIdentifier) -> Value? {
    get { places[object].flatMap { entries[$0].value } }
    set {
      switch (places[object], newValue) {
      case (let place?, let value?): entries[place].value = value
      case (let place?, nil): takeOut(place)
      case (nil, let value?):
        places[object] = entries.count
        entries.append((object, value))
      case (nil, nil): break
      }
    }
  }

  private mutating func takeOut(_ place: Int) {
    places[entries[place].object] = nil
    entries[place].value = nil
    while let end = entries.last, end.value == nil { entries.removeLast() }
    guard entries.count > 2 * places.count + Self.fewGaps else { return }
    entries.removeAll { $0.value == nil }
    for (place, entry) in entries.enumerated() { places[entry.object] = place }
  }
}
