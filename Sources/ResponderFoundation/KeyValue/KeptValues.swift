// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: RT-56.
/// Values that a program keeps with an object that takes any key.
package final class KeptValues {
  /// The values by key.
  package var values: [String: Any] = [:]

  /// Those of an object, made when they are first asked for.
  package static func of(_ object: AnyObject) -> KeptValues {
    let key = UnsafeRawPointer(Unmanaged.passUnretained(place).toOpaque())
    if let known = objc_getAssociatedObject(object, key) as? KeptValues { return known }
    let made = KeptValues()
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  /// Those of an object that has been asked for any; nil for others.
  package static func known(of object: AnyObject) -> KeptValues? {
    let key = UnsafeRawPointer(Unmanaged.passUnretained(place).toOpaque())
    return objc_getAssociatedObject(object, key) as? KeptValues
  }

  /// Stands for the values, by its address.
  private static let place = Place()
  private final class Place: Sendable {}
}
