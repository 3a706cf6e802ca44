// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  /// What stands between the parentheses of `#selector`, taken apart.
  struct MethodReference {
    enum Owner {
      /// Nothing stands before the name.
      case context
      case me
      case parent
      /// The name of a type, or of something whose type must be guessed.
      case named(String)
      case unknown
    }

    var owner: Owner
    var base: String
    /// nil if the reference names none.
    var labels: [String]?
    /// How many parameters `as (…) -> …` says that there are, and their types.
    var signature: [String]?

    init?(_ expression: ExprSyntax) {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first
      {
        self.init(inner.expression)
        return
      }
      if let sequence = expression.as(SequenceExprSyntax.self) {
        let parts = Array(sequence.elements)
        guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
          let type = parts[2].as(TypeExprSyntax.self)?.type
        else { return nil }
        self.init(parts[0])
        signature = Self.parameters(of: type, isUnbound: isOfType)
        return
      }
      if let chained = expression.as(OptionalChainingExprSyntax.self) {
        self.init(chained.expression)
        return
      }
      if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) {
        self.init(unwrapped.expression)
        return
      }
      if let name = expression.as(DeclReferenceExprSyntax.self) {
        self.init(name, owner: .context)
        return
      }
      guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
      self.init(access.declName, owner: Self.owner(access.base))
    }

    private init(_ name: DeclReferenceExprSyntax, owner: Owner) {
      self.owner = owner
      base = name.baseName.text.filter { $0 != "`" }
      labels = name.argumentNames?.arguments.map(\.name.text)
    }

    private static func owner(_ base: ExprSyntax?) -> Owner {
      guard var base else { return .unknown }
      while let chained = base.as(OptionalChainingExprSyntax.self) { base = chained.expression }
      if base.is(SuperExprSyntax.self) { return .parent }
      let text = base.flat.filter { $0 != " " }
      if text == "self" || text == "Self" || text == "type(of:self)" { return .me }
      if let generic = base.as(GenericSpecializationExprSyntax.self) {
        return .named(generic.expression.trimmedDescription)
      }
      if text.hasPrefix("self.") { return .named(String(text.dropFirst(5))) }
      return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        ? .named(text) : .unknown
    }

    private var isOfType: Bool {
      if case .named(let name) = owner { return name.first?.isUppercase ?? false }
      return false
    }

    /// The parameters of `(A) -> (B) -> C` are those of the second arrow if it is a type's method.
    private static func parameters(of type: TypeSyntax, isUnbound: Bool) -> [String]? {
      if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
        return tuple.elements.first.flatMap { parameters(of: $0.type, isUnbound: isUnbound) }
      }
      if let optional = type.as(OptionalTypeSyntax.self) {
        return parameters(of: optional.wrappedType, isUnbound: isUnbound)
      }
      guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
      let result = function.returnClause.type
      if isUnbound, result.isFunction { return parameters(of: result, isUnbound: false) }
      return function.parameters.map { $0.type.plain }
    }
  }
#endif
