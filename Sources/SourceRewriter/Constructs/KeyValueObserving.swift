// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  // Rules: PO-21.
  extension Editor {
    /// A dynamic property tells its observers, which Objective-C would do behind its back.
    func announceChanges(_ node: VariableDeclSyntax) {
      guard node.modifiers.has("dynamic"), isExposed(node), node.bindings.count == 1,
        node.bindingSpecifier.text == "var", let binding = node.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        !node.modifiers.has("static"), !node.modifiers.has("class")
      else { return }
      rewriter.runtimeFiles.insert(file)
      let key = node.attributes.named("objc")?.arguments?.trimmedDescription ?? name
      let (before, after) = announcements(key)
      guard let block = binding.accessorBlock else {
        rewriter.edits[file].insert(
          " { willSet { \(before) } didSet { \(after) } }", at: binding.end)
        return
      }
      guard case .accessors(let list) = block.accessors else { return }
      let bodies = Dictionary(
        list.compactMap { accessor in
          accessor.body.map { (accessor.accessorSpecifier.text, $0.leftBrace.end) }
        }, uniquingKeysWith: { first, _ in first })
      if let set = bodies["set"] {
        rewriter.edits[file].insert(" \(before); defer { \(after) };", at: set)
        return
      }
      guard bodies["willSet"] != nil || bodies["didSet"] != nil else { return }
      for (kind, call) in [("willSet", before), ("didSet", after)] {
        if let body = bodies[kind] {
          rewriter.edits[file].insert(" \(call);", at: body)
        } else {
          rewriter.edits[file].insert(" \(kind) { \(call) }", at: block.leftBrace.end)
        }
      }
    }

    // Rules: PO-21, PO-76.
    /// What is called before and after a change.
    private func announcements(_ key: String) -> (before: String, after: String) {
      let before = "willChangeValue(forKey: \"\(key)\")"
      let after = "didChangeValue(forKey: \"\(key)\""
      guard let (type, _) = around.last else { return (before, after + ")") }
      let methods = model.chain(of: type).flatMap(\.members).filter(\.isStatic)
      if methods.contains(where: { $0.fullName == "automaticallyNotifiesObservers(forKey:)" }) {
        let asks = "if Self.automaticallyNotifiesObservers(forKey: \"\(key)\") { "
        return (asks + before + " }", asks + after + ") }")
      }
      let outer = model.outerSuperclass(of: type)
      guard outer == "Operation" || outer == "BlockOperation",
        methods.contains(where: { $0.name.hasPrefix("keyPathsForValuesAffecting") })
      else { return (before, after + ")") }
      return (before, after + ", tellsQueue: true)")
    }

    private func isExposed(_ node: VariableDeclSyntax) -> Bool {
      if node.attributes.plain.contains(where: \.exposes) { return true }
      guard let (type, body) = around.last else { return false }
      return type.bodies[body].exposesAll
        || model.chain(of: type).contains { $0.exposesAll }
    }

    /// `observe(\.title)` says the name too, for no name can be read from a key path here.
    func nameObservation(_ node: FunctionCallExprSyntax) {
      guard
        let access = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
          ?? node.calledExpression.as(DeclReferenceExprSyntax.self),
        access.baseName.text == "observe", let first = node.arguments.first, first.label == nil,
        let path = first.expression.as(KeyPathExprSyntax.self),
        node.arguments.dropFirst().first?.label?.text != "named",
        node.arguments.count > 1 || node.trailingClosure != nil, !declaresObserve
      else { return }
      var keys: [String] = []
      for component in path.components {
        switch component.component {
        case .property(let property): keys.append(property.declName.baseName.text)
        case .optional: break
        default: return
        }
      }
      guard !keys.isEmpty else { return }
      rewriter.edits[file].insert(
        ", named: \"\(keys.joined(separator: "."))\"", at: first.expression.end)
    }

    /// The module has a method of that name, which may be meant.
    private var declaresObserve: Bool {
      model.freeFunctions.contains("observe") || rewriter.declaresObserve
    }
  }
#endif
