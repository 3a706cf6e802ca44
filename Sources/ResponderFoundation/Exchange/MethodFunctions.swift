// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: RT-90, RT-93.
/// The method that objects of a class have under a name, declared by the class or above it.
///
/// Methods that the class exposes by name are found, and those that can be replaced: the library's
/// that are called for events, layout and appearance, and the program's own. For others it is nil.
///
/// [Apple: class_getInstanceMethod](https://developer.apple.com/documentation/objectivec/class_getinstancemethod(_:_:))
///
/// - Parameters:
///   - cls: the class.
///   - name: the selector.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.flatMap { MethodLookup.method(name.name, of: $0) }.map(Method.init)
}

// Rules: RT-93.
/// Nil: methods of classes themselves cannot be replaced here; what asks for one is told so.
///
/// - Parameters:
///   - cls: the class.
///   - name: the selector.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  if let cls { MethodLookup.refuse("class_getClassMethod", "+[\(ClassNames.string(cls)) \(name)]") }
  return nil
}

// Rules: RT-90, RT-93.
/// Lets each of two methods run what the other ran.
///
/// If one of them cannot be replaced nothing happens, and a message says so.
///
/// [Apple: method_exchangeImplementations](https://developer.apple.com/documentation/objectivec/method_exchangeimplementations(_:_:))
///
/// - Parameters:
///   - m1: a method.
///   - m2: another method, of the same class or another one.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  for method in [m1, m2] where !MethodLookup.isReplaceable(method.place) {
    return MethodLookup.refuse("method_exchangeImplementations", method.place.label)
  }
  guard let one = MethodLookup.implementation(of: m1.place),
    let two = MethodLookup.implementation(of: m2.place)
  else { return }
  put(two, at: m1.place)
  put(one, at: m2.place)
}

/// What runs when a method is called.
///
/// [Apple: method_getImplementation](https://developer.apple.com/documentation/objectivec/method_getimplementation(_:))
public func method_getImplementation(_ m: Method) -> IMP {
  if let imp = MethodLookup.implementation(of: m.place) { return imp }
  violation(
    "\(m.place.label) has no implementation", contract: "the method is in a class",
    instead: "ask class_getInstanceMethod for the method")
}

// Rules: RT-91.
/// Lets a method run something else.
///
/// - Parameters:
///   - m: the method.
///   - imp: what it runs from now on.
/// - Returns: what it ran before; that stays what it runs if it cannot be replaced.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  let former = method_getImplementation(m)
  if MethodLookup.isReplaceable(m.place) {
    put(imp, at: m.place)
  } else {
    MethodLookup.refuse("method_setImplementation", m.place.label)
  }
  return former
}

// Rules: RT-91.
/// Gives a class a method that it does not have itself; what it inherits is overridden by it.
///
/// [Apple: class_addMethod](https://developer.apple.com/documentation/objectivec/class_addmethod(_:_:_:_:))
///
/// - Parameters:
///   - cls: the class.
///   - name: the selector of the method.
///   - imp: what it runs.
///   - types: not looked at.
/// - Returns: false if the class has the method itself, or what it inherits cannot be replaced.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  guard let cls else { return false }
  let place = MethodPlace(name.name, of: cls)
  guard !MethodLookup.has(place) else { return false }
  guard !MethodLookup.isFixed(name.name, of: cls) else {
    MethodLookup.refuse("class_addMethod", place.label)
    return false
  }
  put(imp, at: place)
  return true
}

// Rules: RT-91.
/// Lets a method of a class run something else, or gives it to the class if it has none.
///
/// - Parameters:
///   - cls: the class.
///   - name: the selector of the method.
///   - imp: what it runs from now on.
///   - types: not looked at.
/// - Returns: what the class's own method ran before; nil if it had none.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  guard let cls else { return nil }
  let place = MethodPlace(name.name, of: cls)
  guard MethodLookup.has(place) else {
    class_addMethod(cls, name, imp, types)
    return nil
  }
  return method_setImplementation(Method(place), imp)
}

/// The selector of a method.
public func method_getName(_ m: Method) -> Selector { Selector(m.place.name) }

/// Nil: what a method takes and returns is not written down as a text here.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Puts an implementation where it runs; one that is at home there is no replacement.
private func put(_ imp: IMP, at place: MethodPlace) {
  Implementations.shared.set(MethodLookup.own(place) == imp ? nil : imp, at: place)
}

// Rules: RT-90.
/// What runs when objects of a class are told something by name.
///
/// [Apple: class_getMethodImplementation](https://developer.apple.com/documentation/objectivec/class_getmethodimplementation(_:_:))
///
/// - Parameters:
///   - cls: the class.
///   - name: the selector.
/// - Returns: nil where `class_getInstanceMethod` is.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  class_getInstanceMethod(cls, name).flatMap { MethodLookup.implementation(of: $0.place) }
}
