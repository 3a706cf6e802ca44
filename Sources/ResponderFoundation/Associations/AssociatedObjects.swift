// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// How an object that is associated with another is held.
///
/// [Apple: objc_AssociationPolicy](https://developer.apple.com/documentation/objectivec/objc_associationpolicy)
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not held: once it is gone, nil is found.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Held.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy is held, of what can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Held.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// A copy is held, of what can be copied.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

// Rules: RT-30 to RT-33.
/// Keeps a value with an object, under a key; nil takes it away.
///
/// [Apple: objc_setAssociatedObject](https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:))
///
/// - Parameters:
///   - object: what the value belongs to, and goes with.
///   - key: an address that stands for the value, such as that of a static variable.
///   - value: what is kept.
///   - policy: how it is held.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let held = ExposedMethod.flat(value).map { AssociatedValue($0, policy) }
  AssociationTable.shared.set(held, UInt(bitPattern: key), of: object as AnyObject)
}

// Rules: RT-30.
/// The value that is kept with an object under a key, or nil.
///
/// [Apple: objc_getAssociatedObject](https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:))
///
/// - Parameters:
///   - object: what the value belongs to.
///   - key: the address under which it was kept.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.value(UInt(bitPattern: key), of: object as AnyObject)?.value
}

// Rules: RT-30.
/// Takes away all that is kept with an object.
///
/// [Apple: objc_removeAssociatedObjects](https://developer.apple.com/documentation/objectivec/objc_removeassociatedobjects(_:))
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.shared.removeAll(of: object as AnyObject)
}

/// A value and how it is held.
package struct AssociatedValue {
  private let held: Any?
  private weak var object: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
      object = value as AnyObject
      held = nil
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      held = (value as? any NSCopying)?.copy(with: nil) ?? value
    default: held = value
    }
  }

  var value: Any? { held ?? object }
}
