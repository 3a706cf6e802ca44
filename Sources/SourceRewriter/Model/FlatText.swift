// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  extension ExprSyntax {
    /// The name of the property or variable whose value, or part of whose value, this is.
    var nameOfSource: String? {
      if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
      if let access = self.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text }
      if let part = self.as(SubscriptCallExprSyntax.self) {
        return part.calledExpression.nameOfSource
      }
      if let chained = self.as(OptionalChainingExprSyntax.self) {
        return chained.expression.nameOfSource
      }
      return self.as(ForceUnwrapExprSyntax.self)?.expression.nameOfSource
    }
  }

  extension SyntaxProtocol {
    /// What stands here on one line, without comments.
    var flat: String {
      var text = ""
      var isSpaced = false
      for token in tokens(viewMode: .sourceAccurate) {
        if !text.isEmpty, isSpaced || !token.leadingTrivia.isEmpty { text += " " }
        text += token.text
        isSpaced = !token.trailingTrivia.isEmpty
      }
      return text
    }
  }

  extension TypeSyntax {
    /// The type as a value of it is held: without `@escaping` and its kin, `!` as `?`.
    var plain: String {
      if let attributed = self.as(AttributedTypeSyntax.self) {
        let kept = attributed.attributes.filter { element in
          guard let name = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription else {
            return true
          }
          return !["escaping", "autoclosure", "noescape"].contains(name)
        }
        let rest = attributed.baseType.plain
        return kept.isEmpty ? rest : kept.flat + " " + rest
      }
      if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        return unwrapped.wrappedType.flat + "?"
      }
      return flat
    }

    /// Whether it is a function, an optional one, or one in parentheses.
    var isFunction: Bool {
      if self.is(FunctionTypeSyntax.self) { return true }
      if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.isFunction }
      if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.isFunction }
      if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        return type.wrappedType.isFunction
      }
      if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
        return tuple.elements.first.map { $0.type.isFunction } ?? false
      }
      return false
    }

    /// `UIView` for `UIView.Type`, whether or not it is optional, and for collections of such.
    var classOfMetatype: String? {
      if let type = self.as(DictionaryTypeSyntax.self) { return type.value.classOfMetatype }
      if let type = self.as(ArrayTypeSyntax.self) { return type.element.classOfMetatype }
      if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.classOfMetatype }
      if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        return type.wrappedType.classOfMetatype
      }
      if let type = self.as(MemberTypeSyntax.self), type.name.text == "Type" {
        return type.baseType.coreName
      }
      guard let type = self.as(MetatypeTypeSyntax.self), type.metatypeSpecifier.text == "Type"
      else { return nil }
      return type.baseType.coreName
    }

    /// The name of the type within optionals and `any`; nil for what has none.
    var coreName: String? {
      if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.coreName }
      if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        return type.wrappedType.coreName
      }
      if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.coreName }
      if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.coreName }
      if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
        return tuple.elements.first.flatMap { $0.type.coreName }
      }
      if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
      if let type = self.as(MemberTypeSyntax.self) {
        return type.baseType.coreName.map { $0 + "." + type.name.text }
      }
      return nil
    }
  }
#endif
