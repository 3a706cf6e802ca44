// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  /// Writes the entries of a class's table.
  struct TableText {
    let type: TypeModel
    /// Full names that Objective-C knows though nothing at the member says so.
    let exposed: Set<String>
    let exposesAll: Bool

    /// Whether Objective-C would know the member.
    func exposes(_ member: Member, in body: TypeModel.Body) -> Bool {
      guard !member.isHidden, !member.isUnavailable, member.kind != .initializer else {
        return false
      }
      if member.isExposed { return true }
      if KnownSelectors.addedToObjects.contains(member.fullName), !member.isStatic { return true }
      guard member.access > .fileprivate else { return false }
      if exposed.contains(member.fullName), !member.isStatic { return true }
      guard exposesAll || body.exposesAll, !member.isStatic else { return false }
      return !member.isOverride
    }

    // Rules: PO-76.
    /// Whether a class says by the member on which others a property depends.
    func saysDependence(_ member: Member, in body: TypeModel.Body) -> Bool {
      guard member.isStatic, member.kind == .method, !member.isHidden,
        member.name.hasPrefix("keyPathsForValuesAffecting")
      else { return false }
      return member.fullName == "keyPathsForValuesAffectingValue(forKey:)" || member.isExposed
        || exposesAll || body.exposesAll
    }

    // Rules: PO-76.
    /// The entry by which the observers of an object ask its class.
    func dependence(_ member: Member) -> String {
      let argument = member.parameters.isEmpty ? "" : "forKey: a(0, as: String.self)"
      return ".method(\"\(member.selector)\") { (me: \(type.lastName), a: ExposedArguments) in "
        + "return \(type.lastName).\(member.name)(\(argument)) }"
    }

    /// The entry; nil for what has none.
    func entry(_ member: Member) -> String? {
      switch member.kind {
      case .initializer: return nil
      case .property: return property(member)
      case .method: return method(member)
      }
    }

    private func method(_ member: Member) -> String? {
      guard member.parameters.allSatisfy(\.isPlain) else { return nil }
      let arguments = member.parameters.enumerated().map { index, parameter in
        let label = parameter.label == "_" ? "" : parameter.label + ": "
        return "\(label)a(\(index), as: \(Self.metatype(parameter.type)))"
      }
      var call = "me.\(quoted(member.name))(\(arguments.joined(separator: ", ")))"
      if member.isAsync {
        call = "_ = Task { \(member.isThrowing ? "try? " : "")await \(call) }; return nil"
      } else {
        if member.isThrowing { call = "try? " + call }
        if member.type == nil || member.type == "Never" {
          call = (member.isThrowing ? "_ = " : "") + call + "; return nil"
        } else {
          call = "return " + call
        }
      }
      return
        ".method(\"\(member.selector)\") { (me: \(type.lastName), a: ExposedArguments) in "
        + call + " }"
    }

    /// The entry of the body of a method that may be exchanged.
    func body(_ member: Member) -> String? {
      bodyCall(member, named: Editor.hidden(member.name, in: type)).map { call in
        ".body(\"\(member.selector)\") { (me: \(type.lastName), a: ExposedArguments) in \(call) }"
      }
    }

    /// Calls a member with the arguments of a message, and returns what it returns.
    func bodyCall(_ member: Member, named name: String) -> String? {
      guard member.parameters.allSatisfy(\.isPlain) else { return nil }
      guard member.kind == .method else { return "return me.\(name)" }
      let arguments = member.parameters.enumerated().map { index, parameter in
        let label = parameter.label == "_" ? "" : parameter.label + ": "
        return "\(label)a(\(index), as: \(Self.metatype(parameter.type)))"
      }
      let call = "me.\(name)(\(arguments.joined(separator: ", ")))"
      return member.type == nil ? call + "; return nil" : "return " + call
    }

    private func property(_ member: Member) -> String {
      let name = quoted(member.name)
      let result = member.type.map { " -> \($0)" } ?? ""
      let get = "get: { (me: \(type.lastName))\(result) in me.\(name) }"
      let head = ".property(\"\(member.objectiveCName)\", \(get)"
      guard member.isSettable else { return head + ")" }
      let parameters =
        member.type.map { "(me: \(type.lastName), value: \($0))" } ?? "me, value"
      return head + ", set: { \(parameters) in me.\(name) = value })"
    }

    /// `A?.self` is fine; what holds an arrow needs parentheses.
    static func metatype(_ type: String) -> String {
      let isBare = type.allSatisfy {
        $0.isLetter || $0.isNumber || "._?<>[]".contains($0)
      }
      return isBare ? "\(type).self" : "(\(type)).self"
    }

    /// Names that the language reserves need their quotes behind a dot only when they are these.
    private func quoted(_ name: String) -> String {
      ["init", "self", "Type", "Protocol"].contains(name) ? "`\(name)`" : name
    }
  }
#endif
