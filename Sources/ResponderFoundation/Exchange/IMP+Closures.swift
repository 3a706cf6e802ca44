// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: RT-92.
/// Makes an implementation of a closure that takes the object.
///
/// [Apple: imp_implementationWithBlock](https://developer.apple.com/documentation/objectivec/imp_implementationwithblock(_:))
public func imp_implementationWithBlock<Target, Value>(
  _ block: @escaping (Target) -> Value
) -> IMP {
  ClosureBox.imp { (me: Target, _) in block(me) }
}

// Rules: RT-92.
/// Makes an implementation of a closure that takes the object and one argument.
public func imp_implementationWithBlock<Target, First, Value>(
  _ block: @escaping (Target, First) -> Value
) -> IMP {
  ClosureBox.imp { (me: Target, a) in block(me, a(0, as: First.self)) }
}

// Rules: RT-92.
/// Makes an implementation of a closure that takes the object and two arguments.
public func imp_implementationWithBlock<Target, First, Second, Value>(
  _ block: @escaping (Target, First, Second) -> Value
) -> IMP {
  ClosureBox.imp { (me: Target, a) in block(me, a(0, as: First.self), a(1, as: Second.self)) }
}

// Rules: RT-92.
/// Makes an implementation of a closure that takes the object and three arguments.
public func imp_implementationWithBlock<Target, First, Second, Third, Value>(
  _ block: @escaping (Target, First, Second, Third) -> Value
) -> IMP {
  ClosureBox.imp { (me: Target, a) in
    block(me, a(0, as: First.self), a(1, as: Second.self), a(2, as: Third.self))
  }
}

/// Keeps a closure, and stands for it.
private final class ClosureBox: Sendable {
  nonisolated(unsafe) let call: (AnyObject, ExposedArguments) -> Any?

  init(_ call: @escaping (AnyObject, ExposedArguments) -> Any?) { self.call = call }

  static func imp<Target, Value>(_ call: @escaping (Target, ExposedArguments) -> Value) -> IMP {
    let box = ClosureBox { me, arguments in (me as? Target).map { call($0, arguments) } }
    return IMP(
      ExposedMethod("a block") { (me: AnyObject, arguments) in box.call(me, arguments) }, box: box)
  }
}
