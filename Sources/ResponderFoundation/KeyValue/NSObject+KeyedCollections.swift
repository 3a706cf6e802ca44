// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension NSObjectProtocol where Self: NSObject {
  // Rules: RT-67.
  /// The elements of a property that holds an array, as an array through which they are changed.
  ///
  /// It tells observers of the property which elements came, went or were replaced. An `NSMutableArray`
  /// is changed itself, another array is set anew.
  ///
  /// [Apple: mutableArrayValue(forKey:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/mutablearrayvalue(forkey:))
  ///
  /// - Parameter key: the name of the property, which the class exposes.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyedArray(self, key) }

  // Rules: RT-66.
  /// Tells the observers of a property that elements of its collection are about to change.
  ///
  /// What sets the property before `didChange(_:valuesAt:forKey:)` is part of this change.
  ///
  /// [Apple: willChange(_:valuesAt:forKey:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/willchange(_:valuesat:forkey:))
  ///
  /// - Parameters:
  ///   - changeKind: what happens to the elements.
  ///   - indexes: their places: before a removal or replacement, or after an insertion.
  ///   - key: the name of the property.
  public func willChange(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) {
    ValueWatchList.of(self)?.willChange(
      key: key, CollectionChange(kind: changeKind, indexes: indexes))
  }

  // Rules: RT-66.
  /// Tells the observers of a property that elements of its collection have changed.
  ///
  /// [Apple: didChange(_:valuesAt:forKey:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/didchange(_:valuesat:forkey:))
  ///
  /// - Parameters:
  ///   - changeKind: what happened to the elements.
  ///   - indexes: their places: before a removal or replacement, or after an insertion.
  ///   - key: the name of the property.
  public func didChange(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) {
    ValueWatchList.of(self)?.didChange(
      key: key, CollectionChange(kind: changeKind, indexes: indexes))
  }
}
