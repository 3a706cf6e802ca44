// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  // Rules: PO-49.
  extension Editor {
    /// Initializers that a class has in Objective-C whichever it is.
    private static let known: Set<[String?]> = [
      [], ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["reuseIdentifier"],
    ]

    /// `T()` and `type.init()` of a class that is known only when the program runs.
    func makeOfUnknownClass(_ node: FunctionCallExprSyntax) {
      let labels = node.arguments.map { $0.label?.text }
      guard Self.known.contains(labels), node.trailingClosure == nil else { return }
      if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
        if isUnknownClass(name.baseName.text, at: node, labels) {
          rewriter.edits[file].insert(".made", at: name.end)
        }
        return
      }
      guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "init", let base = access.base
      else { return }
      let text = base.flat.filter { !" ?!".contains($0) }
      let isUnknown =
        switch text {
        case "self": isInStaticMethod(node) && isUnknownClass("Self", at: node, labels)
        case "type(of:self)": isUnknownClass("Self", at: node, labels)
        default:
          isUnknownClass(text, at: node, labels)
            || model.metatypes[base.nameOfSource ?? "", default: []]
              .contains { lacksInitializer($0, labels) }
        }
      if isUnknown { replace(access.declName.baseName, with: "made") }
    }

    /// Whether a name is `Self` in an extension of one of UIKit's classes, or a parameter that stands
    /// for a class.
    private func isUnknownClass(
      _ name: String, at node: some SyntaxProtocol, _ labels: [String?]
    ) -> Bool {
      if name == "Self" {
        guard let type = around.last?.type, type.kind == .outside else { return false }
        return lacksInitializer(type.name, labels)
      }
      var next = node.parent
      while let parent = next {
        let clause =
          parent.as(FunctionDeclSyntax.self)?.genericParameterClause
          ?? parent.as(ClassDeclSyntax.self)?.genericParameterClause
          ?? parent.as(StructDeclSyntax.self)?.genericParameterClause
          ?? parent.as(InitializerDeclSyntax.self)?.genericParameterClause
        if let parameter = clause?.parameters.first(where: { $0.name.text == name }) {
          let bound =
            parameter.inheritedType
            ?? whereClause(of: parent)?.requirements.lazy.compactMap { requirement in
              requirement.requirement.as(ConformanceRequirementSyntax.self)
            }.first { $0.leftType.trimmedDescription == name }?.rightType
          return bound?.coreName.map { lacksInitializer($0, labels) } ?? false
        }
        next = parent.parent
      }
      return false
    }

    private func whereClause(of node: Syntax) -> GenericWhereClauseSyntax? {
      node.as(FunctionDeclSyntax.self)?.genericWhereClause
        ?? node.as(ClassDeclSyntax.self)?.genericWhereClause
        ?? node.as(StructDeclSyntax.self)?.genericWhereClause
        ?? node.as(InitializerDeclSyntax.self)?.genericWhereClause
    }

    /// Whether a class is one of UIKit's, or below one, without an initializer that its subclasses
    /// must have.
    private func lacksInitializer(_ name: String, _ labels: [String?]) -> Bool {
      guard let type = model.find(name, in: context), type.kind != .outside else {
        return name == "NSObject" && labels.isEmpty
          || name.hasPrefix("UI") && KnownClasses.areClasses(name)
            && !KnownClasses.areProtocols(name)
      }
      guard type.kind == .class, let outer = model.outerSuperclass(of: type),
        outer.hasPrefix("UI") || outer == "NSObject"
      else { return false }
      return !model.chain(of: type).contains { type in
        type.members.contains { member in
          member.kind == .initializer && member.isRequired
            && member.parameters.map(\.label) == labels.map { $0 ?? "_" }
        }
      }
    }

    private func isInStaticMethod(_ node: some SyntaxProtocol) -> Bool {
      var next = node.parent
      while let parent = next {
        if let method = parent.as(FunctionDeclSyntax.self) {
          return method.modifiers.has("static") || method.modifiers.has("class")
        }
        if parent.is(InitializerDeclSyntax.self) { return false }
        next = parent.parent
      }
      return false
    }
  }
#endif
