// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  // Rules: PO-53, PO-54.
  extension Editor {
    /// An initializer in an extension of one of UIKit's classes, where the module gives another of its
    /// classes one of the same labels: that of a subclass stands for itself, as Objective-C has it.
    func partFromSuperclass(_ node: InitializerDeclSyntax) {
      guard let (type, index) = around.last, type.kind == .outside,
        KnownClasses.areClasses(type.name), !node.attributes.plain.contains(where: { $0.isParted }),
        let own = type.bodies[index].members.first(where: { $0.offset == node.start })
      else { return }
      let isDeclaredTwice = model.types.values.contains { other in
        other !== type && other.kind == .outside && KnownClasses.areClasses(other.name)
          && other.members.contains {
            $0.kind == .initializer && $0.fullName == own.fullName
              && ($0.isExposed || own.isExposed)
          }
      }
      guard isDeclaredTwice else { return }
      rewriter.edits[file].insert(
        "@_nonoverride ", at: node.modifiers.first?.start ?? node.initKeyword.start)
    }

    /// Foundation requires an initializer of every `URLProtocol` here.
    func requireInitializer(_ node: InitializerDeclSyntax) {
      guard let type = around.last?.type, type.kind == .class,
        type.ownBody?.inherited.first == "URLProtocol",
        node.signature.parameterClause.parameters.map(\.firstName.text)
          == ["request", "cachedResponse", "client"],
        let word = node.modifiers.first(where: { $0.name.text == "override" })
      else { return }
      replace(word, with: "required")
    }

    /// What is above `forwardingTarget(for:)` forwards nothing.
    func answerForwarding(_ node: FunctionCallExprSyntax) {
      guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
        access.base?.is(SuperExprSyntax.self) == true,
        access.declName.baseName.text == "forwardingTarget",
        let type = around.last?.type,
        !model.chain(of: type).dropFirst().contains(where: { other in
          other.members.contains { $0.fullName == "forwardingTarget(for:)" }
        })
      else { return }
      replace(node, with: "(nil as Any?)")
      report(
        "forwarding of messages", at: node,
        "No message is sent on to another object here; give the class the methods themselves.")
    }
  }

  extension AttributeSyntax {
    fileprivate var isParted: Bool { name == "_nonoverride" }
  }
#endif
