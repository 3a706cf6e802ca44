// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  // Rules: PO-44.
  extension Editor {
    /// An override in an extension of one of UIKit's classes gets another name, and the program says
    /// as it is loaded that it takes the place of what the class has.
    func overrideOutside(_ node: FunctionDeclSyntax) {
      guard let body = node.body, let member = late(node) else { return }
      takePlace(node, member, name: node.name, modifiers: node.modifiers, body: body)
    }

    /// The same for a property that is read only.
    func overrideOutside(_ node: VariableDeclSyntax) {
      guard let binding = node.bindings.first, let block = binding.accessorBlock,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let member = late(node)
      else { return }
      takePlace(node, member, name: name, modifiers: node.modifiers, body: block)
    }

    private func late(_ node: some SyntaxProtocol) -> Member? {
      guard rewriter.late.contains(place(node)), let (type, index) = around.last else { return nil }
      return type.bodies[index].members.first { $0.offset == node.start }
    }

    private func takePlace(
      _ node: some SyntaxProtocol, _ member: Member, name: TokenSyntax,
      modifiers: DeclModifierListSyntax, body: some SyntaxProtocol
    ) {
      guard let (type, index) = around.last else { return }
      let hidden = Self.hidden(name.text, in: type)
      dropOverride(modifiers)
      rewriter.edits[file].replace(name.span, with: hidden)
      let finder = SuperCalls(member.name, isMethod: member.kind == .method)
      finder.walk(body)
      for call in finder.found {
        rewriter.edits[file].insert(
          "ReplacedMethod.above(\(type.lastName).self, of: self, \"\(member.selector)\") { ",
          at: call.lowerBound)
        rewriter.edits[file].insert(" }", at: call.upperBound)
      }
      let table = TableText(type: type, exposed: [], exposesAll: false)
      guard let call = table.bodyCall(member, named: hidden) else { return }
      rewriter.end(
        type.bodies[index],
        atLoad: "ExposedExtension.override(in: \(type.lastName).self, "
          + "\"\(member.selector)\") { (me: \(type.lastName), a: ExposedArguments) in \(call) }",
        of: type, index)
    }
  }

  /// Finds what asks `super` for one member.
  private final class SuperCalls: SyntaxVisitor {
    private let name: String
    private let isMethod: Bool
    private(set) var found: [Range<Int>] = []

    init(_ name: String, isMethod: Bool) {
      self.name = name
      self.isMethod = isMethod
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name else {
        return .visitChildren
      }
      if !isMethod {
        found.append(node.span)
      } else if let call = node.parent?.as(FunctionCallExprSyntax.self) {
        found.append(call.span)
      }
      return .visitChildren
    }
  }

  extension Rewriter {
    /// Has something run as the program is loaded; it stands at the end of the body of an extension.
    func end(_ body: TypeModel.Body, atLoad text: String, of type: TypeModel, _ index: Int) {
      loads += 1
      let name = "atLoad\(type.writtenName.filter { $0 != "." })\(loads)"
      runtimeFiles.insert(body.file)
      end(
        body,
        with: "@section(\".init_array\") @used private nonisolated static let \(name): "
          + "@convention(c) @Sendable () -> Void = { \(text) }")
    }
  }
#endif
