// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Finds the places of a base class's methods once and answers for its subclasses.
@MainActor
final class OverrideFinder<Base: AnyObject> {
  private var members: [(flag: Overrides<Base>, slots: [Int])] = []
  private var isReliable: Bool

  /// Learns where the methods of `Base` are.
  ///
  /// - Parameters:
  ///   - control: a subclass that overrides nothing.
  ///   - probes: for every flag, subclasses that override just the methods it stands for.
  init(control: Base.Type, probes: [(Overrides<Base>, [Base.Type])]) {
    isReliable = true
    for (flag, classes) in probes {
      var slots: [Int] = []
      for probe in classes {
        let found = MethodTable.slots(probe: probe, control: control, base: Base.self) ?? []
        isReliable = isReliable && !found.isEmpty
        slots += found
      }
      members.append((flag, slots))
    }
  }

  /// What `type` overrides of the methods of `Base`; `.unknown` where its metadata cannot be read.
  ///
  /// - Parameter kind: the class whose own overrides do not count: `type` is it, or descends from it.
  func overrides(of type: Base.Type, beyond kind: Base.Type = Base.self) -> Overrides<Base> {
    guard !ClassKnowledge.shared.isOff, isReliable, let known = MethodTable(kind),
      let table = MethodTable(type)
    else { return .unknown }
    return members.reduce(into: []) { result, member in
      if table.differs(from: known, at: member.slots) { result.insert(member.flag) }
    }
  }
}
