// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  /// A `#selector` that names no action: it may be of a method whose implementation is exchanged.
  struct NamedMethod {
    var reference: MethodReference
    /// `getter` or `setter`.
    var label: String?
    /// The names of the types around it.
    var around: [String]
    var file: Int
    var offset: Int
  }

  extension Collector {
    /// Functions that change what methods run.
    static let exchangeFunctions: Set<String> = [
      "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod",
      "class_addMethod",
    ]

    /// Whether the selector is that of an action, a notification, a timer, or of a question.
    static func isAction(_ node: MacroExpansionExprSyntax) -> Bool {
      guard let argument = node.parent?.as(LabeledExprSyntax.self) else { return false }
      if ["action", "selector", "to"].contains(argument.label?.text) { return true }
      guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else {
        return false
      }
      let called =
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
      return ["perform", "performSelector", "sendAction"].contains(called)
    }
  }

  // Rules: PO-41, PO-43.
  extension Rewriter {
    /// Finds the methods of the module that may be exchanged: those whose selectors are named, in a
    /// module where anything exchanges implementations.
    func planExchanges() {
      guard model.exchangesMethods else { return }
      for named in model.namedMethods {
        let finder = MemberFinder(
          model: model, around: named.around.compactMap { model.types[$0] })
        let found: MemberFinder.Found? =
          switch named.label {
          case nil: finder.method(named.reference)
          case "getter": finder.propertyAndType(named.reference)
          default: nil
          }
        if let found, mayMean(named.reference, found.type) {
          planExchange(found.member, of: found.type)
        } else {
          reportUnlessReplaceable(named)
        }
      }
      for type in model.types.values where type.kind == .class || type.kind == .outside {
        for member in type.members
        where member.isExposed && model.selectorTexts.contains(member.selector) {
          planExchange(member, of: type)
        }
      }
    }

    /// Whether a type is the one that a reference names, or above it.
    private func mayMean(_ reference: MethodReference, _ type: TypeModel) -> Bool {
      guard case .named(let owner) = reference.owner, owner.first?.isUppercase == true else {
        return true
      }
      if type.writtenName == owner || type.lastName == owner { return true }
      guard let named = model.find(owner), named.kind == .class else {
        return type.kind == .outside
      }
      return model.chain(of: named).contains { $0 === type }
        || model.outerSuperclass(of: named) == type.name
    }

    /// Lets a member ask what took its place, if it can.
    func planExchange(_ member: Member, of type: TypeModel) {
      let place = ModuleModel.Place(file: member.file, offset: member.offset)
      guard !late.contains(place), !files[member.file].isContext, !exchanged.contains(place),
        !type.isGeneric,
        type.kind == .class || type.kind == .outside
      else { return }
      guard isExchangeable(member) else {
        report(
          "exchange of \(member.fullName)", at: member.offset, in: member.file,
          "Its implementation stays as it is: it is of the class, throws, waits, can be set, or "
            + "takes what cannot be passed by name.")
        return
      }
      exchanged.insert(place)
    }

    /// Whether a member can ask what took its place, and take the place of another.
    func isExchangeable(_ member: Member) -> Bool {
      !member.isStatic && !member.isThrowing && !member.isAsync && !member.isUncertain
        && member.parameters.allSatisfy(\.isPlain)
        && (member.kind == .method
          || member.kind == .property && !member.isSettable && member.type != nil)
    }

    /// Names what the program may want to exchange of UIKit's, and cannot.
    private func reportUnlessReplaceable(_ named: NamedMethod) {
      guard case .named(let owner) = named.reference.owner, owner.first?.isUppercase == true,
        owner.hasPrefix("UI"), !owner.contains(".")
      else { return }
      var selector = KnownSelectors.name(of: named.reference)
      if named.label == "setter" { selector = ObjectiveCName.setter(of: named.reference.base) }
      guard !KnownReplaceables.contains(selector: selector) else { return }
      report(
        "exchange of \(owner).\(named.reference.base)", at: named.offset, in: named.file,
        "\(selector) runs as it is if its implementation is exchanged; override it in a subclass.")
    }
  }

  // Rules: PO-41.
  extension Editor {
    /// A method that may be exchanged gets another name, and one under its own that asks what took
    /// its place.
    func exchange(_ node: FunctionDeclSyntax) {
      let place = place(node)
      guard rewriter.exchanged.contains(place), !rewriter.forwarded.contains(place),
        let (type, index) = around.last,
        let member = type.bodies[index].members.first(where: { $0.offset == node.start })
      else { return }
      let hidden = Self.hidden(node.name.text, in: type)
      dropOverride(node.modifiers)
      rewriter.edits[file].replace(node.name.span, with: hidden)
      let declared = member.parameters.enumerated().map { "\($1.label) a\($0): \($1.declared)" }
      let passed = member.parameters.enumerated().map {
        ($1.label == "_" ? "" : $1.label + ": ") + "a\($0)"
      }.joined(separator: ", ")
      let values = member.parameters.indices.map { "a\($0), " }.joined()
      let question =
        "ReplacedMethod.answer(\"\(member.selector)\", of: self, in: \(type.lastName).self, \(values)"
      let call = "\(hidden)(\(passed))"
      let body =
        member.type.map { "\(question)as: \(TableText.metatype($0))) ?? \(call)" }
        ?? "if \(question)as: Void.self) == nil { \(call) }"
      rewriter.runtimeFiles.insert(file)
      rewriter.end(
        type.bodies[index],
        with: heading(node, node.attributes, node.modifiers, type.bodies[index])
          + "func \(node.name.text)(\(declared.joined(separator: ", ")))"
          + (node.signature.returnClause.map { " " + $0.flat } ?? "") + " { \(body) }")
    }

    /// The same for a property that is read only.
    func exchange(_ node: VariableDeclSyntax) {
      let place = place(node)
      guard rewriter.exchanged.contains(place), !rewriter.forwarded.contains(place),
        let (type, index) = around.last, let binding = node.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let member = type.bodies[index].members.first(where: { $0.offset == node.start }),
        let valueType = member.type
      else { return }
      let hidden = Self.hidden(name.text, in: type)
      dropOverride(node.modifiers)
      rewriter.edits[file].replace(name.span, with: hidden)
      rewriter.runtimeFiles.insert(file)
      rewriter.end(
        type.bodies[index],
        with: heading(node, node.attributes, node.modifiers, type.bodies[index])
          + "var \(name.text): \(valueType) { ReplacedMethod.answer(\"\(member.selector)\", "
          + "of: self, in: \(type.lastName).self, as: \(TableText.metatype(valueType))) "
          + "?? \(hidden) }")
    }

    // Rules: PO-42.
    /// `unsafeBitCast(imp, to: (@convention(c) (UIWindow, Selector, UIEvent) -> Void).self)` gives
    /// something to call.
    func rewriteImplementationCast(_ node: FunctionCallExprSyntax) {
      guard model.exchangesMethods,
        let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
        name.baseName.text == "unsafeBitCast",
        let type = node.arguments.dropFirst().first?.expression.as(MemberAccessExprSyntax.self)?
          .base
      else { return }
      let text = type.flat
      if text == "AnyObject", let block = node.arguments.first, Self.isImplementation(node) {
        replace(node, with: block.expression.flat)
        return
      }
      let isOfMethod = Self.isMethodType(text) || model.methodTypes.contains(text)
      guard isOfMethod else { return }
      rewriter.runtimeFiles.insert(file)
      replace(name, with: "ReplacedMethod.function")
    }

    /// Whether a block is given away as an object to be an implementation.
    private static func isImplementation(_ node: FunctionCallExprSyntax) -> Bool {
      node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
        .trimmedDescription == "imp_implementationWithBlock"
    }

    /// Whether a type is that of a function of C with an object and a selector first.
    static func isMethodType(_ text: String) -> Bool {
      let mark = "@convention(c)"
      guard let start = text.indices.first(where: { text[$0...].hasPrefix(mark) }),
        let open = text[text.index(start, offsetBy: mark.count)...].firstIndex(of: "(")
      else { return false }
      let second = text[open...].split(separator: ",", omittingEmptySubsequences: false).dropFirst()
        .first.map { $0.prefix { $0 != ")" }.filter { $0 != " " } }
      return second?.hasSuffix("Selector") ?? false
    }
  }
#endif
