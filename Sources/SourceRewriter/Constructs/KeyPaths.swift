// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  // Rules: PO-9.
  extension Editor {
    /// `#keyPath(Pad.title.count)` is a string, without the type that it begins with.
    func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
      guard let expression = node.arguments.first?.expression, node.arguments.count == 1 else {
        return
      }
      var parts = expression.flat.filter { $0 != " " && $0 != "?" && $0 != "!" }
        .split(separator: ".").map(String.init)
      if parts.first == "self" || parts.first == "Self" { parts.removeFirst() }
      while parts.count > 1, let first = parts.first?.first, first.isUppercase {
        parts.removeFirst()
      }
      replace(node, with: "\"" + parts.joined(separator: ".") + "\"")
    }
  }
#endif
