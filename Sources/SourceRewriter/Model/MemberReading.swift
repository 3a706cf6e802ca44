// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  extension AttributeListSyntax {
    /// The attributes, those of conditions left out.
    var plain: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }

    func named(_ name: String) -> AttributeSyntax? {
      plain.first { $0.name == name }
    }

    /// What isolates the declaration, with a space behind it.
    var isolation: String { named("MainActor") == nil ? "" : "@MainActor " }
  }

  extension AttributeSyntax {
    var name: String { attributeName.trimmedDescription }

    /// Attributes that make a member known to Objective-C.
    var exposes: Bool {
      [
        "objc", "IBAction", "IBOutlet", "IBInspectable", "GKInspectable", "IBSegueAction",
        "NSManaged",
      ]
      .contains(name)
    }
  }

  extension DeclModifierListSyntax {
    func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }
  }

  extension Member {
    /// What attributes and modifiers say of any member.
    fileprivate init(
      kind: Kind, name: String, attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax
    ) {
      self.init(kind: kind, name: name)
      isStatic = modifiers.has("static") || modifiers.has("class")
      access = Access(modifiers) ?? .internal
      isOverride = modifiers.has("override")
      isDynamic = modifiers.has("dynamic")
      isOptional = modifiers.has("optional")
      isRequired = modifiers.has("required")
      isolation = attributes.isolation + (modifiers.has("nonisolated") ? "nonisolated " : "")
      for attribute in attributes.plain {
        if attribute.exposes { isExposed = true }
        if attribute.name == "nonobjc" { isHidden = true }
        if attribute.name == "objc", let arguments = attribute.arguments {
          givenName = arguments.trimmedDescription.filter { !$0.isWhitespace }
        }
        if attribute.name == "available", let arguments = attribute.arguments?.flat {
          let parts = arguments.split(separator: ",").map { $0.filter { $0 != " " } }
          if parts.first == "*", parts.contains("unavailable") { isUnavailable = true }
        }
      }
    }

    init(_ function: FunctionDeclSyntax) {
      self.init(
        kind: .method, name: function.name.text.filter { $0 != "`" },
        attributes: function.attributes,
        modifiers: function.modifiers)
      read(function.signature)
      type = function.signature.returnClause?.type.plain
      if type == "Void" || type == "()" { type = nil }
      if function.genericParameterClause != nil { isHidden = true }
      offset = function.start
    }

    init(_ initializer: InitializerDeclSyntax) {
      self.init(
        kind: .initializer, name: "init", attributes: initializer.attributes,
        modifiers: initializer.modifiers)
      read(initializer.signature)
      offset = initializer.start
    }

    init(_ binding: PatternBindingSyntax, name: String, of variable: VariableDeclSyntax) {
      self.init(
        kind: .property, name: name, attributes: variable.attributes,
        modifiers: variable.modifiers)
      type = binding.typeAnnotation?.type.plain
      isSettable = variable.bindingSpecifier.text == "var" && binding.isSettable
      offset = variable.start
    }

    private mutating func read(_ signature: FunctionSignatureSyntax) {
      isThrowing = signature.effectSpecifiers?.throwsClause != nil
      isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
      parameters = signature.parameterClause.parameters.map { parameter in
        Parameter(
          label: parameter.firstName.text, type: parameter.type.plain,
          isPlain: parameter.ellipsis == nil
            && !(parameter.type.as(AttributedTypeSyntax.self).map { type in
              !type.specifiers.isEmpty || type.attributes.named("autoclosure") != nil
            } ?? false),
          declared: parameter.type.flat + (parameter.defaultValue.map { " " + $0.flat } ?? ""))
      }
    }
  }

  extension PatternBindingSyntax {
    /// Whether a stored property or one with a setter.
    var isSettable: Bool {
      guard let block = accessorBlock else { return true }
      switch block.accessors {
      case .getter: return false
      case .accessors(let list):
        return list.contains {
          ["set", "willSet", "didSet", "_modify"].contains($0.accessorSpecifier.text)
        }
      }
    }
  }
#endif
