// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: FN-1, FN-3.
/// A set of objects that may be held or not, such as those who want to be told of something.
///
/// [Apple: NSHashTable](https://developer.apple.com/documentation/foundation/nshashtable)
public final class NSHashTable<ObjectType>: NSObject {
  private let table: NSMapTable<ObjectType, ObjectType>
  private let options: NSPointerFunctions.Options

  /// Makes an empty table.
  ///
  /// - Parameters:
  ///   - options: how objects are kept and compared.
  ///   - initialCapacity: for how many objects; only a hint.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    // What is copied is copied once.
    let memory = NSPointerFunctions.Options(rawValue: options.rawValue & 0xFF)
    table = NSMapTable(
      keyOptions: options.subtracting(.copyIn), valueOptions: memory, capacity: initialCapacity)
  }

  /// A table that does not hold its objects.
  public class func weakObjects() -> NSHashTable { NSHashTable(options: .weakMemory) }

  /// The objects, in the order in which they came, without those that are gone.
  public var allObjects: [ObjectType] { table.objects }

  /// One of the objects; nil if there is none.
  public var anyObject: ObjectType? { allObjects.first }

  /// How many objects there are, without those that are gone.
  public var count: Int { table.count }

  /// The objects as a set, as far as they can be in one.
  public var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable })
  }

  /// Puts an object in, unless it is; nil is not put in.
  public func add(_ object: ObjectType?) {
    guard let object, table.object(forKey: object) == nil else { return }
    let copied = options.contains(.copyIn) ? (object as? any NSCopying)?.copy(with: nil) : nil
    // Unwrapped first: nil itself would become `NSNull` where any object is wanted.
    let kept = copied.flatMap { $0 as? ObjectType } ?? object
    table.setObject(kept, forKey: kept)
  }

  /// Takes an object out.
  public func remove(_ object: ObjectType?) { table.removeObject(forKey: object) }

  /// Takes all objects out.
  public func removeAllObjects() { table.removeAllObjects() }

  /// Whether an object is in the table, or one that is the same.
  public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// The object in the table that is the same as another one; nil if there is none.
  public func member(_ object: ObjectType?) -> ObjectType? { table.object(forKey: object) }

  /// The objects, one after another.
  public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  /// Puts all objects of another table in.
  public func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }

  /// Takes all objects of another table out.
  public func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }

  /// Takes out what is not in another table too.
  public func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  /// Whether an object is in both tables.
  public func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains(where: other.contains)
  }

  /// Whether all objects are in another table too.
  public func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy(other.contains)
  }
}
