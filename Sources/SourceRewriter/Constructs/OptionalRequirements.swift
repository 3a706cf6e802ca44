// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  // Rules: PO-12, PO-13.
  extension Rewriter {
    /// Decides which types get the closures of optional requirements that they meet.
    func planOptionalRequirements() {
      for name in model.order {
        guard let type = model.types[name] else { continue }
        if type.kind == .protocol { writeDefaults(of: type) }
        guard !type.isContext || type.kind == .outside else { continue }
        if type.kind == .class { writeWitnesses(in: type) }
        if type.kind == .outside { writeWitnesses(inExtensionsOf: type) }
      }
    }

    /// The optional requirements of a protocol, without those that it refines.
    func optionals(of type: TypeModel) -> [OptionalRequirement] {
      type.members.filter(\.isOptional).map { OptionalRequirement(type: type, member: $0) }
    }

    private func writeDefaults(of type: TypeModel) {
      let requirements = optionals(of: type)
      guard !requirements.isEmpty, let own = type.ownBody else { return }
      for requirement in requirements {
        optionalNames[requirement.member.name, default: []].append(requirement)
      }
      guard !type.isContext else { return }
      let access = type.access.prefix
      edits[own.file].insert(
        "; extension \(type.writtenName) { "
          + requirements.map { $0.defaults(access: access) }.joined(separator: "; ") + " }",
        at: type.outermostEnd)
    }

    private func writeWitnesses(in type: TypeModel) {
      guard let own = type.ownBody else { return }
      let above = Array(model.chain(of: type).dropFirst())
      let inherited = above.flatMap { model.protocols(of: $0) }
      let said = model.protocols(of: type)
      let all = said + inherited.filter { other in !said.contains { $0 === other } }
      for requirement in all.flatMap({ optionals(of: $0) }) {
        let isInherited = inherited.contains { $0 === requirement.type }
        let isMet = meets(requirement, type)
        guard isMet || !isInherited && isMetBelow(requirement, type) else { continue }
        // A superclass that has the method has the closure, which calls the override.
        if isInherited, above.contains(where: { meets(requirement, $0) }) { continue }
        if isInherited, above.contains(where: \.isContext) {
          report(
            "optional requirement met below its conformance", at: own.start, in: own.file,
            "\(type.writtenName) has \(requirement.member.fullName), its superclass of another "
              + "module has not; declare it there.")
          continue
        }
        let access = type.access.prefix
        let prefix =
          requirement.member.isolation + access + (isInherited ? "override " : "")
          + (requirement.member.isStatic ? "class " : "")
        end(own, with: requirement.witness(isMet: isMet, prefix: prefix))
      }
    }

    /// Extensions make classes of other modules conform.
    private func writeWitnesses(inExtensionsOf type: TypeModel) {
      for body in type.bodies where !files[body.file].isContext {
        for name in body.inherited {
          guard let conformed = model.find(name), conformed.kind == .protocol else { continue }
          for requirement in optionals(of: conformed) where meets(requirement, type) {
            let access = conformed.access.prefix
            end(body, with: requirement.witness(isMet: true, prefix: access))
          }
        }
      }
    }

    private func meets(_ requirement: OptionalRequirement, _ type: TypeModel) -> Bool {
      let types = requirement.member.parameters.map(\.type)
      return type.members.contains {
        $0.fullName == requirement.member.fullName && $0.kind == requirement.member.kind
          && (!requirement.hasNamesakes || $0.parameters.map(\.type) == types)
          && $0.isStatic == requirement.member.isStatic && !$0.isHidden && !$0.isOptional
          && $0.access > .fileprivate && !$0.isUncertain
      }
    }

    private func isMetBelow(_ requirement: OptionalRequirement, _ type: TypeModel) -> Bool {
      model.types.values.contains { other in
        other !== type && other.kind == .class && meets(requirement, other)
          && model.chain(of: other).contains { $0 === type }
      }
    }
  }

  extension Editor {
    /// The closure takes the requirement's place; what was written becomes a comment.
    func rewriteOptionalRequirement(_ node: some DeclSyntaxProtocol) -> Bool {
      guard let (type, index) = around.last, type.kind == .protocol else { return false }
      let members = type.bodies[index].members.filter {
        $0.isOptional && $0.offset == node.start && $0.file == file
      }
      guard !members.isEmpty else { return false }
      let texts = members.map { OptionalRequirement(type: type, member: $0).requirement }
      rewriter.edits[file].insert(texts.joined(separator: "; ") + " /* ", at: node.start)
      rewriter.edits[file].insert(" */", at: node.end)
      return true
    }
  }
#endif
