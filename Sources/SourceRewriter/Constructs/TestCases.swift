// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  // Rules: PO-22.
  extension Editor {
    private static let hooks: Set<String> = [
      "setUp", "tearDown", "setUpWithError", "tearDownWithError",
    ]

    /// Lets a synchronous method of a test case use the main actor, on which XCTest calls it.
    ///
    /// Here the hooks of `XCTestCase` belong to no actor, whatever the class says, and its runner stops
    /// at a test method that belongs to one by itself.
    func assumeMainActor(_ node: FunctionDeclSyntax) {
      guard let type = around.last?.type, isTestCase(type), let body = node.body,
        node.signature.effectSpecifiers?.asyncSpecifier == nil,
        node.signature.parameterClause.parameters.isEmpty,
        !node.modifiers.has("static"), !node.modifiers.has("class"),
        !node.modifiers.has("nonisolated"),
        !body.statements.trimmedDescription.hasPrefix(Self.assumption)
      else { return }
      let name = node.name.text
      let isHook = Self.hooks.contains(name) && node.modifiers.has("override")
      let own = node.attributes.named("MainActor")
      let isIsolatedClass = model.chain(of: type).contains { !$0.isolation.isEmpty }
      guard
        isHook && (own != nil || isIsolatedClass)
          || name.hasPrefix("test") && own != nil && !isIsolatedClass
      else { return }
      if let own { remove(own) }
      let text = body.statements.description
      let attempt = text.contains("try") || text.contains("throw") ? "try " : ""
      rewriter.edits[file].insert(" \(attempt)\(Self.assumption) {", at: body.leftBrace.end)
      rewriter.edits[file].insert("} ", at: body.rightBrace.start)
    }

    private static let assumption = "MainActor.assumeIsolated"

    private func isTestCase(_ type: TypeModel) -> Bool {
      model.chain(of: type).last?.ownBody?.inherited.first == "XCTestCase"
    }
  }
#endif
