// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  // Rules: PO-60.
  extension Editor {
    /// Classes whose delegate has another type than that of the scroll view above them.
    private static let delegates = [
      "UITableView": "UITableViewDelegate", "UICollectionView": "UICollectionViewDelegate",
      "UITextView": "UITextViewDelegate",
    ]

    /// `if let delegate = self.delegate` of a list means the list's delegate, not the scroll view's.
    func typeDelegate(_ node: OptionalBindingConditionSyntax) {
      guard node.typeAnnotation == nil else { return }
      if let value = node.initializer?.value {
        typeDelegate(value)
      } else if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = ownDelegate(named: name)
      {
        rewriter.edits[file].insert(" = self.delegate as (any \(type))?", at: node.pattern.end)
      }
    }

    /// The same for `let delegate = tableView.delegate`.
    func typeDelegate(_ node: VariableDeclSyntax) {
      for binding in node.bindings where binding.typeAnnotation == nil {
        if let value = binding.initializer?.value { typeDelegate(value) }
      }
    }

    private func typeDelegate(_ value: ExprSyntax) {
      guard let type = delegateType(value) else { return }
      rewriter.edits[file].insert(" as (any \(type))?", at: value.end)
    }

    private func delegateType(_ value: ExprSyntax) -> String? {
      if let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text {
        return ownDelegate(named: name)
      }
      guard let access = value.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "delegate",
        let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      else { return nil }
      if base == "self" { return listAround.flatMap { Self.delegates[$0] } }
      guard let types = model.declaredTypes[base], types.count == 1, let type = types.first else {
        return nil
      }
      return model.find(type)?.ownBody == nil ? Self.delegates[type] : nil
    }

    /// The type of `delegate` without `self`, unless something else has that name too.
    private func ownDelegate(named name: String) -> String? {
      guard name == "delegate", model.declaredTypes[name] == nil else { return nil }
      return listAround.flatMap { Self.delegates[$0] }
    }

    /// The class of UIKit's that the type around the place is, or is below, where nothing of the module
    /// declares a delegate.
    private var listAround: String? {
      guard let type = around.last?.type else { return nil }
      if type.kind == .outside { return type.name }
      guard type.kind == .class,
        !model.chain(of: type).contains(where: { $0.members.contains { $0.name == "delegate" } })
      else { return nil }
      return model.outerSuperclass(of: type)
    }
  }
#endif
