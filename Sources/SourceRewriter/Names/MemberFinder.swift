// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  /// Finds what a reference to a method means, without a compiler: by name, place and labels.
  struct MemberFinder {
    let model: ModuleModel
    /// The types around the place, the innermost last.
    let around: [TypeModel]

    struct Found {
      var member: Member
      var type: TypeModel
      /// Others would do as well.
      var isAmbiguous = false
    }

    /// The method that `reference` means.
    func method(_ reference: MethodReference) -> Found? {
      find(reference) { member in
        guard member.kind == .method, member.name == reference.base else { return false }
        if let labels = reference.labels { return member.parameters.map(\.label) == labels }
        return true
      }
    }

    /// The property that `reference` means.
    func property(_ reference: MethodReference) -> Member? {
      propertyAndType(reference)?.member
    }

    /// The same, and the type that has it.
    func propertyAndType(_ reference: MethodReference) -> Found? {
      find(reference) { $0.kind == .property && $0.name == reference.base }
    }

    private func find(
      _ reference: MethodReference, _ matches: (Member) -> Bool
    ) -> Found? {
      for types in candidates(reference.owner) {
        let found = types.flatMap { type in
          type.members.filter(matches).map { Found(member: $0, type: type) }
        }
        if let best = best(found, reference) { return best }
      }
      // Whatever type declares it, as long as Objective-C knows it.
      let all = model.order.compactMap { model.types[$0] }
      let exposed = all.flatMap { type in
        type.members.filter { matches($0) && $0.isExposed }.map { Found(member: $0, type: type) }
      }
      if let best = best(exposed, reference) { return best }
      if case .context = reference.owner { return nil }
      return best(
        all.flatMap { type in
          type.members.filter(matches).map { Found(member: $0, type: type) }
        }, reference)
    }

    /// Groups of types, the likeliest first.
    private func candidates(_ owner: MethodReference.Owner) -> [[TypeModel]] {
      switch owner {
      case .context: return around.reversed().map(family)
      case .me: return around.last.map { [family($0)] } ?? []
      case .parent: return around.last.map { [Array(family($0).dropFirst())] } ?? []
      case .unknown: return []
      case .named(let name):
        let context = around.last?.name ?? ""
        if let type = model.find(name, in: context) { return [family(type)] }
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return (model.declaredTypes[last] ?? []).sorted()
          .compactMap { model.find($0, in: context) }.map(family)
      }
    }

    /// A type, those above it, their protocols, and what the module adds to classes outside.
    private func family(_ type: TypeModel) -> [TypeModel] {
      let chain = model.chain(of: type)
      let protocols = chain.flatMap { model.protocols(of: $0) }
      let outer = model.outerSuperclass(of: type).flatMap { model.types[$0] }
      return chain + protocols + [outer].compactMap { $0 }
    }

    private func best(_ found: [Found], _ reference: MethodReference) -> Found? {
      var found = found
      if let signature = reference.signature {
        let fitting = found.filter { $0.member.parameters.count == signature.count }
        let same = fitting.filter { $0.member.parameters.map(\.type) == signature }
        found = same.isEmpty ? (fitting.isEmpty ? found : fitting) : same
      }
      if found.contains(where: { $0.member.isExposed }) {
        found = found.filter { $0.member.isExposed || $0.member.isOverride }
      }
      guard var first = found.first else { return nil }
      first.isAmbiguous = Set(found.map { $0.member.objectiveCName }).count > 1
      return first
    }
  }
#endif
