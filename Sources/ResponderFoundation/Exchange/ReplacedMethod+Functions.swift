// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension ReplacedMethod {
  // Rules: RT-92.
  /// An implementation as something to call with the object and the selector; the rewriter writes it
  /// where a program makes a function of C of one.
  ///
  /// - Parameters:
  ///   - imp: the implementation.
  ///   - type: the type of the function.
  public static func function<Target, Value>(
    _ imp: IMP, to type: ((Target, Selector) -> Value).Type
  ) -> (Target, Selector) -> Value {
    { me, selector in call(imp, me, selector, []) }
  }

  // Rules: RT-92.
  /// The same for a method that takes one argument.
  ///
  /// - Parameters:
  ///   - imp: the implementation.
  ///   - type: the type of the function.
  public static func function<Target, First, Value>(
    _ imp: IMP, to type: ((Target, Selector, First) -> Value).Type
  ) -> (Target, Selector, First) -> Value {
    { me, selector, first in call(imp, me, selector, [first]) }
  }

  // Rules: RT-92.
  /// The same for a method that takes two arguments.
  ///
  /// - Parameters:
  ///   - imp: the implementation.
  ///   - type: the type of the function.
  public static func function<Target, First, Second, Value>(
    _ imp: IMP, to type: ((Target, Selector, First, Second) -> Value).Type
  ) -> (Target, Selector, First, Second) -> Value {
    { me, selector, first, second in call(imp, me, selector, [first, second]) }
  }

  // Rules: RT-92.
  /// The same for a method that takes three arguments.
  ///
  /// - Parameters:
  ///   - imp: the implementation.
  ///   - type: the type of the function.
  public static func function<Target, First, Second, Third, Value>(
    _ imp: IMP, to type: ((Target, Selector, First, Second, Third) -> Value).Type
  ) -> (Target, Selector, First, Second, Third) -> Value {
    { me, selector, first, second, third in call(imp, me, selector, [first, second, third]) }
  }

  private static func call<Value>(
    _ imp: IMP, _ me: Any, _ selector: Selector, _ arguments: [Any?]
  ) -> Value {
    let value = imp.code(me as AnyObject, arguments)
    if Value.self == Void.self, let nothing = () as? Value { return nothing }
    if let value = ExposedValue.convert(value, to: Value.self) { return value }
    violation(
      "The implementation of \(selector) returned "
        + (value.map { "a \(Swift.type(of: $0))" } ?? "nil"),
      contract: "the function that was made of it returns \(Value.self)",
      instead: "name the type that the method returns")
  }
}
