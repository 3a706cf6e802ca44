// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  // Rules: PO-10, PO-11.
  extension Rewriter {
    /// Writes the table of exposed members into each class that has any.
    func planTables() {
      for name in model.order {
        guard let type = model.types[name], !type.isContext else { continue }
        if type.kind == .class { planTable(of: type) } else { planExtensions(of: type) }
      }
    }

    private func planTable(of type: TypeModel) {
      guard !type.hasTable, let own = type.ownBody else { return }
      let table = TableText(
        type: type, exposed: exposedNames(of: type), exposesAll: exposesAll(type))
      var entries: [String] = []
      var helpers: [String] = []
      for (index, body) in type.bodies.enumerated() {
        let texts = memberEntries(of: body, table)
        guard !texts.isEmpty else { continue }
        if body.file == own.file {
          entries += texts
        } else {
          let helper = "exposedMembers" + String(index)
          helpers.append(helper)
          runtimeFiles.insert(body.file)
          end(
            body,
            with: "internal nonisolated static func \(helper)(_ members: ExposedMembers) -> "
              + "ExposedMembers { members.adding(\(texts.joined(separator: ", "))) }")
        }
      }
      guard !entries.isEmpty || !helpers.isEmpty else { return }
      runtimeFiles.insert(own.file)
      let isOverride = hasTableAbove(type)
      var value = isOverride ? "super.exposedMembers" : "ExposedMembers()"
      if !entries.isEmpty { value += ".adding(\(entries.joined(separator: ", ")))" }
      for helper in helpers { value = "\(helper)(\(value))" }
      end(
        own,
        with: type.access.prefix
          + (isOverride ? "override " : "")
          + "nonisolated class var exposedMembers: ExposedMembers { \(value) }")
      tabled.insert(ObjectIdentifier(type))
      if !isOverride {
        edits[own.file].insert(
          type.hasClause ? ", ExposedClass" : ": ExposedClass", at: type.clauseEnd)
      }
    }

    private func memberEntries(of body: TypeModel.Body, _ table: TableText) -> [String] {
      body.members.flatMap { member in
        let place = ModuleModel.Place(file: member.file, offset: member.offset)
        let own = exchanged.contains(place) && !forwarded.contains(place)
        return [entry(for: member, in: body, table), own ? table.body(member) : nil]
          .compactMap { $0 }
      }
    }

    private func entry(
      for member: Member, in body: TypeModel.Body, _ table: TableText
    ) -> String? {
      if table.saysDependence(member, in: body), !member.isUncertain, !body.isUncertain {
        return table.dependence(member)
      }
      guard table.exposes(member, in: body) else { return nil }
      let isSaid = member.isExposed || body.exposesAll && !table.exposesAll
      if member.isUncertain || body.isUncertain {
        report(
          "exposed member under a condition", at: member.offset, in: member.file,
          "The rewriter does not know whether it is compiled; say so with a flag.")
        return nil
      }
      if member.isStatic { return nil }
      if let text = table.entry(member) { return text }
      if isSaid, member.kind != .initializer {
        report(
          "exposed member", at: member.offset, in: member.file,
          "A parameter of this kind cannot be passed by name.")
      }
      return nil
    }

    /// Whether a superclass has a table: it is one of UIKit's, or of the module with exposed members.
    private func hasTableAbove(_ type: TypeModel) -> Bool {
      for above in model.chain(of: type).dropFirst() where hasTable(above) { return true }
      guard let outer = model.outerSuperclass(of: type) else { return false }
      return !KnownClasses.beginTable(outer)
    }

    private func hasTable(_ type: TypeModel) -> Bool {
      if type.hasTable || tabled.contains(ObjectIdentifier(type)) { return true }
      let table = TableText(
        type: type, exposed: exposedNames(of: type), exposesAll: exposesAll(type))
      return type.bodies.contains { body in
        guard !body.isUncertain else { return false }
        return body.members.contains { member in
          exchanged.contains(ModuleModel.Place(file: member.file, offset: member.offset))
            || table.saysDependence(member, in: body) && !member.isUncertain
            || table.exposes(member, in: body) && !member.isUncertain && !member.isStatic
              && table.entry(member) != nil
        }
      }
    }

    private func exposesAll(_ type: TypeModel) -> Bool {
      model.chain(of: type).contains { $0.exposesAll }
    }

    /// Full names of requirements of protocols for Objective-C that the class meets.
    private func exposedNames(of type: TypeModel) -> Set<String> {
      var names = Set<String>()
      for requirement in model.chain(of: type).flatMap({ model.protocols(of: $0) })
      where requirement.isObjectiveC {
        names.formUnion(requirement.members.map(\.fullName))
      }
      return names
    }

    // Rules: PO-45.
    /// A class of another module has its table there; what extensions expose is added to it as the
    /// program is loaded.
    private func planExtensions(of type: TypeModel) {
      guard type.kind == .outside else { return }
      let table = TableText(type: type, exposed: [], exposesAll: false)
      for (index, body) in type.bodies.enumerated() where !files[body.file].isContext {
        let texts = memberEntries(of: body, table)
        guard !texts.isEmpty else { continue }
        end(
          body,
          atLoad: "ExposedExtension.add(to: \(type.lastName).self, "
            + "\(texts.joined(separator: ", ")))", of: type, index)
      }
    }
  }
#endif
