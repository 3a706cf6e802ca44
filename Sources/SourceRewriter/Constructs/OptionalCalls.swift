// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  // Rules: PO-12, PO-13.
  extension Editor {
    /// `delegate?.pad?(self, didTap: 1)` calls what is nil where the delegate has no such method.
    func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
      let (inner, mark) = called(node)
      guard let mark, let access = inner?.as(MemberAccessExprSyntax.self) else { return }
      let name = access.declName.baseName.text
      let labels = node.arguments.map { $0.label?.text ?? "_" }
      if let own = rewriter.optionalNames[name]?.first(where: {
        $0.member.kind == .method && fits($0.member.parameters.map(\.label), labels, node)
      }) {
        if labels.allSatisfy({ $0 == "_" }), model.closures.contains(name),
          !isTyped(access.base, as: own.type)
        {
          return
        }
        rewriter.edits[file].replace(access.declName.baseName.span, with: own.caller)
        castIfUntyped(access.base, to: own.type)
        // `f?(x)` has the result already; `f!(x)` unwraps it.
        rewriter.edits[file].remove(mark.span, of: bytes)
        if mark.text == "!" { rewriter.edits[file].insert("!", at: node.end) }
        return
      }
      guard isOfUIKit(name, labels, node), !model.closures.contains(name) else { return }
      rewriter.edits[file].remove(mark.span, of: bytes)
      guard mark.text == "?", !hasChain(access.base), isUsed(node) else { return }
      rewriter.edits[file].insert("Optional(", at: node.start)
      rewriter.edits[file].insert(isFollowed(node) ? ")?" : ")", at: node.end)
    }

    /// The method in front of `?(` or `!(`, and that mark.
    private func called(_ node: FunctionCallExprSyntax) -> (ExprSyntax?, TokenSyntax?) {
      if let chained = node.calledExpression.as(OptionalChainingExprSyntax.self) {
        return (chained.expression, chained.questionMark)
      }
      if let unwrapped = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
        return (unwrapped.expression, unwrapped.exclamationMark)
      }
      return (nil, nil)
    }

    /// Whether a call with these labels, and closures behind it, names the method.
    private func fits(
      _ parameters: [String], _ labels: [String], _ node: FunctionCallExprSyntax
    ) -> Bool {
      guard node.trailingClosure != nil else { return parameters == labels }
      return parameters.count > labels.count && parameters.starts(with: labels)
    }

    private func isOfUIKit(
      _ name: String, _ labels: [String], _ node: FunctionCallExprSyntax
    ) -> Bool {
      guard UIKitOptionalRequirements.baseNames.contains(name) else { return false }
      let start = name + "(" + labels.map { $0 + ":" }.joined()
      if node.trailingClosure == nil {
        return UIKitOptionalRequirements.fullNames.contains(start + ")")
      }
      return UIKitOptionalRequirements.fullNames.contains { $0.hasPrefix(start) }
    }

    /// Whether an optional stands further left, which makes the result optional anyway.
    private func hasChain(_ base: ExprSyntax?) -> Bool {
      var next = base
      while let node = next {
        if node.is(OptionalChainingExprSyntax.self) { return true }
        if let access = node.as(MemberAccessExprSyntax.self) {
          next = access.base
        } else if let call = node.as(FunctionCallExprSyntax.self) {
          next = call.calledExpression
        } else if let subscripted = node.as(SubscriptCallExprSyntax.self) {
          next = subscripted.calledExpression
        } else {
          return false
        }
      }
      return false
    }

    private func isUsed(_ node: FunctionCallExprSyntax) -> Bool {
      !(node.parent?.is(CodeBlockItemSyntax.self) ?? false)
    }

    private func isFollowed(_ node: FunctionCallExprSyntax) -> Bool {
      node.parent?.is(MemberAccessExprSyntax.self) ?? false
    }

    /// A delegate that is declared as `AnyObject` is asked whether it conforms.
    private func castIfUntyped(_ base: ExprSyntax?, to type: TypeModel) {
      guard let base else { return }
      let plain = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      let name = plain.flat.split(separator: ".").last.map(String.init) ?? ""
      guard model.declaredTypes[name] == ["AnyObject"] else { return }
      rewriter.edits[file].insert("(", at: base.start)
      rewriter.edits[file].insert(" as? \(type.writtenName))", at: plain.end)
      if plain.end == base.end { rewriter.edits[file].insert("?", at: plain.end) }
    }

    // Values

    /// `delegate.pad != nil`, `if let call = delegate?.pad`: the closure itself.
    func rewriteOptionalValue(_ node: MemberAccessExprSyntax) {
      let name = node.declName.baseName.text
      guard let own = rewriter.optionalNames[name] else {
        reportOptionalValueOfUIKit(node)
        return
      }
      guard !isCalled(node) else { return }
      let typed = own.filter { isTyped(node.base, as: $0.type) }
      let candidates = typed.isEmpty ? own.filter { $0.member.kind == .method } : typed
      let labels = node.declName.argumentNames?.arguments.map(\.name.text)
      let fitting = candidates.filter {
        labels == nil || $0.member.parameters.map(\.label) == labels
      }
      guard let first = fitting.first else { return }
      if typed.isEmpty {
        // Without a type only a question for nil is certain enough.
        guard isComparedToNil(node), !model.closures.contains(name), !isProperty(name) else {
          return
        }
      }
      if fitting.count > 1 {
        report(
          "optional requirement as a value", at: node,
          "Several are called \(name); write the labels: \(first.member.fullName).")
      }
      replace(node.declName, with: first.holder)
    }

    // Rules: PO-71.
    /// Whether a type of the module has a property of the name, which may be meant.
    private func isProperty(_ name: String) -> Bool {
      model.types.values.contains { type in
        type.members.contains { $0.name == name && $0.kind == .property && !$0.isOptional }
      }
    }

    private func reportOptionalValueOfUIKit(_ node: MemberAccessExprSyntax) {
      let name = node.declName.baseName.text
      guard UIKitOptionalRequirements.baseNames.contains(name), !isCalled(node),
        isComparedToNil(node), !model.closures.contains(name), isDelegate(node.base)
      else { return }
      report(
        "optional requirement of UIKit as a value", at: node,
        "It is never nil here, because what is optional has a default.")
    }

    /// Whether the name before the dot, or the type it is declared with, is that of a delegate.
    private func isDelegate(_ base: ExprSyntax?) -> Bool {
      let text = base?.flat.filter { $0 != "?" && $0 != "!" && $0 != " " } ?? ""
      let last = text.split(separator: ".").last.map(String.init) ?? ""
      return ([last] + (model.declaredTypes[last] ?? [])).contains { name in
        ["delegate", "Delegate", "dataSource", "DataSource"].contains { name.hasSuffix($0) }
      }
    }

    func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
      var parent = node.parent
      while let next = parent,
        next.is(OptionalChainingExprSyntax.self) || next.is(ForceUnwrapExprSyntax.self)
      {
        parent = next.parent
      }
      guard let call = parent?.as(FunctionCallExprSyntax.self) else { return false }
      return call.calledExpression.span.contains(node.start)
    }

    private func isComparedToNil(_ node: MemberAccessExprSyntax) -> Bool {
      let outer = node.parent?.parent
      if outer?.is(OptionalBindingConditionSyntax.self) ?? false { return true }
      guard let sequence = outer?.as(SequenceExprSyntax.self) else { return false }
      return sequence.elements.contains { $0.is(NilLiteralExprSyntax.self) }
    }

    /// Whether what stands before the dot was declared with the protocol, or one that refines it.
    private func isTyped(_ base: ExprSyntax?, as type: TypeModel) -> Bool {
      guard let base else { return false }
      let text = base.flat.filter { $0 != "?" && $0 != "!" && $0 != " " }
      guard let last = text.split(separator: ".").last.map(String.init) else { return false }
      return (model.declaredTypes[last] ?? []).contains { name in
        guard let declared = model.find(name, in: context) else { return false }
        return declared === type || model.protocols(of: declared).contains { $0 === type }
      }
    }
  }
#endif
