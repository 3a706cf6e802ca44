// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  // Rules: PO-6, PO-7, PO-8.
  extension Editor {
    /// `#selector(tap(_:))` becomes `Selector("tap:")`.
    func rewriteSelector(_ node: MacroExpansionExprSyntax) {
      guard let argument = node.arguments.first, node.arguments.count == 1,
        let reference = MethodReference(argument.expression)
      else {
        report("#selector", at: node, "Write Selector(\"name:\") with the method's name.")
        return
      }
      rewriter.runtimeFiles.insert(file)
      let label = argument.label?.text
      let finder = MemberFinder(model: model, around: around.map(\.type))
      if label == "getter" || label == "setter" {
        let property = finder.property(reference)
        let name =
          label == "getter"
          ? property?.selector ?? KnownSelectors.selector(fullName: reference.base)
            ?? reference.base
          : ObjectiveCName.setter(of: property?.objectiveCName ?? reference.base)
        replace(node, with: "Selector(\"\(name)\")")
        return
      }
      guard let found = finder.method(reference) else {
        replace(node, with: "Selector(\"\(KnownSelectors.name(of: reference))\")")
        return
      }
      let name = found.member.selector
      if let typed = typedReference(found, at: node) {
        replace(node, with: "Selector(\"\(name)\", \(typed))")
      } else {
        replace(node, with: "Selector(\"\(name)\")")
      }
      if found.member.isStatic {
        report(
          "#selector of a static method", at: node,
          "Classes are no targets here; make it a method of an object.")
      }
      if found.isAmbiguous {
        report(
          "#selector with several meanings", at: node,
          "Several methods have this name; \(name) was taken. Name the labels, or the type with as."
        )
      }
    }

    /// A method in an extension of a class that the module does not declare is carried by the
    /// selector, if one can.
    private func typedReference(
      _ found: MemberFinder.Found, at node: MacroExpansionExprSyntax
    ) -> String? {
      guard found.type.kind == .outside else { return nil }
      let member = found.member
      guard member.kind == .method, !member.isStatic, !member.isThrowing, !member.isAsync,
        member.type == nil, member.parameters.count <= 2,
        member.parameters.allSatisfy(\.isPlain)
      else {
        if !member.parameters.allSatisfy(\.isPlain) {
          report(
            "#selector of a method in an extension of \(found.type.name)", at: node,
            "A parameter of this kind cannot be passed by name.")
        }
        return nil
      }
      let labels =
        member.parameters.isEmpty
        ? "" : "(" + member.parameters.map { $0.label + ":" }.joined() + ")"
      return "\(found.type.name).\(member.name)\(labels)"
    }
  }
#endif
