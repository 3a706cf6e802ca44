// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  // Rules: PO-61.
  extension Editor {
    /// Settings of a session that mean something only where a system starts programs for it.
    private static let settings: Set<String> = ["sessionSendsLaunchEvents"]

    /// `Foundation.URLSession` stands in a module of its own here.
    func renameNetworking(_ node: MemberTypeSyntax) {
      guard let base = node.baseType.as(IdentifierTypeSyntax.self), base.name.text == "Foundation",
        Self.networkingNames.contains(node.name.text)
      else { return }
      mentionsNetworking = true
      replace(base.name, with: "FoundationNetworking")
    }

    /// The same in an expression; and settings that are not there are taken out.
    func renameNetworking(_ node: MemberAccessExprSyntax) {
      let name = node.declName.baseName.text
      if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Foundation",
        Self.networkingNames.contains(name)
      {
        mentionsNetworking = true
        replace(base.baseName, with: "FoundationNetworking")
      }
      guard Self.settings.contains(name), let sequence = node.parent?.parent,
        let parts = sequence.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
        parts.first?.id == ExprSyntax(node).id,
        parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        sequence.parent?.is(CodeBlockItemSyntax.self) == true
      else { return }
      rewriter.edits[file].insert("/* ", at: sequence.start)
      rewriter.edits[file].insert(" */", at: sequence.end)
      report(
        name, at: node, "No system starts the program for a session here; nothing is to be set.")
    }
  }
#endif
