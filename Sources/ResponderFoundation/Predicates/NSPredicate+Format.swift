// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension NSPredicate {
  // Rules: FN-10, FN-11, FN-12, FN-13.
  /// Makes a predicate of a text such as `"name CONTAINS[cd] %@ AND age >= %d"`.
  ///
  /// Key paths are those of key-value coding: a class says by `exposedMembers` which it has.
  ///
  /// [Apple: Predicate format string syntax](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html)
  ///
  /// - Parameters:
  ///   - predicateFormat: the text. `%@` and `%d` and their kin stand for values, `%K` for a key
  ///     path, `$name` for a variable that has its value when the predicate is asked. A text that
  ///     cannot be read stops the process.
  ///   - args: the values, as many as the text has places.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  // Rules: FN-10, FN-11, FN-12, FN-13.
  /// Makes a predicate of a text, with its values in an array.
  ///
  /// - Parameters:
  ///   - predicateFormat: the text; one that cannot be read stops the process.
  ///   - arguments: the values, as many as the text has places; nil for none.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    do {
      let condition = try PredicateParser.condition(predicateFormat, arguments ?? [])
      self.init { object, variables in condition.holds(for: object, variables) }
    } catch {
      violation(
        "NSPredicate was made of \"\(predicateFormat)\": \(error)",
        contract: "the text is a predicate, with a value for each place",
        instead: "write \"key OPERATOR value\", joined by AND, OR and NOT")
    }
  }
}
