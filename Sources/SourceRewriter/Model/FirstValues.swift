// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  // Rules: PO-49, PO-58.
  extension ExprSyntax {
    /// `Pad` for `Pad.self`, for `[Pad.self]`, and for `[Pad.Type]()` and `[String: Pad.Type]()`.
    var classOfMetatypes: String? {
      if let access = self.as(MemberAccessExprSyntax.self) {
        guard ["self", "Type"].contains(access.declName.baseName.text) else { return nil }
        let name = access.base?.trimmedDescription ?? ""
        return name.first?.isUppercase == true ? name : nil
      }
      if let list = self.as(ArrayExprSyntax.self) {
        return list.elements.first?.expression.classOfMetatypes
      }
      if let list = self.as(DictionaryExprSyntax.self) {
        return list.content.as(DictionaryElementListSyntax.self)?.first?.value.classOfMetatypes
      }
      guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
        call.calledExpression.is(ArrayExprSyntax.self)
          || call.calledExpression.is(DictionaryExprSyntax.self)
      else { return nil }
      return call.calledExpression.classOfMetatypes
    }

    /// The type behind `as` in an expression that is nothing else.
    var typeOfCast: TypeSyntax? {
      guard let sequence = self.as(SequenceExprSyntax.self) else { return nil }
      let parts = Array(sequence.elements)
      guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self) else { return nil }
      return parts[2].as(TypeExprSyntax.self)?.type
    }
  }
#endif
