// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Values by object, in the order in which the objects came; for few of them.
///
/// Whoever calls them all calls them in an order that is the same in every run, as that of a
/// dictionary is not.
package struct ObjectList<Value> {
  private var entries: [(object: ObjectIdentifier, value: Value)] = []

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  package var values: [Value] { entries.map { $0.value } }

  /// The value of an object; another one takes its place, nil takes it out.
  package subscript(object: ObjectIdentifier) -> Value? {
    get { entries.first { $0.object == object }?.value }
    set {
      let place = entries.firstIndex { $0.object == object }
      switch (place, newValue) {
      case (let place?, let value?): entries[place].value = value
      case (let place?, nil): entries.remove(at: place)
      case (nil, let value?): entries.append((object, value))
      case (nil, nil): break
      }
    }
  }
}
