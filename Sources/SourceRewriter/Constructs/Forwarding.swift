// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  // Rules: PO-14, PO-15, PO-16.
  extension Editor {
    /// A method of an extension that overrides, or is overridden, gets another name; the class body
    /// gets a line that calls it, so that what is written stays where it is.
    func forward(_ node: FunctionDeclSyntax) {
      if rewriter.renamed.contains(place(node)), let type = around.last?.type {
        dropOverride(node.modifiers)
        rewriter.edits[file].replace(node.name.span, with: Self.hidden(node.name.text, in: type))
        return
      }
      free(node, node.modifiers)
      guard rewriter.forwarded.contains(place(node)), let (type, index) = around.last,
        let own = type.ownBody
      else { return }
      let isStatic = node.modifiers.has("class") || node.modifiers.has("static")
      let hidden = Self.hidden(node.name.text, in: type)
      dropOverride(node.modifiers)
      rewriter.edits[file].replace(node.name.span, with: hidden)
      let parameters = node.signature.parameterClause.parameters.enumerated().map {
        index, parameter in
        let label = parameter.firstName.text
        return (
          declared: "\(label) a\(index): \(parameter.type.flat)\(parameter.ellipsis?.text ?? "")"
            + (parameter.defaultValue.map { " " + $0.flat } ?? ""),
          passed: (label == "_" ? "" : label + ": ")
            + (parameter.type.flat.contains("inout ") ? "&" : "") + "a\(index)"
            + (parameter.type.flat.contains("@autoclosure") ? "()" : "")
        )
      }
      let effects = node.signature.effectSpecifiers
      let tried =
        (effects?.throwsClause == nil ? "" : "try ")
        + (effects?.asyncSpecifier == nil ? "" : "await ")
      rewriter.end(
        own,
        with: heading(node, node.attributes, node.modifiers, type.bodies[index])
          + (isStatic ? "class " : "") + "func \(node.name.text)"
          + (node.genericParameterClause?.flat ?? "")
          + "(\(parameters.map(\.declared).joined(separator: ", ")))"
          + (effects.map { " " + $0.flat } ?? "")
          + (node.signature.returnClause.map { " " + $0.flat } ?? "")
          + (node.genericWhereClause.map { " " + $0.flat } ?? "")
          + " { \(tried)\(hidden)(\(parameters.map(\.passed).joined(separator: ", "))) }")
    }

    /// The same for a property.
    func forward(_ node: VariableDeclSyntax) {
      free(node, node.modifiers)
      guard rewriter.forwarded.contains(place(node)), let (type, index) = around.last,
        let own = type.ownBody, let binding = node.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let valueType = binding.typeAnnotation?.type, let block = binding.accessorBlock
      else { return }
      let isStatic = node.modifiers.has("class") || node.modifiers.has("static")
      let head =
        heading(node, node.attributes, node.modifiers, type.bodies[index])
        + (isStatic ? "class " : "")
        + "var \(name.text): \(valueType.flat)"
      let hidden = Self.hidden(name.text, in: type)
      if case .accessors(let list) = block.accessors,
        list.contains(where: { ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
      {
        forwardObservers(node, list, head: head, hidden: hidden, in: own)
        return
      }
      dropOverride(node.modifiers)
      rewriter.edits[file].replace(name.span, with: hidden)
      var body = " { \(hidden) }"
      if binding.isSettable { body = " { get { \(hidden) } set { \(hidden) = newValue } }" }
      rewriter.end(own, with: head + body)
    }

    /// Observers become a function of the extension each.
    private func forwardObservers(
      _ node: VariableDeclSyntax, _ list: AccessorDeclListSyntax, head: String, hidden: String,
      in own: TypeModel.Body
    ) {
      guard list.count == 1, let observer = list.first, let body = observer.body else {
        report(
          "override with observers in an extension", at: node,
          "Move it into the body of the class.")
        return
      }
      let kind = observer.accessorSpecifier.text
      let value = observer.parameters?.name.text ?? (kind == "didSet" ? "oldValue" : "newValue")
      guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type,
        let block = binding.accessorBlock
      else { return }
      dropOverride(node.modifiers)
      // `var x: T { didSet { … } }` becomes `func hidden(_ oldValue: T) { … }`.
      rewriter.edits[file].remove(block.leftBrace.start..<body.start, of: bytes)
      rewriter.edits[file].replace(
        node.bindingSpecifier.start..<block.leftBrace.start,
        with: "func \(hidden)(_ \(value): \(type.flat)) "
          + String(
            repeating: "\n",
            count: bytes[node.bindingSpecifier.start..<block.leftBrace.start].filter { $0 == 0x0A }
              .count))
      rewriter.edits[file].remove(block.rightBrace.span, of: bytes)
      let passed = kind == "didSet" ? "oldValue" : "newValue"
      rewriter.end(own, with: head + " { \(kind) { \(hidden)(\(passed)) } }")
    }

    /// Attributes and modifiers of the member that stands in the class body.
    func heading(
      _ node: some SyntaxProtocol, _ attributes: AttributeListSyntax,
      _ modifiers: DeclModifierListSyntax, _ body: TypeModel.Body
    ) -> String {
      let access = Access(modifiers) ?? body.access ?? .internal
      let kept = attributes.plain.filter { ["MainActor", "discardableResult"].contains($0.name) }
        .map { $0.trimmedDescription + " " }.joined()
      let isOverride = modifiers.has("override") && !rewriter.freed.contains(place(node))
      return kept + access.prefix + (modifiers.has("nonisolated") ? "nonisolated " : "")
        + (isOverride ? "override " : "")
    }

    /// Its own name in the extension must not be private to another file.
    func dropOverride(_ modifiers: DeclModifierListSyntax) {
      for modifier in modifiers where ["override", "final", "open"].contains(modifier.name.text) {
        if modifier.name.text == "open" {
          replace(modifier, with: "public")
        } else {
          remove(modifier)
        }
      }
    }

    /// Takes `override` from what overrides nothing here.
    private func free(_ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax) {
      guard rewriter.freed.contains(place(node)), !rewriter.forwarded.contains(place(node)) else {
        return
      }
      for modifier in modifiers where modifier.name.text == "override" { remove(modifier) }
    }

    /// Each class has names of its own, since these must not override each other.
    static func hidden(_ name: String, in type: TypeModel) -> String {
      "in" + type.writtenName.filter { $0 != "." } + "_" + name.filter { $0 != "`" }
    }
  }
#endif
