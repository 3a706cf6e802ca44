// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: RT-67.
/// The elements of a property that holds an array, as an array of its own that tells observers which
/// of them change.
final class KeyedArray: NSMutableArray {
  private let place: (object: NSObject, key: String)?
  /// The elements where there is no property.
  private let own: NSMutableArray

  init(_ object: NSObject, _ key: String) {
    place = (object, key)
    own = NSMutableArray()
    super.init()
  }

  required init(objects: UnsafePointer<AnyObject>?, count: Int) {
    place = nil
    own = NSMutableArray(objects: objects, count: count)
    super.init()
  }

  required convenience init(arrayLiteral elements: Any...) {
    self.init(objects: nil, count: 0)
    addObjects(from: elements)
  }

  required init?(coder: NSCoder) { nil }

  private var value: Any? { place == nil ? own : place?.object.value(forKey: place?.key ?? "") }

  private var elements: NSArray {
    let value = value
    if let array = value as? NSArray { return array }
    return NSArray(array: value.flatMap(KeyedValue.items) ?? [])
  }

  override var count: Int { elements.count }

  override func object(at index: Int) -> Any {
    let elements = elements
    check(index..<index + 1, in: elements.count)
    return elements.object(at: index)
  }

  override func insert(_ anObject: Any, at index: Int) {
    change(.insertion, index..<index, to: [anObject])
  }

  override func addObjects(from otherArray: [Any]) {
    let count = count
    change(.insertion, count..<count, to: otherArray)
  }

  override func removeObject(at index: Int) { change(.removal, index..<index + 1, to: []) }

  override func removeObjects(in range: NSRange) {
    change(.removal, Range(range) ?? 0..<Int.max, to: [])
  }

  override func removeAllObjects() { change(.removal, 0..<count, to: []) }

  override func replaceObject(at index: Int, with anObject: Any) {
    change(.replacement, index..<index + 1, to: [anObject])
  }

  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    let range = Range(range) ?? 0..<Int.max
    let middle = range.lowerBound + Swift.min(range.count, otherArray.count)
    change(.replacement, range.lowerBound..<middle, to: Array(otherArray.prefix(range.count)))
    change(.removal, middle..<range.upperBound, to: [])
    change(.insertion, middle..<middle, to: Array(otherArray.dropFirst(range.count)))
  }

  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    guard idx1 != idx2 else { return }
    let (one, two) = (object(at: idx1), object(at: idx2))
    replaceObject(at: idx1, with: two)
    replaceObject(at: idx2, with: one)
  }

  /// Has other elements in a range, and tells those who observe the property.
  private func change(_ kind: NSKeyValueChange, _ range: Range<Int>, to objects: [Any]) {
    guard !range.isEmpty || !objects.isEmpty else { return }
    check(range, in: count)
    let end = kind == .insertion ? range.lowerBound + objects.count : range.upperBound
    let indexes = IndexSet(integersIn: range.lowerBound..<end)
    guard let place else { return replace(range, with: objects, in: own) }
    place.object.willChange(kind, valuesAt: indexes, forKey: place.key)
    if let array = value as? NSMutableArray {
      replace(range, with: objects, in: array)
    } else {
      var items: [Any] = elements.map { $0 }
      items.replaceSubrange(range, with: objects)
      let isObject = value.map { type(of: $0) is AnyClass } ?? false
      place.object.setValue(isObject ? NSArray(array: items) : items, forKey: place.key)
    }
    place.object.didChange(kind, valuesAt: indexes, forKey: place.key)
  }

  private func replace(_ range: Range<Int>, with objects: [Any], in array: NSMutableArray) {
    array.removeObjects(in: NSRange(range))
    for (offset, object) in objects.enumerated() {
      array.insert(object, at: range.lowerBound + offset)
    }
  }

  private func check(_ range: Range<Int>, in count: Int) {
    guard range.lowerBound >= 0, range.upperBound <= count else {
      violation(
        "The elements \(range) of \(count) were asked for, of \(place?.key ?? "an array")",
        contract: "places are within the array", instead: "ask for its count first")
    }
  }
}
