// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  /// Reads what a file declares into the model of the module.
  final class Collector: SyntaxVisitor {
    private(set) var model: ModuleModel
    private let evaluator: ConditionEvaluator
    private let file: Int
    private let isContext: Bool
    /// The types around the place, each with the index of the body in question.
    private var around: [(type: TypeModel, body: Int)] = []
    private var functions = 0
    private var uncertain = 0

    init(_ model: ModuleModel, file: Int, isContext: Bool, evaluator: ConditionEvaluator) {
      self.model = model
      self.file = file
      self.isContext = isContext
      self.evaluator = evaluator
      super.init(viewMode: .sourceAccurate)
    }

    // Conditions

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      switch evaluator.fate(of: node) {
      case .dropped: return .skipChildren
      case .taken: return .visitChildren
      case .open:
        uncertain += 1
        return .visitChildren
      }
    }

    override func visitPost(_ node: IfConfigClauseSyntax) {
      if evaluator.fate(of: node) == .open { uncertain -= 1 }
    }

    // Types

    private func enter(
      _ node: some DeclGroupSyntax, name: String, kind: TypeModel.Kind, generic: Bool,
      clauseEnd: Int
    ) -> SyntaxVisitorContinueKind {
      let outer = around.last?.type.name
      var full = outer.map { $0 + "." + name } ?? name
      // Private types of several files, and those in functions, may share a name.
      if model.types[full].map({ $0.kind != .outside }) ?? false {
        full += "@\(file):\(node.start)"
      }
      let type = model.type(full)
      type.kind = kind
      type.access = Access(node.modifiers) ?? .internal
      type.isObjectiveC = node.attributes.named("objc") != nil
      type.exposesAll = node.attributes.named("objcMembers") != nil
      type.isGeneric = generic
      type.isLocal = functions > 0
      type.isContext = isContext
      type.isolation = node.attributes.isolation
      type.hasClause = node.inheritanceClause != nil
      type.clauseEnd = node.inheritanceClause?.inheritedTypes.last?.type.end ?? clauseEnd
      let outermost = around.first.map { $0.type.bodies[$0.body].closingBrace + 1 }
      type.outermostEnd = outermost ?? node.memberBlock.rightBrace.end
      open(node, in: type, isExtension: false)
      return .visitChildren
    }

    private func open(_ node: some DeclGroupSyntax, in type: TypeModel, isExtension: Bool) {
      let inherited = node.inheritanceClause?.inheritedTypes.flatMap { inherited -> [String] in
        if let both = inherited.type.as(CompositionTypeSyntax.self) {
          return both.elements.compactMap { $0.type.coreName }
        }
        return [inherited.type.coreName ?? inherited.type.flat]
      }
      type.bodies.append(
        TypeModel.Body(
          file: file, closingBrace: node.memberBlock.rightBrace.start, start: node.start,
          isExtension: isExtension, inherited: inherited ?? [], access: Access(node.modifiers),
          exposesAll: node.attributes.named("objc") != nil && isExtension
            || node.attributes.named("objcMembers") != nil,
          isUncertain: uncertain > 0))
      around.append((type, type.bodies.count - 1))
      model.bodies[ModuleModel.Place(file: file, offset: node.start)] = around[around.count - 1]
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(
        node, name: node.name.text, kind: .class, generic: node.genericParameterClause != nil,
        clauseEnd: node.genericParameterClause?.end ?? node.name.end)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(
        node, name: node.name.text, kind: .protocol, generic: false,
        clauseEnd: node.primaryAssociatedTypeClause?.end ?? node.name.end)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node, name: node.name.text, kind: .value, generic: false, clauseEnd: node.name.end)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node, name: node.name.text, kind: .value, generic: false, clauseEnd: node.name.end)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node, name: node.name.text, kind: .value, generic: false, clauseEnd: node.name.end)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.extendedType.coreName ?? node.extendedType.flat
      open(node, in: model.type(name), isExtension: true)
      return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { around.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { around.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { around.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }

    // Members

    private func add(_ member: Member) {
      guard let (type, body) = around.last else { return }
      var member = member
      member.file = file
      member.isUncertain = uncertain > 0
      type.bodies[body].members.append(member)
      if member.name == "exposedMembers" { type.hasTable = true }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.parent?.is(MemberBlockItemSyntax.self) == true {
        add(Member(node))
      } else if around.isEmpty {
        model.freeFunctions.insert(node.name.text)
      }
      functions += 1
      return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { functions -= 1 }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      add(Member(node))
      functions += 1
      return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { functions -= 1 }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
      functions += 1
      return .visitChildren
    }
    override func visitPost(_ node: AccessorBlockSyntax) { functions -= 1 }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      functions += 1
      return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { functions -= 1 }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
          continue
        }
        if isMember { add(Member(binding, name: name, of: node)) }
        if let type = binding.typeAnnotation?.type { declare(name, type) }
        if let value = binding.initializer?.value { read(value, of: name) }
      }
      return .visitChildren
    }

    /// What the first value of a variable says of it where its type is not written.
    private func read(_ value: ExprSyntax, of name: String) {
      if value.is(ClosureExprSyntax.self) { model.closures.insert(name) }
      if let core = value.classOfMetatypes { model.metatypes[name, default: []].insert(core) }
      if let type = value.typeOfCast, type.coreName == "AnyObject" || type.classOfMetatype != nil {
        declare(name, type)
      }
      noteClass(name, from: value)
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      declare((node.secondName ?? node.firstName).text, node.type)
      return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.initializer.value.isFunction { model.functionTypes.insert(node.name.text) }
      if Editor.isMethodType(node.initializer.value.flat) {
        model.methodTypes.insert(node.name.text)
      }
      return .visitChildren
    }

    // Exchanged methods

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if Self.exchangeFunctions.contains(node.baseName.text) { model.exchangesMethods = true }
      return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.macroName.text == "selector", let argument = node.arguments.first,
        !Self.isAction(node), !isContext, let reference = MethodReference(argument.expression)
      else { return .visitChildren }
      model.namedMethods.append(
        NamedMethod(
          reference: reference, label: argument.label?.text, around: around.map(\.type.name),
          file: file, offset: node.start))
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        name == "Selector" || name == "NSSelectorFromString", node.arguments.count == 1,
        let text = node.arguments.first?.expression.as(StringLiteralExprSyntax.self),
        text.segments.count == 1
      {
        model.selectorTexts.insert(text.segments.trimmedDescription)
      }
      return .visitChildren
    }

    private func declare(_ name: String, _ type: TypeSyntax) {
      if type.isFunction { model.closures.insert(name) }
      if let core = type.classOfMetatype { model.metatypes[name, default: []].insert(core) }
      guard let core = type.coreName else { return }
      model.declaredTypes[name, default: []].insert(core)
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      note(node.pattern, from: node.initializer?.value)
      return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      note(node.pattern, from: node.sequence)
      return .visitChildren
    }

    /// Remembers where the value of a name comes from.
    private func note(_ pattern: PatternSyntax, from value: ExprSyntax?) {
      guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
      if let value { noteClass(name, from: value) }
      if let core = value?.typeOfCast?.classOfMetatype {
        model.metatypes[name, default: []].insert(core)
      }
      // `if let a {` is short for `if let a = a {`.
      guard let source = value == nil ? name : value?.nameOfSource else { return }
      model.sources[name, default: []].insert(source)
    }

    /// Remembers what was found by the name of a class.
    private func noteClass(_ name: String, from value: ExprSyntax) {
      let found = value.as(ForceUnwrapExprSyntax.self)?.expression ?? value
      guard let call = found.as(FunctionCallExprSyntax.self),
        call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
          == "NSClassFromString"
      else { return }
      model.declaredTypes[name, default: []].insert("AnyClass")
    }

    /// Makes the model whole once all files are read.
    static func finish(_ model: inout ModuleModel) {
      for (name, sources) in model.sources {
        for source in sources {
          model.metatypes[name, default: []].formUnion(model.metatypes[source] ?? [])
        }
      }
      for (name, types) in model.declaredTypes
      where types.contains(where: { name in
        model.functionTypes.contains(String(name.split(separator: ".").last ?? ""))
      }) {
        model.closures.insert(name)
      }
    }
  }
#endif
