// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Numbers of objects, so that a page can ask about one that it was told of; keeps none alive.
@MainActor
final class ObjectNumbers {
  private final class Entry {
    weak var object: AnyObject?
    let number: Int

    init(_ object: AnyObject, _ number: Int) {
      self.object = object
      self.number = number
    }
  }

  /// A word that tells these numbers from those of another launch, in which others have them.
  let run = String(UInt64.random(in: .min ... .max), radix: 16)

  private var byObject: [ObjectIdentifier: Entry] = [:]
  private var byNumber: [Int: Entry] = [:]
  private var last = 0

  /// The number of an object, from 1; no two objects ever get the same.
  func number(of object: AnyObject) -> Int {
    let key = ObjectIdentifier(object)
    if let known = byObject[key], known.object === object { return known.number }
    last += 1
    let entry = Entry(object, last)
    byObject[key] = entry
    byNumber[last] = entry
    return last
  }

  /// The object with a number; nil when there is none, or it is gone.
  func object(_ number: Int) -> AnyObject? { byNumber[number]?.object }

  /// Forgets objects that are gone.
  func forgetGone() {
    byObject = byObject.filter { $0.value.object != nil }
    byNumber = byNumber.filter { $0.value.object != nil }
  }
}
