// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension ReplacedMethod {
  // Rules: RT-92.
  /// The same for a method that takes no argument, of an implementation that was kept as an optional; nil
  /// stops the process.
  ///
  /// - Parameters:
  ///   - imp: the implementation.
  ///   - type: the type of the function.
  public static func function<Target, Value>(
    _ imp: IMP?, to type: ((Target, Selector) -> Value).Type
  ) -> (Target, Selector) -> Value {
    function(known(imp), to: type)
  }

  // Rules: RT-92.
  /// The same for a method that takes one argument, of an implementation that was kept as an optional; nil
  /// stops the process.
  ///
  /// - Parameters:
  ///   - imp: the implementation.
  ///   - type: the type of the function.
  public static func function<Target, First, Value>(
    _ imp: IMP?, to type: ((Target, Selector, First) -> Value).Type
  ) -> (Target, Selector, First) -> Value {
    function(known(imp), to: type)
  }

  // Rules: RT-92.
  /// The same for a method that takes two arguments, of an implementation that was kept as an optional; nil
  /// stops the process.
  ///
  /// - Parameters:
  ///   - imp: the implementation.
  ///   - type: the type of the function.
  public static func function<Target, First, Second, Value>(
    _ imp: IMP?, to type: ((Target, Selector, First, Second) -> Value).Type
  ) -> (Target, Selector, First, Second) -> Value {
    function(known(imp), to: type)
  }

  // Rules: RT-92.
  /// The same for a method that takes three arguments, of an implementation that was kept as an optional; nil
  /// stops the process.
  ///
  /// - Parameters:
  ///   - imp: the implementation.
  ///   - type: the type of the function.
  public static func function<Target, First, Second, Third, Value>(
    _ imp: IMP?, to type: ((Target, Selector, First, Second, Third) -> Value).Type
  ) -> (Target, Selector, First, Second, Third) -> Value {
    function(known(imp), to: type)
  }

  private static func known(_ imp: IMP?) -> IMP {
    if let imp { return imp }
    violation(
      "A function was made of no implementation", contract: "an implementation is there",
      instead: "keep what method_setImplementation or method_getImplementation returns")
  }
}
