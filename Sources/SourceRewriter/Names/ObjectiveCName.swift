// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  /// How a member is called in Objective-C.
  // Rules: PO-5.
  enum ObjectiveCName {
    /// The selector of a method.
    ///
    /// - Parameters:
    ///   - base: the name before the parenthesis.
    ///   - labels: the labels; `_` for none.
    ///   - isThrowing: an error goes out through one more argument.
    ///   - isAsync: the result goes out through one more argument.
    static func selector(
      base: String, labels: [String], isThrowing: Bool = false, isAsync: Bool = false
    ) -> String {
      var labels = labels
      var base = base
      if isAsync {
        if labels.isEmpty { return base + "WithCompletionHandler:" }
        labels.append("completionHandler")
      } else if isThrowing {
        if labels.isEmpty { return base + "AndReturnError:" }
        labels.append("error")
      }
      guard let first = labels.first else { return base }
      if first != "_" {
        let joins = Prepositions.begin(first) || Prepositions.end(base)
        base += (joins ? "" : "With") + capitalized(first)
      }
      return base + ":" + labels.dropFirst().map { $0 == "_" ? ":" : $0 + ":" }.joined()
    }

    /// The setter of a property.
    static func setter(of property: String) -> String { "set" + capitalized(property) + ":" }

    private static func capitalized(_ name: String) -> String {
      name.prefix(1).uppercased() + name.dropFirst()
    }
  }
#endif
