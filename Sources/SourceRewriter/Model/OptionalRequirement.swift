// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  /// A requirement of the module's own protocols that a type need not meet.
  ///
  /// Here the protocol asks for a closure instead, nil by default: `var optional_P_f_at`. A type that
  /// has the method gets the closure beside it, and what calls the method calls `optional_f(_:at:)`,
  /// which is nil where there is none.
  struct OptionalRequirement {
    let type: TypeModel
    let member: Member

    /// What calls it instead of the requirement: it has the labels, and an optional result.
    var caller: String { Self.caller(member.name) }
    static func caller(_ name: String) -> String { "optional_" + name }

    // Rules: PO-72.
    /// Whether the protocol has another optional requirement of the same name and labels.
    var hasNamesakes: Bool {
      type.members.filter { $0.isOptional && $0.fullName == member.fullName }.count > 1
    }

    /// The property that holds the closure, or the value.
    var holder: String {
      let parts =
        [type.writtenName.replacing(".", with: "_"), member.name]
        + member.parameters.map(\.label).filter { $0 != "_" }
        + (member.kind == .method ? ["\(member.parameters.count)"] : [])
        + (hasNamesakes ? member.parameters.map { $0.type.filter(\.isLetter) } : [])
      return "optional_" + parts.joined(separator: "_")
    }

    private var effects: String {
      (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
    }

    /// The type of `holder`.
    var holderType: String {
      guard member.kind == .method else { return optional(member.type ?? "Any") }
      let types = member.parameters.map { Self.closureParameter($0.type) }.joined(separator: ", ")
      return "((\(types))\(effects) -> \(member.type ?? "Void"))?"
    }

    /// The requirement, as it stands in the protocol.
    var requirement: String {
      "\(member.isolation)\(member.isStatic ? "static " : "")var \(holder): \(holderType) { get }"
    }

    /// What stands in an extension of the protocol: the default, and the way to call it.
    func defaults(access: String) -> String {
      let start = "\(member.isolation)\(access)\(member.isStatic ? "static " : "")"
      let nothing = "\(start)var \(holder): \(holderType) { nil }"
      guard member.kind == .method else { return nothing }
      let parameters = member.parameters.enumerated().map { index, parameter in
        "\(parameter.label) a\(index): \(Self.escaping(parameter.type))"
      }
      let passed = member.parameters.indices.map { "a\($0)" }.joined(separator: ", ")
      let tried = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
      return nothing
        + "; @discardableResult \(start)func \(caller)(\(parameters.joined(separator: ", ")))\(effects)"
        + " -> \(optional(member.type ?? "Void")) { \(tried)\(holder)?(\(passed)) }"
    }

    /// What stands in a class that has the member, or below which one has it.
    func witness(isMet: Bool, prefix: String) -> String {
      let head = prefix + "var \(holder): \(holderType)"
      guard isMet else { return head + " { nil }" }
      guard member.kind == .method else { return head + " { self.\(member.name) }" }
      let passed = member.parameters.enumerated().map { index, parameter in
        (parameter.label == "_" ? "" : parameter.label + ": ") + "$\(index)"
      }
      let tried = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
      return head + " { { \(tried)self.\(member.name)(\(passed.joined(separator: ", "))) } }"
    }

    private func optional(_ type: String) -> String {
      if type.hasSuffix("?") { return type }
      let isBare =
        type.allSatisfy { $0.isLetter || $0.isNumber || "._<>[]:, ".contains($0) }
        && !type.contains("any ") && !type.contains("some ")
      return isBare ? type + "?" : "(\(type))?"
    }

    private static func isFunction(_ type: String) -> Bool {
      type.contains("->") && !type.hasSuffix("?") && !type.hasPrefix("[")
    }

    private static func escaping(_ type: String) -> String {
      isFunction(type) ? "@escaping " + type : type
    }

    private static func closureParameter(_ type: String) -> String {
      isFunction(type) ? "@escaping " + type : type
    }
  }
#endif
