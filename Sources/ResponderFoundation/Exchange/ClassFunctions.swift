// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The class of an object; nil for nil.
///
/// [Apple: object_getClass](https://developer.apple.com/documentation/objectivec/object_getclass(_:))
public func object_getClass(_ obj: Any?) -> AnyClass? {
  obj.map { type(of: $0 as AnyObject) }
}

/// The class above a class; nil at the top.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

// Rules: RT-8, RT-96.
/// Whether objects of a class have a method of this name, as far as the class exposes it.
///
/// [Apple: class_respondsToSelector](https://developer.apple.com/documentation/objectivec/class_respondstoselector(_:_:))
///
/// - Parameters:
///   - cls: the class.
///   - sel: the selector.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
  guard let cls else { return false }
  return ExposedTable.of(cls)?.methods[sel.name] != nil
    || MethodLookup.method(sel.name, of: cls) != nil
}
