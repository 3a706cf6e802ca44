// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What a method is called with by name.
public struct ExposedArguments {
  private let values: [Any?]
  private let selector: String

  /// All of them.
  var all: [Any?] { values }

  init(_ values: [Any?], of selector: String) {
    self.values = values
    self.selector = selector
  }

  // Rules: RT-4, RT-5.
  /// The argument at `index` as the type that the method declares; one that was not given is nil.
  ///
  /// Any number does for any type of numbers. What does not fit otherwise stops the process.
  ///
  /// - Parameters:
  ///   - index: the place of the argument, from 0.
  ///   - type: what the method takes there.
  public func callAsFunction<Value>(_ index: Int, as type: Value.Type) -> Value {
    let value = values.indices.contains(index) ? values[index] : nil
    if let wanted = ExposedValue.convert(value, to: type) { return wanted }
    violation(
      "\(selector) was sent with \(value.map { "a \(Swift.type(of: $0))" } ?? "nil") "
        + "as argument \(index + 1)",
      contract: "the method takes \(Value.self)",
      instead: "declare the parameter as Any? or as the type of what really sends the message")
  }
}
