// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  // Rules: PO-14, PO-15, PO-16, PO-54, PO-56, PO-73.
  extension Rewriter {
    /// Decides which members of extensions a member in the class body has to stand for, and which
    /// overrides override nothing here.
    func planOverrides() {
      for name in model.order {
        guard let type = model.types[name], !type.isContext else { continue }
        for body in type.bodies {
          for member in body.members where member.isOverride && member.kind != .initializer {
            plan(member, in: body, of: type)
          }
        }
      }
    }

    private func plan(_ member: Member, in body: TypeModel.Body, of type: TypeModel) {
      let place = ModuleModel.Place(file: member.file, offset: member.offset)
      guard type.kind == .class else {
        if !member.isStatic, !member.isUncertain, !member.isSettable,
          KnownReplaceables.contains(fullName: member.fullName)
            || letGiveWay(member, overriddenIn: type)
        {
          late.insert(place)
          return
        }
        report(
          "override in an extension of \(type.name)", at: member.offset, in: member.file,
          "The class stands in another module; write a subclass of your own.")
        return
      }
      if KnownSelectors.closed.contains(member.fullName) {
        renamed.insert(place)
        report(
          "override of \(member.fullName)", at: member.offset, in: member.file,
          "Objects answer for their own class here; ask another question where this one counts.")
        return
      }
      if takesPlaceOfGiven(member, in: type) {
        late.insert(place)
        return
      }
      if body.isExtension { forwarded.insert(place) }
      let above = model.chain(of: type).dropFirst()
      for other in above {
        for otherBody in other.bodies {
          let same = otherBody.members.filter {
            $0.fullName == member.fullName && $0.kind == member.kind
              && $0.isStatic == member.isStatic
          }
          guard let declared = same.first else { continue }
          if otherBody.isExtension, !declared.isOverride {
            if other.isContext {
              report(
                "override of a member of an extension", at: member.offset, in: member.file,
                "Its class stands in another module; declare the member in the class body there.")
            }
            forwarded.insert(
              ModuleModel.Place(file: declared.file, offset: declared.offset))
          }
          return
        }
      }
      if KnownSelectors.addedToObjects.contains(member.fullName) {
        freed.insert(place)
      } else if KnownSelectors.addedToPlainObjects.contains(member.fullName),
        model.outerSuperclass(of: type).map(KnownClasses.beginTable) ?? true
      {
        freed.insert(place)
      } else {
        planOverrideOfOutside(member, place, of: type)
      }
    }

    // Rules: PO-56.
    /// An extension of one of UIKit's classes overrides what one of another gives: that asks what took
    /// its place.
    private func letGiveWay(_ member: Member, overriddenIn type: TypeModel) -> Bool {
      for other in model.types.values where other.kind == .outside && other !== type {
        for declared in other.members
        where declared.fullName == member.fullName && declared.kind == member.kind
          && !declared.isOverride && !declared.isStatic
          && declared.selector == member.selector
        {
          planExchange(declared, of: other)
          return exchanged.contains(
            ModuleModel.Place(file: declared.file, offset: declared.offset))
        }
      }
      return false
    }

    // Rules: PO-73.
    /// Nothing overrides what the module gave to one of UIKit's classes in an extension; but that can
    /// ask what took its place.
    private func takesPlaceOfGiven(_ member: Member, in type: TypeModel) -> Bool {
      guard isExchangeable(member), !type.isGeneric, !type.isLocal,
        !model.chain(of: type).contains(where: { other in
          other.members.contains {
            $0.fullName == member.fullName && $0.kind == member.kind && !$0.isOverride
          }
        }),
        let found = given(member, above: type), isExchangeable(found.member),
        found.member.selector == member.selector
      else { return false }
      planExchange(found.member, of: found.owner)
      return exchanged.contains(
        ModuleModel.Place(file: found.member.file, offset: found.member.offset))
    }

    /// The member that the module gave, in an extension, to one of UIKit's classes above a class.
    private func given(
      _ member: Member, above type: TypeModel
    ) -> (member: Member, owner: TypeModel)? {
      guard let outer = model.outerSuperclass(of: type) else { return nil }
      for name in model.order {
        guard let other = model.types[name], other.kind == .outside,
          KnownClasses.mayBe(outer, below: name)
        else { continue }
        for body in other.bodies {
          let same = body.members.first {
            $0.fullName == member.fullName && $0.kind == member.kind && !$0.isOverride
              && $0.isStatic == member.isStatic
              && ($0.isExposed || $0.isDynamic || body.exposesAll)
          }
          if let same { return (same, other) }
        }
      }
      return nil
    }

    /// The module may have given UIKit's class the member, in an extension that cannot ask.
    private func planOverrideOfOutside(
      _ member: Member, _ place: ModuleModel.Place, of type: TypeModel
    ) {
      guard let outside = given(member, above: type)?.owner else { return }
      freed.insert(place)
      report(
        "override of a member of an extension of \(outside.name)", at: member.offset,
        in: member.file,
        "Calls through \(outside.name) reach the extension's member; put a method before it that "
          + "asks for the class.")
    }
  }
#endif
