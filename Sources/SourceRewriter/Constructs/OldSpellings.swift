// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  // Rules: PO-75.
  extension Editor {
    /// `.UIKeyboardWillShow`, with or without `Notification.Name` before it, and members that have
    /// another name today.
    func renewMember(_ node: MemberAccessExprSyntax) {
      let name = node.declName.baseName
      if let today = OldNames.notifications[name.text] {
        let base = node.base?.trimmedDescription
        guard base.map({ $0 == "NSNotification.Name" || $0 == "Notification.Name" }) ?? true,
          !isOfModule(name.text)
        else { return }
        replace(node, with: today)
      } else if let today = OldNames.members[name.text], node.declName.argumentNames == nil,
        !isOfModule(name.text)
      {
        replace(name, with: today)
      }
    }

    /// Calls whose name and labels are others today.
    func renewCall(_ node: FunctionCallExprSyntax) {
      if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName {
        renewFunction(name, node)
        if let today = OldNames.members[name.text], !isOfModule(name.text),
          !model.freeFunctions.contains(name.text)
        {
          replace(name, with: today)
        }
        renewLabel(name, node)
      } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
        renewLabel(access.declName.baseName, node)
      }
    }

    private func renewLabel(_ name: TokenSyntax, _ node: FunctionCallExprSyntax) {
      guard node.arguments.count == 1, let first = node.arguments.first, let label = first.label,
        let today = OldNames.members["\(name.text)(\(label.text):)"], !isOfModule(name.text)
      else { return }
      let parts = today.split(separator: "(")
      replace(name, with: String(parts[0]))
      let newLabel = parts[1].dropLast(2)
      if newLabel == "_" {
        rewriter.edits[file].remove(label.start..<first.expression.start, of: bytes)
      } else {
        replace(label, with: String(newLabel))
      }
    }

    private func renewFunction(_ name: TokenSyntax, _ node: FunctionCallExprSyntax) {
      guard let parts = OldNames.functions[name.text], parts.count == node.arguments.count + 1,
        let close = node.rightParen, node.trailingClosure == nil,
        node.arguments.allSatisfy({ $0.label == nil }), !model.freeFunctions.contains(name.text)
      else { return }
      var start = name.start
      for (part, argument) in zip(parts, node.arguments) {
        join(start..<argument.expression.start, part)
        start = argument.expression.end
      }
      join(start..<close.end, parts[parts.count - 1])
    }

    /// Writes `text` over a range, with the line breaks that are in it.
    private func join(_ range: Range<Int>, _ text: String) {
      let breaks = bytes[range].lazy.filter { $0 == 0x0A }.count
      rewriter.edits[file].replace(range, with: text + String(repeating: "\n", count: breaks))
    }

    /// Whether the module declares a member of that name, which may be meant.
    private func isOfModule(_ name: String) -> Bool {
      model.types.values.contains { type in
        type.members.contains { $0.name == name && !$0.isOverride }
      }
    }
  }
#endif
