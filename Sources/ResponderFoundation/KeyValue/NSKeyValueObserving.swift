// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// What an observer of a property is told.
///
/// [Apple: NSKeyValueObservingOptions](https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions)
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// The observer is told once at the beginning.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// The observer is told before a change too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// What kind of change an observer is told of.
///
/// [Apple: NSKeyValueChange](https://developer.apple.com/documentation/foundation/nskeyvaluechange)
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set.
  case setting = 1
  /// Elements came into a collection.
  case insertion
  /// Elements left a collection.
  case removal
  /// Elements of a collection were replaced.
  case replacement
}

/// The keys of what an observer is told.
///
/// [Apple: NSKeyValueChangeKey](https://developer.apple.com/documentation/foundation/nskeyvaluechangekey)
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The raw value of a `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change; of elements of a collection an array of those that came.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change; of elements of a collection an array of those that went.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// An `IndexSet`: the places of the elements of a collection that changed.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// True in what is told before a change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// What a closure that observes a property is told.
///
/// [Apple: NSKeyValueObservedChange](https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange)
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public let kind: NSKeyValueChange
  /// The value after the change, if asked for; of elements of a collection those that came.
  public let newValue: Value?
  /// The value before the change, if asked for; of elements of a collection those that went.
  public let oldValue: Value?
  /// The places of the elements of a collection that changed; nil where the property was set.
  public let indexes: IndexSet?
  /// Whether it is told before the change.
  public let isPrior: Bool
}

/// Stands for an observation by a closure, which ends with it.
///
/// [Apple: NSKeyValueObservation](https://developer.apple.com/documentation/foundation/nskeyvalueobservation)
public final class NSKeyValueObservation: NSObject {
  private var watch: ValueWatch?

  init(_ watch: ValueWatch) { self.watch = watch }

  /// Ends the observation.
  public func invalidate() {
    watch?.end()
    watch = nil
  }

  deinit { watch?.end() }
}
