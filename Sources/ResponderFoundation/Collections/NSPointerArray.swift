// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: FN-4.
/// Objects in an order, some of which may be nil; they may be held or not.
///
/// What is put in is the address of an object, as `Unmanaged.passUnretained(_:).toOpaque()` gives it.
///
/// [Apple: NSPointerArray](https://developer.apple.com/documentation/foundation/nspointerarray)
public final class NSPointerArray: NSObject {
  private let options: NSPointerFunctions.Options
  private var entries: [KeptObject<AnyObject>?] = []

  /// Makes an empty array.
  ///
  /// - Parameter options: how objects are kept.
  public init(options: NSPointerFunctions.Options = []) { self.options = options }

  /// An array that holds its objects.
  public class func strongObjects() -> NSPointerArray { NSPointerArray() }

  /// An array that does not hold its objects; those that are gone are nil.
  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// How many places there are, those of nil too; more are nil at first, fewer end it earlier.
  public var count: Int {
    get { entries.count }
    set {
      let wanted = max(newValue, 0)
      entries = Array(entries.prefix(wanted)) + Array(repeating: nil, count: max(wanted - count, 0))
    }
  }

  /// The objects in their order, without what is nil.
  public var allObjects: [Any] { entries.compactMap { $0?.value } }

  /// The address of an object.
  ///
  /// - Parameter index: from 0.
  /// - Returns: nil where nothing is, no longer, or the place is outside.
  public func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    guard entries.indices.contains(index), let object = entries[index]?.value else { return nil }
    return Unmanaged.passUnretained(object).toOpaque()
  }

  /// Puts an object, or nil, at the end.
  public func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(kept(pointer)) }

  /// Puts an object in front of a place; nothing happens if the place is outside.
  ///
  /// - Parameters:
  ///   - item: the object, or nil.
  ///   - index: the place, from 0 to `count`.
  public func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    guard (0...entries.count).contains(index) else { return }
    entries.insert(kept(item), at: index)
  }

  /// Puts an object in the place of another; nothing happens if the place is outside.
  ///
  /// - Parameters:
  ///   - index: the place, from 0.
  ///   - item: the object, or nil.
  public func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    guard entries.indices.contains(index) else { return }
    entries[index] = kept(item)
  }

  /// Takes a place away; nothing happens if it is outside.
  public func removePointer(at index: Int) {
    guard entries.indices.contains(index) else { return }
    entries.remove(at: index)
  }

  /// Takes the places away where nothing is, or no longer.
  public func compact() { entries.removeAll { $0?.value == nil } }

  private func kept(_ pointer: UnsafeMutableRawPointer?) -> KeptObject<AnyObject>? {
    pointer.map {
      KeptObject(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options)
    }
  }
}
